/// Where events have the message that a person sent.
extension WireMessage {
    /// In a `Message` event: the message without its wrappers if the library removed them, and otherwise as it came.
    var sentMessage: WireMessage? {
        message(EventField.Message.message) ?? message(EventField.Message.raw)
    }

    /// In a `WebMessageInfo`: the message; nil if it is a system line.
    var historyMessage: WireMessage? {
        guard (integer(HistoryField.Message.stubType) ?? 0) <= 0 else { return nil }
        return message(HistoryField.Message.message)
    }
}
