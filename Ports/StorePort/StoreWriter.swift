public import WhisperMessage

/// What a transaction writes. Observers, counters, last messages, words, and what refers to a row, follow by themselves.
public protocol StoreWriter: StoreReader {
    /// A new id.
    func makeIdentifier() -> UniqueIdentifier

    /// Stores a value in the place of the one under its key; observers learn of it if it is another one.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ value: StoredValue) throws(StoreError)

    /// Removes a value, if there is one; with a run goes what is recorded of how its file was read.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func remove(_ key: StoredValue.Key) throws(StoreError)

    /// Stores a conversation without keys and messages.
    ///
    /// - Throws: `.constraint` if another one has its id, or its session id on the platform.
    func insert(_ conversation: Conversation) throws(StoreError)

    /// Lets a key refer to a conversation, before or behind those that do, and to no other one any more.
    ///
    /// - Throws: `.conversationNotFound`.
    func add(
        key: String, on platform: Platform, to conversation: UniqueIdentifier, asFirst isFirst: Bool
    ) throws(StoreError)

    /// Replaces the title of a conversation, with its age and whether the owner has given it, the kind, the picture,
    /// and whether it is pinned, muted and archived. Another age alone is no change that observers see.
    ///
    /// - Throws: `.conversationNotFound`.
    func update(_ conversation: Conversation) throws(StoreError)

    /// Marks the last incoming messages of a conversation within a range of positions as read or unread, at most a number
    /// of them. Observers see a change of the conversation, and not of each message.
    ///
    /// - Returns: The number of those that were not.
    /// - Throws: `.conversationNotFound`.
    func mark(
        in conversation: UniqueIdentifier, within range: ClosedRange<ChatPosition>, limit: Int, asRead isRead: Bool
    ) throws(StoreError) -> Int

