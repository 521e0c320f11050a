public import Message

/// Remembers which envelopes were opened, so that none is ever opened as new again (ENV-7, ENV-8), and the latest moment
/// at which the vault was used (ENV-4b).
///
/// Two memories work together. The *permanent* one holds the key of every envelope whose message was stored, for good,
/// whatever becomes of the message. The *ledger* is bounded, and holds what an attacker may fill:
/// - It has at most 10,000 entries, and keeps each for 30 days.
/// - When it is full, entries go of which `sentAt` + 48 h has passed, the oldest first, and no more than have to. One whose
///   window is still open is never dropped: where too few can go, the opening is refused.
/// - 2,000 of the entries are for verified signers: for others it is full with 8,000, whoever these are of.
/// - A verified signer has at most 2,000 entries whose window is open.
///
/// `LedgerLimits` has these figures. "Now" is the later one of the system's clock and the vault's mark throughout.
public protocol EnvelopeLedger: Sendable {
    /// Checks, notes and stores in one transaction: of all processes that open one envelope at the same time exactly one
    /// is answered `.opened` (ENV-7). Many openings are as one after the other, and answered in their order.
    ///
    /// A key that either memory holds is `.replayed`, and so is a message that its conversation has already, such as one
    /// that was imported; one for which the ledger has no room is `.full`. Both change nothing. Keys and fingerprints
    /// that are not 32 bytes, and a verified opening without a signer, throw `.invalidArgument`; a message to stand behind
    /// that is not there throws `.messageNotFound`.
    ///
    /// The message is saved as an incoming one of the platform `whisper` that was sent, its time exact to the second; in
    /// place of its carrier it is that message, and the id that is answered is the carrier's.
    func commitOpenings(
        _ openings: [(opening: EnvelopeOpening, message: OpenedMessage)]
    ) async throws(StoreError) -> [OpeningOutcome]

    /// The message that an envelope of this key gave; nil where it was never opened, or the message is gone.
    func openedMessage(key: [UInt8]) async throws(StoreError) -> UniqueIdentifier?

    /// Notes on a message why the envelope that it carries is not opened in its place, so that nobody tries again (RT-10):
    /// its platform-specific member `envelope` becomes `{"state": …}` with the state's name.
    ///
    /// One that has such a member already, and one that is deleted, stays as it is: success without a write. Throws
    /// `.messageNotFound`.
    func markCarrier(_ message: UniqueIdentifier, as state: CarrierState) async throws(StoreError)

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

extension EnvelopeLedger {
    /// Checks, notes and stores one opening, as `commitOpenings` does.
    public func commitOpening(
        _ opening: EnvelopeOpening, storing message: OpenedMessage
    ) async throws(StoreError) -> OpeningOutcome {
        let outcomes = try await commitOpenings([(opening, message)])
        // An adapter that answers nothing has not said that it opened anything.
        guard let outcome = outcomes.first else { throw StoreError(.cannotExecute) }
        return outcome
    }
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
        /// Into the message that carried the envelope (RT-10): its content and platform-specific members become those that
        /// were opened, the envelope stays as its carrier text, and it is read if either was. Sender, recipients, external
        /// id, time, place and all else stay the carrier's.
        ///
        /// A carrier that has a carrier text already is `.replayed`; one that is deleted throws `.messageNotFound`.
        case inPlaceOf(UniqueIdentifier)
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

/// Why what a message carries is not opened in its place. Raw values are what the vault writes.
public enum CarrierState: String, Sendable, CaseIterable {
    /// Its time was over when it came (ENV-4).
    case expired
    /// It is not authentic.
    case invalid
    /// It was opened before, elsewhere.
    case replayed
    /// It was opened behind the message, since it is from somebody else than the message.
    case openedBehind = "opened-behind"
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

/// How much the ledger of openings holds, and for how long (ENV-7, ENV-8).
public enum LedgerLimits {
    /// The most entries, those of verified signers included.
    public static let entries = 10_000
    /// How many of these are for verified signers alone.
    public static let reserved = 2_000
    /// The most entries of one verified signer whose window is open.
    public static let entriesPerSigner = 2_000
    /// How long after it was sealed an envelope can be opened, in milliseconds: 48 hours, and the rest of a second, as
    /// envelopes count whole ones.
    public static let window: Int64 = 48 * 3_600_000 + 999
    /// How long an entry is kept, in milliseconds: 30 days.
    public static let retention: Int64 = 30 * 24 * 3_600_000
    /// By how much the system's clock must be ahead of the mark to move it without an opening, in milliseconds: a minute.
    public static let markInterval: Int64 = 60_000
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
