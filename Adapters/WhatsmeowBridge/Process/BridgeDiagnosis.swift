import WhisperBridgeProtocol

/// A diagnosis from a line of a bridge's standard error (ING-6): its kind, and in debug builds the line itself.
public struct BridgeDiagnosis: Hashable, Sendable {
    /// The kind of problem.
    public let kind: Kind
    /// The line, at most 500 bytes; nil in release builds, which store nothing of it.
    public let line: String?

    /// The kinds of problems that are distinguished, in the order in which a line is tried for them: the cause that an
    /// exception names comes before the exception.
    public enum Kind: String, Sendable, CaseIterable {
        /// A module, a library or a program that the bridge needs is not installed.
        case notInstalled = "not-installed"
        /// No memory or disk space is left.
        case exhausted
        /// The system denies the bridge a permission.
        case forbidden
        /// The certificate of a server is not trusted.
        case untrusted
        /// The name of a server cannot be resolved, or the server cannot be reached.
        case unreachable
        /// A file does not exist.
        case missingFile = "missing-file"
        /// A panic of Go's runtime.
        case panic
        /// An uncaught exception.
        case exception
        /// Anything else.
        case other
    }

    /// Longer lines are truncated.
    private static let maximumLineLength = 500

    /// The diagnosis of a line.
    ///
    /// - Parameter traceback: Whether a traceback is being written, whose last line names the exception.
    init(line: UnsafeBufferPointer<UInt8>, in traceback: inout Bool) {
        let text = unsafe String(decoding: line.prefix(BridgeDiagnosis.maximumLineLength), as: UTF8.self)
        if text.hasSuffix("(most recent call last):") {
            traceback = true
            kind = .other
        } else if traceback, text.first == " " {
            kind = .other
        } else {
            let found = Kind.allCases.first { kind in kind.marks.contains { text.contains($0) } }
            kind = found ?? (traceback ? .exception : .other)
            traceback = false
        }
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
            [
                "ModuleNotFoundError", "ImportError", "Cannot find module", "cannot open shared object",
                "command not found", "env: ",
            ]
        case .exhausted:
            [
                "MemoryError", "No space left", "no space left", "Disk quota exceeded", "disk is full",
                "Cannot allocate memory", "cannot allocate memory",
            ]
        case .forbidden:
            [
                "PermissionError", "Permission denied", "permission denied", "Operation not permitted",
                "Read-only file system",
            ]
        case .untrusted:
            ["CERTIFICATE_VERIFY_FAILED", "certificate verify failed", "SSLCertVerificationError", "x509: "]
        case .unreachable:
            [
                "gaierror", "Name or service not known", "name resolution", "no such host", "ENOTFOUND",
                "Network is unreachable", "network is unreachable", "No route to host", "no route to host",
                "Connection refused", "connection refused",
            ]
        case .missingFile: ["No such file", "no such file"]
        case .panic: ["panic: ", "fatal error: ", "SIGSEGV", "goroutine "]
        case .exception: ["Traceback (most recent call last)", "Error: ", "Exception"]
        case .other: []
        }
    }
}

/// Splits a bridge's diagnostic output into lines, with bounded memory.
struct DiagnosisLines {
    private var framer = DiagnosisLines.fresh
    private var isInTraceback = false
    private static var fresh: LineFramer { LineFramer(maximumLineLength: 8_192) }

    /// The diagnoses of the lines that these bytes complete; empty lines have none, and overlong ones are truncated.
    mutating func append(_ bytes: [UInt8]) -> [BridgeDiagnosis] {
        var found: [BridgeDiagnosis] = []
        do throws(BridgeProtocolError) {
            try unsafe framer.append(bytes) { line in
                if !line.isEmpty { unsafe found.append(BridgeDiagnosis(line: line, in: &isInTraceback)) }
            }
        } catch {
            framer = DiagnosisLines.fresh
        }
        return found
    }
}
