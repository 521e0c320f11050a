import WhisperMessage
import WhisperWhatsAppContent

/// The relation of a message to others: quotes, mentions, forwarding (`ContextInfo`).
extension ReadContent {
    /// Adds the information of a context.
    mutating func add(_ context: WireMessage) {
        var relations = MessageRelations()
        if let quoted = context.text(ContextField.quotedID) {
            relations.quote = MessageRelations.Quote(
                id: quoted, sender: JID(context.text(ContextField.quotedSender))?.text,
                text: context.message(ContextField.quotedMessage).flatMap(ReadContent.quotedText))
        }
        relations.mentions = context.texts(ContextField.mentions).compactMap { JID($0)?.text }
        relations.isForwarded = context.flag(ContextField.isForwarded)
        relations.forwardingScore = context.integer(ContextField.forwardingScore)
        relations.ephemeralSeconds = context.integer(ContextField.expiration)
        add(relations)
    }

    /// Returns the text of a quoted message, which WhatsApp repeats in the reply.
    package static func quotedText(_ message: WireMessage) -> String? {
        var reader = MessageReader(readsContext: false)
        guard case .content(let read) = reader.read(message) else { return nil }
        return read.content.text
    }
}
