public import WhisperMessage

/// The key of an opened envelope in the ledger, by which a replay is recognised; an `OpeningRecord` adds the message
/// and the time.
public struct ReplayKey: Hashable, Sendable {
    /// The key that identifies the envelope: 32 bytes, computed over recipient, ephemeral key, salt and message id
    /// (ENV-7).
    public var key: [UInt8]

    /// Creates it from its bytes.
    public init(key: [UInt8]) {
        self.key = key
    }
}

/// A period in which envelopes may have been opened without the vault's knowledge: between the creation of a backup and
/// its replacing a vault whose own record could not be read (ENV-8).
public struct UnknownOpenings: Hashable, Sendable {
    /// The latest time at which the vault knew all openings.
    public var begin: Timestamp
    /// The time from which it knows all openings again.
    public var end: Timestamp

    /// Creates a period between two times.
    public init(begin: Timestamp, end: Timestamp) {
        self.begin = begin
        self.end = end
    }

    /// Whether an envelope may have been opened in this period without the vault's knowledge.
    ///
    /// - Parameters:
    ///   - sentAt: When it was sealed, according to its sender.
    ///   - anyAge: Whether it can be opened at any age, as with its carrier's time (ENV-8b), so that it may have been
    ///     opened at any point of the period.
    public func mayHold(sentAt: Timestamp, anyAge: Bool) -> Bool {
        guard sentAt.milliseconds.subtractingClamped(LedgerLimits.window) <= end.milliseconds else { return false }
        return anyAge || begin.milliseconds.subtractingClamped(LedgerLimits.window) <= sentAt.milliseconds
    }
}

extension Int64 {
    /// The difference, clamped to the representable range.
    fileprivate func subtractingClamped(_ other: Int64) -> Int64 {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows ? (other > 0 ? .min : .max) : difference
    }
}

/// A message for the store to save, with the content of an envelope; `OpenedMessage` describes it once it is saved.
public struct NewOpenedMessage: Sendable {
    /// Where the message is saved.
    public enum Place: Hashable, Sendable {
        /// At the end of the referenced conversation, which is created if there is none.
        case conversation(ConversationReference)
        /// Directly behind the message that carried the envelope, in the same conversation.
        case behind(UniqueIdentifier)
        /// In place of the message that carried the envelope (RT-10): its content, seal and platform-specific members
        /// become those of the opened message, the envelope remains as its carrier text, and it is read if either was.
        /// Sender, recipients, external id, time, position and everything else stay the carrier's.
        ///
        /// A carrier that already has a carrier text is `.replayed`; one that the owner deleted throws `.messageNotFound`,
        /// and one that a source reports as deleted stays so.
        case inPlaceOf(UniqueIdentifier)
    }

    /// Where it is saved.
    public var place: Place
    /// The sender, found or created as by `VaultStore.sender(for:)`.
    public var sender: NewSender
    /// The recipients.
    public var recipients: [Participant]
    /// The content.
    public var content: Content
    /// The id among the messages of its platform, `whisper`.
    public var externalID: String
    /// When it was sealed.
    public var timestamp: Timestamp
    /// Whether the owner has read it: opening it at the command line displays it.
    public var isRead: Bool
    /// Platform-specific members as the text of a JSON object; empty for none. The caller guarantees that it is one.
    public var platformSpecific: String
    /// The result of opening it, stored as its seal.
    public var seal: MessageSeal

    /// Creates a message from its parts.
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

/// The reason an envelope is not opened in place of its carrier. Raw values are stored in the vault.
public enum CarrierState: String, Sendable, CaseIterable {
    /// It had expired when it arrived (ENV-4).
    case expired
    /// It is not authentic.
    case invalid
    /// It was opened before, elsewhere.
    case replayed
    /// It was opened behind its carrier, because its sender is not the carrier's.
    case openedBehind = "opened-behind"
}

/// The store's answer to one opening: its message was saved, or the envelope is a replay.
public enum OpeningOutcome: Hashable, Sendable {
    /// It was recorded, and its message was stored with this id.
    case opened(message: UniqueIdentifier)
    /// The envelope was opened before.
    case replayed
}

/// The limits of the ledger of openings (ENV-7, ENV-8).
public enum LedgerLimits {
    /// The maximum number of entries.
    public static let entries = 10_000
    /// How long after sealing an envelope can be opened, in milliseconds: 48 hours and the rest of a second, as
    /// envelopes count whole seconds.
    public static let window: Int64 = 48 * 3_600_000 + 999
    /// How long an entry is kept, in milliseconds: 30 days.
    public static let retention: Int64 = 30 * 24 * 3_600_000
    /// How far the system clock must be ahead of the mark to move it without an opening, in milliseconds: a minute.
    public static let markInterval: Int64 = 60_000
}

/// The size of the ledger of openings.
public struct LedgerState: Hashable, Sendable {
    /// The entries in the ledger, at most 10,000.
    public var entries: Int
    /// The envelopes in the permanent record.
    public var opened: Int

    /// Creates a state from its counts.
    public init(entries: Int, opened: Int) {
        self.entries = entries
        self.opened = opened
    }
}

/// The time of day as the vault sees it.
public struct ClockReading: Hashable, Sendable {
    /// The system clock.
    public var system: Timestamp
    /// The latest system time recorded while the vault was in use; nil if none was.
    public var mark: Timestamp?

    /// Creates a reading.
    public init(system: Timestamp, mark: Timestamp?) {
        self.system = system
        self.mark = mark
    }

    /// The later of both, by which freshness is judged.
    public var judged: Timestamp { max(system, mark ?? system) }

    /// Whether the system clock is more than five minutes behind the mark; the user is warned if so.
    public var isBehind: Bool { judged.milliseconds - system.milliseconds > 300_000 }
}
