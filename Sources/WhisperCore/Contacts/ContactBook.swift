import WhisperArchive
import WhisperClockPort
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
public import WhisperKeyFingerprint
public import WhisperMessage
public import WhisperStorePort
import WhisperTextCoding

/// The vault's address book: finds, trusts and removes contacts (CON-1, CON-3, CON-5).
public struct ContactBook: Sendable {
    let ports: SecrecyPorts

    /// How often a change is retried after concurrent ones.
    private static let maximumTries = 100
    private static let firstPage = 10_000

    /// Creates the address book of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    // MARK: Finding

    /// The contacts whose name begins with a prefix, by name, without a limit; all if the prefix is empty.
    ///
    /// - Throws: `.damaged` or `.store`.
    public func all(matching prefix: String = "") async throws(ContactError) -> [KnownContact] {
        let page = try await ContactError.storing { () throws(StoreError) in
            try await ports.store.contacts(named: prefix, limit: ContactBook.firstPage)
        }
        guard page.count == ContactBook.firstPage else { return try await known(page) }
        // The store returns no more of them by name.
        let beginning = ContactBook.folded(prefix)
        let named = try await everyRecord()
            .map { record -> (name: [UInt8], record: ContactRecord) in
                (ContactBook.folded(record.displayName), record)
            }
            .filter { named in named.name.starts(with: beginning) }
            .sorted { left, right in
                if left.name == right.name { return left.record.id < right.record.id }
                return left.name.lexicographicallyPrecedes(right.name)
            }
        return try await known(named.map(\.record))
    }

    /// A name as search folds it.
    private static func folded(_ name: String) -> [UInt8] { Array(SearchText.words(of: name).folded) }

    /// All records, by id, without a limit.
    func everyRecord() async throws(ContactError) -> [ContactRecord] {
        try await ContactError.storing { () throws(StoreError) in
            var records: [ContactRecord] = []
            var pages = ContactPages(ports.store)
            while let page = try await pages.next() { records += page }
            return records
        }
    }

    /// The names of all contacts.
    ///
    /// - Throws: `.store`.
    public func names() async throws(ContactError) -> [String] { try await everyRecord().map(\.displayName) }

    /// The contact with an id, a fingerprint in hex, or a name, which must be complete and unique.
    ///
    /// Short ids are not accepted, as they are only for display (CON-2). Names are tried last, because a name can be
    /// chosen to look like another contact's fingerprint.
    ///
    /// - Throws: `.notFound`, `.ambiguous`, `.damaged` or `.store`.
    public func find(_ text: String) async throws(ContactError) -> KnownContact {
        let record = try await ContactError.storing { () throws(StoreError) in
            if let id = UniqueIdentifier(text) { return try await ports.store.contact(id) }
            if let fingerprint = Fingerprint(hex: text) {
                return try await ports.store.contact(fingerprint: fingerprint.bytes)
            }
            return nil
        }
        if let record { return try await known(record) }
        let named = try await named(text)
        guard let first = named.first else { throw .notFound }
        guard named.count == 1 else { throw .ambiguous }
        return try await known(first)
    }

    /// The contacts with exactly this name or, if there are none, with one that search treats as equal.
    func named(_ name: String) async throws(ContactError) -> [ContactRecord] {
        let alike = try await ContactError.storing { () throws(StoreError) in
            try await ports.store.contacts(exactlyNamed: name)
        }
        let exact = alike.filter { $0.displayName == name }
        // For search, all symbols that contain no word are equal.
        return exact.isEmpty && SearchText.words(of: name).count > 0 ? alike : exact
    }

    /// The contacts that a text may refer to, for the user to choose from: by id, fingerprint, short id, key id, or
    /// prefix of the name.
    ///
    /// - Throws: `.damaged` or `.store`.
    public func search(_ text: String) async throws(ContactError) -> [KnownContact] {
        let records = try await ContactError.storing { () throws(StoreError) -> [ContactRecord] in
            var found: [ContactRecord] = []
            if let id = UniqueIdentifier(text), let one = try await ports.store.contact(id) { found.append(one) }
            if let fingerprint = Fingerprint(hex: text),
                let one = try await ports.store.contact(fingerprint: fingerprint.bytes)
            {
                found.append(one)
            }
            if let shortID = ShortID(text) {
                found += try await ports.store.contacts(shortID: shortID.value)
            }
            if let bytes = HexText.bytes(of: text), bytes.count == RecipientKeyID.size {
                found += try await ports.store.contacts(recipientKeyID: bytes)
            }
            if !text.isEmpty { found += try await ports.store.contacts(named: text, limit: 100) }
            return found
        }
        var seen: Set<UniqueIdentifier> = []
        return try await known(records.filter { seen.insert($0.id).inserted })
    }