    /// Gives the messages of conversations other places in these conversations.
    ///
    /// - Parameters:
    ///   - join: The join that moves messages (see `MessageMove.mark`).
    ///   - arrangement: Given the messages of each conversation, the move of each of them.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func rearrange(
        _ conversations: [UniqueIdentifier], by join: UniqueIdentifier,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError)

    /// Lets the changes that wait in a conversation without messages, and the ranks of its members, be those of another one,
    /// which keeps its own rank of a person at a time, and removes the conversation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func merge(conversation: UniqueIdentifier, into other: UniqueIdentifier) throws(StoreError)

    /// Stores a join, or the cause of one that is stored. Of a new one, everything is recorded that the leaving side has once
    /// for something, and the other one for the same (see `parts`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ join: HeldJoin) throws(StoreError)

    /// Removes a join.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func remove(_ join: HeldJoin) throws(StoreError)

    /// Stores what the sides of a join on record had for one thing, unless anything is stored of them for it.
    ///
    /// - Returns: Whether it was stored.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ part: JoinedPartRecord) throws(StoreError) -> Bool

    /// Stores which join brought a message, and to which run it belongs; nil for what stays.
    ///
    /// - Returns: Whether that is new.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool

    /// Stores, or removes, that two are separated.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ separation: SeparationRecord, holds: Bool) throws(StoreError)

    /// Stores what an import knows in its conversation, or forgets it; the ranges follow their messages.
    ///
    /// - Throws: `.runNotFound`.
    func put(_ known: KnownPositions?, of run: UniqueIdentifier) throws(StoreError)

    /// Stores messages, in the order given, unless they are stored already. One is if a stored one has its server id, or its
    /// number in the chat, or its name and its sender, under whichever name of theirs.
    ///
    /// - Parameter isRepetition: Asked for a message whose name another one has, if it might be the same in spite of its
    ///   sender: whether it is.
    /// - Returns: For each message its id, or nil if it is stored already.
    /// - Throws: As `VaultStore.save`.
    func insert(
        _ messages: [NewMessage], unless isRepetition: (NewMessage) throws(StoreError) -> Bool
    ) throws(StoreError) -> [UniqueIdentifier?]

    /// Takes the messages that have a name from the imports that they belong to.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func disown(_ name: MessageName) throws(StoreError)

    /// Changes a message. Nothing happens where it is already what it becomes.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func update(_ change: MessageUpdate) throws(StoreError)

    /// Removes a message, and everything that belongs to it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func erase(_ message: UniqueIdentifier) throws(StoreError)

    /// Removes many messages at once, each as `erase(_:)` does. Observers are not told of single messages: they learn that
    /// the conversation has changed if its first messages are erased, and that anything may have changed otherwise.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func erase(_ messages: ErasedMessages) throws(StoreError) -> Erasure

    /// Removes a conversation, with everything in it.
    ///
    /// - Returns: The contents to which it referred; something else may refer to them as well.
    /// - Throws: `.conversationNotFound`.
    func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> Set<String>

    /// A position directly behind a message and before the next one, for which others may have to move.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func freePosition(behind message: UniqueIdentifier) throws(StoreError) -> ChatPosition

    /// A position behind all messages of a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func freePosition(atEndOf conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition

    /// A position directly behind the last message of a conversation, in the chat's order, that is not newer than a time, or
    /// before all others, for which others may have to move.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func freePosition(in conversation: UniqueIdentifier, at time: Timestamp) throws(StoreError) -> ChatPosition

    /// Stores the bytes of an event, about a message or none, unless they are already stored for it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func keep(_ record: RawRecord, of message: UniqueIdentifier?) throws(StoreError)

    /// Takes a message from the outbox, if it is there.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func removeFromOutbox(_ message: UniqueIdentifier) throws(StoreError)

    /// Stores a reaction in the place of an earlier one of this person, as it was read in this transaction, or behind
    /// those of the others if they had none. Nothing happens if it is the same.
    ///
    /// - Parameters:
    ///   - emoji: The emoji; nil for a reaction that was removed, whose time stays.
    ///   - isClaimed: Whether only an added file says so.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func putReaction(
        _ emoji: String?, by sender: SenderHandle, at time: Timestamp, isClaimed: Bool, to message: UniqueIdentifier,
        inPlaceOf former: HeldReaction?
    ) throws(StoreError)

    /// Removes the reaction of a person to a message, with its time.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func removeReaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError)

    /// Stores, or removes, how far a message got with a person.
    ///
    /// - Throws: `.personNotFound`.
    func put(_ receipt: ReceiptEvent?, of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError)

    /// Moves the reactions to a message, and the events that are kept of it, to another record of it. Of two reactions by one
    /// person the later stays, but none that only an added file shows beside another (see `Reaction.givesWay`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func moveReactions(to message: UniqueIdentifier, onto other: UniqueIdentifier) throws(StoreError)

    /// Creates a person about whom nothing is known yet, under an id that is not in use.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func insertPerson(_ id: UniqueIdentifier) throws(StoreError)

    /// Adds aliases to a person, or extends the periods in which they were seen (see `Person.SeenAlias.take`).
    ///
    /// - Returns: Whether any is new.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func see(_ aliases: [Person.SeenAlias], of person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Removes the numbers and the ids of services that only an added file has given to a person, apart from some.
    ///
    /// - Returns: Whether there were any.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func removeClaimedAddresses(
        of person: UniqueIdentifier, besides kept: [PersonAlias]
    ) throws(StoreError) -> Bool

    /// The handle of a person under one name and identifier, which is created if there is none.
    ///
    /// - Throws: `.personNotFound`.
    func handle(of participant: Participant, as person: UniqueIdentifier) throws(StoreError) -> SenderHandle

    /// Lets everything that belongs to a person, but their aliases, be another's. Of two reactions, receipts, roles or ranks
    /// for one thing, the other's stays.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func merge(_ person: UniqueIdentifier, into other: UniqueIdentifier) throws(StoreError)

    /// Lets someone who was merged into another be a person of their own again, who is not known as the owner, and to whom
    /// some of the joint person's belongings are given, with what was written under these senders, and how they reacted.
    /// If nothing refers to one of both, they may go.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func separate(_ person: UniqueIdentifier, with belongings: PersonBelongings) throws(StoreError)

    /// Gives a person the owner's mark, or takes it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func mark(_ person: UniqueIdentifier, asOwner isOwner: Bool) throws(StoreError)

    /// Lets those of some messages that belong to a run belong to another one instead; to none for nil.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func pass(
        _ messages: [UniqueIdentifier], of run: UniqueIdentifier, to heir: UniqueIdentifier?
    ) throws(StoreError)

    /// Lets people count as such of whom something was deleted (see `PersonStore.removeUnreferencedPeople()`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func noteLeaving(_ people: [UniqueIdentifier]) throws(StoreError)

    /// Takes the direction of the outgoing messages of a person; returns their number.
    ///
    /// - Parameter conversation: Only of those of this conversation, which may have been deleted; nil for all.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func clearDirection(
        ofMessagesSentBy person: UniqueIdentifier, in conversation: UniqueIdentifier?
    ) throws(StoreError) -> Int64

    /// Makes messages in parts of a conversation outgoing whose sender is the owner, and those of others incoming that have no
    /// direction, all of them read; nothing that came in an envelope.
    ///
    /// - Returns: The number of messages that are outgoing now, and were not.
    /// - Throws: `.conversationNotFound`.
    func settleDirections(
        in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]
    ) throws(StoreError) -> Int64

    /// Takes the mark from messages in parts of a conversation that only added files have shown them.
    ///
    /// - Throws: `.conversationNotFound`.
    func confirm(in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]) throws(StoreError)

    /// Stores a report of whether someone is an admin, in the place of one of the same time, or removes it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func putRank(
        _ isAdmin: Bool?, at time: Timestamp, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Stores, or removes, what the lists of a group's members say about a person.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(
        _ presence: GroupPresence?, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Replaces what sources have reported of a chat, and takes over some of the choices of the owner's phone.
    ///
    /// - Throws: `.conversationNotFound`.
    func put(
        _ report: ChatReport, taking choices: PhoneChoices, of conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Removes the events of a source that have become changes from those that wait.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func removeSpilled(_ mark: SpillMark) throws(StoreError)

    /// Stores a change that waits, unless an equal one does.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ waiting: WaitingChange) throws(StoreError)

    /// Removes a change that waits no longer.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func remove(_ waiting: WaitingChange) throws(StoreError)

    /// Gives messages of a conversation numbers that no other has; their positions stay.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ numbers: [UniqueIdentifier: Int64], in conversation: UniqueIdentifier) throws(StoreError)

    /// Takes the numbers from all messages of a conversation; their positions stay.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func removeNumbers(in conversation: UniqueIdentifier) throws(StoreError)

    /// Rearranges a conversation that a server numbers (see `ChatPosition.arranged`).
    ///
    /// - Throws: `.constraint` if there is no room.
    func arrange(_ conversation: UniqueIdentifier) throws(StoreError)

    /// Moves the messages of a conversation within a range of positions up: their numbers increase by a number, and
    /// their positions by as many strides. The places that they take must be free.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func move(
        _ range: ClosedRange<ChatPosition>, in conversation: UniqueIdentifier, upBy numbers: Int64
    ) throws(StoreError)

    /// Replaces what is known of a conversation on its server, as it was read in this transaction.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(
        _ state: ServerState, inPlaceOf former: ServerState, of conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Stores a platform's account, and the token from which it continues.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ progress: ArrivalProgress) throws(StoreError)

    /// Appends a message to the outbox, under a number that no entry ever had, or changes its entry. Without a schedule,
    /// the entry is removed, but not what is recorded of its first attempt.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ schedule: PostSchedule?, of message: UniqueIdentifier) throws(StoreError)

    /// Lets observers read everything again, in the place of each change so far.
    ///
    /// - Parameter times: Conversations that count as changed when they did before, and when that was.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func reload(keeping times: [UniqueIdentifier: Timestamp]) throws(StoreError)
}
