import WhisperArchive
import WhisperClockPort
public import WhisperContacts
import WhisperCryptoPort
public import WhisperEnvelope
import WhisperJSONText
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

/// Opens envelopes into a vault, where an `EnvelopeOpener` has neither clock nor vault. It checks in the
/// order of ENV-4: fresh, addressed to the owner, authentic, attributed, never opened before. Only then the message is
/// shown.
///
/// The transaction that stores the message also checks that it was not opened before, so that of several processes that
/// open one envelope at the same time exactly one gets its message (ENV-7).
public struct MessageOpening: Sendable {
    private let ports: SecrecyPorts

    /// Creates an opener for the identities of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// Opens an envelope and stores its message.
    ///
    /// - Parameters:
    ///   - carrier: The message that carried it; nil if none in the vault did.
    ///   - trustingCarrierTime: Whether freshness is judged by the time that the messenger reports for the carrier
    ///     (ENV-8b).
    /// - Throws: Any `MessageOpeningError`. Nothing was stored then.
    public func open(
        _ envelope: Envelope, carrier: Carrier? = nil, trustingCarrierTime: Bool = false
    ) async throws(MessageOpeningError) -> OpenedMessage {
        let clock: ClockReading
        do throws(StoreError) {
            clock = try await ports.store.highWaterClock()
        } catch {
            // It moves the clock's mark on where that is due, which is part of what an opening records.
            throw MessageOpeningError(recording: error)
        }
        let vouched = trustingCarrierTime ? carrier?.timestamp : nil
        do throws(EnvelopeError) {
            try envelope.checkFreshness(now: (vouched ?? clock.judged).wholeSeconds)
        } catch {
            throw MessageOpeningError(error)
        }
        let (opened, identity) = try await decrypt(envelope)
        let sender: SenderAttribution
        do throws(ContactError) {
            sender = try await SenderAttribution(of: opened, in: ContactBook(ports))
        } catch {
            throw MessageOpeningError(error)
        }
        let time = Timestamp(milliseconds: opened.sentAt * 1_000)
        let unknown = try await MessageOpeningError.storing { () throws(StoreError) in
            try await ports.store.unknownOpenings()
        }
        // A process that restored an older state of the trust data may also have restored an older record of openings.
        let isDoubtful = try await MessageOpeningError.storing { () throws(StoreError) in
            try await ports.trust.status() == .doubtful
        }
        let mayBeReplayed = isDoubtful || unknown?.mayHold(sentAt: time, anyAge: vouched != nil) ?? false
        let details = sender.details(
            of: opened, to: identity, at: time, trustingCarrier: vouched != nil, mayBeReplayed: mayBeReplayed)
        let (body, line) = taken(from: opened, sender, carrier)
        let message = try await commit(
            opened, body, envelope, identity, sender,
            details + (line.map { [(LineRecord.member, $0.json)] } ?? []), at: time, carrier)
        if case .signed = sender.attribution, let contact = sender.contact {
            // The message is stored. Recording that its sender was seen is desirable, but no reason to withhold it.
            try? await ports.store.markSeen(contact.id, at: time)
        }
        var warnings: [OpeningWarning] = []
        if clock.isBehind { warnings.append(.clockBehind) }
        if case .signed = sender.attribution, sender.contact?.hasKeyChange == true { warnings.append(.keysUnverified) }
        if vouched != nil { warnings.append(.carrierTimeOnly) }
        if mayBeReplayed { warnings.append(.maybeOpenedBefore) }
        if isDoubtful || sender.contact?.isDoubtful == true { warnings.append(.trustInDoubt) }
        return OpenedMessage(
            body: body, attribution: sender.attribution, contact: sender.contact,
            fingerprint: opened.fingerprint, sentAt: time, identity: identity, message: message,
            warnings: warnings, line: line)
    }

    /// The message that an envelope produced when it was opened before; nil if it was not, or the message was
    /// deleted.
    ///
    /// - Throws: `.store`.
    public func earlierMessage(of envelope: Envelope) async throws(MessageOpeningError) -> StoredMessage? {
        try await MessageOpeningError.storing { () throws(StoreError) -> StoredMessage? in
            guard let id = try await lines.openedMessage(of: envelope) else { return nil }
            let message = try await ports.store.message(id)
            return message?.unified.content.kind == .deleted ? nil : message
        }
    }

    /// Whether an envelope was opened before, though its message may have been deleted since.
    ///
    /// - Throws: `.store`.
    package func wasOpened(_ envelope: Envelope) async throws(MessageOpeningError) -> Bool {
        try await MessageOpeningError.storing { () throws(StoreError) in
            try await lines.openedMessage(of: envelope) != nil
        }
    }

    /// The message from which the owner made an envelope; nil if the vault has none.
    ///
    /// - Throws: `.store`.
    package func ownMessage(in envelope: Envelope) async throws(MessageOpeningError) -> StoredMessage? {
        try await MessageOpeningError.storing { () throws(StoreError) in
            try await lines.ownMessage(in: envelope)
        }
    }

    private var lines: SealedLines { SealedLines(store: ports.store, crypto: ports.crypto) }

