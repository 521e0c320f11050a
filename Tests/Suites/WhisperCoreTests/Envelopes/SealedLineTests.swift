import WhisperArchive
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Lines in whose place an opened message stands (UX-1)", .ownThreads)
struct SealedLineTests {
    private let couple: Couple

    init() async throws { couple = try await Couple() }

    private var bob: Owner { couple.bob }

    /// A message of a group, by somebody of this name.
    private func carried(_ text: String, by name: String) async throws -> StoredMessage {
        let group = try await bob.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "club", title: "Club", kind: .group))
        let sender = try await bob.store.sender(
            for: NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: name)],
                participant: Participant(identifier: nil, displayName: name), isOwner: false,
                seenAt: bob.clock.now()))
        _ = try await bob.store.save([
            NewMessage(
                conversation: group.id, externalID: name, platform: .whatsapp, timestamp: bob.clock.now(),
                precision: .second, sender: sender, direction: .incoming,
                content: Content(kind: .text, text: text))
        ])
        return try #require(try await bob.store.message(conversation: group.id, externalID: name))
    }

    /// The texts of the messages that are shown of a chat.
    private func shown(_ chat: UniqueIdentifier) async throws -> [String] {
        let lines = SealedLines(store: bob.store, crypto: bob.ports.crypto)
        let messages = try await bob.store.messages(in: chat, .oldest, limit: 100)
        return try await lines.withoutReplaced(messages).compactMap(\.unified.content.text)
    }

    @Test("In a group, a line stays that somebody else than its signer carried")
    func forwarded() async throws {
        let line = try await couple.ann.seal("Hello", to: couple.annsBob).text
        let chat = try await carried(line, by: "Mallory").conversation
        #expect(try await shown(chat) == [line])
        _ = try await Inbox(bob.ports).open()
        #expect(try await shown(chat) == [line, "Hello"])
    }

    @Test("In a group, the opened message stands for the line that its signer carried")
    func group() async throws {
        let line = try await couple.ann.seal("Hello", to: couple.annsBob).text
        let chat = try await carried(line, by: "Ann").conversation
        _ = try await Inbox(bob.ports).open()
        #expect(try await shown(chat) == ["Hello"])
    }

    @Test("A line among other words stays, and so does one whose message stands elsewhere or was deleted")
    func others() async throws {
        let line = try await couple.ann.seal("Hello", to: couple.annsBob).text
        let chat = try await Carried("Look: \(line)", at: bob.clock.now(), in: bob.store).message.conversation
        _ = try await Inbox(bob.ports).open()
        #expect(try await shown(chat) == ["Look: \(line)", "Hello"])
        let again = try await Carried(line, at: bob.clock.now(), in: bob.store).message
        #expect(try await shown(chat) == ["Look: \(line)", "Hello", line])
        let lines = SealedLines(store: bob.store, crypto: bob.ports.crypto)
        guard case .opened(let opened)? = try await lines.finding(of: again) else {
            Issue.record("It was opened.")
            return
        }
        #expect(opened.unified.content.text == "Hello")
        _ = try await bob.store.deleteMessage(opened.unified.id, .tombstone)
        #expect(try await lines.finding(of: again) == nil)
    }

    @Test("What the owner sealed is found by its envelope, also what was sealed to the key alone; nothing else is")
    func own() async throws {
        let lines = SealedLines(store: bob.store, crypto: bob.ports.crypto)
        let own = try await bob.seal("From Bob", to: couple.bobsAnn).text
        let carried = try await Carried(own, at: bob.clock.now(), in: bob.store).message
        guard case .own(let message)? = try await lines.finding(of: carried) else {
            Issue.record("It is the owner's.")
            return
        }
        #expect(message.unified.content.text == "From Bob")
        // To a key that is a contact's only later.
        let carl = try Owner(clock: bob.clock)
        let identity = try await carl.ring.create(name: "Carl")
        let early = try await bob.sealing.seal(
            SealingRequest(message: Array("Early".utf8), recipient: .key(identity.agreementKey))
        ).envelope.text
        let line = try await Carried(early, at: bob.clock.now(), in: bob.store).message
        #expect(try await lines.finding(of: line) == nil)
        _ = try await bob.seal("Later", to: try await bob.meet(carl, "Carl", verified: true))
        guard case .own(let first)? = try await lines.finding(of: line) else {
            Issue.record("It is the owner's.")
            return
        }
        #expect(first.unified.content.text == "Early")
        let foreign = try await couple.ann.seal("To herself", to: couple.annsBob).text
        let unopened = try await Carried(foreign, at: bob.clock.now(), in: bob.store).message
        #expect(try await lines.finding(of: unopened) == nil)
    }
}
