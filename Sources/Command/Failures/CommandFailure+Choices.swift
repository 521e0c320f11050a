import WhisperLocalization

extension CommandFailure {
    /// An option has a value that it does not know.
    package static func unknownChoice(_ value: String, option: String, among values: [String]) -> CommandFailure {
        CommandFailure(
            .usage, DataFailureText.unknownChoice, ["option": .text(option), "value": .text(value)],
            hint: LocalizedMessage(
                DataFailureText.unknownChoiceHint, ["values": .list(values)]))
    }
}
