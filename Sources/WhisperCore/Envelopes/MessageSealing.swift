import WhisperArchive
import WhisperClockPort
import WhisperContacts
import WhisperCryptoPort
import WhisperEnvelope
import WhisperIdentity
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperStorePort
import WhisperTextCoding

/// Seals messages to contacts and keys.
///
/// The policies are checked first: if they forbid it, nothing is sealed, stored or asked for (POL-3). The plain text of
/// a sealed message is stored in the conversation with the recipient, because only the recipient can open the envelope.
public struct MessageSealing: Sendable {
    private let ports: SecrecyPorts

    /// Creates a sealer for the identities of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// Seals a message and stores it.
    ///
    /// - Throws: Any `MessageSealingError`. Nothing was stored then.
    public func seal(_ request: SealingRequest) async throws(MessageSealingError) -> SealedMessage {
        let (sealed, recipient) = try await make(request)
        try await store(request.message, sealed.envelope, from: sealed.identity, to: recipient)
        return sealed
    }

    /// Seals a message without storing it, for a caller that stores it in the conversation that carries the envelope
    /// (RT-10); otherwise as `seal`.
    ///
    /// - Throws: As `seal`.
    public func sealForCarrier(_ request: SealingRequest) async throws(MessageSealingError) -> SealedMessage {
        try await make(request).sealed
    }

    private func make(
        _ request: SealingRequest
    ) async throws(MessageSealingError) -> (sealed: SealedMessage, recipient: Recipient) {
        guard request.message.count <= EnvelopeSealer.maximumMessageLength else { throw .tooLong }
        let identity = try await identity(request.identity)
        guard identity.stage.canSeal else { throw .identityArchived }
        let recipient = try await recipient(request.recipient)
        let isSigned = request.isSigned ?? (identity.signingKey != nil)
        let policies = try await MessageSealingError.storing { () throws(StoreError) in
            try await ports.trust.policies().settings
        }
        for role in recipient.forPolicies {
            let decision = policies.decide(
                to: role, isSigned: isSigned, hasSigningKey: identity.signingKey != nil)
            if case .violates(let violation) = decision { throw .policyViolation(violation) }
        }
        guard X25519Encoding.isStrict(recipient.key) else { throw .unusableKey }
        let clock = try await MessageSealingError.storing { () throws(StoreError) in
            try await ports.store.highWaterClock()
        }
        let seconds = clock.system.wholeSeconds
        let envelope =
            isSigned
            ? try signed(request.message, by: identity, to: recipient, at: seconds, policies)
            : try unsigned(request.message, from: identity, to: recipient, at: seconds)
        var warnings: [SealingWarning] = []
        if recipient.contact?.hasKeyChange == true { warnings.append(.keyChanged) }
        if identity.stage == .rotated { warnings.append(.identityRotated) }
        if request.isSigned == nil, !isSigned { warnings.append(.noSigningKey) }
        if clock.isBehind { warnings.append(.clockBehind) }
        let sealed = SealedMessage(
            envelope: envelope, identity: identity, recipient: recipient.contact, warnings: warnings)
        return (sealed, recipient)
    }

    // MARK: Sender and recipient

    private func identity(_ id: UniqueIdentifier?) async throws(MessageSealingError) -> OwnIdentity {
        let ring = IdentityRing(ports)
        do throws(IdentityError) {
            if let id { return try await ring.identity(id) }
            if let standard = try await ring.standard() { return standard }
        } catch {
            throw MessageSealingError(error)
        }
        throw .noIdentity
    }

    private struct Recipient {
        var contact: KnownContact?
        var key: AgreementPublicKey
        var fingerprint: Fingerprint
        /// The roles of the recipient for the policies, all of which must permit the message.
        var forPolicies: [PolicyRecipient]

        /// The recipient as named to the user when asking for a signature.
        var name: String { contact?.name ?? fingerprint.shortID.description }

        var conversation: ConversationReference {
            contact.map { .contact($0.id, name: $0.name) } ?? .keys(fingerprint)
        }

        var participant: Participant {
            Participant(identifier: fingerprint.hex, displayName: name)
        }
    }

