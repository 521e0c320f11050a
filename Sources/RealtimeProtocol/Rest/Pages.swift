public import WhisperMessage

/// A page of a user's conversations, by ascending id.
public struct ConversationPage: Hashable, Sendable {
    /// The conversations, at most 1,000.
    public var conversations: [ConversationSummary]
    /// The `after` parameter of the next page; nil for the last page.
    public var next: String?
    /// The number of elements that were unreadable and skipped, for example of an unknown kind.
    public var skipped: Int

    /// Creates a page.
    public init(conversations: [ConversationSummary], next: String? = nil, skipped: Int = 0) {
        self.conversations = conversations
        self.next = next
        self.skipped = skipped
    }
}

/// The summary of a conversation in a list.
public struct ConversationSummary: Hashable, Sendable {
    /// The server's id.
    public var id: String
    /// The name of a group; may be empty for a direct conversation.
    public var title: String
    /// Whether the conversation is direct or a group.
    public var kind: Kind
    /// The ids of its members.
    public var members: [String]
    /// The highest sequence number so far, 0 if there are no events.
    public var lastSequence: Int64
    /// When the conversation was last changed.
    public var updatedAt: Timestamp
    /// The epoch of the sequence numbers; nil if the server does not say.
    ///
    /// A new epoch means that the server restarted its numbering, for example after restoring a backup.
    public var epoch: String?

    /// The kinds of conversations.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Two users.
        case direct
        /// Any number of users.
        case group
    }

    /// Creates a summary.
    public init(
        id: String, title: String, kind: Kind, members: [String], lastSequence: Int64, updatedAt: Timestamp,
        epoch: String? = nil
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.members = members
        self.lastSequence = lastSequence
        self.updatedAt = updatedAt
        self.epoch = epoch
    }
}

/// The events of one conversation after a cursor.
public struct ChangePage: Hashable, Sendable {
    /// The events known to this version, by ascending sequence number, at most 1,000.
    public var events: [EventFrame]
    /// The number of events of types unknown to this version.
    public var unknownEvents: Int
    /// The number of events that were unreadable and skipped.
    public var malformedEvents: Int
    /// The sequence numbers of events of unknown types, if they have one.
    public var unknown: [Int64]
    /// The sequence numbers of unreadable events, if they have one.
    public var unreadable: [Int64]
    /// The number of elements that were not JSON and were skipped. Their sequence numbers are unknown.
    public var damaged: Int
    /// A fingerprint of the first of those elements: the same bytes give the same value. Nil if there are none.
    public var damage: UInt64?
    /// A fingerprint of everything from the point at which the page breaks off; nil if the page is complete.
    public var tear: UInt64?
    /// The next cursor: the sequence number through which all events are known once this page is stored.
    ///
    /// In a page that breaks off it is the highest number before the break.
    public var next: Int64
    /// Whether there are more events after `next`.
    public var hasMore: Bool
    /// The epoch of the sequence numbers; nil if the server does not say.
    public var epoch: String?

    /// Creates a page.
    public init(
        events: [EventFrame], unknownEvents: Int = 0, malformedEvents: Int = 0, unknown: [Int64] = [],
        unreadable: [Int64] = [], damaged: Int = 0, damage: UInt64? = nil, tear: UInt64? = nil, next: Int64,
        hasMore: Bool, epoch: String? = nil
    ) {
        self.events = events
        self.unknownEvents = unknownEvents
        self.malformedEvents = malformedEvents
        self.unknown = unknown
        self.unreadable = unreadable
        self.damaged = damaged
        self.damage = damage
        self.tear = tear
        self.next = next
        self.hasMore = hasMore
        self.epoch = epoch
    }
}

extension ChangePage {
    /// Returns the sequence numbers missing from the page, in ascending order.
    ///
    /// These are the ones after `cursor` and through `next` for which there is no element in any form.
    public func holes(after cursor: Int64) -> [ClosedRange<Int64>] {
        let came = (events.map(\.event.sequence) + unknown + unreadable).filter { $0 > cursor && $0 <= next }.sorted()
        var holes: [ClosedRange<Int64>] = []
        var reached = cursor
        for sequence in came {
            if sequence - reached > 1 { holes.append(reached + 1...sequence - 1) }
            reached = sequence
        }
        if next > reached { holes.append(reached + 1...next) }
        return holes
    }

    /// The highest sequence number of any element of the page, in whatever form; 0 if there is none.
    public var lastSequence: Int64 {
        max(events.last?.event.sequence ?? 0, unknown.max() ?? 0, unreadable.max() ?? 0)
    }
}