    /// Tries each identity with the envelope's tag, as two may share it (ID-4).
    private func decrypt(
        _ envelope: Envelope
    ) async throws(MessageOpeningError) -> (opened: OpenedEnvelope, identity: OwnIdentity) {
        let records = try await MessageOpeningError.storing { () throws(StoreError) in
            try await ports.store.identities(recipientKeyID: envelope.recipientKeyID.bytes)
        }
        guard !records.isEmpty else { throw .notAddressed }
        let opener = EnvelopeOpener(crypto: ports.crypto)
        var failure = MessageOpeningError.invalid
        for record in records {
            let identity: OwnIdentity
            let pair: AgreementKeyPair
            do throws(IdentityError) {
                identity = try OwnIdentity(record)
                pair = try ports.secrets.agreementPair(of: identity)
            } catch .secretMissing {
                failure = .secretMissing
                continue
            } catch {
                throw MessageOpeningError(error)
            }
            do throws(EnvelopeError) {
                return (try opener.open(envelope, with: pair), identity)
            } catch .invalid {
                continue
            } catch {
                throw MessageOpeningError(error)
            }
        }
        throw failure
    }

    /// The text, and the line that followed it. The line is removed from every message that a contact signed and a
    /// server carried, wherever it is stored, so that the choice of a carrier cannot bypass its check (RT-10).
    private func taken(
        from opened: OpenedEnvelope, _ sender: SenderAttribution, _ carrier: Carrier?
    ) -> (body: [UInt8], line: LineRecord?) {
        guard case .signed = sender.attribution, let conversation = carrier?.serverConversation,
            let (text, line) = ConversationLine.read(opened.message)
        else { return (opened.message, nil) }
        let record = LineRecord(
            line: line, digest: ConversationLine.digest(ofBody: opened.message, ports.crypto),
            isHere: line.conversation == ConversationLine.name(ofConversation: conversation, ports.crypto))
        return (text, record)
    }

    private func commit(
        _ opened: OpenedEnvelope, _ body: [UInt8], _ envelope: Envelope, _ identity: OwnIdentity,
        _ sender: SenderAttribution,
        _ details: [(name: String, value: JSONValue)], at time: Timestamp, _ carrier: Carrier?
    ) async throws(MessageOpeningError) -> UniqueIdentifier {
        let key = envelope.ledgerKey(recipient: identity.fingerprint, crypto: ports.crypto)
        let place = carrier?.place(of: sender.attribution) ?? .conversation(sender.conversation(of: opened))
        let sealed = SealedContent(body)
        let message = NewOpenedMessage(
            place: place, sender: sender.sender(of: opened, at: time), recipients: [.identity(identity)],
            content: sealed.content, externalID: HexText.text(key), timestamp: time,
            isRead: carrier?.isRead ?? true, platformSpecific: sealed.platformSpecific(envelope: details),
            seal: sender.seal(of: opened))
        let outcome: OpeningOutcome
        do throws(StoreError) {
            if case .conversation = message.place, case .signed = sender.attribution, let contact = sender.contact {
                try await ContactChat(ports).gather(contact)
            }
            outcome = try await ports.store.commitOpening(ReplayKey(key: key), storing: message)
        } catch {
            throw error.code == .messageNotFound ? .carrierNotFound : MessageOpeningError(recording: error)
        }
        switch outcome {
        case .opened(let message): return message
        case .replayed: throw .replayed
        }
    }
}

extension MessageOpeningError {
    /// Creates the failure of what an opening writes.
    fileprivate init(recording error: StoreError) {
        switch error.code {
        case .full, .readOnly: self = .notRecorded(error)
        default: self = .store(error)
        }
    }

    init(_ error: EnvelopeError) {
        self =
            switch error {
            case .invalid: .invalid
            case .notAddressed: .notAddressed
            case .expired(let expiry): .expired(expiry)
            case .messageTooLong, .timeOutOfRange, .unusableKey, .unavailable: .crypto(.unavailable)
            }
    }

    init(_ error: ContactError) {
        if case .store(let error) = error { self = .store(error) } else { self = .damaged }
    }
}

/// The assurance of a conversation's last message in the conversation list (LOOK-4).
///
/// In the list it is shown beside the title of the chat, which a server or a file may have chosen. So it is `verified`
/// only if the chat belongs to the contact who signed; a verified contact's message in another chat is `sealed` there.
public struct LastLine: Hashable, Sendable {
    /// The assurance to show beside the chat.
    public var assurance: MessageAssurance
    /// The contact who signed the message; nil if none did.
    public var signer: Signer?
    /// When it was written, if that differs from the conversation's own date (see `StoredMessage.writtenAt`).
    public var writtenAt: Timestamp?
    /// What may be shown of it; nil if a blocked contact sealed it (CON-5).
    public var text: String?
    /// The message, with names in place of addresses, if its text is nobody's words: a line of the service, or what an
    /// export has in place of a file. It is worded where it is shown.
    public var notice: UnifiedMessage?

    /// The signer of a message.
    public struct Signer: Hashable, Sendable {
        /// The contact.
        public var contact: UniqueIdentifier
        /// Its name.
        public var name: String
    }
}
