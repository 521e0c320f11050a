import WhisperArchive
import WhisperContacts
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// The assurance of messages: by the vault's own records, and the current trust in their signers (LOOK-4, ENV-5).
@Suite("The assurance of messages", .ownThreads)
struct MessageAssuranceTests {
    private func assurance(_ id: UniqueIdentifier, _ owner: Owner) async throws -> MessageAssurance {
        var assurances = MessageAssurances(store: owner.store, trust: owner.ports.trust)
        return try await assurances.assurance(of: try #require(try await owner.store.message(id)))
    }

    @Test("Verifying, revoking and removing a contact changes the assurance of all of its messages (CON-3)")
    func follows() async throws {
        let couple = try await Couple(verified: false)
        let (ann, bob) = (couple.ann, couple.annsBob)
        let message = try await ann.opening.open(try await couple.bob.seal("hi", to: couple.bobsAnn)).message
        #expect(try await assurance(message, ann) == .unverified)
        _ = try await ann.book.verify(bob.id, fingerprint: bob.fingerprint)
        #expect(try await assurance(message, ann) == .verified)
        _ = try await ann.book.revoke(bob.id)
        #expect(try await assurance(message, ann) == .unverified)
        let revoked = try await ann.opening.open(try await couple.bob.seal("thief", to: couple.bobsAnn)).message
        #expect(try await assurance(revoked, ann) == .unverified)
        _ = try await ann.book.verify(bob.id, fingerprint: bob.fingerprint)
        #expect(try await assurance(revoked, ann) == .unverified, "it was signed while the keys were revoked")
        try await ann.book.remove(bob.id)
        #expect(try await assurance(message, ann) == .unverified)
    }

    @Test("JSON has the present trust in who signed a message, and not that of its opening (CON-3)")
    func exported() async throws {
        let couple = try await Couple()
        let (ann, bob) = (couple.ann, couple.annsBob)
        _ = try await ann.opening.open(try await couple.bob.seal("hi", to: couple.bobsAnn))
        func trust() async throws -> [String?] {
            var export = try await MessageExport(of: ann.store, trust: ann.ports.trust)
            let bytes = try await export.next()
            let line = String(decoding: try #require(bytes), as: UTF8.self)
            func word(_ pattern: Regex<(Substring, Substring)>) -> String? {
                line.firstMatch(of: pattern).map { "\($0.1)" }
            }
            return [word(#/"trust":"?([a-z]+)/#), word(#/"seal":"([a-z]+)"/#)]
        }
        #expect(try await trust() == ["verified", "verified"])
        let verified = try #require(try await ann.store.contact(bob.id))
        _ = try await ann.book.revoke(bob.id)
        #expect(try await trust() == ["revoked", "unverified"])
        // The effect of an older page: nothing vouches for the record.
        try await ann.store.saveContact(verified)
        #expect(try await trust() == ["revoked", "unverified"])
        try await ann.book.remove(bob.id)
        #expect(try await trust() == ["null", "unverified"])
    }

    @Test("After a change of keys, messages verified when opened are so again once the new keys are (CON-4)")
    func keyChange() async throws {
        let couple = try await Couple()
        let ann = couple.ann
        let message = try await ann.opening.open(try await couple.bob.seal("hi", to: couple.bobsAnn)).message
        _ = try await couple.bob.ring.rotate(try await couple.bob.ring.find("Bob").id)
        let changed = try await ann.meet(couple.bob, "Bob", acceptingKeyChange: true)
        #expect(try await assurance(message, ann) == .unverified)
        _ = try await ann.book.verify(changed.id, fingerprint: changed.fingerprint)
        #expect(try await assurance(message, ann) == .verified)
    }

    @Test("Unsigned and own sealed messages are sealed, strangers' unverified, all others plain")
    func others() async throws {
        let couple = try await Couple(verified: false)
        let ann = couple.ann
        let unsigned = try await couple.bob.seal("hi", to: couple.bobsAnn, isSigned: false)
        #expect(try await assurance(try await ann.opening.open(unsigned).message, ann) == .sealed)
        _ = try await ann.seal("own", to: couple.annsBob)
        let own = try #require(try await ann.messages().first { $0.direction == .outgoing })
        #expect(try await assurance(own.unified.id, ann) == .sealed)
        let signed = try await couple.bob.seal("hi", to: couple.bobsAnn)
        try await ann.book.remove(couple.annsBob.id)
        #expect(try await assurance(try await ann.opening.open(signed).message, ann) == .unverified)
        #expect(MessageAssurance(of: nil, fingerprint: nil, trust: .verified) == .plain)
    }
}
