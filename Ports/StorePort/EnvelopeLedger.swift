public import Message

/// Remembers which envelopes were opened, so that none is ever opened as new again (ENV-7, ENV-8), and the latest moment
/// at which the vault was used (ENV-4b).
///
/// Two memories work together. The *permanent* one holds the key of every envelope whose message was stored, for good,
/// whatever becomes of the message. The *ledger* is bounded, and holds what an attacker may fill:
/// - It has at most 10,000 entries, and keeps each for 30 days.
/// - When it is full, entries go of which `sentAt` + 48 h has passed, the oldest first. One whose window is still open is
///   never dropped.
/// - 2,000 of the entries are for verified signers: others are refused from the 8,000th on, if none can go.
/// - A verified signer has at most 2,000 entries whose window is open.
public protocol EnvelopeLedger: Sendable {
    /// Checks, notes and stores in one transaction: of all processes that open one envelope at the same time exactly one
    /// is answered `.opened` (ENV-7).
    ///
    /// A key that either memory holds is `.replayed`, one for which the ledger has no room is `.full`; both change
    /// nothing. Keys that are not 32 bytes throw `.invalidArgument`; a message to stand behind that is not there throws
    /// `.messageNotFound`.
    func commitOpening(
        _ opening: EnvelopeOpening, storing message: OpenedMessage
    ) async throws(StoreError) -> OpeningOutcome

    /// The message that an envelope of this key gave; nil where it was never opened, or the message is gone.
    func openedMessage(key: [UInt8]) async throws(StoreError) -> UniqueIdentifier?

    /// How full the ledger is.
    func ledgerState() async throws(StoreError) -> LedgerState

    /// The later one of the system's clock and the latest moment that it ever showed while this vault was used; the
    /// former is written down where it is the later by a minute or more, and with every opening.
    ///
    /// Messages never move it, whatever time they claim.
    func highWaterClock() async throws(StoreError) -> ClockReading

    /// Sets the mark to what the system's clock shows now, which opens the window of envelopes of the time between.
    func resetHighWaterClock() async throws(StoreError)
}

/// An envelope that was opened and found authentic.
public struct EnvelopeOpening: Hashable, Sendable {
    /// What names the envelope: 32 bytes, over recipient, ephemeral key, salt and message id (ENV-7).
    public var key: [UInt8]
    /// When its sender says that it was sealed.
    public var sentAt: Timestamp
    /// Who signed it: the fingerprint over the sender's keys, 32 bytes; nil where nobody did.
    public var signer: [UInt8]?
    /// Whether the signer is a verified contact.
    public var isVerified: Bool

    /// An opened envelope.
    public init(key: [UInt8], sentAt: Timestamp, signer: [UInt8]?, isVerified: Bool) {
        self.key = key
        self.sentAt = sentAt
        self.signer = signer
        self.isVerified = isVerified
    }
}

/// What an envelope held, as a message that is yet to be saved.
public struct OpenedMessage: Sendable {
    /// Where it goes.
    public enum Place: Hashable, Sendable {
        /// To the end of the conversation that this names, made if there is none.
        case conversation(ConversationReference)
        /// Right behind the message that carried the envelope, in its conversation.
        case behind(UniqueIdentifier)
    }

    /// Where it goes.
    public var place: Place
    /// Who sent it; found or made as by `PersonStore.sender(for:)`.
    public var sender: NewSender
    /// Whom it was sent to.
    public var recipients: [Participant]
    /// What it says.
    public var content: Content
    /// Its id among the messages of its platform, `whisper`.
    public var externalID: String
    /// When it was sealed.
    public var timestamp: Timestamp
    /// Whether the owner has read it: opening it at the command line shows it.
    public var isRead: Bool
    /// What has no field of its own, as a JSON object's text; empty for none. The caller vouches that it is one.
    public var platformSpecific: String

    /// A message with the given parts.
    public init(
        place: Place, sender: NewSender, recipients: [Participant], content: Content, externalID: String,
        timestamp: Timestamp, isRead: Bool, platformSpecific: String
    ) {
        self.place = place
        self.sender = sender
        self.recipients = recipients
        self.content = content
        self.externalID = externalID
        self.timestamp = timestamp
        self.isRead = isRead
        self.platformSpecific = platformSpecific
    }
}

/// What became of an opening.
public enum OpeningOutcome: Hashable, Sendable {
    /// It is noted, and its message is stored under this id.
    case opened(message: UniqueIdentifier)
    /// The envelope was opened before.
    case replayed
    /// The ledger has no room for this sender.
    case full
}

/// How full the ledger of openings is.
public struct LedgerState: Hashable, Sendable {
    /// Entries in the ledger, at most 10,000.
    public var entries: Int
    /// Those whose window is open still.
    public var pinned: Int
    /// Envelopes that are remembered for good.
    public var opened: Int

    /// Counts of entries.
    public init(entries: Int, pinned: Int, opened: Int) {
        self.entries = entries
        self.pinned = pinned
        self.opened = opened
    }
}

/// The time of day as the vault sees it.
public struct ClockReading: Hashable, Sendable {
    /// What the system's clock shows.
    public var system: Timestamp
    /// The larger of that and the vault's mark: what freshness is judged by.
    public var judged: Timestamp

    /// A reading of both clocks.
    public init(system: Timestamp, judged: Timestamp) {
        self.system = system
        self.judged = judged
    }

    /// Whether the system's clock is more than five minutes behind the mark, which the user is warned of.
    public var isBehind: Bool { judged.milliseconds - system.milliseconds > 300_000 }
}