    private func recipient(_ recipient: SealingRequest.Recipient) async throws(MessageSealingError) -> Recipient {
        switch recipient {
        case .contact(let id):
            let contact: KnownContact
            do throws(ContactError) {
                contact = try await ContactBook(ports).contact(id)
            } catch {
                throw MessageSealingError(error)
            }
            return Recipient(
                contact: contact, key: contact.agreementKey, fingerprint: contact.fingerprint,
                forPolicies: [.contact(contact.trust, isBlocked: contact.isBlocked)])
        case .key(let key):
            let bearers = try await bearers(of: key)
            let contact = bearers.count == 1 ? bearers[0] : nil
            // Typing a key must not bypass the rules for its owner, nor using a contact those for keys.
            let roles = bearers.map { PolicyRecipient.contact($0.trust, isBlocked: $0.isBlocked) }
            return Recipient(
                contact: contact, key: key,
                fingerprint: contact?.fingerprint
                    ?? Fingerprint(agreementKey: key, signingKey: nil, crypto: ports.crypto),
                forPolicies: roles + [.rawKey])
        }
    }

    /// The contacts that currently have a key.
    private func bearers(of key: AgreementPublicKey) async throws(MessageSealingError) -> [KnownContact] {
        let owners = try await MessageSealingError.storing { () throws(StoreError) in
            try await ports.store.owners(agreementKey: key.bytes, signingKey: nil)
        }
        var bearers: [KnownContact] = []
        for owner in owners where owner.hasAgreementKey {
            do throws(ContactError) {
                bearers.append(try await ContactBook(ports).contact(owner.contact.id))
            } catch {
                throw MessageSealingError(error)
            }
        }
        return bearers
    }

    // MARK: Sealing

    private func signed(
        _ message: [UInt8], by identity: OwnIdentity, to recipient: Recipient, at seconds: Int64,
        _ policies: PolicySettings
    ) throws(MessageSealingError) -> Envelope {
        let purpose = PresencePurpose.signing(recipient: recipient.name)
        let pair: SigningKeyPair
        do throws(IdentityError) {
            pair = try SigningAccess.begin(ports, policies, for: purpose).pair(of: identity, for: purpose)
        } catch {
            throw MessageSealingError(error)
        }
        do throws(EnvelopeError) {
            return try EnvelopeSealer(crypto: ports.crypto).seal(
                message, from: identity.agreementKey, signedBy: pair, to: recipient.key, at: seconds)
        } catch {
            throw MessageSealingError(error)
        }
    }

    private func unsigned(
        _ message: [UInt8], from identity: OwnIdentity, to recipient: Recipient, at seconds: Int64
    ) throws(MessageSealingError) -> Envelope {
        do throws(EnvelopeError) {
            return try EnvelopeSealer(crypto: ports.crypto).seal(
                message, from: identity.agreementKey, signingKey: identity.signingKey, to: recipient.key, at: seconds)
        } catch {
            throw MessageSealingError(error)
        }
    }

    // MARK: Storing

    private func store(
        _ body: [UInt8], _ envelope: Envelope, from identity: OwnIdentity, to recipient: Recipient
    ) async throws(MessageSealingError) {
        let sealed = SealedContent(body)
        let time = Timestamp(milliseconds: envelope.sentAt * 1_000)
        let details: [(name: String, value: JSONValue)] = [
            ("signed", .bool(envelope.isSigned)),
            ("name", recipient.contact.map { .string($0.name) } ?? .null),
            ("trust", recipient.contact.map { .string($0.trust.word) } ?? .null),
            ("short_id", .string(recipient.fingerprint.shortID.description)),
            ("sent_at", .string(time.rfc3339())),
            ("identity", .string(identity.name)),
        ]
        let specific = sealed.platformSpecific(envelope: details)
        try await MessageSealingError.storing { () throws(StoreError) in
            if let contact = recipient.contact { try await ContactChat(ports).gather(contact) }
            let conversation = try await ports.store.conversation(for: recipient.conversation)
            let sender = try await ports.store.sender(for: .owner(identity, seenAt: time))
            let message = NewMessage(
                conversation: conversation.id,
                externalID: SealedLines.externalID(of: envelope, to: recipient.fingerprint, ports.crypto),
                platform: .whisper, timestamp: time, precision: .second, sender: sender,
                recipients: [recipient.participant],
                direction: .outgoing, content: sealed.content, platformSpecific: specific,
                seal: MessageSeal(.own))
            _ = try await ports.store.save([message])
        }
    }
}

extension MessageSealingError {
    init(_ error: EnvelopeError) {
        self =
            switch error {
            case .messageTooLong: .tooLong
            case .timeOutOfRange: .clockUnusable
            case .unusableKey: .unusableKey
            case .invalid, .notAddressed, .expired, .unavailable: .crypto(.unavailable)
            }
    }
}
