import WhisperArchive
import WhisperClockPort
public import WhisperContacts
public import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

extension ContactBook {
    // MARK: Previewing

    /// Compares a bundle with the contacts, without changing anything.
    ///
    /// - Parameters:
    ///   - text: A line of the form `whisper-key1:…`, wrapped, quoted or amid other text as mails have it.
    ///   - name: The name to add it under; nil uses the one in the bundle.
    /// - Throws: `.invalidBundle`, `.invalidName`, `.invalidKey`, `.ownKeys`, `.mixedKeys`, `.damaged` or `.store`.
    public func preview(bundle text: [UInt8], name: String? = nil) async throws(ContactError) -> ContactPreview {
        let bundle: PublicBundle
        do { bundle = try PublicBundle(carriedIn: text, crypto: ports.crypto) } catch { throw .invalidBundle }
        var offer = ContactOffer(bundle)
        if let name {
            do { offer.name = try DisplayName(entered: name) } catch { throw .invalidName }
        }
        return try await preview(offer)
    }

    /// Compares typed keys with the contacts, without changing anything.
    ///
    /// - Throws: `.invalidName`, `.invalidKey`, `.ownKeys`, `.mixedKeys`, `.damaged` or `.store`.
    public func preview(
        name: String, agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?
    ) async throws(ContactError) -> ContactPreview {
        let displayName: DisplayName
        do { displayName = try DisplayName(entered: name) } catch { throw .invalidName }
        let keys = PublicKeys(agreementKey: agreementKey, signingKey: signingKey)
        guard keys.areStrict else { throw .invalidKey }
        return try await preview(
            ContactOffer(name: displayName, keys: keys, createdAt: ports.clock.now().wholeSeconds))
    }

    /// Compares offered keys with the contacts, without changing anything.
    ///
    /// - Throws: `.ownKeys`, as the owner is no contact; `.mixedKeys`; `.damaged` or `.store`.
    public func preview(_ offer: ContactOffer) async throws(ContactError) -> ContactPreview {
        if let own = try await ownKeys().name(of: offer.keys) { throw .ownKeys(own) }
        let owners = try await ContactError.storing { () throws(StoreError) in
            try await ports.store.owners(
                agreementKey: offer.keys.agreementKey.bytes, signingKey: offer.keys.signingKey?.bytes)
        }
        var predecessor: KeyHolder?
        if let old = offer.succession?.oldFingerprint {
            let record = try await ContactError.storing { () throws(StoreError) in
                try await ports.store.contact(fingerprint: old.bytes)
            }
            if let record { predecessor = try await holder(record) }
        }
        let comparison = BundleComparison(
            of: offer, owners: try await holders(owners.map(\.contact)),
            namesakes: try await holders(try await named(offer.name.text)), predecessor: predecessor,
            crypto: ports.crypto)
        let subject: KeyHolder? =
            switch comparison {
            case .new: nil
            case .known(let holder): holder
            case .keyChange(let changes): changes.first?.holder
            }
        var known: KnownContact?
        if let subject { known = try await contact(subject.contact) }
        return ContactPreview(
            offer: offer, comparison: comparison, known: known,
            fingerprint: offer.keys.fingerprint(crypto: ports.crypto))
    }

    // MARK: Adding

    /// Adds what was previewed: a new contact or, if the owner accepts the change, new keys of an existing one.
    ///
    /// Replaced keys are added to the contact's history, and its trust falls to unverified, even with a valid statement
    /// of succession (CON-4).
    ///
    /// - Throws: `.keyChangeRefused` if keys would change and that was not accepted, `.changedMeanwhile` if the
    ///   contacts are no longer those of the comparison, both without a change; otherwise as `preview`.
    public func add(
        _ preview: ContactPreview, acceptingKeyChange: Bool = false
    ) async throws(ContactError) -> ContactAddition {
        let present = try await self.preview(preview.offer)
        switch present.comparison {
        case .known:
            guard let contact = present.known else { throw .changedMeanwhile }
            return ContactAddition(contact: contact, effect: .unchanged)
        case .keyChange:
            guard acceptingKeyChange else { throw .keyChangeRefused }
            guard let contact = present.known, contact.id == preview.known?.id,
                contact.fingerprint == preview.known?.fingerprint
            else { throw .changedMeanwhile }
            return ContactAddition(
                contact: try await exchangeKeys(of: contact, for: preview), effect: .keysChanged)
        case .new:
            guard case .new = preview.comparison else { throw .changedMeanwhile }
            return ContactAddition(contact: try await insert(preview), effect: .added)
        }
    }

