import WhisperClockPort
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPages

/// Messages and pages to test with.
enum Samples {
    static let site = PageSite(language: .english, theme: .automatic, zone: UniversalTime())
    static let noon = Timestamp(milliseconds: 1_714_737_780_000)  // 2024-05-03 12:03 UTC
    static let chat = PageChat(number: 3, conversation("Kayak Trip"))

    static func conversation(_ title: String) -> Conversation {
        Conversation(
            id: id(1), platform: .whatsapp, sessionID: "s", title: title, kind: .group, createdAt: noon,
            updatedAt: noon)
    }

    static func id(_ number: UInt64) -> UniqueIdentifier { UniqueIdentifier(version4High: number, low: number) }

    /// A message from another person.
    static func message(
        _ number: UInt64 = 1, _ kind: ContentKind = .text, _ text: String? = "Hello", from name: String? = "Ana",
        at time: Timestamp = noon, files: [Attachment] = [], direction: MessageDirection = .incoming,
        status: MessageStatus = .sent, platform: Platform = .whatsapp, specific: JSONObject = [:]
    ) -> StoredMessage {
        StoredMessage(
            unified: UnifiedMessage(
                id: id(number), externalID: "e\(number)", platform: platform, timestamp: time, precision: .minute,
                sender: name.map { Participant(identifier: nil, displayName: $0) },
                content: Content(kind: kind, text: text, attachments: files), threadID: "t",
                platformSpecific: specific),
            conversation: id(1), position: ChatPosition(rawValue: Int64(number) << 20), person: id(900),
            direction: direction, status: status, isRead: true)
    }

    /// A page of a chat with these messages.
    static func page(
        _ messages: [PageMessage], chat: PageChat = chat, site: PageSite = site
    ) throws -> PageTree {
        var page = ChatPage(
            of: chat, month: site.month(of: messages[0].stored), part: 1, after: nil, site: site)
        for message in messages { page.append(message) }
        return try PageTree(page.finished(next: nil))
    }

    /// The items of the page of one message.
    static func item(_ message: StoredMessage, _ change: (inout PageMessage) -> Void = { _ in }) throws -> String {
        var entry = PageMessage(message, assurance: .plain)
        change(&entry)
        let tree = try page([entry])
        return tree.texts.filter { $0.path.contains("ol") && $0.text != "\n" }.map(\.text).joined(separator: "|")
    }
}
