/// What a bridge's standard error tells (ING-6): its kind, and in debug builds the line itself.
public struct BridgeDiagnosis: Hashable, Sendable {
    /// What kind of trouble a line tells of.
    public let kind: Kind
    /// The line, at most 500 bytes; nil in release builds, where nothing of it is kept.
    public let line: String?

    /// The kinds of trouble that are told apart.
    public enum Kind: String, Sendable, CaseIterable {
        /// A module or library that the bridge needs is not installed.
        case notInstalled = "not-installed"
        /// An exception that nobody caught.
        case exception
        /// Go's runtime gave up.
        case panic
        /// There is no memory or no room left.
        case exhausted
        /// Anything else.
        case other
    }

    /// Longer lines are cut.
    private static let longestLine = 500

    /// The diagnosis of a line.
    init(line: UnsafeBufferPointer<UInt8>) {
        let text = unsafe String(decoding: line.prefix(BridgeDiagnosis.longestLine), as: UTF8.self)
        kind = Kind.allCases.first { kind in kind.marks.contains { text.contains($0) } } ?? .other
        #if DEBUG
            self.line = text
        #else
            self.line = nil
        #endif
    }
}

extension BridgeDiagnosis.Kind {
    /// What lines of this kind hold.
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
