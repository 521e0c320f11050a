import WhisperMessage
import WhisperStorePort

extension ConversationReference {
    /// A family group.
    static let sample = ConversationReference(platform: .whatsapp, key: "Family", title: "Family", kind: .group)
}

extension NewMessage {
    /// A message without a sender, a number of milliseconds after 2020.
    static func sample(
        _ text: String, in conversation: UniqueIdentifier, at milliseconds: Int64, sender: SenderHandle? = nil
    ) -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: "\(milliseconds)-\(text)", platform: .whatsapp,
            timestamp: Timestamp(milliseconds: 1_577_836_800_000 + milliseconds), precision: .millisecond,
            sender: sender, content: Content(kind: .text, text: text),
            contentKey: ContentKey(high: UInt64(bitPattern: milliseconds), low: UInt64(text.utf8.count)))
    }
}

extension [UInt8] {
    /// Whether it contains these bytes.
    func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, count >= part.count else { return false }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            if self[found...].starts(with: part) { return true }
            start = found + 1
        }
        return false
    }
}
