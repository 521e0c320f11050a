public import WhisperMessage

/// What a client keeps of a messenger server: conversations that follow the server's order, and an outbox (RT-4, RT-5).
///
/// The server numbers all events of a conversation, 1, 2, 3, … (`sequence`), and every message stands at the place of its
/// number (see `ChatPosition.init(sequence:)`). Own messages that the server has not taken stand behind everything, in the
/// order in which they were enqueued, and move to their place when it takes them. Applying the same events in any order,
/// in groups of any size and any number of times gives the same vault, times and ids given by the store aside.
public protocol SyncStore: Sendable {
    /// Applies what a server told of one conversation and moves its cursor, as one transaction (RT-4).
    ///
    /// The conversation is found or made as by `conversation(for:)`. The events are applied as one after the other:
    /// - A message whose server id is held, in whatever conversation, is known, and so is one whose sequence is taken in
    ///   this conversation, or which `save` would take for known: a duplicate, which changes nothing but when its sender
    ///   was seen. One whose server id another conversation's message has, or whose sequence a message of another server id
    ///   has, is a collision as well.
    /// - The owner's message whose client message id is that of an own message here that the server has not taken yet
    ///   (pending or failed, its server id unknown) is that message: it becomes sent, takes server id, sequence and
    ///   creation time, its place and time become those of the server, its external id the server's id where that is free,
    ///   and its outbox entry goes. Its text becomes the server's, and where that is another one, the own text stays as a
    ///   version of the time at which it was written: the only copy of the owner's words never goes. Where it has a carrier
    ///   text, its text stays and the carrier text becomes the server's (RT-10); the one that was posted stays as such a
    ///   version where it is another one. Either is counted as reworded where the
    ///   server's content is not what was to be posted. What is left of a deleted one stays without text. Where its server
    ///   id is held already by an own message of this conversation with this client message id, that one goes first; where
    ///   by any other message, nothing is taken over, the message is failed, its entry goes, and it is a collision. Where
    ///   its sequence is taken by another one, it gets none and stays where it is.
    /// - Any other message is saved: by the owner as outgoing and read, by others as incoming and unread; sent, its time
    ///   exact to the millisecond, its external id the server's id. Its sender is known by `verifiedName` on the
    ///   conversation's platform; of client message ids only the owner's are kept.
    /// - An update of the conversation is kept if its sequence is later than that of the one kept; the same one is a
    ///   duplicate, an earlier one is stale. It changes no field of the conversation, whose last message follows the
    ///   messages.
    ///
    /// The cursor becomes `group.cursor` where that is greater; it never goes back. What the group names as missing is
    /// kept with it, as far as no message of the sequence is held, until an event of the sequence comes.
    ///
    /// The first epoch that a group names is kept. Where a group names another one the server counts anew: before its events
    /// are applied, the messages of the conversation lose their sequences and keep everything else, what was missing and
    /// the update are forgotten, and the cursor begins at 0. From then on a duplicate whose message is held here under its
    /// server id without a sequence takes the sequence and its place, where that sequence is free.
    ///
    /// Where other messages stand at places of numbers, such as opened ones, the conversation is arranged anew first (see
    /// `ChatPosition.arranged`); `.constraint` where that is not possible. Throws `.invalidArgument`, and applies nothing,
    /// for an empty key, owner, server id or sender, for a sequence outside 1 … `SyncLimits.largestSequence`, for a cursor
    /// outside 0 … `SyncLimits.largestSequence` and for a reference to a conversation of another platform.
    func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome

    /// How far every conversation of the platform is that a group was ever applied to, by the conversation's id in
    /// ascending order.
    func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor]

    /// The server's ids of the platform's conversations, latest activity first (see `conversations(after:limit:)`, pinned
    /// or not), those of one moment by id in ascending order: what to subscribe to (RT-2).
    ///
    /// A conversation's server id is the alias on its own platform that was added first; one without any is left out.
    /// - Parameter limit: At most so many, 1 … 1,000.
    func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String]

    /// Saves an outgoing message as pending, behind everything in its conversation, and puts it at the end of the outbox,
    /// due at once, as one transaction (RT-5). It is read, its external id is its client message id.
    ///
    /// A message with a line is the conversation's last one from then on (see `linePlace`).
    ///
    /// Throws `.conversationNotFound`; `.invalidArgument` for an empty client message id or owner, and for a conversation
    /// without an alias on its own platform; `.constraint` where an outgoing message has this client message id already,
    /// and for a line whose number is not the one after that of the last line, if that is of the same device, else 1.
    func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry

    /// Where the next line of a conversation goes (RT-10). Throws `.conversationNotFound`.
    func linePlace(in conversation: UniqueIdentifier) async throws(StoreError) -> LinePlace

    /// The outbox in its order, which is that of its numbers.
    ///
    /// A message that is deleted, in whatever manner, or that goes with its conversation, leaves it.
    /// - Parameters:
    ///   - number: Only entries with a greater one; nil for all.
    ///   - limit: At most so many, 1 … 1,000.
    func outbox(after number: Int64?, limit: Int) async throws(StoreError) -> [OutboxEntry]

    /// Counts an attempt that failed, and notes when the next is due. An entry that is gone, such as one whose echo came
    /// first, is success without a write.
    func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError)

    /// Gives up: the message is failed, and its entry is gone. One that is gone already is success without a write.
    func giveUp(_ number: Int64) async throws(StoreError)

    /// Puts a message that the server has not taken back at the end of the outbox, pending and due at once, under the
    /// same client message id. It keeps its place. One that is in the outbox is success without a write.
    ///
    /// Throws `.messageNotFound`; `.invalidArgument` for a message that is deleted, or is not an outgoing one, pending or
    /// failed, with a client message id and without a server id.
    func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry
}

/// The bounds of what a server may tell.
public enum SyncLimits {
    /// The greatest number of an event: 2^42 − 1.
    public static let largestSequence: Int64 = 1 << 42 - 1
}
