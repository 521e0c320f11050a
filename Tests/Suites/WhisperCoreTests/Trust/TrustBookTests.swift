import WhisperArchive
import WhisperContacts
import WhisperInMemoryStore
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// What a vault authenticates, and how it treats everything else (CON-3, POL).
@Suite("Trust is authenticated", .ownThreads)
struct TrustBookTests {
    @Test("A revoked contact put back as verified stays revoked, and is reported (CON-3)")
    func revokedPutBack() async throws {
        let couple = try await Couple()
        let verified = try #require(try await couple.bob.store.contact(couple.bobsAnn.id))
        _ = try await couple.bob.book.revoke(verified.id)
        #expect(try await couple.bob.ports.trust.examine().isSound)
        // The effect of an older page: the former record, and nothing else.
        try await couple.bob.store.saveContact(verified)
        let contact = try await couple.bob.book.contact(verified.id)
        #expect(contact.trust == .revoked && contact.isDoubtful)
        #expect(try await couple.bob.book.all().map(\.trust) == [.revoked])
        let verdict = try await couple.bob.opening.open(try await couple.ann.seal("Hi", to: couple.annsBob))
        #expect(verdict.attribution.kind == .revoked && verdict.warnings.contains(.trustInDoubt))
        #expect(try await couple.bob.ports.trust.examine().doubtful == [verified.id])
        // Another change does not adopt what is not authenticated.
        #expect(try await couple.bob.book.rename(verified.id, to: "Annie").trust == .revoked)
    }

    @Test(
        "Every deviation that is put back, invented or removed is detected (CON-3, CON-5)",
        arguments: [
            (ContactTrust.verified, false), (.verified, true), (.revoked, false), (.revoked, true), (.unverified, true),
            (.unverified, false),
        ])
    func everyDeviation(trust: ContactTrust, isBlocked: Bool) async throws {
        let couple = try await Couple(verified: false)
        let bob = couple.bob
        var record = couple.bobsAnn.record
        if trust == .verified {
            record = try await bob.book.verify(record.id, fingerprint: couple.bobsAnn.fingerprint).record
        }
        if trust == .revoked { record = try await bob.book.revoke(record.id).record }
        if isBlocked { record = try await bob.book.block(record.id).record }
        #expect(try await bob.ports.trust.examine().isSound)
        for other in ContactTrust.allCases {
            for otherBlocked in [false, true] where (other, otherBlocked) != (trust, isBlocked) {
                var changed = record
                changed.trust = other
                changed.isBlocked = otherBlocked
                try await bob.store.saveContact(changed)
                let contact = try await bob.book.contact(record.id)
                #expect(contact.trust != .verified && contact.isDoubtful, "\(other) \(otherBlocked)")
                #expect(contact.trust == .revoked || (trust != .revoked && other != .revoked))
                #expect(contact.isBlocked == (isBlocked || otherBlocked))
            }
        }
        try await bob.store.saveContact(record)
        #expect(try await bob.book.contact(record.id).record == record)
    }

    @Test("Keys and name are authenticated together with their trust (CON-3)")
    func keysAndName() async throws {
        let couple = try await Couple()
        let record = try #require(try await couple.bob.store.contact(couple.bobsAnn.id))
        for change: (inout ContactRecord) -> Void in [
            { $0.displayName = "Somebody else" },
            {
                $0.fingerprint = Array(repeating: 9, count: 32)
                $0.agreementKey = Array(repeating: 9, count: 32)
            },
        ] {
            var changed = record
            change(&changed)
            try await couple.bob.store.saveContact(changed)
            #expect(try await couple.bob.book.contact(record.id).trust == .unverified)
        }
    }

    @Test("A removed contact that is put back is not verified (CON-3)")
    func removedPutBack() async throws {
        let couple = try await Couple()
        let record = try #require(try await couple.bob.store.contact(couple.bobsAnn.id))
        try await couple.bob.book.remove(record.id)
        try await couple.bob.store.saveContact(record)
        let contact = try await couple.bob.book.contact(record.id)
        #expect(contact.trust == .unverified && contact.isDoubtful)
        #expect(try await couple.bob.book.verify(record.id, fingerprint: contact.fingerprint).trust == .verified)
        #expect(try await couple.bob.book.contact(record.id).trust == .verified)
    }

