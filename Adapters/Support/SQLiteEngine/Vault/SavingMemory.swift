internal import WhisperMessage
internal import WhisperStorePort

/// A cache that spares saving a database query for each message. Valid only while nothing but saving changes the vault.
struct SavingMemory {
    /// The cached state of a conversation.
    struct ConversationState {
        /// Its row.
        var row: Int64
        /// The last message in the chat's order.
        var last: ChatEnd?
        /// The senders of all its messages, if it had none when it was read; otherwise nil.
        var writers: Set<Int64>?
        /// The owner's messages among those of the ids that many people have used.
        var own = OwnRows()

        /// Whether it has no messages.
        var isEmpty: Bool { last == nil && writers?.isEmpty == true }
    }

    /// The rows of the messages that are outgoing or the owner's, by their id in a conversation, for ids that many people
    /// have used: each of these may report the owner's message, and not all others are to be looked at for that.
    struct OwnRows {
        /// The version of who the owner is.
        var version = 0
        var rows: [String: [Int64]] = [:]
    }

    /// The cached state of a sender.
    struct SenderState {
        /// The row of the person.
        var person: Int64?
        /// The person's id.
        var personID: UniqueIdentifier
        /// Whether the person is the vault's owner.
        var isOwner: Bool
        /// The sender as the source shows them.
        var participant: Participant
        /// Some of the other sender rows of the same person, under which the same message may be stored; nil until they
        /// are read.
        var others: [Int64]?
    }

    var conversations: [UniqueIdentifier: ConversationState] = [:]
    var senders: [Int64: SenderState] = [:]
    /// The rows of the people who are known as the owner; nil until they are read.
    var owners: [Int64]? { didSet { ownersVersion += 1 } }
    /// Changes whenever it may have become other people's messages that are the owner's.
    private(set) var ownersVersion = 0
    /// Whether there may be people whom nothing names any more; nil until it is read.
    var hasForgotten: Bool?
    /// Whether the large segments of the full-text index are out of the way of small ones.
    var isIndexSettled = false
    /// The bucket of the latest message, and the number to try next in it.
    var bucket: Int64 = -1
    var nextNumber: Int64 = 0
    /// The latest bucket that has a message, or had one; nil until it is read.
    var latestBucket: Int64?
}
