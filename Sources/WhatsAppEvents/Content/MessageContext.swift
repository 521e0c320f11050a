import WhisperJSONText
import WhisperMessage

/// The relation of a message to others: quotes, mentions, forwarding (`ContextInfo`).
extension ReadContent {
    /// Adds the information of a context.
    mutating func add(_ context: WireMessage) {
        if let quoted = context.text(ContextField.quotedID) {
            replyTo = quoted
            specific["quoted"] = .members([
                "id": .string(quoted),
                "sender": JID(context.text(ContextField.quotedSender)).map { .string($0.text) },
                "text": context.message(ContextField.quotedMessage).flatMap(ReadContent.quotedText).map { .string($0) },
            ])
        }
        let mentions = context.texts(ContextField.mentions).compactMap { JID($0)?.text }
        if !mentions.isEmpty { specific["mentions"] = .array(mentions.map { .string($0) }) }
        if context.flag(ContextField.isForwarded) { specific["forwarded"] = .bool(true) }
        if let score = context.integer(ContextField.forwardingScore), score > 0 {
            specific["forwarding_score"] = .integer(score)
        }
        if let seconds = context.integer(ContextField.expiration), seconds > 0 {
            specific["ephemeral"] = .bool(true)
            specific["ephemeral_seconds"] = .integer(seconds)
        }
    }

    /// Returns the text of a quoted message, which WhatsApp repeats in the reply.
    private static func quotedText(_ message: WireMessage) -> String? {
        var reader = MessageReader(readsContext: false)
        guard case .content(let read) = reader.read(message) else { return nil }
        return read.content.text
    }
}
