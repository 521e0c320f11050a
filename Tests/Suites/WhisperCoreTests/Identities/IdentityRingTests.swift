import WhisperArchive
import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperKeychainPort
import WhisperMessage
import WhisperPresencePort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The ring of identities (ID-1, ID-2, ID-7)", .ownThreads)
struct IdentityRingTests {
    @Test("The first identity is the default, the second is not, and using it makes it so (ID-1)")
    func defaults() async throws {
        let owner = try Owner()
        let first = try await owner.ring.create(name: "Ann")
        let second = try await owner.ring.create(name: "Ann at work")
        #expect(first.isDefault && !second.isDefault)
        #expect(try await owner.ring.use(second.id).isDefault)
        #expect(try await owner.ring.standard()?.id == second.id)
        #expect(try await owner.ring.all().count { $0.isDefault } == 1)
    }

    @Test("The keys of a new identity match the secrets in the keychain (ID-7)", arguments: [true, false])
    func keys(withSigningKey: Bool) async throws {
        let owner = try Owner()
        let identity = try await owner.ring.create(name: "Ann", withSigningKey: withSigningKey)
        #expect((identity.signingKey != nil) == withSigningKey)
        #expect(try owner.kinds() == (withSigningKey ? ["agreement", "signing"] : ["agreement"]))
        let pair = try owner.ports.secrets.agreementPair(of: identity)
        #expect(try owner.ports.crypto.agreementPublicKey(of: pair.secret) == identity.agreementKey)
        #expect(
            identity.fingerprint
                == Fingerprint(
                    agreementKey: identity.agreementKey, signingKey: identity.signingKey, crypto: owner.ports.crypto))
        #expect(
            identity.recipientKeyID == RecipientKeyID(of: identity.agreementKey, crypto: owner.ports.crypto))
        #expect(owner.gate.asked.isEmpty)
    }

    @Test("A name that hides, misleads, is empty or taken creates no identity and no secret (CON-2)")
    func names() async throws {
        let owner = try Owner()
        _ = try await owner.ring.create(name: "Ann")
        for name in ["", "  ", "Ann\u{202E}", "A\u{0}nn", String(repeating: "n", count: 129)] {
            await #expect(throws: IdentityError.invalidName) { try await owner.ring.create(name: name) }
        }
        await #expect(throws: IdentityError.nameTaken) { try await owner.ring.create(name: " Ann ") }
        #expect(try owner.kinds() == ["agreement", "signing"])
        let other = try await owner.ring.create(name: "Other")
        await #expect(throws: IdentityError.nameTaken) { try await owner.ring.rename(other.id, to: "Ann") }
        #expect(try await owner.ring.rename(other.id, to: "Another").name == "Another")
    }

    @Test("An archived identity is not the default, cannot be used or rotated, and leaves no default (ID-2)")
    func archiving() async throws {
        let owner = try Owner()
        let identity = try await owner.ring.create(name: "Ann")
        #expect(try await owner.ring.archive(identity.id).stage == .archived)
        #expect(try await owner.ring.standard() == nil)
        await #expect(throws: IdentityError.notActive) { try await owner.ring.use(identity.id) }
        await #expect(throws: IdentityError.notActive) { try await owner.ring.rotate(identity.id) }
        #expect(try await owner.ring.create(name: "Bea").isDefault)
    }

    @Test("An identity is found by id, fingerprint and name, in this order, and not by its short id (CON-2)")
    func finding() async throws {
        let owner = try Owner()
        let ann = try await owner.ring.create(name: "Ann")
        // A name may be chosen to look like another's fingerprint.
        _ = try await owner.ring.create(name: ann.fingerprint.hex)
        #expect(try await owner.ring.find("Ann").id == ann.id)
        #expect(try await owner.ring.find(ann.id.description).id == ann.id)
        #expect(try await owner.ring.find(ann.fingerprint.hex).id == ann.id)
        for text in ["ann", "", ann.shortID.description] {
            await #expect(throws: IdentityError.notFound) { try await owner.ring.find(text) }
        }
    }

    @Test("If interrupted at any write, creating an identity leaves a whole one or none, and can be repeated")
    func cutOff() async throws {
        for changes in 0..<5 {
            let owner = try Owner()
            owner.keychain.stop(after: changes)
            let made = try? await owner.ring.create(name: "Ann")
            let wasCutOff = owner.keychain.hasStopped
            #expect((made == nil) == wasCutOff)
            owner.keychain.stop(after: nil)
            for identity in try await owner.ring.all() {
                _ = try owner.ports.secrets.agreementPair(of: identity)
                _ = try await owner.ring.bundle(of: identity.id)
            }
            owner.clock.advance(by: IdentityMaking.patience + 1)
            if try await owner.ring.all().isEmpty {
                _ = try await owner.ring.create(name: "Ann")
            } else {
                _ = try await owner.ring.create(name: "Bea")
            }
            let count = try await owner.ring.all().count
            #expect(
                try owner.kinds()
                    == Array(repeating: "agreement", count: count) + Array(repeating: "signing", count: count))
        }
    }

    @Test("Secrets of an identity that another process is creating are left alone")
    func patience() async throws {
        let owner = try Owner()
        owner.keychain.stop(after: 2)
        _ = try? await owner.ring.create(name: "Ann")
        owner.keychain.stop(after: nil)
        _ = try await owner.ring.create(name: "Bea")
        #expect(try owner.kinds() == ["agreement", "agreement", "pending", "signing"])
    }

    @Test("An identity without its secrets opens nothing and reports that")
    func missingSecret() async throws {
        let owner = try Owner()
        let identity = try await owner.ring.create(name: "Ann")
        for name in try owner.keychain.names() { try owner.keychain.remove(name) }
        #expect(throws: IdentityError.secretMissing) { _ = try owner.ports.secrets.agreementPair(of: identity) }
        await #expect(throws: IdentityError.signingKeyMissing) { try await owner.ring.bundle(of: identity.id) }
    }

    @Test("A secret that does not match the recorded public key is never used")
    func exchangedKey() async throws {
        let owner = try Owner()
        let identity = try await owner.ring.create(name: "Ann")
        var record = identity.record
        record.signingKey = try owner.ports.crypto.makeSigningKeyPair().publicKey.bytes
        try await owner.store.saveIdentities([record])
        await #expect(throws: IdentityError.damaged) { try await owner.ring.bundle(of: identity.id) }
        record = identity.record
        record.agreementKey = try owner.ports.crypto.makeAgreementKeyPair().publicKey.bytes
        let exchanged = try OwnIdentity(record)
        #expect(throws: IdentityError.damaged) { _ = try owner.ports.secrets.agreementPair(of: exchanged) }
    }

    @Test("Two hundred identities have their agreement keys in one guarded table (ID-8)")
    func manyIdentities() async throws {
        let owner = try Owner()
        var identities: [OwnIdentity] = []
        for number in 0..<200 {
            identities.append(try await owner.ring.create(name: "Ann \(number)", withSigningKey: false))
        }
        for _ in 0..<2 {
            for identity in identities {
                let pair = try owner.ports.secrets.agreementPair(of: identity)
                #expect(try owner.ports.crypto.agreementPublicKey(of: pair.secret) == identity.agreementKey)
            }
        }
    }
}
