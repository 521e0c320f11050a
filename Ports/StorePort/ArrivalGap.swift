public import WhisperMessage

/// How the history that a service left out of a timeline is fetched.
public struct GapStart: Hashable, Sendable {
    /// The service's token, from which history is read backwards.
    public var token: String
    /// The numbers to leave for it, 1 … `ArrivalLimits.gapNumbers`; a gap with more messages grows.
    public var numbers: Int64

    /// Creates a start with a token.
    public init(token: String, numbers: Int64 = ArrivalLimits.gapNumbers) {
        self.token = token
        self.numbers = numbers
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
    /// The highest number below it; nil if it is the history before the first message.
    public var lower: Int64?
    /// The lowest number above it.
    public var upper: Int64

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
    /// The messages, newest first.
    public var messages: [Arrival]
    /// Changes to messages; applied after the messages.
    public var changes: [ArrivalChange]

    /// Creates a page.
    public init(
        account: ArrivalAccount, gap: ArrivalGap, token: String?, messages: [Arrival], changes: [ArrivalChange] = []
    ) {
        self.account = account
        self.gap = gap
        self.token = token
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
