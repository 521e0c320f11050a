import Localization

/// Why a command ends without having done what it was asked.
struct CommandFailure: Error, Sendable {
    /// What kind of failure: its stable name and exit status.
    let code: FailureCode
    /// What went wrong.
    let message: LocalizedMessage
    /// What the user can do about it.
    let hint: LocalizedMessage?

    init(_ code: FailureCode, _ message: LocalizedMessage, hint: LocalizedMessage? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }

    init(
        _ code: FailureCode, _ key: some TextKey, _ arguments: [String: TextArgument] = [:],
        hint: LocalizedMessage? = nil
    ) {
        self.init(code, LocalizedMessage(key, arguments), hint: hint)
    }
}