    @Test("A part put back with its contact authenticates nothing (CON-3)")
    func partPutBack() async throws {
        let couple = try await Couple()
        let store = couple.bob.store
        let record = try #require(try await store.contact(couple.bobsAnn.id))
        let index = UInt8(truncatingIfNeeded: record.id.low)
        let part = try await store.trustPart(index)
        _ = try await couple.bob.book.revoke(record.id)
        try await store.saveContact(record)
        let root = try #require(try await store.trustRoot())
        try await store.commitTrust(TrustSeal(known: root, root: root, parts: [index: part]), with: [])
        #expect(try await couple.bob.ports.trust.status() == .sound)
        #expect(try await couple.bob.book.contact(record.id).trust == .unverified)
    }

    @Test("Root, part and contact restored together have an outdated number: no contact is verified (CON-3, POL)")
    func allPutBack() async throws {
        let couple = try await Couple()
        let bob = couple.bob
        let record = try #require(try await bob.store.contact(couple.bobsAnn.id))
        let index = UInt8(truncatingIfNeeded: record.id.low)
        let (root, part) = (try await bob.store.trustRoot(), try await bob.store.trustPart(index))
        // The latest change of all: not even one step back is accepted.
        _ = try await bob.book.revoke(record.id)
        let present = try await bob.store.trustRoot()
        try await bob.store.saveContact(record)
        try await bob.store.commitTrust(
            TrustSeal(known: present, root: try #require(root), parts: [index: part]), with: [])
        #expect(try await bob.ports.trust.status() == .doubtful)
        #expect(try await bob.book.contact(record.id).trust == .unverified)
        let settings = try await bob.policies.settings()
        #expect(PolicySwitch.allCases.allSatisfy { settings[$0] })
        // Reading still works, and so do changes that extend no trust.
        let verdict = try await bob.opening.open(try await couple.ann.seal("Hi", to: couple.annsBob))
        #expect(verdict.text == "Hi" && verdict.warnings.contains(.trustInDoubt))
        #expect(verdict.contact?.trust == .unverified)
        #expect(try await bob.book.block(record.id).isBlocked)
        await #expect(throws: ContactError.trustInDoubt) { try await bob.book.unblock(record.id) }
        await #expect(throws: ContactError.trustInDoubt) {
            try await bob.book.verify(record.id, fingerprint: couple.bobsAnn.fingerprint)
        }
        await #expect(throws: PolicyError.identity(.trustInDoubt)) {
            try await bob.policies.set(.contactRequiredToSend, to: false)
        }
        try await bob.ports.trust.accept()
        #expect(try await bob.ports.trust.examine().isSound)
        #expect(try await bob.book.contact(record.id).isBlocked)
        #expect(try await !bob.policies.settings()[.biometricGatedSigning])
        #expect(try await bob.book.unblock(record.id).isDoubtful == false)
    }

    @Test("If a policy is put back, all are on until the owner accepts the vault (POL)")
    func policyPutBack() async throws {
        let owner = try Owner()
        try await owner.policies.set(.contactRequiredToSend, to: true)
        try await owner.store.setPolicy(PolicySwitch.contactRequiredToSend.rawValue, isOn: false)
        #expect(try await owner.policies.settings() == .strictest)
        #expect(try await owner.ports.trust.status() == .doubtful)
        try await owner.ports.trust.accept()
        #expect(try await !owner.policies.settings()[.contactRequiredToSend])
    }