    /// The record of a new contact: unverified and not yet associated with a person.
    func record(of preview: ContactPreview) -> ContactRecord {
        let now = ports.clock.now()
        return ContactRecord(
            id: ports.makeIdentifier(), displayName: preview.name, agreementKey: preview.agreementKey.bytes,
            signingKey: preview.signingKey?.bytes, fingerprint: preview.fingerprint.bytes,
            recipientKeyID: RecipientKeyID(of: preview.agreementKey, crypto: ports.crypto).bytes,
            keyVersion: preview.offer.keyVersion, createdAt: now, updatedAt: now)
    }

    private func insert(_ preview: ContactPreview) async throws(ContactError) -> KnownContact {
        var record = record(of: preview)
        // The contact's messages will come from this person.
        record.person = try await person(of: record)
        let contact = record
        try await commit(.contact(contact, over: nil))
        return try await gatheringChat(of: try await known(contact))
    }

    /// Merges the conversation that was held with a contact's keys before into the contact's own.
    func gatheringChat(of contact: KnownContact) async throws(ContactError) -> KnownContact {
        try await ContactError.changing { () throws(StoreError) in try await ContactChat(ports).gather(contact) }
        return contact
    }

    private func exchangeKeys(
        of contact: KnownContact, for preview: ContactPreview
    ) async throws(ContactError) -> KnownContact {
        let recipientKeyID = RecipientKeyID(of: preview.agreementKey, crypto: ports.crypto)
        let changed = try await change(contact.id) { (record) throws(ContactError) in
            // The owner agreed to giving up these particular keys, with this trust in them.
            guard record.fingerprint == contact.fingerprint.bytes, record.trust == contact.record.trust else {
                throw .changedMeanwhile
            }
            record.agreementKey = preview.agreementKey.bytes
            record.signingKey = preview.signingKey?.bytes
            record.fingerprint = preview.fingerprint.bytes
            record.recipientKeyID = recipientKeyID.bytes
            record.keyVersion = preview.offer.keyVersion
            record.trust = .unverified
        }
        return try await gatheringChat(of: changed)
    }

    // MARK: Keys on record

    /// The keys that are no contact's.
    func ownKeys() async throws(ContactError) -> OwnKeys {
        OwnKeys(
            identities: try await ContactError.storing { () throws(StoreError) in
                try await ports.store.identities()
            })
    }

    /// The keys of a contact, including former ones.
    func holder(_ record: ContactRecord) async throws(ContactError) -> KeyHolder {
        let judged = try await ContactError.storing { () throws(StoreError) in try await ports.trust.judged(record) }
        var holder = try KeyHolder(judged)
        for past in try await history(of: record.id) {
            guard let agreementKey = AgreementPublicKey(past.agreementKey) else { throw .damaged }
            holder.pastKeys.append(
                PublicKeys(
                    agreementKey: agreementKey, signingKey: past.signingKey.flatMap { SigningPublicKey($0) }))
        }
        return holder
    }

    func holders(_ records: [ContactRecord]) async throws(ContactError) -> [KeyHolder] {
        var holders: [KeyHolder] = []
        for record in records { holders.append(try await holder(record)) }
        return holders
    }
}

extension KeyHolder {
    /// The current keys of a contact.
    init(_ judged: JudgedContact) throws(ContactError) {
        let contact = try KnownContact(judged.record, hasKeyChange: false)
        self.init(
            contact: contact.id, keys: PublicKeys(agreementKey: contact.agreementKey, signingKey: contact.signingKey),
            trust: contact.trust, isBlocked: contact.isBlocked)
    }
}

/// The keys of the owner's identities, also of archived and rotated ones: no contact has one of them.
struct OwnKeys {
    let identities: [IdentityRecord]

    /// The name of the identity whose keys these are; nil if none of them is the owner's.
    ///
    /// An agreement key alone is the owner's with no signing key beside it.
    ///
    /// - Throws: `.mixedKeys` if only one of two keys is the owner's. Otherwise, whatever is sealed to this contact could be
    ///   read by the holder of the other key, although the signing key is the owner's.
    func name(of keys: PublicKeys) throws(ContactError) -> String? {
        let agreeing = identities.first { $0.agreementKey == keys.agreementKey.bytes }
        guard let signingKey = keys.signingKey?.bytes else { return agreeing?.name }
        let signing = identities.first { $0.signingKey == signingKey }
        guard let known = agreeing ?? signing else { return nil }
        guard agreeing != nil, signing != nil else { throw .mixedKeys(known.name) }
        return known.name
    }
}
