public import WhisperMessage

/// How the history that a service left out of a timeline is fetched.
public struct GapStart: Hashable, Sendable {
    /// The service's token, from which history is read backwards.
    public var token: String
    /// What the service left out, if no message of the conversation has a number.
    public var omission: Omission
    /// The numbers to leave for it, 1 … `ArrivalLimits.gapNumbers`; a gap with more messages grows.
    public var numbers: Int64

    /// What a service left out in front of the first messages of a conversation.
    public enum Omission: Hashable, Sendable {
        /// History if the vault does not have the conversation yet. Otherwise it is news: it may have been sent since the
        /// vault has it.
        case unknown
        /// History: it was sent before the owner took part, or before the vault had the conversation.
        case history
        /// News: some of it was sent since the owner takes part, as far as the vault knows of that.
        case news
    }

    /// Creates a start with a token.
    public init(token: String, omission: Omission = .unknown, numbers: Int64 = ArrivalLimits.gapNumbers) {
        self.token = token
        self.omission = omission
        self.numbers = numbers
    }

    /// Whether what was left out in front of the first messages of a conversation is fetched only on demand.
    ///
    /// - Parameter isKnown: Whether the vault has the conversation already.
    public func isHistory(isKnown: Bool) -> Bool {
        switch omission {
        case .unknown: !isKnown
        case .history: true
        case .news: false
        }
    }
}

/// Messages of a conversation that a service has and the vault does not (MX-2).
public struct ArrivalGap: Hashable, Sendable, Identifiable {
    /// The gap's id.
    public var id: UniqueIdentifier
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of the room whose history it is: after an upgrade, a conversation has several.
    public var room: String
    /// The token from which history is read backwards.
    public var token: String
    /// The highest number below it; 0 if there is none, and the gap is not history; nil if it is the history before the
    /// first message.
    public var lower: Int64?
    /// The lowest number above it.
    public var upper: Int64

    /// Whether it is the history before the first message, which is fetched only on demand. All other gaps are to be
    /// closed without being asked for.
    public var isHistory: Bool { lower == nil }

    /// Creates a gap from its parts.
    public init(
        id: UniqueIdentifier, conversation: UniqueIdentifier, room: String, token: String, lower: Int64?, upper: Int64
    ) {
        self.id = id
        self.conversation = conversation
        self.room = room
        self.token = token
        self.lower = lower
        self.upper = upper
    }

    /// Where it is shown: in front of the first message at or behind this position; nil for an upper bound that no
    /// message can have.
    public var position: ChatPosition? { ChatPosition(sequence: upper) }

    /// How many messages it can take.
    public var capacity: Int64 { upper - (lower ?? 0) - 1 }
}

/// A page of the history in a gap, for a store to apply in one transaction.
public struct ArrivalHistory: Hashable, Sendable {
    /// The account.
    public var account: ArrivalAccount
    /// The gap as it was read: its id, its conversation and its token count.
    public var gap: ArrivalGap
    /// The token of the next page; nil if the service has nothing before this one.
    public var token: String?
    /// Whether what is before this page is history: the page has the beginning of the owner's part in the conversation,
    /// or the latest message that was there when the vault got it.
    public var reachesHistory: Bool
    /// The messages, newest first.
    public var messages: [Arrival]
    /// Changes to messages; applied after the messages.
    public var changes: [ArrivalChange]

    /// Creates a page.
    public init(
        account: ArrivalAccount, gap: ArrivalGap, token: String?, reachesHistory: Bool = false, messages: [Arrival],
        changes: [ArrivalChange] = []
    ) {
        self.account = account
        self.gap = gap
        self.token = token
        self.reachesHistory = reachesHistory
        self.messages = messages
        self.changes = changes
    }
}

/// How far an account is.
public struct ArrivalProgress: Hashable, Sendable {
    /// The account.
    public var account: ArrivalAccount
    /// The token from which the next request continues.
    public var token: String

    /// Creates a progress.
    public init(account: ArrivalAccount, token: String) {
        self.account = account
        self.token = token
    }
}
