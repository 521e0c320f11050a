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

    /// The values of a selection, in its order; where terms are ids of people, chats or messages, equal ones come
    /// together, different ones in any order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue]

    /// How many values a selection has, whatever its limit.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func count(_ selection: ValueSelection) throws(StoreError) -> Int64

    /// The records of a kind, those of conversations without keys and members, each with the key by which the following
    /// ones are asked for.
    ///
    /// - Parameters:
    ///   - key: The key of the last record before those; empty for the first ones.
    ///   - limit: The maximum number; if there are fewer, no others follow.
    /// - Throws: `.invalidArgument` for a key that no record of this kind can have.
    func records(
        of kind: RecordKind, after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)]

    /// Conversations.
    ///
    /// - Parameter limit: The maximum number.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversations(_ query: ChatQuery, limit: Int) throws(StoreError) -> [Conversation]

    /// Messages, as readers see them.
    ///
    /// - Parameter limit: The maximum number.
    /// - Throws: `.messageNotFound` if they are to be behind a message that does not exist.
    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage]

    /// The number of messages that a search finds, whatever its order, its limit and where it begins; a number if there
    /// are more.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func count(_ search: SearchRequest, upTo most: Int64) throws(StoreError) -> Int64

    /// The messages that a key names, in the chat's order. No text is read for them.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func places(_ key: PlaceKey) throws(StoreError) -> [MessagePlace]

    /// Shows messages of a walk until the body says that no other is wanted. No text is read for them.
    ///
    /// - Parameter body: Returns whether to go on; it reads nothing else.
    /// - Throws: `.conversationNotFound`; what the body throws.
    func walk(_ walk: MessageWalk, _ body: (WalkedMessage) throws(StoreError) -> Bool) throws(StoreError)

    /// A page of the uses of stored contents, in the order of `VaultStore.contentUses(after:limit:)`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func contentUses(after place: ContentPlace?, limit: Int) throws(StoreError) -> [ContentUse]

    /// The number of attachments in each state that occurs, deleted messages included.
    ///
    /// - Parameter state: Only those in this state are counted, which takes no time for others if it is `remote`; nil
    ///   for all.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func attachments(in state: AttachmentState?) throws(StoreError) -> [AttachmentState: Int64]

    /// The events that are kept behind a number, in the order in which they were stored.
    ///
    /// - Parameters:
    ///   - message: Only events of this message; nil for all.
    ///   - limit: The maximum number.
    /// - Throws: `.messageNotFound`.
    func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent]

    /// The earlier texts of a message, oldest first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion]

    /// What is known of a sender.
    ///
    /// - Throws: `.personNotFound` if there is none with this handle.
    func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender

    /// People, with all their aliases, in the order that the selection states.
    ///
    /// - Parameter limit: The maximum number.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func people(_ selection: PersonSelection, limit: Int) throws(StoreError) -> [Person]

    /// The people who have one of some aliases, seen on a platform, each once and in the order of their creation. An
    /// address is looked for in its namespace (see `PersonAliasKind.namespace`), a name on the platform.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func bearers(of aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [NameMatch.Bearer]

    /// Those of some people, under the ids given, who wrote a message or voted in one. Takes few looks at all messages,
    /// however many people there are.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func participants(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier>

    /// Who people are, each in the place of their id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func identities(of people: [UniqueIdentifier]) throws(StoreError) -> [PersonIdentity?]

    /// What belongs to a person.
    ///
    /// - Throws: `.personNotFound`.
    func belongings(of person: UniqueIdentifier) throws(StoreError) -> PersonBelongings

    /// The messages of a conversation that another one has as well, with the same name and by the same person: each
    /// with the other one's.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func repetitions(
        of conversation: UniqueIdentifier, in other: UniqueIdentifier
    ) throws(StoreError) -> [(message: UniqueIdentifier, repeated: UniqueIdentifier)]

    /// The blobs to which any message, or any picture of a conversation or contact, refers, in ascending order.
    ///
    /// - Parameter blobs: Only those of these, which are looked for one by one; nil for all.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func referencedBlobs(among blobs: Set<String>?) throws(StoreError) -> [String]

    /// Shows the messages of a selection, which is not changed meanwhile: those that are named in the order given,
    /// those of a conversation in its order, others by the date of their source, where messages that are less than two
    /// minutes apart may be in another order.
    ///
    /// - Parameter body: Returns whether it wants to see the next one.
    /// - Throws: `.runNotFound`; what the body throws.
    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError)
}
