import WhisperArchive
import WhisperContacts
import WhisperCryptoPort
import WhisperEnvelope
import WhisperIdentity
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

/// Determines the sender of an opened envelope, at a cost independent of the number of contacts (ENV-5, CON-7).
struct SenderAttribution {
    /// The attribution.
    let attribution: Attribution
    /// The contact that the attribution refers to.
    let contact: KnownContact?

    init(of opened: OpenedEnvelope, in book: ContactBook) async throws(ContactError) {
        let store = book.ports.store
        let owners = try await ContactError.storing { () throws(StoreError) in
            try await store.owners(
                agreementKey: opened.agreementKey.bytes, signingKey: opened.signingKey?.bytes)
        }
        let judged = try await ContactError.storing { () throws(StoreError) in
            try await book.ports.trust.judged(owners.map(\.contact))
        }
        var holders: [KeyHolder] = []
        for (owner, contact) in zip(owners, judged) {
            // Former keys matter only if the current ones do not decide.
            let isBearer = owner.hasAgreementKey && owner.contact.signingKey == opened.signingKey?.bytes
            holders.append(isBearer ? try KeyHolder(contact) : try await book.holder(owner.contact))
        }
        attribution = Attribution(
            sender: PublicKeys(agreementKey: opened.agreementKey, signingKey: opened.signingKey),
            isSigned: opened.isSigned, owners: holders)
        if let id = attribution.subject, let owner = judged.first(where: { $0.record.id == id }) {
            contact = try await book.known(owner)
        } else {
            contact = nil
        }
    }

    /// The sender under whom the message is stored: a contact is named only if its own, unrevoked keys signed.
    func sender(of opened: OpenedEnvelope, at time: Timestamp) -> NewSender {
        switch attribution {
        case .signed: contact.map { .contact($0.record, seenAt: time) } ?? .keys(opened.fingerprint, seenAt: time)
        case .revoked, .keyChanged, .unknownSigned: .keys(opened.fingerprint, seenAt: time)
        case .unsigned: .unsigned(seenAt: time)
        }
    }

    /// The conversation in which it is stored if no message carried it.
    func conversation(of opened: OpenedEnvelope) -> ConversationReference {
        switch attribution {
        case .signed: contact.map { .contact($0.id, name: $0.name) } ?? .keys(opened.fingerprint)
        case .revoked, .keyChanged, .unknownSigned: .keys(opened.fingerprint)
        case .unsigned: .unsigned
        }
    }

    /// The vault's record of the seal, which alone determines the message's assurance later (LOOK-4).
    func seal(of opened: OpenedEnvelope) -> MessageSeal {
        let signer = opened.isSigned ? opened.fingerprint.bytes : nil
        return switch attribution {
        case .signed(let holder):
            MessageSeal(
                .signed, signer: signer, contact: holder.contact, wasVerified: holder.trust == .verified)
        case .revoked(let holder): MessageSeal(.revoked, signer: signer, contact: holder.contact)
        case .keyChanged: MessageSeal(.keyChanged, signer: signer)
        case .unknownSigned: MessageSeal(.unknownSigned, signer: signer)
        case .unsigned: MessageSeal(.unsigned)
        }
    }

    /// The details stored with the message.
    func details(
        of opened: OpenedEnvelope, to identity: OwnIdentity, at time: Timestamp, trustingCarrier: Bool,
        mayBeReplayed: Bool
    ) -> [(name: String, value: JSONValue)] {
        let isAboutSigner = attribution.signer != nil
        let details: [(name: String, value: JSONValue)] = [
            ("attribution", .string(attribution.kind.rawValue)),
            ("name", isAboutSigner ? contact.map { .string($0.name) } ?? .null : .null),
            ("trust", isAboutSigner ? contact.map { .string($0.trust.word) } ?? .null : .null),
            ("short_id", opened.isSigned ? .string(opened.fingerprint.shortID.description) : .null),
            ("sent_at", .string(time.rfc3339())),
            ("identity", .string(identity.name)),
            ("time", .string(trustingCarrier ? "carrier" : "clock")),
        ]
        return mayBeReplayed ? details + [("maybe_opened_before", .bool(true))] : details
    }
}

extension Attribution {
    /// The contact that it refers to; of several, the one with the strongest grounds.
    var subject: UniqueIdentifier? {
        switch self {
        case .signed(let holder), .revoked(let holder): holder.contact
        case .keyChanged(let holders): holders.first?.contact
        case .unsigned(let claim): claim?.contact
        case .unknownSigned: nil
        }
    }
}

extension Trust {
    /// Its name in JSON.
    var word: String {
        switch self {
        case .unverified: "unverified"
        case .verified: "verified"
        case .revoked: "revoked"
        }
    }
}
