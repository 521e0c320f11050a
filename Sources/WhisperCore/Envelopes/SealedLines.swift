import WhisperArchive
package import WhisperCryptoPort
package import WhisperEnvelope
import WhisperKeyFingerprint
package import WhisperMessage
package import WhisperStorePort
import WhisperTextCoding

/// Finds what this vault knows about lines whose whole text is an envelope: the message that was opened from it, or the
/// one that the owner sealed into it. Both are found by the keys of the envelope, so nothing is guessed.
package struct SealedLines: Sendable {
    private let store: any VaultStore
    private let crypto: any CryptoBackend

    /// What is known about a line.
    package enum Finding: Hashable, Sendable {
        /// This message was opened from it.
        case opened(StoredMessage)
        /// The owner sealed this message into it, for somebody else.
        case own(StoredMessage)
    }

    package init(store: any VaultStore, crypto: any CryptoBackend) {
        self.store = store
        self.crypto = crypto
    }

    /// What is known about a message as a line; nil for any other message, and for a line of which nothing is known.
    package func finding(of message: StoredMessage) async throws(StoreError) -> Finding? {
        guard message.unified.platform != .whisper, message.carrierText == nil, message.unified.content.kind == .text,
            let text = message.unified.content.text, text.utf8.starts(with: Envelope.prefix.utf8),
            SealedText.isEnvelope(text),
            let envelope = EnvelopeScanner.envelopes(in: Array(text.utf8)).first?.envelope
        else { return nil }
        if let id = try await openedMessage(of: envelope), let opened = try await store.message(id),
            opened.unified.content.kind != .deleted
        {
            return .opened(opened)
        }
        return try await ownMessage(in: envelope).map { .own($0) }
    }

    /// The messages without the lines in whose place another message stands: the one that was opened from the line,
    /// directly behind it. A line stays that says more than it, such as by whom else it was carried.
    ///
    /// - Parameters:
    ///   - kept: The message that was asked for, which stays.
    ///   - isShown: Whether a message that was opened is shown, too.
    package func withoutReplaced(
        _ messages: [StoredMessage], keeping kept: UniqueIdentifier? = nil,
        where isShown: (StoredMessage) -> Bool = { _ in true }
    ) async throws(StoreError) -> [StoredMessage] {
        var rest: [StoredMessage] = []
        for (place, message) in messages.enumerated() {
            let next = place + 1 < messages.count ? messages[place + 1] : nil
            if message.unified.id != kept, try await isReplaced(message, followedBy: next, isShown) { continue }
            rest.append(message)
        }
        return rest
    }

    private func isReplaced(
        _ message: StoredMessage, followedBy next: StoredMessage?, _ isShown: (StoredMessage) -> Bool
    ) async throws(StoreError) -> Bool {
        let unified = message.unified
        // A server's lines are opened in their places, and behind them only what is not as it should be (RT-10).
        guard message.direction != .outgoing, !unified.platform.isMessenger, unified.saysNothingBesideText,
            case .opened(let opened)? = try await finding(of: message),
            opened.conversation == message.conversation, isShown(opened)
        else { return false }
        if next?.unified.id != opened.unified.id {
            let behind = try await store.messages(in: message.conversation, .after(unified.id), limit: 1)
            guard behind.first?.unified.id == opened.unified.id else { return false }
        }
        // Whoever carried it is not always who signed it, in a chat with one person neither.
        return message.person == opened.person || unified.sender?.shownName == opened.unified.sender?.shownName
    }

    /// The id of the message that an envelope produced when it was opened.
    func openedMessage(of envelope: Envelope) async throws(StoreError) -> UniqueIdentifier? {
        for identity in try await store.identities(recipientKeyID: envelope.recipientKeyID.bytes) {
            guard let fingerprint = Fingerprint(identity.fingerprint) else { continue }
            let key = envelope.ledgerKey(recipient: fingerprint, crypto: crypto)
            if let id = try await store.openedMessage(key: key) { return id }
        }
        return nil
    }

    /// The message that the owner sealed into an envelope for a contact; nil if the vault has none.
    package func ownMessage(in envelope: Envelope) async throws(StoreError) -> StoredMessage? {
        for contact in try await store.contacts(recipientKeyID: envelope.recipientKeyID.bytes) {
            let chat = ConversationReference.contact(contact.id, name: contact.displayName)
            guard let held = try await store.conversation(platform: chat.platform, key: chat.key) else { continue }
            // What was sealed to the key before it was a contact's is named after the key alone.
            let keyAlone = AgreementPublicKey(contact.agreementKey).map {
                Fingerprint(agreementKey: $0, signingKey: nil, crypto: crypto)
            }
            for fingerprint in [Fingerprint(contact.fingerprint), keyAlone].compactMap(\.self) {
                let id = SealedLines.externalID(of: envelope, to: fingerprint, crypto)
                let message = try await store.message(conversation: held.id, externalID: id)
                if let message, message.unified.content.kind != .deleted { return message }
            }
        }
        return nil
    }

    /// The external id of a message that was sealed here; it distinguishes one to oneself from what is opened from it.
    static func externalID(
        of envelope: Envelope, to recipient: Fingerprint, _ crypto: any CryptoBackend
    ) -> String {
        "sent:" + HexText.text(envelope.ledgerKey(recipient: recipient, crypto: crypto))
    }
}

extension UnifiedMessage {
    /// Whether nothing is known of a message besides its text, which could be shown with no other one.
    fileprivate var saysNothingBesideText: Bool {
        content.attachments.isEmpty && reactions.isEmpty && replyTo == nil && editedAt == nil
            && platformSpecific["starred"] == nil
    }
}
