import WhisperArchive
import WhisperPolicy
import WhisperPresencePort
import WhisperSealingPort
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The gate before the signing keys (BIO-1, BIO-2)", .ownThreads)
struct SigningGateTests {
    @Test("A new vault has the documented policies, and each switch has a separate state (POL-1)")
    func positions() async throws {
        let owner = try Owner()
        #expect(try await owner.policies.settings() == PolicySettings())
        for policy in PolicySwitch.allCases {
            try await owner.policies.set(policy, to: !policy.isOnByDefault)
            #expect(try await owner.policies.settings()[policy] == !policy.isOnByDefault)
        }
    }

    @Test("With an active gate, no signing key is unsealed, and every signature asks again (BIO-1)")
    func up() async throws {
        let couple = try await Couple()
        try await couple.ann.policies.set(.biometricGatedSigning, to: true)
        #expect(couple.ann.gate.asked == [.gating])
        #expect(try couple.ann.kinds() == ["agreement", "signing-gate", "signing.gated"])
        for _ in 0..<2 { _ = try await couple.ann.seal("Hello", to: couple.annsBob) }
        let purpose = PresencePurpose.signing(recipient: "Bob")
        #expect(couple.ann.gate.asked == [.gating, purpose, purpose])
        _ = try await couple.ann.policies.set(.requireSignatureForVerified, to: false)
        _ = try await couple.ann.seal("Unsigned", to: couple.annsBob, isSigned: false)
        #expect(couple.ann.gate.asked.count == 3)
    }

    @Test("Without a gate, there is no prompt (BIO-2)")
    func down() async throws {
        let couple = try await Couple()
        _ = try await couple.ann.seal("Hello", to: couple.annsBob)
        #expect(couple.ann.gate.asked.isEmpty)
    }

    @Test("Without a proof, nothing is sealed or stored (BIO-2)", arguments: [PresenceError.cancelled, .failed])
    func refused(answer: PresenceError) async throws {
        let couple = try await Couple()
        try await couple.ann.policies.set(.biometricGatedSigning, to: true)
        couple.ann.gate.answer(with: answer)
        let expected: MessageSealingError = answer == .cancelled ? .cancelled : .presence(.failed)
        await #expect(throws: expected) { try await couple.ann.seal("Hello", to: couple.annsBob) }
        #expect(try await couple.ann.messages().isEmpty)
        #expect(try await couple.ann.store.conversations(after: nil, limit: 10).isEmpty)
    }

