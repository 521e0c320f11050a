import WhisperJSONText

/// The relation of a message to others: quotes, mentions, forwarding.
package struct MessageRelations: Hashable, Sendable {
    /// A quoted message, as the reply repeats it.
    package struct Quote: Hashable, Sendable {
        /// The platform's id of the message.
        package var id: String
        /// The address of its sender.
        package var sender: String?
        /// Its text.
        package var text: String?

        /// Creates a quote.
        package init(id: String, sender: String?, text: String?) {
            self.id = id
            self.sender = sender
            self.text = text
        }
    }

    /// The message that is replied to.
    package var quote: Quote?
    /// The addresses of the people mentioned.
    package var mentions: [String] = []
    /// Whether it is a copy of another message.
    package var isForwarded = false
    /// How often it was forwarded.
    package var forwardingScore: Int64?
    /// After how many seconds it disappears.
    package var ephemeralSeconds: Int64?

    /// A message without relations.
    package init() {}
}

extension ReadContent {
    /// Adds the relations of a message.
    package mutating func add(_ relations: MessageRelations) {
        if let quote = relations.quote {
            replyTo = quote.id
            specific["quoted"] = .members([
                "id": .string(quote.id), "sender": quote.sender.map { .string($0) },
                "text": quote.text.map { .string($0) },
            ])
        }
        if !relations.mentions.isEmpty { specific["mentions"] = .array(relations.mentions.map { .string($0) }) }
        if relations.isForwarded { specific["forwarded"] = .bool(true) }
        if let score = relations.forwardingScore, score > 0 { specific["forwarding_score"] = .integer(score) }
        if let seconds = relations.ephemeralSeconds, seconds > 0 {
            specific["ephemeral"] = .bool(true)
            specific["ephemeral_seconds"] = .integer(seconds)
        }
    }
}
