import WhisperArchive
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperPolicy
import WhisperPresencePort
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Rotation (ID-3)", .ownThreads)
struct RotationTests {
    @Test("A successor has new keys, the next version, the name and the default, and a statement by the old key (ID-3)")
    func successor() async throws {
        let owner = try Owner()
        let old = try await owner.ring.create(name: "Ann")
        let rotation = try await owner.ring.rotate(old.id)
        let new = rotation.successor
        #expect(new.keyVersion == 2 && new.name == "Ann" && new.isDefault)
        #expect(new.record.predecessor == old.id)
        #expect(new.agreementKey != old.agreementKey && new.signingKey != old.signingKey)
        let statement = try #require(new.record.succession.flatMap { SuccessionStatement($0) })
        #expect(statement.isAuthentic(crypto: owner.ports.crypto))
        #expect(statement.oldFingerprint == old.fingerprint && statement.newFingerprint == new.fingerprint)
        #expect(statement.oldSigningKey == old.signingKey)
        #expect(try await owner.ring.find("Ann").id == new.id)
        let bundle = try PublicBundle(text: try await owner.ring.bundle(of: new.id), crypto: owner.ports.crypto)
        #expect(bundle.succession == statement && bundle.keyVersion == 2)
    }

    @Test("The old identity is archived where the policy says so, else rotated (ID-3)", arguments: [true, false])
    func predecessor(archives: Bool) async throws {
        let owner = try Owner()
        try await owner.policies.set(.autoArchiveOnRotation, to: archives)
        let old = try await owner.ring.create(name: "Ann")
        let rotation = try await owner.ring.rotate(old.id)
        #expect(rotation.predecessor.stage == (archives ? .archived : .rotated))
        #expect(!rotation.predecessor.isDefault)
        #expect(try await owner.ring.identity(old.id) == rotation.predecessor)
        await #expect(throws: IdentityError.notActive) { try await owner.ring.rotate(old.id) }
    }

    @Test("An identity without a signing key gets one by rotation where that is asked for (POL-2)")
    func gainingASigningKey() async throws {
        let owner = try Owner()
        let old = try await owner.ring.create(name: "Ann", withSigningKey: false)
        let same = try await owner.ring.rotate(old.id).successor
        #expect(same.signingKey == nil && same.record.succession == nil)
        #expect(try await owner.ring.rotate(same.id, withSigningKey: true).successor.signingKey != nil)
    }

    @Test("With the gate up, one proof covers a rotation, and the new key is behind the gate (BIO-1)")
    func gated() async throws {
        let owner = try Owner()
        let old = try await owner.ring.create(name: "Ann")
        try await owner.policies.set(.biometricGatedSigning, to: true)
        let asked = owner.gate.asked.count
        let new = try await owner.ring.rotate(old.id).successor
        #expect(owner.gate.asked.dropFirst(asked) == [.changingIdentity(name: "Ann")])
        #expect(try owner.kinds() == ["agreement", "agreement", "signing-gate", "signing.gated", "signing.gated"])
        owner.gate.answer(with: .cancelled)
        await #expect(throws: IdentityError.presence(.cancelled)) { try await owner.ring.rotate(new.id) }
        #expect(try await owner.ring.all().count == 2)
        #expect(try owner.kinds().count == 5)
    }

    @Test("Cut off at any write, a rotation has happened or has not")
    func cutOff() async throws {
        for changes in 0..<5 {
            let owner = try Owner()
            let old = try await owner.ring.create(name: "Ann")
            owner.keychain.stop(after: changes)
            _ = try? await owner.ring.rotate(old.id)
            owner.keychain.stop(after: nil)
            let all = try await owner.ring.all()
            #expect(all.count == 1 || all.count == 2)
            #expect(all.count { $0.isDefault } == 1)
            for identity in all { _ = try await owner.ring.bundle(of: identity.id) }
            #expect(try await owner.ring.standard()?.stage == .active)
        }
    }
}
