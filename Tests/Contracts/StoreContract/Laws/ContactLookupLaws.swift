import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Finding contacts by their keys (CON-7, ENV-5).
    static let contactLookup: [StoreLaw] = [
        StoreLaw("A fingerprint finds its contact until the contact has other keys", "CON-7") { trial in
            let store = trial.store
            var ann = Samples.contact("Ann", key: 1)
            try await store.saveContact(ann)
            try await store.saveContact(Samples.contact("Bob", key: 2))
            #expect(try await store.contact(fingerprint: ann.fingerprint) == ann)
            #expect(try await store.contact(fingerprint: Array(repeating: 3, count: 32)) == nil)
            #expect(try await store.contact(fingerprint: []) == nil)
            let old = ann.fingerprint
            ann.fingerprint = Array(repeating: 3, count: 32)
            try await store.saveContact(ann)
            #expect(try await store.contact(fingerprint: old) == nil)
            #expect(try await store.contact(fingerprint: ann.fingerprint) == ann)
        },
        StoreLaw(
            "A contact's present and former keys are known, as is its name in any spelling; others are not", "CON-7"
        ) {
            trial in
            let store = trial.store
            var ann = Samples.contact("Ann Reis", key: 1)
            try await store.saveContact(ann)
            let old = ann
            ann.agreementKey = Array(repeating: 8, count: 32)
            ann.signingKey = Array(repeating: 9, count: 32)
            ann.fingerprint = Array(repeating: 10, count: 32)
            try await store.saveContact(ann)
            let none = [UInt8](repeating: 77, count: 32)
            let probes = [
                ContactProbe(agreementKey: none, signingKey: none, name: "Somebody"),
                ContactProbe(agreementKey: ann.agreementKey, signingKey: nil, name: "Somebody"),
                ContactProbe(agreementKey: none, signingKey: ann.signingKey, name: "Somebody"),
                ContactProbe(agreementKey: old.agreementKey, signingKey: nil, name: "Somebody"),
                ContactProbe(agreementKey: none, signingKey: nil, name: "ANN  reis"),
                ContactProbe(agreementKey: none, signingKey: nil, name: "Ann"),
            ]
            #expect(try await store.areKnown(probes) == [false, true, true, true, true, false])
            #expect(try await store.areKnown([]).isEmpty)
        },
        StoreLaw("A recipient key id finds all contacts that have it, at most 16, by name", "CON-7") { trial in
            for number in (1...20).reversed() {
                var contact = Samples.contact("Ann \(number < 10 ? "0" : "")\(number)", key: UInt8(number))
                contact.recipientKeyID = Array(repeating: number <= 2 ? 1 : 2, count: 8)
                try await trial.store.saveContact(contact)
            }
            let two = try await trial.store.contacts(recipientKeyID: Array(repeating: 1, count: 8))
            #expect(two.map(\.displayName) == ["Ann 01", "Ann 02"])
            let many = try await trial.store.contacts(recipientKeyID: Array(repeating: 2, count: 8))
            #expect(many.map(\.displayName) == (3...18).map { "Ann \($0 < 10 ? "0" : "")\($0)" })
            #expect(try await trial.store.contacts(recipientKeyID: Array(repeating: 3, count: 8)).isEmpty)
        },
        StoreLaw("A short id finds fingerprints by their first 60 bits", "CON-2", "CON-7") { trial in
            // The bits behind the 60th are different in each, and those of the neighbours differ in the 60th only.
            let fingerprints: [(String, [UInt8])] = [
                ("least", [0x12, 0, 0, 0, 0, 0, 0, 0x30] + Array(repeating: 0, count: 24)),
                ("greatest", [0x12, 0, 0, 0, 0, 0, 0, 0x3F] + Array(repeating: 0xFF, count: 24)),
                ("below", [0x12, 0, 0, 0, 0, 0, 0, 0x2F] + Array(repeating: 0xFF, count: 24)),
                ("above", [0x12, 0, 0, 0, 0, 0, 0, 0x40] + Array(repeating: 0, count: 24)),
                ("first", Array(repeating: 0, count: 32)), ("last", Array(repeating: 0xFF, count: 32)),
            ]
            for (number, (name, fingerprint)) in fingerprints.enumerated() {
                var contact = Samples.contact(name, key: UInt8(number + 1))
                contact.fingerprint = fingerprint
                try await trial.store.saveContact(contact)
            }
            let cases: [(UInt64, [String])] = [
                (0x120_0000_0000_0003, ["greatest", "least"]), (0x120_0000_0000_0002, ["below"]),
                (0x120_0000_0000_0004, ["above"]), (0x120_0000_0000_0005, []), (0, ["first"]),
                ((1 << 60) - 1, ["last"]), (1 << 60, []), (.max, []), (0x1120_0000_0000_0003, []),
            ]
            for (shortID, names) in cases {
                let found = try await trial.store.contacts(shortID: shortID)
                #expect(found.map(\.displayName) == names, "\(shortID)")
            }
        },
        StoreLaw("A complete name finds the contacts that have it, folded, by id", "CON-7") { trial in
            for (number, name) in ["Bob", "BÓB", "Bobby", "bob", "Bo", "", "🌻"].enumerated() {
                try await trial.store.saveContact(Samples.contact(name, key: UInt8(number + 1)))
            }
            #expect(try await trial.store.contacts(exactlyNamed: "bob").map(\.displayName) == ["Bob", "BÓB", "bob"])
            #expect(try await trial.store.contacts(exactlyNamed: " Bobby ").map(\.displayName) == ["Bobby"])
            #expect(try await trial.store.contacts(exactlyNamed: "b").isEmpty)
            for number: UInt8 in 20..<40 { try await trial.store.saveContact(Samples.contact("Ann", key: number)) }
            let many = try await trial.store.contacts(exactlyNamed: "ann")
            #expect(many.map { $0.fingerprint[0] } == Array(20..<36))
        },
        StoreLaw(
            "The owners of two keys are the contacts that have or had either, those with more matches first", "ENV-5"
        ) {
            trial in
            // Agreement key, signing key; and those before.
            try await trial.keys("past agreement", 1, (7, 8), before: (1, 9))
            try await trial.keys("other", 2, (3, 4))
            try await trial.keys("signing", 3, (5, 2))
            try await trial.keys("both", 4, (1, 2))
            try await trial.keys("agreement without signing", 5, (1, nil))
            try await trial.keys("agreement", 6, (1, 6))
            try await trial.keys("both, and once", 7, (1, 2), before: (1, 5))
            try await trial.keys("past signing", 8, (5, nil), before: (6, 2))
            let both = try await trial.owners(1, 2)
            #expect(
                both == [
                    "both AS-", "both, and once ASH", "signing -S-", "agreement without signing A--", "agreement A--",
                    "past agreement --H", "past signing --H",
                ])
            let unsigned = try await trial.owners(1, nil)
            #expect(
                unsigned == [
                    "both A--", "agreement without signing A--", "agreement A--", "both, and once A-H",
                    "past agreement --H",
                ])
            #expect(try await trial.owners(9, 9) == ["past agreement --H"])
            #expect(try await trial.owners(10, 10) == [])
            #expect(try await trial.owners(2, 1) == [])
        },
        StoreLaw("Of many owners the 16 with the most matches are returned", "ENV-5") { trial in
            for number: UInt8 in 1...20 { try await trial.keys("\(number)", number, (number + 100, 2)) }
            try await trial.keys("both", 21, (1, 2))
            let owners = try await trial.owners(1, 2)
            #expect(owners == ["both AS-"] + (1...15).map { "\($0) -S-" })
        },
        StoreLaw("A later sighting of a contact is recorded, and changes nothing else", "CON-1") {
            trial in
            let store = trial.store
            var ann = Samples.contact("Ann", key: 1)
            try await store.saveContact(ann)
            let listener = Listener(store)
            trial.clock.advance()
            for (seen, noted) in [(5, 5), (4, 5), (5, 5), (6, 6)] as [(Int64, Int64)] {
                try await store.markSeen(ann.id, at: Samples.time(seen))
                ann.lastSeenAt = Samples.time(noted)
                #expect(try await store.contact(ann.id) == ann)
            }
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.contactChanged(ann.id)])
            #expect(await listener.next() == [.contactChanged(ann.id)])
            #expect(await listener.next() == [.settingChanged("mark")])
            await expectRefusals(.contactNotFound, { try await store.markSeen(Samples.unknownID, at: Samples.time(1)) })
        },
    ]
}

extension Trial {
    /// A contact with two keys, each one repeated byte, and possibly earlier ones.
    fileprivate func keys(
        _ name: String, _ number: UInt8, _ now: (UInt8, UInt8?), before: (UInt8, UInt8?)? = nil
    ) async throws {
        var contact = Samples.contact(name, key: number)
        for keys in [before, now].compactMap({ $0 }) {
            contact.agreementKey = Array(repeating: keys.0, count: 32)
            contact.signingKey = keys.1.map { Array(repeating: $0, count: 32) }
            try await store.saveContact(contact)
        }
    }

    /// The owners of two keys, and what they have: agreement key, signing key, history.
    fileprivate func owners(_ agreement: UInt8, _ signing: UInt8?) async throws -> [String] {
        let owners = try await store.owners(
            agreementKey: Array(repeating: agreement, count: 32),
            signingKey: signing.map { Array(repeating: $0, count: 32) })
        return owners.map { owner in
            let flags = [(owner.hasAgreementKey, "A"), (owner.hasSigningKey, "S"), (owner.hadKey, "H")]
            return owner.contact.displayName + " " + flags.map { $0.0 ? $0.1 : "-" }.joined()
        }
    }
}
