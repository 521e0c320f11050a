import WhisperContacts
import WhisperIdentity
import WhisperStorePort

extension ContactBook {
    /// The names and public keys of all contacts but revoked ones in one text, without what is thought of them (CON-6).
    ///
    /// - Throws: `.store(.unsupported)` where there are more than a keybook holds, rather than leave any out.
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

    /// Compares every contact of a keybook with those of the vault; nothing is changed. Each one is for the owner to
    /// decide on, and then to `add`.
    public func previewKeybook(_ text: [UInt8]) async throws(ContactError) -> [ContactPreview] {
        let keybook: Keybook
        do { keybook = try Keybook(text: text, crypto: ports.crypto) } catch { throw .invalidKeybook }
        var previews: [ContactPreview] = []
        previews.reserveCapacity(keybook.offers.count)
        for start in stride(from: 0, to: keybook.offers.count, by: ContactBook.batchSize) {
            let offers = keybook.offers[start..<min(start + ContactBook.batchSize, keybook.offers.count)]
            let areKnown = try await areKnown(offers)
            for (offer, isKnown) in zip(offers, areKnown) {
                previews.append(isKnown ? try await preview(offer) : newcomer(offer))
            }
        }
        return previews
    }
}
