import WhisperArchive
import WhisperEnvelope
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The inbox reads lines as the realtime client does (RT-10)", .ownThreads)
struct InboxLineTests {
    private static let room = ConversationReference(platform: .realtime, key: "c1", title: "Ann", kind: .direct)

    /// The body with a line that was sealed into a conversation.
    private func body(_ text: String, into conversation: String, _ owner: Owner) -> [UInt8] {
        ConversationLine(
            conversation: ConversationLine.name(ofConversation: conversation, owner.ports.crypto),
            device: UniqueIdentifier(high: 1, low: 1), number: 1, previous: ConversationLine.beginning
        ).body(Array(text.utf8))
    }

    /// The result of Bob's inbox for bodies that Ann sealed and a server carries into `c1`.
    private func opened(
        _ bodies: [[UInt8]], _ couple: Couple, sender: String, before: String = "", isSigned: Bool = true
    ) async throws -> [StoredMessage] {
        var events: [SyncEvent] = []
        for (index, body) in bodies.enumerated() {
            let sealed = try await couple.ann.sealing.seal(
                SealingRequest(message: body, recipient: .contact(couple.annsBob.id), isSigned: isSigned))
            events.append(
                .message(
                    RemoteMessage(
                        serverID: "s\(index)", sequence: Int64(index + 1), sender: sender,
                        text: before + sealed.envelope.text, createdAt: couple.bob.clock.now())))
        }
        _ = try await couple.bob.store.apply(
            SyncGroup(conversation: Self.room, owner: "bob", events: events, cursor: Int64(events.count)))
        _ = try await Inbox(couple.bob.ports).open()
        let chat = try #require(
            try await couple.bob.store.conversation(platform: Self.room.platform, key: Self.room.key))
        return try await couple.bob.store.messages(in: chat.id, .oldest, limit: 100)
            .filter { $0.unified.platform == .whisper }
    }

    @Test(
        "A contact's line is removed and its place stored, in the reader's own name and after other words",
        arguments: [("bob", ""), ("ann", "Look: ")])
    func lines(sender: String, before: String) async throws {
        let couple = try await Couple()
        let bodies = [body("here", into: "c1", couple.ann), body("moved", into: "c2", couple.ann)]
        let messages = try await opened(bodies, couple, sender: sender, before: before)
        #expect(messages.map(\.unified.content.text) == ["here", "moved"])
        #expect(messages.map { LineRecord(of: $0.unified)?.isHere } == [true, false])
    }

    @Test("An unsigned message keeps its line: all of it is text")
    func unsigned() async throws {
        let couple = try await Couple(verified: false)
        let body = body("anyone", into: "c1", couple.ann)
        let messages = try await opened([body], couple, sender: "ann", isSigned: false)
        #expect(messages.map(\.unified.content.text) == [String(decoding: body, as: UTF8.self)])
        #expect(messages.map { LineRecord(of: $0.unified) } == [nil])
    }
}
