import WhisperArchive
import WhisperContacts
import WhisperInMemoryStore
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// What a vault vouches for, where trust leaves it, returns to it, or is shown beside a message (CON-3, POL, ST-13).
@Suite("Trust travels with what vouches for it", .ownThreads)
struct TrustTravelTests {
    private func exported(_ owner: Owner) async throws -> String {
        var export = RecordExport(of: owner.store, trust: owner.ports.trust)
        var bytes: [UInt8] = []
        while let next = try await export.next() { bytes += next }
        return String(decoding: bytes, as: UTF8.self)
    }

    @discardableResult
    private func restore(_ lines: String, into owner: Owner) async throws -> JSONImportSummary {
        try await JSONImport(
            store: owner.store, secrecy: owner.ports, blobs: nil, clock: owner.clock, zones: UniversalZones(),
            digest: try SodiumSealing(), random: SystemRandomNumberGenerator()
        ).run(PiecewiseSource(lines, pieces: 1_000), mode: .restoring)
    }

    /// An owner who has verified one contact, revoked one, blocked one, and turned a policy.
    private func settled() async throws -> Owner {
        let owner = try Owner()
        for (number, name) in ["Vera", "Rita", "Bo"].enumerated() {
            let other = try Owner(clock: owner.clock)
            _ = try await other.ring.create(name: name)
            let contact = try await owner.meet(other, name, verified: number == 0)
            if number == 1 { _ = try await owner.book.revoke(contact.id) }
            if number == 2 { _ = try await owner.book.block(contact.id) }
        }
        try await owner.policies.set(.contactRequiredToSend, to: true)
        return owner
    }

