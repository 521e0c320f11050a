import WhisperMessage
import WhisperStorePort

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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

extension NewSender {
    /// A person whom an export shows.
    static func named(_ name: String) -> NewSender {
        NewSender(
            platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: name)],
            participant: Participant(identifier: nil, displayName: name), isOwner: false,
            seenAt: Timestamp(milliseconds: 1_577_836_800_000))
    }
}

extension [UInt8] {
    /// Whether it contains these bytes.
    func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, count >= part.count else { return false }
        // Files of megabytes are searched for hundreds of words, which takes C's own loops in a debug build.
        return withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress else { return false }
            let end = place + (count - part.count + 1)
            while place < end, let found = memchr(place, Int32(first), end - place) {
                if memcmp(found, part, part.count) == 0 { return true }
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