    @Test("With the gate's policy put back, signing still requires the proof (BIO-1)")
    func gatePutBack() async throws {
        let couple = try await Couple()
        try await couple.ann.policies.set(.biometricGatedSigning, to: true)
        try await couple.ann.store.setPolicy(PolicySwitch.biometricGatedSigning.rawValue, isOn: false)
        couple.ann.gate.answer(with: .cancelled)
        await #expect(throws: MessageSealingError.cancelled) {
            try await couple.ann.seal("Hi", to: couple.annsBob)
        }
    }

    @Test("An older keychain, or one without its numbers, puts the vault in doubt (CON-3)")
    func keychainPutBack() async throws {
        let couple = try await Couple()
        let keychain = couple.bob.keychain
        let numbers = try keychain.names().filter { $0.rawValue.hasPrefix("trust-") }
        #expect(numbers.count == 1, "one number is accepted, once a change is over")
        for name in numbers { try keychain.remove(name) }
        #expect(try await couple.bob.ports.trust.status() == .doubtful)
        #expect(try await couple.bob.book.contact(couple.bobsAnn.id).trust == .unverified)
    }

    @Test("A change interrupted between number and commit, or after it, leaves a sound vault (CON-3)")
    func cutOff() async throws {
        for changes in 0..<4 {
            let couple = try await Couple(verified: false)
            let id = couple.bobsAnn.id
            try await couple.bob.ports.trust.begin()
            couple.bob.keychain.stop(after: changes)
            let revoked = try? await couple.bob.book.revoke(id)
            couple.bob.keychain.stop(after: nil)
            let again = try SecrecyPorts(of: couple.bob)
            #expect(try await again.trust.examine().isSound, "\(changes)")
            let trust = try await ContactBook(again).contact(id).trust
            #expect(trust == (revoked == nil ? .unverified : .revoked))
            // The number of a change that never happened is harmless; the next opening leaves one.
            try await again.trust.begin()
            #expect(try await ContactBook(again).revoke(id).trust == .revoked)
            #expect(try await again.trust.examine().isSound)
            #expect(try couple.bob.keychain.names().count { $0.rawValue.hasPrefix("trust-") } == 1)
        }
    }

    @Test("The number of a change that was killed before its commit is accepted beside the one before (CON-3)")
    func numberAhead() async throws {
        let couple = try await Couple()
        let number = try #require(try await couple.bob.ports.trust.soundRoot()?.number)
        let name = try #require(SecretName(rawValue: "trust-\(number + 1)"))
        try couple.bob.keychain.store(try couple.bob.secret("1"), as: name)
        #expect(try await couple.bob.ports.trust.examine().isSound)
        #expect(try await couple.bob.book.contact(couple.bobsAnn.id).trust == .verified)
        #expect(try await couple.bob.book.revoke(couple.bobsAnn.id).trust == .revoked)
        #expect(try await couple.bob.ports.trust.soundRoot()?.number == number + 1)
        #expect(try await couple.bob.ports.trust.examine().isSound)
    }

    @Test("After a change was cut off behind its commit, the next opening accepts no step back (CON-3)")
    func settled() async throws {
        let couple = try await Couple()
        let bob = couple.bob
        let record = try #require(try await bob.store.contact(couple.bobsAnn.id))
        let index = UInt8(truncatingIfNeeded: record.id.low)
        let (root, part) = (try #require(try await bob.store.trustRoot()), try await bob.store.trustPart(index))
        bob.keychain.stop(after: 1)
        _ = try await bob.book.revoke(record.id)
        bob.keychain.stop(after: nil)
        try await bob.ports.trust.begin()
        let present = try await bob.store.trustRoot()
        try await bob.store.saveContact(record)
        try await bob.store.commitTrust(TrustSeal(known: present, root: root, parts: [index: part]), with: [])
        #expect(try await bob.ports.trust.status() == .doubtful)
    }

    @Test("A ledger from before an opening is detected by its count from the next change on (CON-3)")
    func openingsPutBack() async throws {
        let couple = try await Couple()
        let bob = couple.bob
        for text in ["one", "two"] {
            _ = try await bob.opening.open(try await couple.ann.seal(text, to: couple.annsBob))
        }
        #expect(try await bob.store.ledgerState().opened == 2)
        #expect(try await bob.ports.trust.examine().isSound)
        // The change records the count. Everything but the ledger is then put into another vault.
        _ = try await bob.book.block(couple.bobsAnn.id)
        _ = try await bob.book.unblock(couple.bobsAnn.id)
        let copy = InMemoryStore(clock: bob.clock)
        var record = try #require(try await bob.store.contact(couple.bobsAnn.id))
        record.person = nil
        try await copy.saveContact(record)
        var parts: [UInt8: [UInt8]] = [:]
        for index in UInt8.min...UInt8.max { parts[index] = try await bob.store.trustPart(index) }
        let root = try #require(try await bob.store.trustRoot())
        try await copy.commitTrust(
            TrustSeal(known: nil, root: root, parts: parts.filter { !$0.value.isEmpty }), with: [])
        let restored = try bob.copied(to: copy)
        let examination = try await restored.ports.trust.examine()
        #expect(examination.status == .sound && examination.doubtful.isEmpty)
        #expect(examination.lacksOpenings && !examination.isSound)
        #expect(try await !bob.ports.trust.examine().lacksOpenings, "Nothing is missing where nothing was put back")
        // It is only reported: trust does not depend on it, and the owner can accept the vault as it is.
        #expect(try await restored.book.contact(record.id).trust == .verified)
        try await restored.ports.trust.accept()
        #expect(try await restored.ports.trust.examine().isSound)
    }

    @Test("A policy that is confirmed while another process switches it leaves a sound vault (CON-3, POL)")
    func confirmedMeanwhile() async throws {
        let clock = ManualClock()
        let store = OvertakenStore(InMemoryStore(clock: clock))
        let owner = try Owner(store: store, clock: clock)
        try await owner.policies.set(.contactRequiredToSend, to: true)
        let another = try owner.anotherProcess
        store.overtake { try? await PolicyBook(another).set(.contactRequiredToSend, to: false) }
        // The root states this already, until the other process is faster.
        try await owner.policies.set(.contactRequiredToSend, to: true)
        #expect(try await owner.ports.trust.examine().isSound)
        let present = try await owner.ports.trust.policies()
        #expect(present.settings[.contactRequiredToSend] && !present.isDoubtful)
    }

    @Test("Concurrent changes of contacts and policies leave a sound vault (CON-3, POL)")
    func atOnce() async throws {
        let owner = try Owner()
        var ids: [UniqueIdentifier] = []
        for number in 0..<UInt8(12) {
            let other = try Owner(clock: owner.clock)
            _ = try await other.ring.create(name: "Friend \(number)")
            ids.append(try await owner.meet(other, "Friend \(number)").id)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, id) in ids.enumerated() {
                group.addTask {
                    let ports = try SecrecyPorts(of: owner)
                    let book = ContactBook(ports)
                    let contact = try await book.contact(id)
                    #expect(!contact.isDoubtful)
                    switch number % 3 {
                    case 0: _ = try await book.verify(id, fingerprint: contact.fingerprint)
                    case 1: _ = try await book.revoke(id)
                    default: _ = try await book.block(id)
                    }
                    if number % 4 == 0 {
                        try await PolicyBook(ports).set(.contactRequiredToSend, to: number % 8 == 0)
                    }
                    _ = try await IdentityRing(ports).create(name: "Me \(number)")
                }
            }
            try await group.waitForAll()
        }
        #expect(try await owner.ports.trust.examine().isSound)
        for (number, id) in ids.enumerated() {
            let contact = try await owner.book.contact(id)
            #expect(contact.trust == [.verified, .revoked, .unverified][number % 3])
            #expect(contact.isBlocked == (number % 3 == 2) && !contact.isDoubtful)
        }
        #expect(try await owner.ring.all().count == 12)
    }

    @Test("A vault that is not authenticated yet is, in its current state, from its first opening on (CON-3)")
    func begins() async throws {
        let couple = try await Couple(verified: false)
        var record = couple.bobsAnn.record
        record.trust = .verified
        let store = InMemoryStore(clock: couple.bob.clock)
        record.person = nil
        try await store.saveContact(record)
        let owner = try Owner(store: store, clock: couple.bob.clock)
        #expect(try await owner.ports.trust.status() == .unbegun)
        #expect(try await owner.book.contact(record.id).trust == .verified)
        try await owner.ports.trust.begin()
        #expect(try await owner.ports.trust.status() == .sound)
        #expect(try await owner.book.contact(record.id).trust == .verified)
        record.trust = .revoked
        try await store.saveContact(record)
        #expect(try await owner.book.contact(record.id).isDoubtful)
    }

    @Test("A beginning cut off at any step raises no doubt, and the next opening completes it (CON-3)")
    func beginsAgain() async throws {
        for changes in 0..<4 {
            let couple = try await Couple(verified: false)
            let store = InMemoryStore(clock: couple.bob.clock)
            var record = couple.bobsAnn.record
            (record.trust, record.person) = (.verified, nil)
            try await store.saveContact(record)
            let owner = try Owner(store: store, clock: couple.bob.clock)
            owner.keychain.stop(after: changes)
            try? await owner.ports.trust.begin()
            owner.keychain.stop(after: nil)
            #expect(try await owner.ports.trust.status() == (changes < 2 ? .unbegun : .sound), "\(changes)")
            #expect(try await owner.book.contact(record.id).trust == .verified)
            try await owner.ports.trust.begin()
            #expect(try await owner.ports.trust.examine().isSound)
            #expect(try owner.keychain.names().map(\.rawValue) == ["trust-2"])
            // From now on, a database without a root is an older one.
            let earlier = try Owner(store: InMemoryStore(clock: owner.clock), clock: owner.clock)
            for name in try owner.keychain.names() { try earlier.keychain.store(try earlier.secret("1"), as: name) }
            #expect(try await earlier.ports.trust.status() == .doubtful)
        }
    }

    @Test("Many that begin at the same time see no doubt at any moment (CON-3)")
    func beginAtOnce() async throws {
        for _ in 0..<20 {
            let owner = try Owner()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        let trust = try owner.anotherProcess.trust
                        if task.isMultiple(of: 2) { try await trust.begin() }
                        for _ in 0..<20 { #expect(try await trust.status() != .doubtful) }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await owner.ports.trust.status() == .sound)
            #expect(try owner.keychain.names().map(\.rawValue) == ["trust-2"])
        }
    }

    @Test(
        "Opening reads as much with 10 verified contacts as with 10,000, but for a part (CON-7)",
        arguments: [10, 10_000])
    func cost(contacts: Int) async throws {
        let clock = ManualClock()
        let store = InMemoryStore(clock: clock)
        for number in 0..<contacts {
            let key = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } + Array(repeating: 7, count: 28)
            var record = ContactRecord(
                id: UniqueIdentifier(version4High: 1, low: UInt64(number)), displayName: "c\(number)",
                agreementKey: key, signingKey: nil, fingerprint: key, recipientKeyID: Array(key.prefix(8)),
                keyVersion: 1, createdAt: clock.now(), updatedAt: clock.now())
            record.trust = .verified
            try await store.saveContact(record)
        }
        let owner = try Owner(store: store, clock: clock)
        try await owner.ports.trust.begin()
        #expect(try await store.trustRoot()?.count == 4_146)
        let sizes = try await (0...UInt8.max).asyncMap { try await store.trustPart($0).count }
        #expect(sizes.max() == 33 * ((contacts + 255) / 256))
        // What the next opening reads, and then each look at a contact, whatever the number of contacts.
        let counted = TrustCountingStore(store)
        let again = try owner.copied(to: counted)
        try await again.ports.trust.begin()
        #expect(try await again.ports.trust.status() == .sound)
        #expect(counted.takeCounts() == [.root: 2, .policies: 1])
        let id = UniqueIdentifier(version4High: 1, low: 3)
        #expect(try await again.book.contact(id).trust == .verified)
        #expect(counted.takeCounts() == [.root: 1, .part: 1, .contact: 1])
        #expect(try await owner.ports.trust.examine().isSound)
    }
}

extension Owner {
    /// The same owner with another store, whose keychain has the numbers of the trust roots as well.
    fileprivate func copied(to store: any VaultStore) throws -> Owner {
        let copy = try Owner(store: store, of: self)
        for name in try keychain.names() where name.rawValue.hasPrefix("trust-") {
            try copy.keychain.store(try copy.secret("1"), as: name)
        }
        return copy
    }
}

extension SecrecyPorts {
    /// What another process of an owner would work with.
    fileprivate init(of owner: Owner) throws { self = try owner.anotherProcess }
}

extension Sequence {
    /// What a body makes of each, one after the other.
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
