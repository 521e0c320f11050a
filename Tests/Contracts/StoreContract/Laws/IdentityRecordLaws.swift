import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The owner's identities (ID-1 … ID-4).
    static let identityRecords: [StoreLaw] = [
        StoreLaw("Every field of an identity is read as it was saved", "ID-1") { trial in
            let first = Samples.identity("Änn 🌻", key: 1, at: 3)
            var second = Samples.identity("Änn 🌻", key: 2, at: 5)
            second.status = .active
            second.isDefault = true
            second.keyVersion = .max
            second.predecessor = first.id
            second.succession = Array(0...255)
            second.updatedAt = Samples.time(9)
            var bare = Samples.identity("x", key: 3)
            bare.signingKey = nil
            bare.status = .archived
            try await trial.store.saveIdentities([first, second, bare])
            for identity in [first, second, bare] {
                #expect(try await trial.store.identity(identity.id) == identity)
            }
            #expect(try await trial.store.identity(Samples.unknownID) == nil)
        },
        StoreLaw("Every status is stored, and a changed record replaces the old one", "ID-1", "ID-2") { trial in
            var identity = Samples.identity("Ann", key: 1)
            for status in IdentityStatus.allCases {
                identity.status = status
                identity.name += "'"
                identity.updatedAt = Samples.time(Int64(status.rawValue) + 1)
                try await trial.store.saveIdentities([identity])
                #expect(try await trial.store.identities() == [identity])
            }
        },
        StoreLaw("At most one identity is the default: the one saved as such last", "ID-1") { trial in
            var ann = Samples.identity("Ann", key: 1)
            ann.isDefault = true
            try await trial.store.saveIdentities([ann])
            var bob = Samples.identity("Bob", key: 2)
            try await trial.store.saveIdentities([bob])
            #expect(try await trial.defaults() == ["Ann"])
            trial.clock.advance()
            bob.isDefault = true
            try await trial.store.saveIdentities([bob])
            #expect(try await trial.defaults() == ["Bob"])
            #expect(try await trial.store.identity(bob.id) == bob)
            #expect(try await trial.store.identity(ann.id)?.updatedAt == trial.clock.now())
            var cem = Samples.identity("Cem", key: 3)
            cem.isDefault = true
            ann.isDefault = true
            try await trial.store.saveIdentities([cem, ann])
            #expect(try await trial.defaults() == ["Ann"])
            ann.isDefault = false
            try await trial.store.saveIdentities([ann])
            #expect(try await trial.defaults() == [])
        },
        StoreLaw("A rotation saves the successor and its predecessor together, and is reported once", "ID-3", "ST-7") {
            trial in
            var old = Samples.identity("Ann", key: 1)
            old.isDefault = true
            try await trial.store.saveIdentities([old])
            let listener = Listener(trial.store)
            var new = Samples.identity("Ann", key: 2, at: 10)
            new.isDefault = true
            new.keyVersion = 2
            new.predecessor = old.id
            old.isDefault = false
            old.status = .rotated
            old.updatedAt = Samples.time(10)
            try await trial.store.saveIdentities([new, old])
            #expect(await listener.next() == [.identityChanged(new.id), .identityChanged(old.id)])
            #expect(try await trial.store.identities() == [new, old])
        },
        StoreLaw("A name belongs to one identity and its line, a fingerprint to one identity", "ID-1", "ID-3") {
            trial in
            let store = trial.store
            let line = try await trial.line("Ann", keys: 1...3)
            var twin = Samples.identity("Ann", key: 4)
            await expectRefusals(.constraint, { [twin] in try await store.saveIdentities([twin]) })
            // Not even as another branch of the line.
            twin.predecessor = line[0].id
            await expectRefusals(.constraint, { [twin] in try await store.saveIdentities([twin]) })
            twin.name = "Bob"
            twin.predecessor = nil
            twin.fingerprint = line[0].fingerprint
            await expectRefusals(.constraint, { [twin] in try await store.saveIdentities([twin]) })
            twin.fingerprint = Array(repeating: 4, count: 32)
            try await store.saveIdentities([twin])
            twin.name = "Ann"
            await expectRefusals(.constraint, { [twin] in try await store.saveIdentities([twin]) })
            // Names are compared byte by byte.
            twin.name = "ann"
            try await store.saveIdentities([twin])
            // The eldest can be renamed and named so again.
            var eldest = line[0]
            for name in ["Old Ann", "Ann"] {
                eldest.name = name
                try await store.saveIdentities([eldest])
            }
            #expect(try await store.identities().count == 4)
        },
        StoreLaw("An identity whose predecessor is missing or newer is rejected", "ID-3") { trial in
            let store = trial.store
            var orphan = Samples.identity("Bob", key: 9)
            for predecessor in [Samples.unknownID, orphan.id] {
                orphan.predecessor = predecessor
                await expectRefusals(.identityNotFound, { [orphan] in try await store.saveIdentities([orphan]) })
            }
            let line = try await trial.line("Ann", keys: 1...3)
            var eldest = line[0]
            for later in line {
                eldest.predecessor = later.id
                await expectRefusals(.constraint, { [eldest] in try await store.saveIdentities([eldest]) })
            }
            #expect(try await store.identity(line[0].id) == line[0])
        },
        StoreLaw("Parts of a wrong size, an empty name, and an inactive default are rejected", "ID-1") {
            trial async throws in
            let store = trial.store
            let changes: [@Sendable (inout IdentityRecord) -> Void] = [
                { $0.agreementKey.removeLast() }, { $0.signingKey = [1] }, { $0.fingerprint.append(0) },
                { $0.recipientKeyID.removeLast() }, { $0.name = "" },
                {
                    $0.isDefault = true
                    $0.status = .rotated
                },
                {
                    $0.isDefault = true
                    $0.status = .archived
                },
            ]
            for change in changes {
                var wrong = Samples.identity("Ann", key: 1)
                change(&wrong)
                let good = Samples.identity("Bob", key: 2)
                await expectRefusals(.invalidArgument, { [wrong] in try await store.saveIdentities([good, wrong]) })
            }
            #expect(try await store.identities() == [])
        },
        StoreLaw("Identities are ordered by folded name, newest keys first, then id", "ID-1") { trial in
            let line = try await trial.line("bob", keys: 1...3)
            var others: [IdentityRecord] = []
            for (number, name) in ["Zoe", "Ärger", "Bob", "arm"].enumerated() {
                var other = Samples.identity(name, key: UInt8(number + 10))
                other.keyVersion = 2
                others.append(other)
            }
            try await trial.store.saveIdentities(others)
            let found = try await trial.store.identities()
            #expect(
                found.map { "\($0.name) \($0.keyVersion)" } == [
                    "Ärger 2", "arm 2", "bob 3", "bob 2", "Bob 2", "bob 1", "Zoe 2",
                ])
            #expect(try found.at(3).id == line[1].id)
        },
        StoreLaw("A recipient key id finds all identities that have it, archived ones too", "ID-4") { trial in
            var identities: [IdentityRecord] = []
            for number: UInt8 in 1...4 {
                var identity = Samples.identity("\(number)", key: number, at: number == 2 ? 0 : 10 - Int64(number))
                identity.status = number == 3 ? .archived : .active
                if number < 4 { identity.recipientKeyID = Array(repeating: 0xAB, count: 8) }
                identities.append(identity)
            }
            try await trial.store.saveIdentities(identities)
            let shared = try await trial.store.identities(recipientKeyID: Array(repeating: 0xAB, count: 8))
            #expect(shared.map(\.name) == ["2", "3", "1"])
            #expect(try await trial.store.identities(recipientKeyID: Array(repeating: 4, count: 8)).count == 1)
            #expect(try await trial.store.identities(recipientKeyID: Array(repeating: 5, count: 8)).isEmpty)
        },
        StoreLaw("Saving an unchanged identity succeeds without a write", "ID-1") { trial in
            var ann = Samples.identity("Ann", key: 1)
            ann.isDefault = true
            try await trial.store.saveIdentities([ann])
            let listener = Listener(trial.store)
            trial.clock.advance()
            try await trial.store.saveIdentities([ann])
            try await trial.store.saveIdentities([])
            #expect(try await trial.store.identities() == [ann])
            try await trial.store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
    ]

    /// The switches of the policies (POL).
    static let policies: [StoreLaw] = [
        StoreLaw("Policies have the value set last, by name, with its time", "POL-1") { trial in
            let store = trial.store
            #expect(try await store.policies() == [])
            let first = trial.clock.now()
            for name in ["require", "ätsch", "Zoo", "auto"] { try await store.setPolicy(name, isOn: true) }
            let second = trial.clock.advance()
            try await store.setPolicy("auto", isOn: false)
            try await store.setPolicy("require", isOn: true)
            #expect(
                try await store.policies() == [
                    PolicyRecord(name: "Zoo", isOn: true, changedAt: first),
                    PolicyRecord(name: "auto", isOn: false, changedAt: second),
                    PolicyRecord(name: "require", isOn: true, changedAt: first),
                    PolicyRecord(name: "ätsch", isOn: true, changedAt: first),
                ])
            await expectRefusals(.invalidArgument, { try await store.setPolicy("", isOn: true) })
        },
        StoreLaw("Changing a policy is reported, setting its present value is not", "POL-1", "ST-7") { trial in
            let listener = Listener(trial.store)
            try await trial.store.setPolicy("a", isOn: false)
            #expect(await listener.next() == [.policyChanged("a")])
            try await trial.store.setPolicy("a", isOn: false)
            try await trial.store.setPolicy("a", isOn: true)
            #expect(await listener.next() == [.policyChanged("a")])
            try await trial.store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
    ]
}

extension Trial {
    /// The names of the identities that are the default.
    fileprivate func defaults() async throws -> [String] {
        try await store.identities().filter(\.isDefault).map(\.name)
    }

    /// Identities of one name, each the successor of the one before.
    fileprivate func line(_ name: String, keys: ClosedRange<UInt8>) async throws -> [IdentityRecord] {
        var line: [IdentityRecord] = []
        for key in keys {
            var identity = Samples.identity(name, key: key, at: Int64(key))
            identity.predecessor = line.last?.id
            identity.keyVersion = UInt32(line.count + 1)
            line.append(identity)
        }
        try await store.saveIdentities(line)
        return line
    }
}
