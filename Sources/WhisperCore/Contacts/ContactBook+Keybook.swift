import Contacts
import Identity
import StorePort

extension ContactBook {
    /// The names and public keys of all contacts but revoked ones in one text, without what is thought of them (CON-6).
    ///
    /// - Throws: `.store(.unsupported)` where there are more than 10,000, rather than leave any out.
    public func exportKeybook() async throws(ContactError) -> [UInt8] {
        let count = try await ContactError.storing { () throws(StoreError) in
            try await ports.store.statistics().contacts
        }
        guard count <= 10_000 else { throw .store(StoreError(.unsupported)) }
        var offers: [ContactOffer] = []
        for contact in try await all(limit: 10_000) where contact.trust != .revoked {
            guard let name = try? DisplayName(contact.name) else { throw .damaged }
            offers.append(
                ContactOffer(
                    name: name, keys: PublicKeys(agreementKey: contact.agreementKey, signingKey: contact.signingKey),
                    keyVersion: contact.record.keyVersion, createdAt: contact.record.createdAt.wholeSeconds))
        }
        do {
            return try Keybook(offers).text(crypto: ports.crypto)
        } catch {
            throw .damaged
        }
    }

    /// Compares every contact of a keybook with those of the vault; nothing is changed. Each one is for the owner to
    /// decide on, and then to `add`.
    public func previewKeybook(_ text: [UInt8]) async throws(ContactError) -> [ContactPreview] {
        let keybook: Keybook
        do { keybook = try Keybook(text: text, crypto: ports.crypto) } catch { throw .invalidKeybook }
        var previews: [ContactPreview] = []
        previews.reserveCapacity(keybook.offers.count)
        for offer in keybook.offers { previews.append(try await preview(offer)) }
        return previews
    }
}