    /// The contact with this id.
    ///
    /// - Throws: `.notFound`, `.damaged` or `.store`.
    public func contact(_ id: UniqueIdentifier) async throws(ContactError) -> KnownContact {
        try await known(try await record(id))
    }

    /// The former keys of a contact, oldest first.
    ///
    /// - Throws: `.notFound` or `.store`.
    public func history(of id: UniqueIdentifier) async throws(ContactError) -> [PastKey] {
        try await ContactError.changing { () throws(StoreError) in try await ports.store.keyHistory(of: id) }
    }

    // MARK: Trust

    /// Marks a contact as verified, after the owner has compared its keys.
    ///
    /// - Parameter fingerprint: The fingerprint that was compared.
    /// - Throws: `.changedMeanwhile` if the keys are no longer these, even at the moment of saving; `.notFound`;
    ///   `.trustInDoubt`; `.keychain`; `.damaged`; `.store`.
    public func verify(_ id: UniqueIdentifier, fingerprint: Fingerprint) async throws(ContactError) -> KnownContact {
        try await change(id) { (record) throws(ContactError) in
            guard record.fingerprint == fingerprint.bytes else { throw .changedMeanwhile }
            record.trust = .verified
        }
    }

    /// Records that the keys of a contact were compared and differ: a verified contact becomes unverified. Revoked keys stay
    /// revoked.
    ///
    /// - Parameter fingerprint: The fingerprint that was compared.
    /// - Throws: As `verify`.
    public func distrust(_ id: UniqueIdentifier, fingerprint: Fingerprint) async throws(ContactError) -> KnownContact {
        try await change(id) { (record) throws(ContactError) in
            guard record.fingerprint == fingerprint.bytes else { throw .changedMeanwhile }
            if record.trust == .verified { record.trust = .unverified }
        }
    }

    /// Revokes the keys of a contact.
    ///
    /// - Throws: `.notFound`, `.keychain`, `.damaged` or `.store`.
    public func revoke(_ id: UniqueIdentifier) async throws(ContactError) -> KnownContact {
        try await change(id) { $0.trust = .revoked }
    }

    // MARK: Other changes

    /// Blocks a contact: nothing is sent to it, and what it sends is stored but not shown by default (CON-5).
    ///
    /// - Throws: As `revoke`.
    public func block(_ id: UniqueIdentifier) async throws(ContactError) -> KnownContact {
        try await setBlocked(id, true)
    }

    /// Unblocks a contact.
    ///
    /// - Throws: As `verify`.
    public func unblock(_ id: UniqueIdentifier) async throws(ContactError) -> KnownContact {
        try await setBlocked(id, false)
    }

    /// Renames a contact; the name must be unique.
    ///
    /// - Throws: `.invalidName`, `.nameTaken`; otherwise as `revoke`.
    public func rename(_ id: UniqueIdentifier, to name: String) async throws(ContactError) -> KnownContact {
        let name = try ContactBook.checked(name)
        let others = try await named(name)
        guard others.allSatisfy({ $0.id == id }) else { throw .nameTaken }
        return try await change(id) { $0.displayName = name }
    }

    /// Stores the owner's note about a contact.
    ///
    /// - Throws: As `revoke`.
    public func setNote(_ id: UniqueIdentifier, _ note: String) async throws(ContactError) -> KnownContact {
        try await change(id) { $0.note = note }
    }

