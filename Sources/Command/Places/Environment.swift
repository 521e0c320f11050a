#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The variables of the process environment (A6).
///
/// The passphrase's own variable is not among them: it is read straight into guarded memory, never into a `String`.
package struct Environment: Sendable {
    private let lookUp: @Sendable (String) -> String?

    /// Variables that a look-up answers for.
    package init(lookUp: @escaping @Sendable (String) -> String?) {
        self.lookUp = lookUp
    }

    /// The environment of this process.
    package static let process = Environment { name in
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// The value of a variable; nil if it is not set.
    package subscript(name: String) -> String? {
        name == Environment.passphraseName ? nil : lookUp(name)
    }

    /// The value of a variable; nil if it is not set or empty.
    package func nonEmpty(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The variable that may hold the passphrase (CLI-3).
    package static let passphraseName = "WHISPER_PASSPHRASE"
}
