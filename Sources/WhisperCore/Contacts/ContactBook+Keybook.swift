import WhisperContacts
import WhisperIdentity
import WhisperStorePort

extension ContactBook {
    /// The names and public keys of all contacts except revoked ones as one text, without their trust (CON-6).
    ///
    /// - Throws: `.store(.unsupported)` if there are more than a keybook can hold, instead of omitting any; otherwise
    ///   `.damaged` or `.store`.
    public func exportKeybook() async throws(ContactError) -> [UInt8] {
        let records = try await everyRecord().filter { $0.trust != .revoked }
        var offers: [ContactOffer] = []
        offers.reserveCapacity(records.count)
        for record in records {
            let contact = try KnownContact(record, hasKeyChange: false)
            guard let name = try? DisplayName(contact.name) else { throw .damaged }
            offers.append(
                ContactOffer(
                    name: name, keys: PublicKeys(agreementKey: contact.agreementKey, signingKey: contact.signingKey),
                    keyVersion: contact.record.keyVersion, createdAt: contact.record.createdAt.wholeSeconds))
        }
        do {
            return try Keybook(offers).text(crypto: ports.crypto)
        } catch {
            throw error == .tooLarge ? .store(StoreError(.unsupported)) : .damaged
        }
    }

    /// Compares every contact in a keybook with those in the vault, without changing anything. The owner decides on
    /// each before it is passed to `add`. The owner's own keys, which a friend's keybook has, are no contact's.
    ///
    /// - Throws: `.invalidKeybook`; `.mixedKeys`; otherwise as `preview`.
    public func previewKeybook(_ text: [UInt8]) async throws(ContactError) -> [ContactPreview] {
        let keybook: Keybook
        do { keybook = try Keybook(text: text, crypto: ports.crypto) } catch { throw .invalidKeybook }
        var previews: [ContactPreview] = []
        previews.reserveCapacity(keybook.offers.count)
        let own = try await ownKeys()
        var others: [ContactOffer] = []
        others.reserveCapacity(keybook.offers.count)
        for offer in keybook.offers where try own.name(of: offer.keys) == nil { others.append(offer) }
        for start in stride(from: 0, to: others.count, by: ContactBook.batchSize) {
            let offers = others[start..<min(start + ContactBook.batchSize, others.count)]
            let areKnown = try await areKnown(offers)
            for (offer, isKnown) in zip(offers, areKnown) {
                previews.append(isKnown ? try await preview(offer) : newcomer(offer))
            }
        }
        return previews
    }
}
