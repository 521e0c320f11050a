import WhisperArchive
import WhisperContacts
import WhisperIdentity
import WhisperPolicy
import WhisperSealingPort
import WhisperSecretMemory
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Backups of identities (ID-6)", .ownThreads)
struct IdentityBackupTests {
    @Test("All identities come back in another vault, with keys, stages, links and the default (ID-6)")
    func roundTrip() async throws {
        let owner = try Owner()
        let first = try await owner.ring.create(name: "Ann")
        _ = try await owner.ring.rotate(first.id)
        _ = try await owner.ring.create(name: "Mute", withSigningKey: false)
        let text = try await owner.ring.backup(under: try owner.secret("pass"), cost: .minimal)

        let other = try Owner()
        let restoration = try await other.ring.openBackup(text, under: try other.secret("pass"))
        #expect(restoration.items.map(\.effect) == [.adds, .adds, .adds])
        #expect(try await other.ring.all().isEmpty)
        #expect(try other.keychain.names().isEmpty)
        #expect(try await restoration.apply().count == 3)
        let (before, after) = (try await owner.ring.all(), try await other.ring.all())
        for (one, two) in zip(before, after) {
            #expect(one.fingerprint == two.fingerprint && one.name == two.name && one.stage == two.stage)
            #expect(one.keyVersion == two.keyVersion && one.isDefault == two.isDefault)
            #expect(one.record.succession == two.record.succession)
            #expect(one.record.predecessor == two.record.predecessor)
            #expect(try await owner.ring.bundle(of: one.id) == other.ring.bundle(of: two.id))
            _ = try other.ports.secrets.agreementPair(of: two)
        }
        #expect(!(try other.kinds().contains("pending")))
    }

