package import WhisperJSONText
package import WhisperLocalization

/// Why a command failed.
package struct CommandFailure: Error, Sendable {
    /// What kind of failure: its stable name and exit status.
    package let code: FailureCode
    /// What went wrong.
    package let message: LocalizedMessage
    /// What the user can do about it.
    package let hint: LocalizedMessage?
    /// What makes it an alarm: the sign of an attack; nil for any other failure.
    package var alarm: Alarm?
    /// Further members of the error's JSON.
    package var details: JSONObject = [:]

    package init(_ code: FailureCode, _ message: LocalizedMessage, hint: LocalizedMessage? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }

    package init(
        _ code: FailureCode, _ key: some TextKey, _ arguments: [String: TextArgument] = [:],
        hint: LocalizedMessage? = nil
    ) {
        self.init(code, LocalizedMessage(key, arguments), hint: hint)
    }
}