    /// Associates a contact with a person among the senders of messages, and merges their people.
    ///
    /// - Throws: `.personNotFound`; otherwise as `revoke`.
    public func tie(_ id: UniqueIdentifier, to person: UniqueIdentifier) async throws(ContactError) -> KnownContact {
        let record = try await record(id)
        let own = try await self.person(of: record)
        try await ContactError.changing { () throws(StoreError) in
            guard try await ports.store.person(person) != nil else { throw StoreError(.personNotFound) }
            if own != person { try await ports.store.join(own, into: person) }
        }
        return try await change(id) { $0.person = person }
    }

    /// Removes a contact and its key history. Its messages remain.
    ///
    /// - Throws: As `revoke`.
    public func remove(_ id: UniqueIdentifier) async throws(ContactError) {
        try await commit(.removal(id))
    }

    // MARK: Records

    /// A contact, judged by the vault's trust data.
    func known(_ record: ContactRecord) async throws(ContactError) -> KnownContact {
        try await known(
            try await ContactError.storing { () throws(StoreError) in try await ports.trust.judged(record) })
    }

    func known(_ judged: JudgedContact) async throws(ContactError) -> KnownContact {
        let record = judged.record
        let hasKeyChange: Bool
        if record.trust == .unverified {
            hasKeyChange = try await !history(of: record.id).isEmpty
        } else {
            hasKeyChange = false
        }
        return try KnownContact(record, hasKeyChange: hasKeyChange, isDoubtful: judged.isDoubtful)
    }

    private func known(_ records: [ContactRecord]) async throws(ContactError) -> [KnownContact] {
        let judged = try await ContactError.storing { () throws(StoreError) in
            try await ports.trust.judged(records)
        }
        var contacts: [KnownContact] = []
        contacts.reserveCapacity(records.count)
        for contact in judged { contacts.append(try await known(contact)) }
        return contacts
    }

    private func record(_ id: UniqueIdentifier) async throws(ContactError) -> ContactRecord {
        let record = try await ContactError.storing { () throws(StoreError) in try await ports.store.contact(id) }
        guard let record else { throw .notFound }
        return record
    }

    /// Changes the record passed to `body`. If it is saved elsewhere meanwhile, `body` is called again with the new
    /// record.
    func change(
        _ id: UniqueIdentifier, _ body: (inout ContactRecord) throws(ContactError) -> Void
    ) async throws(ContactError) -> KnownContact {
        for _ in 0..<ContactBook.maximumTries {
            let present = try await record(id)
            // A change to something else must not adopt trust that is not authenticated.
            let judged = try await ContactError.storing { () throws(StoreError) in
                try await ports.trust.judged(present)
            }
            var record = judged.record
            try body(&record)
            guard record != present || judged.isDoubtful else { return try await known(present) }
            record.updatedAt = ports.clock.now()
            if try await save(record, over: present) { return try await known(record) }
        }
        throw .changedMeanwhile
    }

    /// Saves a contact; false if its record is no longer the known one.
    private func save(_ contact: ContactRecord, over known: ContactRecord) async throws(ContactError) -> Bool {
        do throws(TrustError) {
            try await ports.trust.commit(.contact(contact, over: known))
            return true
        } catch {
            if case .store(let error) = error, error.code == .contactChanged { return false }
            throw ContactError(error)
        }
    }

    /// Applies and authenticates a change.
    func commit(_ change: TrustChange) async throws(ContactError) {
        do throws(TrustError) { try await ports.trust.commit(change) } catch { throw ContactError(error) }
    }

    private func setBlocked(_ id: UniqueIdentifier, _ isBlocked: Bool) async throws(ContactError) -> KnownContact {
        try await change(id) { $0.isBlocked = isBlocked }
    }

    /// The person whom a contact refers to among the senders of messages; created if there is none.
    func person(of contact: ContactRecord) async throws(ContactError) -> UniqueIdentifier {
        try await ContactError.changing { () throws(StoreError) in
            try await ports.store.sender(for: .contact(contact, seenAt: ports.clock.now())).person
        }
    }

    /// Associates a contact without a person with the one who has its alias, or with a new one.
    func findPerson(of id: UniqueIdentifier) async throws(ContactError) {
        let found = try await record(id)
        guard found.person == nil else { return }
        let person = try await person(of: found)
        _ = try await change(id) { $0.person = person }
    }

    static func checked(_ name: String) throws(ContactError) -> String {
        do { return try DisplayName(entered: name).text } catch { throw .invalidName }
    }
}