    @Test("What a rotated identity was sealed is opened in the restored vault (ID-4)")
    func opening() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("To the old keys", to: couple.annsBob)
        let old = try await couple.bob.ring.find("Bob")
        _ = try await couple.bob.ring.rotate(old.id)
        let text = try await couple.bob.ring.backup(under: try couple.bob.secret("pass"), cost: .minimal)
        let other = try Owner()
        let restoration = try await other.ring.openBackup(text, under: try other.secret("pass"))
        _ = try await restoration.apply()
        let verdict = try await other.opening.open(envelope)
        #expect(verdict.text == "To the old keys" && verdict.identity.stage == .archived)
        #expect(verdict.attribution == .unknownSigned)
    }

    @Test("What was sealed before an identity came into another vault may have been opened elsewhere (ENV-8)")
    func openedElsewhere() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Once", to: couple.annsBob)
        #expect(try await couple.bob.opening.open(envelope).warnings.isEmpty)
        let text = try await couple.bob.ring.backup(under: try couple.bob.secret("pass"), cost: .minimal)
        // Where all is there already, nothing is unknown.
        let same = try await couple.bob.ring.openBackup(text, under: try couple.bob.secret("pass"))
        #expect(try await same.apply().isEmpty)
        #expect(try await couple.bob.ports.store.unknownOpenings() == nil)
        let other = try Owner()
        let restoration = try await other.ring.openBackup(text, under: try other.secret("pass"))
        _ = try await restoration.apply()
        #expect(try await other.opening.open(envelope).warnings == [.maybeOpenedBefore])
    }

    @Test("Restoring adds what is missing, completes what lost its secrets, and overwrites nothing (ID-6)")
    func merging() async throws {
        let owner = try Owner()
        let ann = try await owner.ring.create(name: "Ann")
        let bea = try await owner.ring.create(name: "Bea")
        let text = try await owner.ring.backup(under: try owner.secret("pass"), cost: .minimal)
        _ = try await owner.ring.rename(ann.id, to: "Anna")
        let names = try owner.keychain.names().filter { IdentitySecretName.parsed($0)?.id == bea.id }
        for name in names { try owner.keychain.remove(name) }

        let restoration = try await owner.ring.openBackup(text, under: try owner.secret("pass"))
        #expect(restoration.items.map(\.effect).sorted { "\($0)" < "\($1)" } == [.completes, .isThere])
        #expect(try await restoration.apply().map(\.id) == [bea.id])
        #expect(try await owner.ring.identity(ann.id).name == "Anna")
        _ = try await owner.ring.bundle(of: bea.id)
        let again = try await owner.ring.openBackup(text, under: try owner.secret("pass"))
        #expect(again.items.allSatisfy { $0.effect == .isThere })
        #expect(try await again.apply().isEmpty)
    }

    @Test("A name that is taken by other keys gives way, and so does the default (ID-6)")
    func renaming() async throws {
        let owner = try Owner()
        let ann = try await owner.ring.create(name: "Ann")
        let text = try await owner.ring.backup([ann.id], under: try owner.secret("pass"), cost: .minimal)
        let other = try Owner()
        let own = try await other.ring.create(name: "Ann")
        let restoration = try await other.ring.openBackup(text, under: try other.secret("pass"))
        guard case .addsRenamed(let name) = restoration.items[0].effect else {
            Issue.record("\(restoration.items[0].effect)")
            return
        }
        let added = try await restoration.apply()
        #expect(added.map(\.name) == [name.text] && !added[0].isDefault)
        #expect(try await other.ring.standard()?.id == own.id)
    }

    @Test(
        "A wrong passphrase, a changed backup and a text that is none have distinct errors if that is safe (ID-6)"
    )
    func refusals() async throws {
        let owner = try Owner()
        _ = try await owner.ring.create(name: "Ann")
        let text = try await owner.ring.backup(under: try owner.secret("pass"), cost: .minimal)
        await failure(.wrongPassphrase, try owner.secret("other"), text, owner)
        await failure(.malformedBackup, try owner.secret("pass"), Array("whisper-backup1:".utf8), owner)
        var changed = text
        let last = changed.count - 12
        changed[last] = changed[last] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        await failure(.damagedBackup, try owner.secret("pass"), changed, owner)
        #expect(try await owner.ring.all().count == 1)
    }

    @Test("Cut off at any write, a restoration leaves no secret without its identity, and can be done again (ID-6)")
    func cutOff() async throws {
        let owner = try Owner()
        _ = try await owner.ring.create(name: "Ann")
        _ = try await owner.ring.create(name: "Bea")
        let text = try await owner.ring.backup(under: try owner.secret("pass"), cost: .minimal)
        var wasWhole = false
        for changes in 0..<20 where !wasWhole {
            let other = try Owner()
            let first = try await other.ring.openBackup(text, under: try other.secret("pass"))
            other.keychain.stop(after: changes)
            _ = try? await first.apply()
            wasWhole = !other.keychain.hasStopped
            other.keychain.stop(after: nil)
            for identity in try await other.ring.all() { _ = try other.ports.secrets.agreementPair(of: identity) }
            other.clock.advance(by: IdentityMaking.patience + 1)
            // What is made next clears away what is left, and takes nothing that is in use.
            _ = try await other.ring.create(name: "Cara")
            try await expectSecrets(of: try await other.ring.all().count, other, "after \(changes) changes")
            let second = try await other.ring.openBackup(text, under: try other.secret("pass"))
            _ = try await second.apply()
            #expect(try await other.ring.all().count == 3, "after \(changes) changes")
            try await expectSecrets(of: 3, other, "after \(changes) changes")
        }
        #expect(wasWhole)
    }

    private func expectSecrets(
        of count: Int, _ owner: Owner, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let expected = Array(repeating: "agreement", count: count) + Array(repeating: "signing", count: count)
        #expect(try owner.kinds() == expected, comment, sourceLocation: sourceLocation)
    }

    private func failure(
        _ expected: IdentityError, _ passphrase: consuming SecretBytes, _ text: [UInt8], _ owner: Owner
    ) async {
        do throws(IdentityError) {
            _ = try await owner.ring.openBackup(text, under: passphrase)
            Issue.record("opened")
        } catch {
            #expect(error == expected)
        }
    }

    @Test("With the gate up, a backup takes one proof, and restored signing keys go behind the gate (BIO-1)")
    func gated() async throws {
        let owner = try Owner()
        _ = try await owner.ring.create(name: "Ann")
        _ = try await owner.ring.create(name: "Bea")
        try await owner.policies.set(.biometricGatedSigning, to: true)
        let asked = owner.gate.asked.count
        let text = try await owner.ring.backup(under: try owner.secret("pass"), cost: .minimal)
        #expect(owner.gate.asked.count == asked + 1)

        let other = try Owner()
        try await other.policies.set(.biometricGatedSigning, to: true)
        let restoration = try await other.ring.openBackup(text, under: try other.secret("pass"))
        _ = try await restoration.apply()
        #expect(
            try other.kinds() == ["agreement", "agreement", "signing-gate", "signing.gated", "signing.gated"])
        for identity in try await other.ring.all() { _ = try await other.ring.bundle(of: identity.id) }
    }
}