    private func expectAlike(_ owner: Owner, _ other: Owner) async throws {
        #expect(try await owner.ports.trust.examine().isSound)
        #expect(
            try await owner.store.records(after: nil, limit: 1_000).records
                == other.store.records(after: nil, limit: 1_000).records)
        #expect(try await owner.book.find("Vera").trust == .verified)
        #expect(try await owner.book.find("Rita").trust == .revoked)
        #expect(try await owner.book.find("Bo").isBlocked)
        #expect(try await owner.policies.settings()[.contactRequiredToSend])
        #expect(try await !owner.policies.settings()[.biometricGatedSigning])
    }

    @Test("What is brought back into an empty vault is vouched for there (ST-13)", arguments: [false, true])
    func restored(isBegun: Bool) async throws {
        let before = try await settled()
        let empty = try Owner(clock: before.clock)
        if isBegun { try await empty.ports.trust.begin() }
        try await restore(try await exported(before), into: empty)
        try await expectAlike(empty, before)
    }

    @Test("A restoration that was cut off before it vouched is finished by the next, at every step (ST-13)")
    func cutOff() async throws {
        let before = try await settled()
        let lines = try await exported(before)
        for changes in 0..<3 {
            let empty = try Owner(clock: before.clock)
            try await empty.ports.trust.begin()
            empty.keychain.stop(after: changes)
            if changes == 0 {
                await #expect(throws: JSONImportError.self) { try await restore(lines, into: empty) }
                #expect(try await empty.book.find("Vera").trust == .unverified)
                empty.keychain.stop(after: nil)
            } else {
                // Only what is to be removed afterwards stays.
                try await restore(lines, into: empty)
                empty.keychain.stop(after: nil)
                try await expectAlike(empty, before)
                continue
            }
            try await restore(lines, into: empty)
            try await expectAlike(empty, before)
        }
    }

    @Test(
        "A restoration cut off anywhere admits no extra contact; the next completes it (ST-13, CON-3, CON-5, POL)"
    )
    func cutOffAnywhere() async throws {
        let before = try await settled()
        let records = try await exported(before).split(separator: "\n").map(String.init)
        let isContact = { (line: String) in line.contains(#""type":"contact""#) }
        let vera = try #require(records.first { isContact($0) && $0.contains("Vera") })
        // Each contact is in a separate batch, and the content of a batch is authenticated after it.
        let padding = [String](repeating: vera, count: 1_999)
        let lines = (records.filter { !isContact($0) } + records.filter(isContact).flatMap { padding + [$0] })
            .joined(separator: "\n")
        var changes = 0
        while true {
            let owner = try Owner(clock: before.clock)
            try await owner.ports.trust.begin()
            owner.keychain.stop(after: changes)
            var wasCutOff = false
            do { try await restore(lines, into: owner) } catch is JSONImportError { wasCutOff = true }
            // Another process looks at what is left, with a keychain that works.
            owner.keychain.stop(after: nil)
            let left = ContactBook(try owner.anotherProcess)
            for record in try await owner.store.contacts(after: nil, limit: 10) {
                let contact = try await left.find(record.displayName)
                switch record.displayName {
                case "Vera":
                    let bytes = try await owner.store.trustPart(TrustPart.index(of: record.id))
                    let isVouchedFor = TrustPart(bytes)?[record.id] != nil
                    #expect(contact.trust == (isVouchedFor ? .verified : .unverified), "\(changes)")
                case "Rita": #expect(contact.trust == .revoked, "\(changes)")
                default: #expect(contact.isBlocked, "\(changes)")
                }
            }
            let policies = try await PolicyBook(try owner.anotherProcess).settings()
            let isTurned = try await owner.store.policies().contains { $0.isOn }
            #expect(!isTurned || policies[.contactRequiredToSend], "\(changes)")
            if wasCutOff {
                #expect(try await owner.store.setting("import.restoring") != nil)
                try await restore(lines, into: owner)
            }
            try await expectAlike(owner, before)
            guard wasCutOff else { break }
            changes += 1
        }
        #expect(changes >= 3, "the file was vouched for in several steps")
    }

    @Test("Into a vault that is in doubt nothing is brought back (CON-3, ST-13)")
    func doubtful() async throws {
        let before = try await settled()
        let empty = try Owner(clock: before.clock)
        try empty.keychain.store(try empty.secret("1"), as: try #require(SecretName(rawValue: "trust-7")))
        let lines = try await exported(before)
        await #expect(throws: JSONImportError.trust(.inDoubt)) { try await restore(lines, into: empty) }
        try await empty.ports.trust.accept()
        try await restore(lines, into: empty)
        try await expectAlike(empty, before)
    }

    @Test("A full export says no more of trust than is vouched for (CON-3, ST-13)")
    func exports() async throws {
        let owner = try await settled()
        var record = try await owner.book.find("Rita").record
        record.trust = .verified
        try await owner.store.saveContact(record)
        let lines = try await exported(owner)
        #expect(lines.components(of: #""trust":"verified""#) == 1 && lines.components(of: #""trust":"revoked""#) == 1)
        try await owner.store.setPolicy(PolicySwitch.contactRequiredToSend.rawValue, isOn: false)
        let policies = try await exported(owner).split(separator: "\n").filter { $0.contains(#""type":"policy""#) }
        #expect(policies.count == 4 && policies.allSatisfy { $0.contains("true") })
    }

    @Test("The word beside a message follows what is vouched for, not the record that was put back (LOOK-4, CON-3)")
    func assurances() async throws {
        let couple = try await Couple()
        let (ann, bob) = (couple.ann, couple.annsBob)
        let verdict = try await ann.opening.open(try await couple.bob.seal("hi", to: couple.bobsAnn))
        let message = try #require(try await ann.store.message(verdict.message))
        let verified = try #require(try await ann.store.contact(bob.id))
        _ = try await ann.book.revoke(bob.id)
        try await ann.store.saveContact(verified)
        var vouched = MessageAssurances(store: ann.store, trust: ann.ports.trust)
        #expect(try await vouched.assurance(of: message) == .unverified)
        var unvouched = MessageAssurances(store: ann.store, trust: nil)
        #expect(try await unvouched.assurance(of: message) == .verified, "without the key, nothing else is known")
        #expect(try await !ann.ports.trust.vouches(for: verified))
    }

    @Test("A contact that was blocked stays so where its record is put back (CON-5)")
    func blocked() async throws {
        let couple = try await Couple()
        let record = try #require(try await couple.ann.store.contact(couple.annsBob.id))
        _ = try await couple.ann.book.block(record.id)
        try await couple.ann.store.saveContact(record)
        #expect(try await couple.ann.ports.trust.blocked(among: [record]).map(\.id) == [record.id])
        // Sealing to it by key is refused like sealing to it by name.
        await #expect(throws: MessageSealingError.policyViolation(.recipientBlocked)) {
            try await couple.ann.sealing.seal(
                SealingRequest(message: [1], recipient: .key(couple.annsBob.agreementKey), identity: nil, isSigned: nil)
            )
        }
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
