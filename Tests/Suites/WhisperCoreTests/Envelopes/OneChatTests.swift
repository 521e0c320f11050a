import WhisperArchive
import WhisperContacts
import WhisperKeyFingerprint
import WhisperMessage
import WhisperPolicy
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// One person has one chat, and one set of policies, however addressed (POL-2, CON-1).
@Suite("One chat per person", .ownThreads)
struct OneChatTests {
    private func titles(_ owner: Owner) async throws -> [String] {
        try await owner.store.conversations(after: nil, limit: 100).map(\.title)
    }

    private func seal(
        _ text: String, by owner: Owner, toKeyOf contact: KnownContact, isSigned: Bool? = nil
    ) async throws -> SealedMessage {
        try await owner.sealing.seal(
            SealingRequest(message: Array(text.utf8), recipient: .key(contact.agreementKey), isSigned: isSigned))
    }

    @Test("A verified contact's key takes no unsigned message, and nothing is stored (POL-2, POL-3)")
    func signature() async throws {
        let couple = try await Couple()
        await #expect(throws: MessageSealingError.policyViolation(.signatureRequired(hasSigningKey: true))) {
            try await seal("hi", by: couple.ann, toKeyOf: couple.annsBob, isSigned: false)
        }
        #expect(try await titles(couple.ann).isEmpty)
        try await couple.ann.policies.set(.requireSignatureForVerified, to: false)
        _ = try await seal("hi", by: couple.ann, toKeyOf: couple.annsBob, isSigned: false)
        let unverified = try await Couple(verified: false)
        _ = try await seal("hi", by: unverified.ann, toKeyOf: unverified.annsBob, isSigned: false)
    }

    @Test("By name, by key and by reply: one chat, named after the contact")
    func oneChat() async throws {
        let couple = try await Couple()
        let (ann, bob) = (couple.ann, couple.bob)
        _ = try await ann.seal("by name", to: couple.annsBob)
        #expect(try await seal("by key", by: ann, toKeyOf: couple.annsBob).recipient?.id == couple.annsBob.id)
        _ = try await ann.opening.open(try await bob.seal("answer", to: couple.bobsAnn))
        #expect(try await titles(ann) == ["Bob"])
        #expect(try await ann.messages().map(\.unified.content.text) == ["by name", "by key", "answer"])
        #expect(try await ann.messages().map(\.seal?.kind) == [.own, .own, .signed])
    }

    @Test(
        "Messages with keys alone join the chat once they are a contact's, without becoming verified")
    func strays() async throws {
        let couple = try await Couple()
        let ann = try Owner(clock: couple.ann.clock)
        _ = try await ann.ring.create(name: "Ann")
        let annAtBobs = try await couple.bob.meet(ann, "Ann", acceptingKeyChange: true)
        _ = try await seal("to a key", by: ann, toKeyOf: couple.annsBob)
        let verdict = try await ann.opening.open(try await couple.bob.seal("from a stranger", to: annAtBobs))
        #expect(verdict.attribution.kind == .unknownSigned)
        #expect(try await titles(ann).count == 2)
        let bob = try await ann.meet(couple.bob, "Bob", verified: true)
        #expect(try await titles(ann) == ["Bob"])
        let messages = try await ann.messages()
        #expect(Set(messages.compactMap(\.unified.content.text)) == ["to a key", "from a stranger"])
        var assurances = MessageAssurances(store: ann.store, trust: ann.ports.trust)
        let stranger = try #require(messages.first { $0.direction == .incoming })
        #expect(try await assurances.assurance(of: stranger) == .unverified)
        _ = try await ann.seal("and on", to: bob)
        #expect(try await titles(ann) == ["Bob"])
    }

    @Test(
        "A stray chat joins with the next message, whichever way it goes",
        arguments: [true, false])
    func strays(sends: Bool) async throws {
        let couple = try await Couple()
        let stray = try await couple.ann.store.conversation(for: .keys(couple.annsBob.fingerprint))
        let sender = try await couple.ann.store.sender(
            for: .keys(couple.annsBob.fingerprint, seenAt: couple.ann.clock.now()))
        _ = try await couple.ann.store.save([
            NewMessage(
                conversation: stray.id, externalID: "old", platform: .whisper, timestamp: couple.ann.clock.now(),
                precision: .second, sender: sender, direction: .incoming, content: Content(kind: .text, text: "old"))
        ])
        if sends {
            _ = try await couple.ann.seal("new", to: couple.annsBob)
        } else {
            _ = try await couple.ann.opening.open(try await couple.bob.seal("new", to: couple.bobsAnn))
        }
        #expect(try await titles(couple.ann) == ["Bob"])
        #expect(try await Set(couple.ann.messages().compactMap(\.unified.content.text)) == ["old", "new"])
    }

    @Test("A key of two contacts belongs to neither's chat, and the policies of both apply")
    func shared() async throws {
        let couple = try await Couple()
        let twin = ContactRecord(
            id: UniqueIdentifier(version4High: 9, low: 9), displayName: "Twin",
            agreementKey: couple.annsBob.record.agreementKey, signingKey: nil,
            fingerprint: Array(repeating: 9, count: 32), recipientKeyID: couple.annsBob.record.recipientKeyID,
            isBlocked: true, createdAt: couple.ann.clock.now(), updatedAt: couple.ann.clock.now())
        try await couple.ann.store.saveContact(twin)
        await #expect(throws: MessageSealingError.policyViolation(.recipientBlocked)) {
            try await seal("hi", by: couple.ann, toKeyOf: couple.annsBob)
        }
        _ = try await couple.ann.book.unblock(twin.id)
        #expect(try await seal("hi", by: couple.ann, toKeyOf: couple.annsBob).recipient == nil)
        #expect(try await !titles(couple.ann).contains("Bob"))
    }
}
