import WhisperBridgeProtocol

/// A diagnosis from a line of a bridge's standard error (ING-6): its kind, and in debug builds the line itself.
public struct BridgeDiagnosis: Hashable, Sendable {
    /// The kind of problem.
    public let kind: Kind
    /// The line, at most 500 bytes; nil in release builds, which store nothing of it.
    public let line: String?

    /// The kinds of problems that are distinguished.
    public enum Kind: String, Sendable, CaseIterable {
        /// A module or library that the bridge needs is not installed.
        case notInstalled = "not-installed"
        /// An uncaught exception.
        case exception
        /// A panic of Go's runtime.
        case panic
        /// No memory or disk space is left.
        case exhausted
        /// Anything else.
        case other
    }

    /// Longer lines are truncated.
    private static let maximumLineLength = 500

    /// The diagnosis of a line.
    init(line: UnsafeBufferPointer<UInt8>) {
        let text = unsafe String(decoding: line.prefix(BridgeDiagnosis.maximumLineLength), as: UTF8.self)
        kind = Kind.allCases.first { kind in kind.marks.contains { text.contains($0) } } ?? .other
        #if DEBUG
            self.line = text
        #else
            self.line = nil
        #endif
    }
}

extension BridgeDiagnosis.Kind {
    /// The text that identifies lines of this kind.
    fileprivate var marks: [String] {
        switch self {
        case .notInstalled:
            ["ModuleNotFoundError", "ImportError", "cannot open shared object", "command not found", "No such file"]
        case .exception: ["Traceback (most recent call last)", "Error: ", "Exception"]
        case .panic: ["panic: ", "fatal error: ", "SIGSEGV", "goroutine "]
        case .exhausted: ["MemoryError", "No space left", "Cannot allocate memory"]
        case .other: []
        }
    }
}

/// Splits a bridge's diagnostic output into lines, with bounded memory.
struct DiagnosisLines {
    private var framer = DiagnosisLines.fresh
    private static var fresh: LineFramer { LineFramer(maximumLineLength: 8_192) }

    /// The diagnoses of the lines that these bytes complete; empty lines have none, and overlong ones are truncated.
    mutating func append(_ bytes: [UInt8]) -> [BridgeDiagnosis] {
        var found: [BridgeDiagnosis] = []
        do throws(BridgeProtocolError) {
            try unsafe framer.append(bytes) { line in
                if !line.isEmpty { unsafe found.append(BridgeDiagnosis(line: line)) }
            }
        } catch {
            framer = DiagnosisLines.fresh
        }
        return found
    }
}