    @Test("A cancelled enrolment changes nothing (BIO-2)")
    func enrolmentCancelled() async throws {
        let couple = try await Couple()
        couple.ann.gate.answer(with: .cancelled)
        await #expect(throws: PolicyError.identity(.presence(.cancelled))) {
            try await couple.ann.policies.set(.biometricGatedSigning, to: true)
        }
        #expect(try couple.ann.kinds() == ["agreement", "signing"])
        #expect(try await couple.ann.policies.settings()[.biometricGatedSigning] == false)
        _ = try await couple.ann.seal("Hello", to: couple.annsBob)
    }

    @Test("Removing the gate requires a proof, and signing no longer asks (BIO-1)")
    func takenAway() async throws {
        let couple = try await Couple()
        try await couple.ann.policies.set(.biometricGatedSigning, to: true)
        couple.ann.gate.answer(with: .failed)
        await #expect(throws: PolicyError.identity(.presence(.failed))) {
            try await couple.ann.policies.set(.biometricGatedSigning, to: false)
        }
        #expect(try couple.ann.kinds() == ["agreement", "signing-gate", "signing.gated"])
        couple.ann.gate.answer(with: nil)
        try await couple.ann.policies.set(.biometricGatedSigning, to: false)
        let asked = couple.ann.gate.asked.count
        _ = try await couple.ann.seal("Hello", to: couple.annsBob)
        #expect(couple.ann.gate.asked.count == asked)
    }

    @Test("Interrupted at any write, the gate is active or not, and every key signs", arguments: [true, false])
    func cutOff(isRising: Bool) async throws {
        for changes in 0..<12 {
            let couple = try await Couple()
            let owner = couple.ann
            for name in ["Second", "Third"] { _ = try await owner.ring.create(name: name) }
            if !isRising { try await owner.policies.set(.biometricGatedSigning, to: true) }
            owner.keychain.stop(after: changes)
            try? await owner.policies.set(.biometricGatedSigning, to: isRising)
            owner.keychain.stop(after: nil)

            let isUp = try await owner.policies.settings()[.biometricGatedSigning]
            let asked = owner.gate.asked.count
            let identities = try await owner.ring.all()
            for identity in identities { _ = try await owner.ring.bundle(of: identity.id) }
            #expect(owner.gate.asked.count == asked + (isUp ? identities.count : 0), "after \(changes) changes")
            if isUp { #expect(try !owner.kinds().contains("signing"), "after \(changes) changes") }

            try await owner.policies.set(.biometricGatedSigning, to: isRising)
            #expect(try await owner.policies.settings()[.biometricGatedSigning] == isRising)
            for identity in identities { _ = try await owner.ring.bundle(of: identity.id) }
        }
    }

    @Test("A key created while the gate was being activated goes behind it on first use")
    func strayKey() async throws {
        let owner = try Owner()
        let identity = try await owner.ring.create(name: "Ann")
        let seed = try owner.ports.secrets.secret(.signing, of: identity.id)
        try await owner.policies.set(.biometricGatedSigning, to: true)
        try owner.ports.secrets.forget(.gatedSigning, of: identity.id)
        try owner.ports.secrets.keep(seed, as: .signing, of: identity.id)
        _ = try await owner.ring.bundle(of: identity.id)
        #expect(try owner.kinds() == ["agreement", "signing-gate", "signing.gated"])
    }

    @Test("A missing gate is reported and signs nothing; removing it lets a backup restore the keys")
    func missingGate() async throws {
        let couple = try await Couple()
        let backup = try await couple.ann.ring.backup(under: try couple.ann.secret("pass"), cost: .minimal)
        try await couple.ann.policies.set(.biometricGatedSigning, to: true)
        try couple.ann.keychain.remove(try IdentitySecretName.gateName())
        await #expect(throws: MessageSealingError.gateMissing) {
            try await couple.ann.seal("Hello", to: couple.annsBob)
        }
        #expect(try await couple.ann.messages().isEmpty)
        try await couple.ann.policies.set(.biometricGatedSigning, to: false)
        let restoration = try await couple.ann.ring.openBackup(backup, under: try couple.ann.secret("pass"))
        #expect(restoration.items.map(\.effect) == [.completes])
        _ = try await restoration.apply()
        _ = try await couple.ann.seal("Hello", to: couple.annsBob)
    }

    @Test(
        "A gate with a forgotten proof can be given up; a backup or a rotation continues from there",
        arguments: [true, false])
    func givenUp(fromBackup: Bool) async throws {
        let couple = try await Couple()
        let ann = couple.ann
        let backup = try await ann.ring.backup(under: try ann.secret("pass"), cost: .minimal)
        try await ann.policies.set(.biometricGatedSigning, to: true)
        ann.gate.answer(with: .failed)
        #expect(try await ann.policies.identitiesBehindGate().map(\.name) == ["Ann"])
        try await ann.policies.giveUpGate()
        #expect(try await ann.policies.identitiesBehindGate().isEmpty)
        #expect(try ann.kinds() == ["agreement"])
        #expect(try await ann.policies.settings()[.biometricGatedSigning] == false)
        await #expect(throws: MessageSealingError.signingKeyMissing) { try await ann.seal("Hello", to: couple.annsBob) }
        if fromBackup {
            let restoration = try await ann.ring.openBackup(backup, under: try ann.secret("pass"))
            _ = try await restoration.apply()
        } else {
            let successor = try await ann.ring.rotate(try await ann.ring.find("Ann").id).successor
            #expect(successor.record.succession == nil && successor.signingKey != nil)
        }
        _ = try await ann.seal("Hello", to: couple.annsBob)
    }
}
