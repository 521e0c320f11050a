import WhisperClockPort
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

/// Many new contacts at once (CON-6): each transaction takes a disk's time, whatever it holds.
extension ContactBook {
    /// So many contacts go into one transaction.
    static let batchSize = 500

    /// Adds what was previewed as new, and answers for each what became of it, in order.
    ///
    /// They are compared once more, as `add(_:)` does it; what is not new any more goes the way of a single one.
    ///
    /// - Throws: As `add(_:)` does. What came before is added then.
    public func add(new previews: [ContactPreview]) async throws(ContactError) -> [ContactAddition] {
        var additions: [ContactAddition] = []
        var batch = Batch()
        for start in stride(from: 0, to: previews.count, by: ContactBook.batchSize) {
            let part = previews[start..<min(start + ContactBook.batchSize, previews.count)]
            let areKnown = try await areKnown(part.map(\.offer)[...])
            for (preview, isKnown) in zip(part, areKnown) {
                if preview.comparison.isNew, !isKnown, batch.take(preview) { continue }
                additions += try await insert(batch)
                batch = Batch()
                additions.append(try await add(preview))
            }
            additions += try await insert(batch)
            batch = Batch()
        }
        return additions
    }

    /// For each offer, whether a contact has something of it: then it is looked at more closely.
    func areKnown(_ offers: ArraySlice<ContactOffer>) async throws(ContactError) -> [Bool] {
        let probes = offers.map { offer in
            ContactProbe(
                agreementKey: offer.keys.agreementKey.bytes, signingKey: offer.keys.signingKey?.bytes,
                name: offer.name.text)
        }
        return try await ContactError.storing { () throws(StoreError) in try await ports.store.areKnown(probes) }
    }

    /// The preview of keys and a name that are nobody's. What succeeds other keys is not among these.
    func newcomer(_ offer: ContactOffer) -> ContactPreview {
        ContactPreview(
            offer: offer, comparison: .new, known: nil, fingerprint: offer.keys.fingerprint(crypto: ports.crypto))
    }

    /// New contacts that share neither keys nor names.
    private struct Batch {
        var previews: [ContactPreview] = []
        private var keys: Set<[UInt8]> = []
        private var names: Set<String> = []

        /// Takes a contact in; false where one of its keys or its name is another one's of this batch.
        mutating func take(_ preview: ContactPreview) -> Bool {
            let words = SearchText.words(of: preview.name).strings
            let name = words.isEmpty ? preview.name : words.joined(separator: " ")
            let keys = [preview.agreementKey.bytes, preview.signingKey?.bytes].compactMap(\.self)
            guard !names.contains(name), keys.allSatisfy({ !self.keys.contains($0) }) else { return false }
            names.insert(name)
            self.keys.formUnion(keys)
            previews.append(preview)
            return true
        }
    }

    private func insert(_ batch: Batch) async throws(ContactError) -> [ContactAddition] {
        guard !batch.previews.isEmpty else { return [] }
        var records: [VaultRecord] = []
        var contacts: [ContactRecord] = []
        for preview in batch.previews {
            var contact = record(of: preview)
            // Its messages will come from this person; the alias is of an id that was made just now.
            let alias = Person.SeenAlias(
                alias: PersonAlias(kind: .contact, value: contact.id.description), platform: .whisper,
                firstSeen: contact.createdAt, lastSeen: contact.createdAt)
            let person = Person(
                id: ports.makeIdentifier(), displayName: contact.displayName, isOwner: false, aliases: [alias])
            contact.person = person.id
            records.append(.person(person, joined: []))
            records.append(.contact(contact, pastKeys: []))
            contacts.append(contact)
        }
        let made = records
        let isMade = try await ContactError.changing { () throws(StoreError) -> Bool in
            do throws(StoreError) {
                _ = try await ports.store.insertRecords(made)
                return true
            } catch {
                // Somebody added one of them meanwhile: which, each for itself finds out.
                guard error.code == .constraint else { throw error }
                return false
            }
        }
        var additions: [ContactAddition] = []
        guard isMade else {
            for preview in batch.previews { additions.append(try await add(preview)) }
            return additions
        }
        let hasSealed = try await ContactError.storing { () throws(StoreError) in
            let page = try await ports.store.conversations(after: nil, limit: 1_000)
            return page.count == 1_000 || page.contains { $0.platform == .whisper }
        }
        for contact in contacts {
            let known = try KnownContact(contact, hasKeyChange: false)
            // Where nothing was sealed or opened yet, there is nothing to gather.
            additions.append(
                ContactAddition(contact: hasSealed ? try await gatheringChat(of: known) : known, effect: .added))
        }
        return additions
    }
}

extension BundleComparison {
    /// Whether nobody has these keys or this name.
    fileprivate var isNew: Bool {
        if case .new = self { true } else { false }
    }
}
