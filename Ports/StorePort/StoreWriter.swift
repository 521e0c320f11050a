package import WhisperMessage

/// What a transaction reads: rows, in the terms of storage.
///
/// It decides nothing: who may change what, and what becomes of it, is decided in WhisperArchive. Messages, people and
/// chats are named by their ids, and the id of a person who was merged into another stands for the latter. What is not
/// stored is nil, or left out. Answers show what the transaction itself has written.
package protocol StoreReader: AnyObject {
    /// A conversation.
    func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation?

    /// The conversation to which a key refers on a platform.
    func conversation(havingKey key: String, on platform: Platform) throws(StoreError) -> Conversation?

    /// The conversation that has the thread id of a key, although the key is none of its own.
    func conversation(threadOf key: String, on platform: Platform) throws(StoreError) -> Conversation?

    /// A message, as readers see it.
    func message(_ id: UniqueIdentifier) throws(StoreError) -> StoredMessage?

    /// Where a message is, and who wrote it.
    func place(of message: UniqueIdentifier) throws(StoreError) -> MessagePlace?

    /// The messages that have a name, which different people can have given, in the chat's order.
    func places(of name: MessageName) throws(StoreError) -> [MessagePlace]

    /// Those of them whose sender is one person, under any name, or, without a sender, those that have none. However many
    /// people have used the name, only what is asked for is read.
    ///
    /// - Parameter orOwner: Whether those that are outgoing, or the owner's, are asked for as well.
    func places(
        of name: MessageName, by sender: SenderHandle?, orOwner: Bool
    ) throws(StoreError) -> [MessagePlace]

    /// The earlier texts of a message, oldest first.
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
    func person(_ id: UniqueIdentifier) throws(StoreError) -> Person?

    /// The people whom one of some identifying aliases, seen on a platform, refers to, in the order of their creation.
    func people(having aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [UniqueIdentifier]

    /// The people who have a name on a platform, in the order of their creation.
    func bearers(of name: PersonAlias, on platform: Platform) throws(StoreError) -> [NameMatch.Bearer]

    /// Who people are, each in the place of their id.
    func identities(of people: [UniqueIdentifier]) throws(StoreError) -> [PersonIdentity?]

    /// The people who are known as the owner, in the order of their creation.
    func owners() throws(StoreError) -> [Person]

    /// Whether the owner has said that they are not this person.
    func isDeniedOwner(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Whether the owner has separated any people or chats, or has said who is not them.
    func hasSeparations() throws(StoreError) -> Bool

    /// Whether the owner has separated two people, or people who were merged into them.
    func areSeparated(_ one: UniqueIdentifier, _ other: UniqueIdentifier) throws(StoreError) -> Bool

    /// The outgoing messages of a person of which several have the same name: those of each name together, in the order of
    /// their arrival.
    func repeatedMessages(sentBy person: UniqueIdentifier) throws(StoreError) -> [[UniqueIdentifier]]

    /// The conversations in which a person wrote something, in any order.
    func conversations(ofMessagesSentBy person: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier]

    /// The aliases of a person, in the order in which they were added.
    func aliases(of person: UniqueIdentifier) throws(StoreError) -> [Person.SeenAlias]

    /// The imports that were described, in any order.
    func describedImports() throws(StoreError) -> [RecordedImport]

    /// Whether there is a run, described or not.
    func hasRun(_ id: UniqueIdentifier) throws(StoreError) -> Bool

    /// What the imports into a conversation knew before they wrote, in the order in which the runs were recorded.
    func knownPositions(
        ofImportsInto conversation: UniqueIdentifier
    ) throws(StoreError) -> [(run: UniqueIdentifier, known: KnownPositions)]

    /// The messages of a run in a conversation, in the chat's order.
    ///
    /// - Throws: `.conversationNotFound`.
    func messages(
        of run: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) -> [ImportedMessage]

    /// Those of some messages that belong to a run, in the order given.
    func imported(_ messages: ArraySlice<UniqueIdentifier>) throws(StoreError) -> [ImportedMessage]

    /// What the owner has set on a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func choices(of conversation: UniqueIdentifier) throws(StoreError) -> OwnChoices

    /// Whether the vault itself has sent any message of a person.
    func hasSentHere(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Whether there is anybody whom nothing names any more.
    func hasForgotten() throws(StoreError) -> Bool

    /// Those of some people whom nothing names any more.
    func forgotten(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier>

    /// Whether any outgoing message has a receipt of a person.
    func hasReceived(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Whether any message of a person is incoming, apart from those that only exports have shown.
    func hasSentIncoming(_ person: UniqueIdentifier) throws(StoreError) -> Bool

    /// The reports of whether a person is an admin of a group, in any order.
    func ranks(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> [GroupRank]

    /// What the lists of a group's members say about a person; nil if none names them.
    func presence(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> GroupPresence?

    /// What the lists of a group's members say about everyone whom one names.
    func presences(in conversation: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: GroupPresence]

    /// What sources have reported of a chat besides its messages and members.
    ///
    /// - Throws: `.conversationNotFound`.
    func report(of conversation: UniqueIdentifier) throws(StoreError) -> ChatReport

    /// The present members of a group; nil if no list has named all of them.
    func members(of conversation: UniqueIdentifier) throws(StoreError) -> MemberList?

    /// The latest reaction of a person to a message.
    func reaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) -> HeldReaction?

    /// The latest reactions to a message that have this emoji and this time, in the order in which their people reacted
    /// first.
    func reactions(
        to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp
    ) throws(StoreError) -> [HeldReaction]

    /// How far a message got with a person.
    func receipt(of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError) -> ReceiptEvent?

    /// How far a message got with everyone.
    func receipts(for message: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: ReceiptEvent]

    /// Whether an envelope was opened.
    func isRemembered(_ opening: ReplayKey) throws(StoreError) -> Bool

    /// Whether any change waits.
    func hasWaitingChanges() throws(StoreError) -> Bool

    /// The changes that wait for the messages with a name, in the order of their arrival.
    func waitingChanges(for name: MessageName) throws(StoreError) -> [WaitingChange]

    /// The names of the messages of a conversation that changes wait for.
    func waitingNames(in conversation: UniqueIdentifier) throws(StoreError) -> [MessageName]

    /// The names of the messages that changes wait for and that a person has to do with: they make the change, are named
    /// as the author of its message, or wrote a message of this name.
    func waitingNames(concerning person: UniqueIdentifier) throws(StoreError) -> [MessageName]

    /// The references to a conversation, in their order: on its own platform, the first has its server's id.
    ///
    /// - Throws: `.conversationNotFound`.
    func references(of conversation: UniqueIdentifier) throws(StoreError) -> [ConversationReference]

    /// The messages that a server's key names, in the chat's order: at most one, but for the ids of clients.
    func messages(named key: ServerKey) throws(StoreError) -> [NumberedMessage]

    /// The numbers of a conversation's messages within a range, the highest first.
    ///
    /// - Parameter limit: The maximum number.
    func numbers(
        in conversation: UniqueIdentifier, within range: ClosedRange<Int64>, limit: Int
    ) throws(StoreError) -> [Int64]

    /// The places of a conversation's messages within a range of positions, the last first.
    ///
    /// - Parameter limit: The maximum number.
    func places(
        in conversation: UniqueIdentifier, within range: ClosedRange<ChatPosition>, limit: Int
    ) throws(StoreError) -> [NumberedPlace]

    /// What is known of a conversation on its server besides its messages.
    func serverState(of conversation: UniqueIdentifier) throws(StoreError) -> ServerState

    /// A platform's account on a service that does not number its events; nil if nothing of it was ever applied.
    func arrivalProgress(of platform: Platform) throws(StoreError) -> ArrivalProgress?

    /// The entry of a message in the outbox.
    func outboxEntry(of message: UniqueIdentifier) throws(StoreError) -> OutboxEntry?

    /// The outbox, ordered by number (see `SyncStore`).
    func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry]

    /// The draft of a conversation.
    func draft(in conversation: UniqueIdentifier) throws(StoreError) -> Draft?

    /// A person under each of the names that they have had with one identifier, in the order in which these were stored.
    func senders(of person: UniqueIdentifier, identifiedBy identifier: String) throws(StoreError) -> [KnownSender]
}

/// What a transaction writes. Observers, counters, last messages, words, and what refers to a row, follow by themselves.
package protocol StoreWriter: StoreReader {
    /// The time of the transaction.
    var now: Timestamp { get }

    /// A new id.
    func makeIdentifier() -> UniqueIdentifier

    /// Stores a conversation without keys and messages.
    func insert(_ conversation: Conversation) throws(StoreError)

    /// Adds a key, which must refer to no other conversation, to a conversation, before or behind its others.
    ///
    /// - Throws: `.conversationNotFound`.
    func add(
        key: String, on platform: Platform, to conversation: UniqueIdentifier, asFirst isFirst: Bool
    ) throws(StoreError)

    /// Gives a conversation a title and a kind.
    ///
    /// - Throws: `.conversationNotFound`.
    func put(title: String, _ kind: ConversationKind, of conversation: UniqueIdentifier) throws(StoreError)

    /// Stores messages, in the order given, unless they are stored already. One is if a stored one has its server id, or its
    /// number in the chat, or its name and its sender, under whichever name of theirs.
    ///
    /// - Parameter isRepetition: Asked for a message whose name another one has, if it might be the same in spite of its
    ///   sender: whether it is.
    /// - Returns: For each message its id, or nil if it is stored already.
    /// - Throws: As `MessageStore.save`.
    func insert(
        _ messages: [NewMessage], unless isRepetition: (NewMessage) throws(StoreError) -> Bool
    ) throws(StoreError) -> [UniqueIdentifier?]

    /// Takes the messages that have a name from the imports that they belong to.
    func disown(_ name: MessageName) throws(StoreError)

    /// Changes a message. Nothing happens where it is already what it becomes.
    func update(_ change: MessageUpdate) throws(StoreError)

    /// Removes a message, and everything that belongs to it.
    func erase(_ message: UniqueIdentifier) throws(StoreError)

    /// Removes many messages, as `erase(_:)` does each; those that are not stored are passed over.
    ///
    /// - Returns: The contents to which they referred.
    func erase(_ messages: [UniqueIdentifier]) throws(StoreError) -> Set<String>

    /// Removes a conversation, with everything in it.
    ///
    /// - Returns: The contents to which it referred and nothing refers any more, in any order.
    /// - Throws: `.conversationNotFound`.
    func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> [String]

    /// A position directly behind a message and before the next one, for which others may have to move.
    func freePosition(behind message: UniqueIdentifier) throws(StoreError) -> ChatPosition

    /// A position behind all messages of a conversation.
    ///
    /// - Throws: `.conversationNotFound`.
    func freePosition(atEndOf conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition

    /// A position directly behind the last message of a conversation, in the chat's order, that is not newer than a time, or
    /// before all others, for which others may have to move.
    func freePosition(in conversation: UniqueIdentifier, at time: Timestamp) throws(StoreError) -> ChatPosition

    /// Stores the bytes of an event, about a message or none, unless they are already stored for it.
    func keep(_ record: RawRecord, of message: UniqueIdentifier?) throws(StoreError)

    /// Takes a message from the outbox, if it is there.
    func removeFromOutbox(_ message: UniqueIdentifier) throws(StoreError)

    /// Stores a reaction in the place of an earlier one of this person, as it was read in this transaction, or behind
    /// those of the others if they had none. Nothing happens if it is the same.
    ///
    /// - Parameters:
    ///   - emoji: The emoji; nil for a reaction that was removed, whose time stays.
    ///   - isClaimed: Whether only an added file says so.
    func putReaction(
        _ emoji: String?, by sender: SenderHandle, at time: Timestamp, isClaimed: Bool, to message: UniqueIdentifier,
        inPlaceOf former: HeldReaction?
    ) throws(StoreError)

    /// Removes the reaction of a person to a message, with its time.
    func removeReaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError)

    /// Stores how far a message got with a person.
    ///
    /// - Throws: `.personNotFound`.
    func put(_ receipt: ReceiptEvent, of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError)

    /// Removes how far a message got with a person.
    func removeReceipt(of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError)

    /// Records that an envelope was opened, now, as the clock is judged, and which message it became (ENV-7, ENV-8).
    func remember(_ opening: ReplayKey, storedAs message: UniqueIdentifier) throws(StoreError)

    /// Lets what was opened from a message be opened from another record of it.
    func moveOpenings(of message: UniqueIdentifier, to other: UniqueIdentifier) throws(StoreError)

    /// Moves the reactions to a message, and the events that are kept of it, to another record of it. Of two reactions by one
    /// person the later stays, but none that only an added file shows beside another (see `Reaction.givesWay`).
    func moveReactions(to message: UniqueIdentifier, onto other: UniqueIdentifier) throws(StoreError)

    /// Creates a person of whom nothing is known.
    func insertPerson() throws(StoreError) -> UniqueIdentifier

    /// Adds aliases to a person, or extends the periods in which they were seen (see `Person.SeenAlias.take`).
    ///
    /// - Returns: Whether any is new.
    func see(_ aliases: [Person.SeenAlias], of person: UniqueIdentifier) throws(StoreError) -> Bool

    /// Removes the numbers and the ids of services that only an added file has given to a person, apart from some.
    ///
    /// - Returns: Whether there were any.
    func removeClaimedAddresses(
        of person: UniqueIdentifier, besides kept: [PersonAlias]
    ) throws(StoreError) -> Bool

    /// The handle of a person under one name and identifier, which is created if there is none.
    func handle(of participant: Participant, as person: UniqueIdentifier) throws(StoreError) -> SenderHandle

    /// Lets everything that belongs to a person be another's, with the aliases that the cause passes on, and records it, so
    /// that they can be separated again. Of two reactions, receipts or ranks for one thing, the later stays (see `Reaction.givesWay`).
    ///
    /// - Returns: Whether the person had written, or done, anything.
    func merge(
        _ person: UniqueIdentifier, into other: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Bool

    /// Takes back that the owner has separated two people.
    func forgetSeparation(of one: UniqueIdentifier, from other: UniqueIdentifier) throws(StoreError)

    /// Gives a person the owner's mark, or takes it.
    func mark(_ person: UniqueIdentifier, asOwner isOwner: Bool) throws(StoreError)

    /// Stores whether the owner has said that they are not this person.
    func mark(_ person: UniqueIdentifier, asDenied isDenied: Bool) throws(StoreError)

    /// Replaces how the file of an import on record was read; what it knew stays.
    func put(_ reading: ImportReading, of run: UniqueIdentifier) throws(StoreError)

    /// Lets those of some messages that belong to a run belong to another one instead; to none for nil.
    func pass(
        _ messages: [UniqueIdentifier], of run: UniqueIdentifier, to heir: UniqueIdentifier?
    ) throws(StoreError)

    /// Removes the record of a run.
    func removeRun(_ id: UniqueIdentifier) throws(StoreError)

    /// Takes apart what an import has joined, or lets it be another's.
    func takeApart(joinsOf run: UniqueIdentifier, heir: UniqueIdentifier?) throws(StoreError)

    /// Lets people count as such of whom something was deleted (see `PersonStore.removeUnreferencedPeople()`).
    func noteLeaving(_ people: [UniqueIdentifier]) throws(StoreError)

    /// Takes the direction of the outgoing messages of a person; returns their number.
    ///
    /// - Parameter conversation: Only of those of this conversation, which may have been deleted; nil for all.
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

    /// Stores a report of a rank, in the place of one of the same time.
    func put(_ rank: GroupRank, of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError)

    /// Stores what the lists of a group's members say about a person.
    func put(
        _ presence: GroupPresence, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Replaces what sources have reported of a chat, and takes over some of the choices of the owner's phone.
    ///
    /// - Throws: `.conversationNotFound`.
    func put(
        _ report: ChatReport, taking choices: PhoneChoices, of conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Removes the events of a source that have become changes from those that wait.
    func removeSpilled(_ mark: SpillMark) throws(StoreError)

    /// Stores a change that waits, unless an equal one does.
    func put(_ waiting: WaitingChange) throws(StoreError)

    /// Removes a change that waits no longer.
    func remove(_ waiting: WaitingChange) throws(StoreError)

    /// Gives messages of a conversation numbers that no other has; their positions stay.
    func put(_ numbers: [UniqueIdentifier: Int64], in conversation: UniqueIdentifier) throws(StoreError)

    /// Takes the numbers from all messages of a conversation; their positions stay.
    func removeNumbers(in conversation: UniqueIdentifier) throws(StoreError)

    /// Rearranges a conversation that a server numbers (see `ChatPosition.arranged`).
    ///
    /// - Throws: `.constraint` if there is no room.
    func arrange(_ conversation: UniqueIdentifier) throws(StoreError)

    /// Moves the messages of a conversation within a range of positions up: their numbers increase by a number, and
    /// their positions by as many strides. The places that they take must be free.
    func move(
        _ range: ClosedRange<ChatPosition>, in conversation: UniqueIdentifier, upBy numbers: Int64
    ) throws(StoreError)

    /// Replaces what is known of a conversation on its server, as it was read in this transaction.
    func put(
        _ state: ServerState, inPlaceOf former: ServerState, of conversation: UniqueIdentifier
    ) throws(StoreError)

    /// Stores a platform's account, and the token from which it continues.
    func put(_ progress: ArrivalProgress) throws(StoreError)

    /// Appends a message to the outbox, under a number that no entry ever had, or changes its entry. Without a schedule,
    /// the entry is removed, but not what is recorded of its first attempt.
    func put(_ schedule: PostSchedule?, of message: UniqueIdentifier) throws(StoreError)

    /// Replaces or removes the draft of a conversation.
    func put(_ draft: Draft?, of conversation: UniqueIdentifier) throws(StoreError)
}
