public import WhisperContacts
public import WhisperKeyFingerprint
public import WhisperMessage
internal import WhisperStorePort

/// The message that carried an envelope.
public struct Carrier: Hashable, Sendable {
    /// Where to store the opened message.
    public enum Storing: Hashable, Sendable {
        /// Directly behind the carrier, as a separate message.
        case behind
        /// In place of the carrier, with the envelope as its carrier text (RT-10), if this contact signed it, because
        /// it will be taken for words of the carrier's sender. Everything else is stored behind the carrier.
        case inPlace(signer: UniqueIdentifier)
    }

    /// The message.
    public var message: UniqueIdentifier
    /// When it arrived, according to the messenger.
    public var timestamp: Timestamp
    /// Whether the owner has read it.
    public var isRead: Bool
    /// Where to store the opened message.
    public var storing: Storing
    /// The server's id of the conversation; nil if lines do not name one (RT-10).
    public var serverConversation: String?

    /// Creates a carrier.
    public init(
        message: UniqueIdentifier, timestamp: Timestamp, isRead: Bool = true, storing: Storing = .behind,
        serverConversation: String? = nil
    ) {
        self.serverConversation = serverConversation
        self.message = message
        self.timestamp = timestamp
        self.isRead = isRead
        self.storing = storing
    }

    /// The place in the vault for a message with this attribution.
    func place(of attribution: Attribution) -> NewOpenedMessage.Place {
        guard case .inPlace(let signer) = storing, case .signed(let holder) = attribution, holder.contact == signer
        else {
            return .behind(message)
        }
        return .inPlaceOf(message)
    }
}

/// The message of an envelope that was opened and saved: what an `OpenedEnvelope` holds, with the vault's assessment of
/// its sender.
public struct OpenedMessage: Hashable, Sendable {
    /// The message, byte for byte, without the line that was removed from it.
    public let body: [UInt8]
    /// The attribution of its sender.
    public let attribution: Attribution
    /// The contact that the attribution refers to: who signed, whose keys were revoked, who shares a key with the
    /// sender, or whose keys an unsigned message names. Only the attribution says which of these applies.
    public let contact: KnownContact?
    /// The fingerprint of the sender's keys; without a signature, of the claimed keys.
    public let fingerprint: Fingerprint
    /// When it was sealed, according to its sender.
    public let sentAt: Timestamp
    /// The identity that it was addressed to.
    public let identity: OwnIdentity
    /// The stored message.
    public let message: UniqueIdentifier
    /// Warnings for the user.
    public let warnings: [OpeningWarning]
    /// The line that identified its place, removed from a message that a contact signed and a server carried (RT-10).
    public var line: LineRecord?

    /// The message as text; nil if it is not valid UTF-8.
    public var text: String? { String(validating: body, as: UTF8.self) }
}

/// Warnings about an opened envelope.
public enum OpeningWarning: Hashable, Sendable, CaseIterable {
    /// The system clock is behind the latest time at which the vault was used (ENV-4b).
    case clockBehind
    /// The keys of the contact who signed were replaced, and the new ones are not verified (CON-4).
    case keysUnverified
    /// Only the carrier's time indicates that it is not an old replay (ENV-8b).
    case carrierTimeOnly
    /// It comes from a period whose openings the vault does not know, because a backup was restored (ENV-8).
    case maybeOpenedBefore
    /// The vault's trust data is in doubt: no contact counts as verified until the owner accepts it (CON-3).
    case trustInDoubt
}
