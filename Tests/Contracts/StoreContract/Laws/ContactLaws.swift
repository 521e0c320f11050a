import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The address book (CON-1).
    static let contacts: [StoreLaw] = [
        StoreLaw("Every field of a contact is read as it was saved", "CON-1", "ST-6") { trial in
            let ann = try await trial.sender().person
            var contact = Samples.contact("Änn 🌻", key: 7, at: 3)
            contact.trust = .verified
            contact.isBlocked = true
            contact.keyVersion = .max
            contact.note = "met in Kraków"
            contact.avatar = Samples.blob("c")
            contact.person = ann
            contact.lastSeenAt = Samples.time(2)
            contact.updatedAt = Samples.time(9)
            try await trial.store.saveContact(contact)
            #expect(try await trial.store.contact(contact.id) == contact)
            var bare = Samples.contact("", key: 8)
            bare.signingKey = nil
            try await trial.store.saveContact(bare)
            #expect(try await trial.store.contact(bare.id) == bare)
            #expect(try await trial.store.contact(Samples.unknownID) == nil)
            #expect(try await trial.store.statistics().contacts == 2)
        },
        StoreLaw("Every state of trust is stored", "CON-1") { trial in
            for (number, trust) in ContactTrust.allCases.enumerated() {
                var contact = Samples.contact("c", key: UInt8(number))
                contact.trust = trust
                try await trial.store.saveContact(contact)
                #expect(try await trial.store.contact(contact.id)?.trust == trust)
            }
        },
        StoreLaw("Replaced keys go into the history, oldest first", "CON-4") { trial in
            var contact = Samples.contact("Ann", key: 1)
            try await trial.store.saveContact(contact)
            contact.note = "only a note"
            try await trial.store.saveContact(contact)
            #expect(try await trial.store.keyHistory(of: contact.id).isEmpty)
            contact.agreementKey = Array(repeating: 2, count: 32)
            contact.updatedAt = Samples.time(10)
            try await trial.store.saveContact(contact)
            contact.signingKey = nil
            contact.updatedAt = Samples.time(20)
            try await trial.store.saveContact(contact)
            let first = Array(repeating: UInt8(1), count: 32)
            let second = Array(repeating: UInt8(2), count: 32)
            let history = try await trial.store.keyHistory(of: contact.id)
            #expect(
                history == [
                    PastKey(agreementKey: first, signingKey: first, replacedAt: Samples.time(10)),
                    PastKey(agreementKey: second, signingKey: first, replacedAt: Samples.time(20)),
                ])
            #expect(try await trial.store.contact(contact.id) == contact)
        },
        StoreLaw("A contact is only replaced if its record is still the one that was read", "CON-3", "CON-4") {
            trial async throws in
            let store = trial.store
            let read = Samples.contact("Ann", key: 1)
            try await store.saveContact(read)
            var verified = read
            verified.trust = .verified
            let exchanged = read.with(key: 2, at: 10)
            try await store.saveContact(exchanged, over: read)
            await expectRefusals(
                .contactChanged, { [verified] in try await store.saveContact(verified, over: read) },
                { try await store.saveContact(exchanged, over: read) })
            #expect(try await store.contact(read.id) == exchanged)
            #expect(try await store.keyHistory(of: read.id).map(\.agreementKey) == [read.agreementKey])
            // Whatever differs makes another record of it, however little it matters to keys.
            try await store.setBlocked(read.id, true)
            await expectRefusals(.contactChanged, { try await store.saveContact(exchanged, over: exchanged) })
            let present = try #require(try await store.contact(read.id))
            var seen = present
            seen.trust = .verified
            try await store.saveContact(seen, over: present)
            #expect(try await store.contact(read.id) == seen)
        },
        StoreLaw("Only an existing record can be changed, and only under its own id", "CON-3", "ST-6") {
            trial async throws in
            let store = trial.store
            let ann = Samples.contact("Ann", key: 1)
            let ben = Samples.contact("Ben", key: 2)
            try await store.saveContact(ann)
            await expectRefusals(.contactNotFound, { try await store.saveContact(ben, over: ben) })
            await expectRefusals(.invalidArgument, { try await store.saveContact(ben, over: ann) })
            try await store.saveContact(ben)
            var twin = ben
            twin.fingerprint = ann.fingerprint
            let taken = twin
            await expectRefusals(.constraint, { try await store.saveContact(taken, over: ben) })
            #expect(try await store.contact(ben.id) == ben)
        },
        StoreLaw("Keys of a wrong size and unknown people are rejected", "CON-1") { trial async throws in
            let good = Samples.contact("Ann", key: 1)
            let changes: [@Sendable (inout ContactRecord) -> Void] = [
                { $0.agreementKey.removeLast() }, { $0.agreementKey = [] }, { $0.signingKey = [1] },
                { $0.fingerprint.append(0) }, { $0.recipientKeyID.removeLast() },
            ]
            for change in changes {
                var wrong = good
                change(&wrong)
                let contact = wrong
                await #expect(throws: StoreError(.invalidArgument)) { try await trial.store.saveContact(contact) }
            }
            var homeless = good
            homeless.person = Samples.unknownID
            let contact = homeless
            await #expect(throws: StoreError(.personNotFound)) { try await trial.store.saveContact(contact) }
            #expect(try await trial.store.contact(good.id) == nil)
        },
        StoreLaw("A fingerprint belongs to a single contact", "CON-2") { trial in
            let ann = Samples.contact("Ann", key: 1)
            try await trial.store.saveContact(ann)
            var twin = Samples.contact("Bob", key: 2)
            twin.fingerprint = ann.fingerprint
            let contact = twin
            await #expect(throws: StoreError(.constraint)) { try await trial.store.saveContact(contact) }
            #expect(try await trial.store.contacts(named: "", limit: 10) == [ann])
        },
        StoreLaw("Blocking is set and undone, with its time", "CON-5") { trial in
            let ann = Samples.contact("Ann", key: 1)
            try await trial.store.saveContact(ann)
            try await trial.store.setBlocked(ann.id, true)
            let blocked = try #require(try await trial.store.contact(ann.id))
            #expect(blocked.isBlocked)
            #expect(blocked.updatedAt == trial.clock.now())
            trial.clock.advance()
            try await trial.store.setBlocked(ann.id, true)
            #expect(try await trial.store.contact(ann.id) == blocked)
            try await trial.store.setBlocked(ann.id, false)
            #expect(try await trial.store.contact(ann.id)?.isBlocked == false)
        },
        StoreLaw("Deleting a contact deletes its key history, but neither its person nor messages", "CON-1", "ST-6") {
            trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            try await trial.save(Samples.message("hello", in: id, from: ann))
            var contact = Samples.contact("Ann", key: 1)
            contact.person = ann.person
            try await trial.store.saveContact(contact)
            contact.agreementKey = Array(repeating: 3, count: 32)
            try await trial.store.saveContact(contact)
            try await trial.store.deleteContact(contact.id)
            #expect(try await trial.store.contact(contact.id) == nil)
            #expect(try await trial.store.contacts(named: "", limit: 10).isEmpty)
            #expect(try await trial.texts(id) == ["hello"])
            #expect(try await trial.store.person(ann.person) != nil)
            try await trial.store.saveContact(contact)
            #expect(try await trial.store.keyHistory(of: contact.id).isEmpty)
        },
        StoreLaw("Changes of an unknown contact are rejected", "ST-6") { trial async throws in
            let store = trial.store
            await expectRefusals(
                .contactNotFound, { try await store.setBlocked(Samples.unknownID, true) },
                { try await store.deleteContact(Samples.unknownID) },
                { _ = try await store.keyHistory(of: Samples.unknownID) })
        },
        StoreLaw("Contacts are listed by folded name, then id, and found by the beginning of their names", "CON-7") {
            trial in
            for (number, name) in ["zoe", "Ärger", "Bob", "bob", "arm", "BÓB"].enumerated() {
                try await trial.store.saveContact(Samples.contact(name, key: UInt8(number + 1)))
            }
            let all = try await trial.store.contacts(named: "", limit: 100)
            #expect(all.map(\.displayName) == ["Ärger", "arm", "Bob", "bob", "BÓB", "zoe"])
            #expect(
                try await trial.store.contacts(named: "BO", limit: 100).map(\.displayName) == ["Bob", "bob", "BÓB"])
            #expect(try await trial.store.contacts(named: "b", limit: 2).map(\.displayName) == ["Bob", "bob"])
            #expect(try await trial.store.contacts(named: "ob", limit: 2).isEmpty)
            var paged: [ContactRecord] = []
            while paged.count <= all.count,
                let next = try await trial.store.contacts(after: paged.last?.id, limit: 2).nonEmpty
            { paged += next }
            #expect(paged == all.sorted { $0.id < $1.id }, "Every contact once, by id")
            let gone = try UniqueIdentifier(high: paged.at(0).id.high, low: paged.at(0).id.low &+ 1)
            #expect(try await trial.store.contacts(after: gone, limit: 100) == Array(paged.dropFirst()))
            await expectRefusals(
                .invalidArgument, { _ = try await trial.store.contacts(named: "", limit: 0) },
                { _ = try await trial.store.contacts(named: "", limit: 10_001) })
        },
    ]
}

extension Array {
    /// The array, unless it is empty.
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
