public import WhisperMessage

/// What a transaction writes. Observers, counters, last messages, words, and what refers to a row, follow by
/// themselves.
public protocol StoreWriter: StoreReader {
    /// A new id.
    func makeIdentifier() -> UniqueIdentifier

    /// Stores a value in the place of the one under its key; observers learn of it if it is another one. What it
    /// belongs to exists (see `StoredValue.owners`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ value: StoredValue) throws(StoreError)

    /// Removes a value, if there is one, with those that belong to it (see `StoredValue.owner`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func remove(_ key: StoredValue.Key) throws(StoreError)

    /// Stores a conversation without keys and messages.
    ///
    /// - Throws: `.constraint` if another one has its id, or its session id on the platform.
    func insert(_ conversation: Conversation) throws(StoreError)

    /// Replaces the title of a conversation, with its age and whether the owner has given it, the kind, the
    /// description, the picture, and whether it is pinned, muted and archived. Another age alone is no change that
    /// observers see.
    ///
    /// - Throws: `.conversationNotFound`.
    func update(_ conversation: Conversation) throws(StoreError)

    /// Gives messages of conversations other places in these conversations, or other numbers. Those of one conversation
    /// stay in their order.
    ///
    /// - Parameters:
    ///   - range: The positions of the messages that can move; the places that they take are free.
    ///   - join: The join that moves messages (see `MessageMove.mark`); nil for none.
    ///   - arrangement: Given these messages of each conversation, in the chat's order, the move of each of them.
    /// - Throws: `.conversationNotFound`; what the arrangement throws.
    func rearrange(
        _ conversations: [UniqueIdentifier], within range: ClosedRange<ChatPosition>, by join: UniqueIdentifier?,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError)

    /// Stores which join brought a message, and to which run it belongs; nil for what stays.
    ///
    /// - Returns: Whether that is new.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool

    /// Stores messages, in the order given, unless they are stored already. One is if a stored one has its server id,
    /// or its number in the chat, or its name and its sender, under whichever name of theirs. The receipts that come
    /// with one are stored as values; the bytes of its event are not, as the archive keeps these.
    ///
    /// - Parameters:
    ///   - isRepetition: Asked for a message whose name another one has, if it might be the same in spite of its
    ///     sender: whether it is.
    ///   - place: Asked for a message that is stored next, given the last one of its conversation: its position. Others
    ///     may have moved for it then.
    /// - Returns: For each message its id, or nil if it is stored already.
    /// - Throws: As `VaultStore.save`; what is asked throws.
    func insert(
        _ messages: [NewMessage], unless isRepetition: (NewMessage) throws(StoreError) -> Bool,
        at place: (NewMessage, ChatEnd?) throws(StoreError) -> ChatPosition
    ) throws(StoreError) -> [UniqueIdentifier?]

    /// Changes a message. Nothing happens where it is already what it becomes.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func update(_ change: MessageUpdate) throws(StoreError)

    /// Marks the messages of a selection, or the last ones of them in the order of their conversation, which the
    /// selection must name then. Observers see a change of the conversation, and not of each message; for another
    /// direction, that everything may have changed.
    ///
    /// - Parameter limit: The maximum number of messages, marked ones included.
    /// - Returns: The number of those that were not marked so.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    @discardableResult
    func mark(
        _ messages: MessageSelection, as mark: MessageMark, limit: Int
    ) throws(StoreError) -> Int64

    /// Erases a part of the vault, and everything that belongs to it.
    ///
    /// - Returns: What was erased.
    /// - Throws: `.conversationNotFound`.
    @discardableResult
    func erase(_ part: ErasedPart) throws(StoreError) -> Erasure

    /// Stores the bytes of an event, about a message or none, unless they are already stored for it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func keep(_ record: RawRecord, of message: UniqueIdentifier?) throws(StoreError)

    /// Lets the events that are kept of a message be another's, which is another record of it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func moveEvents(of message: UniqueIdentifier, to other: UniqueIdentifier) throws(StoreError)

    /// Changes a person, who is created if there is none.
    ///
    /// - Returns: Whether the person has a new alias, or is named again.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func update(_ change: PersonUpdate) throws(StoreError) -> Bool

    /// Removes people to whom nothing refers, with their aliases, the joins of which they consist, and the ids of those
    /// who were merged into them. Their handles become invalid.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func remove(people: [UniqueIdentifier]) throws(StoreError)

    /// Lets everything that a person wrote and did, and the changes of theirs that wait, be under one name and
    /// identifier, without the bytes of the events of their messages, which show others. Handles under others become
    /// invalid. Nothing is left of what those were called who were merged into them, and no file of the vault contains
    /// a word of the former names any longer after the next `VaultStore.sweep`. The aliases stay.
    ///
    /// - Throws: `.personNotFound`.
    func rename(_ person: UniqueIdentifier, to participant: Participant) throws(StoreError)

    /// The handle of a person under one name and identifier, which is created if there is none.
    ///
    /// - Throws: `.personNotFound`.
    func handle(of participant: Participant, as person: UniqueIdentifier) throws(StoreError) -> SenderHandle

    /// Lets the messages, contacts, receipts and reactions of a person, and the changes of theirs that wait, be
    /// another's; their aliases are gone, and the archive moves presences and ranks. Of two reactions or receipts for
    /// one message, the other's stays.
    ///
    /// - Parameter join: The join on record as whose parts the person's receipts and reactions are recorded, each with
    ///   the other's for the same message (see `JoinedPart`); nil for none.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func merge(
        _ person: UniqueIdentifier, into other: UniqueIdentifier, by join: UniqueIdentifier?
    ) throws(StoreError)

    /// Lets someone who was merged into another be a person of their own again, who is not known as the owner, and to
    /// whom some of the joint person's belongings are given, with what was written under these senders, and how they
    /// reacted. If nothing refers to one of both, they may go.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func separate(_ person: UniqueIdentifier, with belongings: PersonBelongings) throws(StoreError)

    /// Lets those of some messages that belong to a run belong to another one instead.
    ///
    /// - Parameters:
    ///   - run: The run; nil for any.
    ///   - heir: The other one; nil for none.
    /// - Throws: `.runNotFound`.
    func pass(
        _ messages: [UniqueIdentifier], of run: UniqueIdentifier?, to heir: UniqueIdentifier?
    ) throws(StoreError)

    /// Lets observers read everything again, in the place of each change so far.
    ///
    /// - Parameter times: Conversations that count as changed when they did before, and when that was.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func reload(keeping times: [UniqueIdentifier: Timestamp]) throws(StoreError)
}
