public import WhisperContacts
public import WhisperKeyFingerprint
public import WhisperMessage
internal import WhisperStorePort

/// The message that carried an envelope.
public struct Carrier: Hashable, Sendable {
    /// Where a message goes that is opened.
    public enum Storing: Hashable, Sendable {
        /// Right behind the carrier, as a message of its own.
        case behind
        /// Into the carrier, which keeps the envelope as its carrier text (RT-10), if this contact signed it: what stands in
        /// the carrier's place is taken for words of the carrier's sender. Everything else goes behind it.
        case inPlace(signer: UniqueIdentifier)
    }

    /// The message.
    public var message: UniqueIdentifier
    /// When the messenger says that it came.
    public var timestamp: Timestamp
    /// Whether the owner has read it.
    public var isRead: Bool
    /// Where what is opened goes.
    public var storing: Storing
    /// What the server knows the conversation by; nil where lines name none (RT-10).
    public var serverConversation: String?

    /// A message that carried an envelope.
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

    /// Where a message goes in the vault that is from someone.
    func place(of attribution: Attribution) -> OpenedMessage.Place {
        guard case .inPlace(let signer) = storing, case .signed(let holder) = attribution, holder.contact == signer
        else {
            return .behind(message)
        }
        return .inPlaceOf(message)
    }
}

/// An envelope that was opened, and what is to be thought of it.
public struct OpenedVerdict: Hashable, Sendable {
    /// The message, byte for byte, without the line that was taken off it.
    public let body: [UInt8]
    /// Who it is from, as far as that is known.
    public let attribution: Attribution
    /// The contact that the attribution speaks of: who signed, whose keys were revoked, with whom the sender shares a key,
    /// or whose keys an unsigned message names. Only the attribution says which of these it is.
    public let contact: KnownContact?
    /// The fingerprint of the sender's keys; without a signature, of those that it claims.
    public let fingerprint: Fingerprint
    /// When its sender says that it was sealed.
    public let sentAt: Timestamp
    /// The identity that it was sealed to.
    public let identity: OwnIdentity
    /// The message as the vault stores it.
    public let message: UniqueIdentifier
    /// What the user should know.
    public let warnings: [OpeningWarning]
    /// The line that named its place, taken off what a contact signed and a server carried (RT-10).
    public var line: LineRecord?

    /// The message as text; nil where it is not UTF-8.
    public var text: String? { String(validating: body, as: UTF8.self) }
}

/// What the user should know about an envelope that was opened.
public enum OpeningWarning: Hashable, Sendable, CaseIterable {
    /// The system's clock is behind the latest moment that the vault was used at (ENV-4b).
    case clockBehind
    /// The keys of the contact who signed were exchanged, and nobody has verified the new ones (CON-4).
    case keysUnverified
    /// That it is no replay of old is vouched for by the time of the carrier only (ENV-8b).
    case carrierTimeOnly
    /// It is of a time of which the vault does not know what was opened, since a backup took its place (ENV-8).
    case maybeOpenedBefore
    /// What the vault says about trust is in doubt: nobody is taken for verified until the owner accepts it (CON-3).
    case trustInDoubt
}
