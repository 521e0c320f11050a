import WhisperArchive
import WhisperClockPort
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

/// Adds many new contacts at once (CON-6), as each transaction costs one disk flush, whatever its size.
extension ContactBook {
    /// The number of contacts per transaction. Keys are in no order, so each transaction writes most pages of their indexes
    /// again: with 500 contacts, adding 100,000 took a fourth more processor time.
    static let batchSize = 5_000

    /// Adds contacts that were previewed as new, and returns the result for each, in order.
    ///
    /// They are compared again, as by `add(_:)`; one that is no longer new is added individually.
    ///
    /// - Throws: As `add(_:)`. The contacts before the failing one have been added.
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

    /// For each offer, whether a contact shares something with it and a closer comparison is needed.
    func areKnown(_ offers: ArraySlice<ContactOffer>) async throws(ContactError) -> [Bool] {
        let probes = offers.map { offer in
            ContactProbe(
                agreementKey: offer.keys.agreementKey.bytes, signingKey: offer.keys.signingKey?.bytes,
                name: offer.name.text)
        }
        return try await ContactError.storing { () throws(StoreError) in try await ports.store.areKnown(probes) }
    }

    /// The preview of unknown keys and an unknown name. Keys that succeed others are not among these.
    func newcomer(_ offer: ContactOffer) -> ContactPreview {
        ContactPreview(
            offer: offer, comparison: .new, known: nil, fingerprint: offer.keys.fingerprint(crypto: ports.crypto))
    }

    /// New contacts that share neither keys nor names with each other.
    private struct Batch {
        var previews: [ContactPreview] = []
        private var keys: Set<[UInt8]> = []
        private var names: Set<String> = []

        /// Adds a contact to the batch; false if another one in it has one of its keys or its name.
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
            // The contact's messages will come from this person; the alias has a newly created id.
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
                // Another process has added one of them meanwhile; adding them individually finds out which.
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
            // As nothing was ever sealed or opened, there is nothing to merge.
            additions.append(
                ContactAddition(contact: hasSealed ? try await gatheringChat(of: known) : known, effect: .added))
        }
        return additions
    }
}

extension BundleComparison {
    /// Whether no contact has these keys or this name.
    fileprivate var isNew: Bool {
        if case .new = self { true } else { false }
    }
}
