public import WhisperMessage

/// Remembers which envelopes were opened, so that none is ever opened as new again (ENV-7, ENV-8), and the latest moment
/// at which the vault was used (ENV-4b).
///
/// Two memories work together. The *permanent* one decides: it holds the key of every envelope whose message was stored,
/// for good, whatever becomes of the message. The *ledger* is a small copy of its latest keys, where most replays are found
/// at once: it keeps each for 30 days and at most 10,000, and drops its oldest for a new one. It never refuses, so that a
/// flood neither reopens an envelope nor keeps a genuine one out.
///
/// `LedgerLimits` has these figures. "Now" is the later one of the system's clock and the vault's mark throughout.
public protocol EnvelopeLedger: Sendable {
    /// Checks, notes and stores in one transaction: of all processes that open one envelope at the same time exactly one
    /// is answered `.opened` (ENV-7). Many openings are as one after the other, and answered in their order.
    ///
    /// A key that was opened is `.replayed`, and so is a message that its conversation has already, such as one that was
    /// imported; that changes nothing. Keys that are not 32 bytes throw `.invalidArgument`; a message to stand behind that
    /// is not there throws `.messageNotFound`.
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

    /// What the permanent memory holds, by key in ascending order of its bytes, at most `limit` (1 … 10,000): what a vault
    /// hands on to a backup that takes its place, by `RecordTransfer.insertRecords`.
    ///
    /// - Parameter key: Only what comes after this one; nil is from the beginning.
    func openings(after key: [UInt8]?, limit: Int) async throws(StoreError) -> [OpeningRecord]

    /// The time in which envelopes were opened of which this vault may know nothing; nil where it knows all.
    func unknownOpenings() async throws(StoreError) -> UnknownOpenings?

    /// Notes that time, in place of one noted before; nil where there is none any more. One that ends before it begins
    /// throws `.invalidArgument`.
    func setUnknownOpenings(_ time: UnknownOpenings?) async throws(StoreError)

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

    /// An opened envelope.
    public init(key: [UInt8]) {
        self.key = key
    }
}

/// A time in which envelopes were opened that a vault may not know of: between the making of a backup and its taking the
/// place of a vault whose own memory could not be read (ENV-8).
public struct UnknownOpenings: Hashable, Sendable {
    /// The latest moment at which the vault knew of all openings.
    public var begin: Timestamp
    /// The moment from which on it knows of all again.
    public var end: Timestamp

    /// A time between two moments.
    public init(begin: Timestamp, end: Timestamp) {
        self.begin = begin
        self.end = end
    }

    /// Whether an envelope may have been opened in that time without the vault's knowledge.
    ///
    /// - Parameters:
    ///   - sentAt: When its sender says that it was sealed.
    ///   - anyAge: Whether it is opened however old it is, as with the time of its carrier (ENV-8b); it may have been then.
    public func mayHold(sentAt: Timestamp, anyAge: Bool) -> Bool {
        guard sentAt.milliseconds.subtractingClamped(LedgerLimits.window) <= end.milliseconds else { return false }
        return anyAge || begin.milliseconds.subtractingClamped(LedgerLimits.window) <= sentAt.milliseconds
    }
}

extension Int64 {
    /// The difference, or the nearest number to it that there is.
    fileprivate func subtractingClamped(_ other: Int64) -> Int64 {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows ? (other > 0 ? .min : .max) : difference
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
        /// Into the message that carried the envelope (RT-10): its content, seal and platform-specific members become those
        /// that were opened, the envelope stays as its carrier text, and it is read if either was. Sender, recipients, external
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
    /// What opening it found, which is kept as its seal.
    public var seal: MessageSeal

    /// A message with the given parts.
    public init(
        place: Place, sender: NewSender, recipients: [Participant], content: Content, externalID: String,
        timestamp: Timestamp, isRead: Bool, platformSpecific: String, seal: MessageSeal
    ) {
        self.place = place
        self.sender = sender
        self.recipients = recipients
        self.content = content
        self.externalID = externalID
        self.timestamp = timestamp
        self.isRead = isRead
        self.platformSpecific = platformSpecific
        self.seal = seal
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
}

/// How much the ledger of openings holds, and for how long (ENV-7, ENV-8).
public enum LedgerLimits {
    /// The most entries.
    public static let entries = 10_000
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
    /// Envelopes that are remembered for good.
    public var opened: Int

    /// Counts of entries.
    public init(entries: Int, opened: Int) {
        self.entries = entries
        self.opened = opened
    }
}

/// The time of day as the vault sees it.
public struct ClockReading: Hashable, Sendable {
    /// What the system's clock shows.
    public var system: Timestamp
    /// The latest moment that it showed before while the vault was used; nil where none was written down.
    public var mark: Timestamp?

    /// A reading of both clocks.
    public init(system: Timestamp, mark: Timestamp?) {
        self.system = system
        self.mark = mark
    }

    /// The larger of both: what freshness is judged by.
    public var judged: Timestamp { max(system, mark ?? system) }

    /// Whether the system's clock is more than five minutes behind the mark, which the user is warned of.
    public var isBehind: Bool { judged.milliseconds - system.milliseconds > 300_000 }
}
