public import WhisperMessage

/// What a transaction reads: rows, in the terms of storage.
///
/// It decides nothing: who may change what, and what becomes of it, is decided in WhisperArchive. Messages, people and
/// chats are named by their ids, and the id of a person who was merged into another stands for the latter. What is not
/// stored is nil, or left out. Answers show what the transaction itself has written.
public protocol StoreReader: AnyObject {
    /// The time of the transaction.
    var now: Timestamp { get }

    /// What is stored under a key. An opening has a message as long as that exists.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue?

    /// The values of a selection, in its order; where terms are ids of people, chats or messages, equal ones come together,
    /// different ones in any order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue]

    /// How many values a selection has, whatever its limit.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func count(_ selection: ValueSelection) throws(StoreError) -> Int64

    /// The records of a kind, each with the key by which the following ones are asked for.
    ///
    /// - Parameters:
    ///   - key: The key of the last record before those; empty for the first ones.
    ///   - limit: The maximum number; if there are fewer, no others follow.
    /// - Throws: `.invalidArgument` for a key that no record of this kind can have.
    func records(
        of kind: RecordKind, after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)]

    /// A conversation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation?

    /// The conversation to which a key refers on a platform.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversation(havingKey key: String, on platform: Platform) throws(StoreError) -> Conversation?

    /// The conversation that has the thread id of a key, although the key is none of its own.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversation(threadOf key: String, on platform: Platform) throws(StoreError) -> Conversation?

    /// A message, as readers see it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func message(_ id: UniqueIdentifier) throws(StoreError) -> StoredMessage?

    /// Where a message is, and who wrote it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func place(of message: UniqueIdentifier) throws(StoreError) -> MessagePlace?

    /// The messages that have a name, which different people can have given, in the chat's order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func places(of name: MessageName) throws(StoreError) -> [MessagePlace]

    /// Those of them whose sender is one person, under any name, or, without a sender, those that have none. However many
    /// people have used the name, only what is asked for is read.
    ///
    /// - Parameter orOwner: Whether those that are outgoing, or the owner's, are asked for as well.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func places(
        of name: MessageName, by sender: SenderHandle?, orOwner: Bool
    ) throws(StoreError) -> [MessagePlace]

    /// The earlier texts of a message, oldest first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion]

    /// What is known of a sender.
    ///
    /// - Throws: `.personNotFound` if there is none with this handle.
    func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender

    /// How readers see a sender: by the name of their person where a source shows none.
    ///
    /// - Throws: `.personNotFound` if there is none with this handle.
    func shownParticipant(_ handle: SenderHandle) throws(StoreError) -> Participant

    /// A person.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func person(_ id: UniqueIdentifier) throws(StoreError) -> Person?

    /// The people whom one of some identifying aliases, seen on a platform, refers to, in the order of their creation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func people(having aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [UniqueIdentifier]

    /// The people who have a name on a platform, in the order of their creation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func bearers(of name: PersonAlias, on platform: Platform) throws(StoreError) -> [NameMatch.Bearer]

    /// Who people are, each in the place of their id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func identities(of people: [UniqueIdentifier]) throws(StoreError) -> [PersonIdentity?]

    /// The people who are known as the owner, in the order of their creation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func owners() throws(StoreError) -> [Person]

    /// The people and the chats whom the owner has separated, in any order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func separations() throws(StoreError) -> [SeparationRecord]

    /// The joins that name an id as their own, as that of either side, or as that of the import that made them, in the order
    /// in which they were made.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func joins(naming id: UniqueIdentifier) throws(StoreError) -> [HeldJoin]

    /// The joins behind a number, in the order in which they were made.
    ///
    /// - Parameter limit: The maximum number; if there are fewer, no others follow.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func joins(after number: Int64, limit: Int) throws(StoreError) -> [HeldJoin]

    /// What the leaving side of a join had once for something, and the other one for the same, in any order; nothing of
    /// messages that are gone.
    ///
    /// - Parameter areShared: Whether only that is asked for which both had.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func parts(of join: UniqueIdentifier, ofBoth areShared: Bool) throws(StoreError) -> [JoinedPart]

    /// What belongs to a person.
    ///
    /// - Throws: `.personNotFound`.
    func belongings(of person: UniqueIdentifier) throws(StoreError) -> PersonBelongings

    /// Whether a server numbers the messages of a conversation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func isNumbered(_ conversation: UniqueIdentifier) throws(StoreError) -> Bool

    /// The messages of a conversation that another one has as well, with the same name and by the same person: each with the
    /// other one's.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func repetitions(
        of conversation: UniqueIdentifier, in other: UniqueIdentifier
    ) throws(StoreError) -> [(message: UniqueIdentifier, repeated: UniqueIdentifier)]

    /// Those of some blobs to which nothing refers, in ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func unreferenced(_ blobs: Set<String>) throws(StoreError) -> [String]

    /// The outgoing messages of a person of which several have the same name: those of each name together, in the order of
    /// their arrival.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func repeatedMessages(sentBy person: UniqueIdentifier) throws(StoreError) -> [[UniqueIdentifier]]

    /// The conversations in which a person wrote something, in any order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversations(ofMessagesSentBy person: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier]

    /// The aliases of a person, in the order in which they were added.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func aliases(of person: UniqueIdentifier) throws(StoreError) -> [Person.SeenAlias]

    /// What an import knew before it wrote; nil if that was never described.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func knownPositions(of run: UniqueIdentifier) throws(StoreError) -> KnownPositions?

    /// Shows the messages of a selection, which is not changed meanwhile: those of a conversation in its order, others by
    /// the date of their source, where messages that are less than two minutes apart may be in another order.
    ///
    /// - Throws: `.runNotFound`; what the body throws.
    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Void
    ) throws(StoreError)

    /// Those of some messages that are stored, in the order given.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func outlines(of messages: ArraySlice<UniqueIdentifier>) throws(StoreError) -> [MessageOutline]

    /// Whether the vault itself has sent any message of a person.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func hasSentHere(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Whether there is anybody whom nothing names any more.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func hasForgotten() throws(StoreError) -> Bool

    /// Those of some people whom nothing names any more.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func forgotten(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier>

    /// Whether any outgoing message has a receipt of a person.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func hasReceived(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Whether any message of a person is incoming, apart from those that only exports have shown.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func hasSentIncoming(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// The reports of whether a person is an admin of a group, in any order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func ranks(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> [GroupRank]

    /// What the lists of a group's members say about a person; nil if none names them.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func presence(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> GroupPresence?

    /// What the lists of a group's members say about everyone whom one names.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func presences(in conversation: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: GroupPresence]

    /// What sources have reported of a chat besides its messages and members.
    ///
    /// - Throws: `.conversationNotFound`.
    func report(of conversation: UniqueIdentifier) throws(StoreError) -> ChatReport

    /// The present members of a group; nil if no list has named all of them.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func members(of conversation: UniqueIdentifier) throws(StoreError) -> MemberList?

    /// The latest reaction of a person to a message.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func reaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) -> HeldReaction?

    /// The latest reactions to a message that have this emoji and this time, in the order in which their people reacted
    /// first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func reactions(
        to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp
    ) throws(StoreError) -> [HeldReaction]

    /// How far a message got with a person.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func receipt(of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError) -> ReceiptEvent?

    /// How far a message got with everyone.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func receipts(for message: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: ReceiptEvent]

    /// Whether any change waits.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func hasWaitingChanges() throws(StoreError) -> Bool

    /// The changes that wait for the messages with a name, in the order of their arrival.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func waitingChanges(for name: MessageName) throws(StoreError) -> [WaitingChange]

    /// The names of the messages of a conversation that changes wait for.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func waitingNames(in conversation: UniqueIdentifier) throws(StoreError) -> [MessageName]

    /// The names of the messages that changes wait for and that a person has to do with: they make the change, are named
    /// as the author of its message, or wrote a message of this name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func waitingNames(concerning person: UniqueIdentifier) throws(StoreError) -> [MessageName]

    /// The references to a conversation, in their order: on its own platform, the first has its server's id.
    ///
    /// - Throws: `.conversationNotFound`.
    func references(of conversation: UniqueIdentifier) throws(StoreError) -> [ConversationReference]

    /// The messages that a server's key names, in the chat's order: at most one, but for the ids of clients.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func messages(named key: ServerKey) throws(StoreError) -> [NumberedMessage]

    /// The numbers of a conversation's messages within a range, the highest first.
    ///
    /// - Parameter limit: The maximum number.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func numbers(
        in conversation: UniqueIdentifier, within range: ClosedRange<Int64>, limit: Int
    ) throws(StoreError) -> [Int64]

    /// The places of a conversation's messages within a range of positions, the last first.
    ///
    /// - Parameter limit: The maximum number.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func places(
        in conversation: UniqueIdentifier, within range: ClosedRange<ChatPosition>, limit: Int
    ) throws(StoreError) -> [NumberedPlace]

    /// What is known of a conversation on its server besides its messages.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func serverState(of conversation: UniqueIdentifier) throws(StoreError) -> ServerState

    /// A platform's account on a service that does not number its events; nil if nothing of it was ever applied.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func arrivalProgress(of platform: Platform) throws(StoreError) -> ArrivalProgress?

    /// The entry of a message in the outbox.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func outboxEntry(of message: UniqueIdentifier) throws(StoreError) -> OutboxEntry?

    /// The outbox, ordered by number (see `SyncStore`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry]

    /// A person under each of the names that they have had with one identifier, in the order in which these were stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func senders(of person: UniqueIdentifier, identifiedBy identifier: String) throws(StoreError) -> [KnownSender]
}
