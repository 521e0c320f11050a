public import WhisperMessage

/// What a transaction reads, as another one does, so that its author writes only what differs (see
/// ``ForwardingStore``).
///
/// What the archive reads through it is what it shows, too.
public protocol ForwardingReader: StoreReader {
    /// Receives every question that this reader does not answer.
    var base: any StoreReader { get }
}

extension ForwardingReader {
    /// That of `base`.
    public var now: Timestamp { base.now }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        try base.value(key)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue] {
        try base.values(selection)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func count(_ selection: ValueSelection) throws(StoreError) -> Int64 {
        try base.count(selection)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func records(of kind: RecordKind, after key: String, limit: Int) throws(StoreError) -> [(
        key: String, record: VaultRecord
    )] {
        try base.records(of: kind, after: key, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        try base.messages(query, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func count(_ search: SearchRequest, upTo most: Int64) throws(StoreError) -> Int64 {
        try base.count(search, upTo: most)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func places(_ key: PlaceKey) throws(StoreError) -> [MessagePlace] {
        try base.places(key)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func walk(
        _ walk: MessageWalk, _ body: (WalkedMessage) throws(StoreError) -> Bool
    ) throws(StoreError) {
        try base.walk(walk, body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversations(_ query: ChatQuery, limit: Int) throws(StoreError) -> [Conversation] {
        try base.conversations(query, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contentUses(after place: ContentPlace?, limit: Int) throws(StoreError) -> [ContentUse] {
        try base.contentUses(after: place, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func attachments(in state: AttachmentState?) throws(StoreError) -> [AttachmentState: Int64] {
        try base.attachments(in: state)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent] {
        try base.rawEvents(of: message, after: number, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func referencedBlobs(among blobs: Set<String>?) throws(StoreError) -> [String] {
        try base.referencedBlobs(among: blobs)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        try base.versions(of: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender {
        try base.sender(handle)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func people(_ selection: PersonSelection, limit: Int) throws(StoreError) -> [Person] {
        try base.people(selection, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func bearers(of aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [NameMatch.Bearer] {
        try base.bearers(of: aliases, on: platform)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func participants(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier> {
        try base.participants(among: people)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func identities(of people: [UniqueIdentifier]) throws(StoreError) -> [PersonIdentity?] {
        try base.identities(of: people)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError) {
        try base.visit(selection, body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func belongings(of person: UniqueIdentifier) throws(StoreError) -> PersonBelongings {
        try base.belongings(of: person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func repetitions(of conversation: UniqueIdentifier, in other: UniqueIdentifier) throws(StoreError) -> [(
        message: UniqueIdentifier, repeated: UniqueIdentifier
    )] {
        try base.repetitions(of: conversation, in: other)
    }
}
