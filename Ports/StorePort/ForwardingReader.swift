public import WhisperMessage

/// What a transaction reads, as another one does, so that its author writes only what differs (see ``ForwardingStore``).
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
    public func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation? {
        try base.conversation(id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversation(havingKey key: String, on platform: Platform) throws(StoreError) -> Conversation? {
        try base.conversation(havingKey: key, on: platform)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversation(threadOf key: String, on platform: Platform) throws(StoreError) -> Conversation? {
        try base.conversation(threadOf: key, on: platform)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func message(_ id: UniqueIdentifier) throws(StoreError) -> StoredMessage? {
        try base.message(id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func place(of message: UniqueIdentifier) throws(StoreError) -> MessagePlace? {
        try base.place(of: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func places(of name: MessageName) throws(StoreError) -> [MessagePlace] {
        try base.places(of: name)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func places(of name: MessageName, by sender: SenderHandle?, orOwner: Bool) throws(StoreError)
        -> [MessagePlace]
    {
        try base.places(of: name, by: sender, orOwner: orOwner)
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
    public func shownParticipant(_ handle: SenderHandle) throws(StoreError) -> Participant {
        try base.shownParticipant(handle)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func person(_ id: UniqueIdentifier) throws(StoreError) -> Person? {
        try base.person(id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func people(having aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [UniqueIdentifier] {
        try base.people(having: aliases, on: platform)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func bearers(of name: PersonAlias, on platform: Platform) throws(StoreError) -> [NameMatch.Bearer] {
        try base.bearers(of: name, on: platform)
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
    public func owners() throws(StoreError) -> [Person] {
        try base.owners()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func separations() throws(StoreError) -> [SeparationRecord] {
        try base.separations()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func joins(naming id: UniqueIdentifier) throws(StoreError) -> [HeldJoin] {
        try base.joins(naming: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func joins(after number: Int64, limit: Int) throws(StoreError) -> [HeldJoin] {
        try base.joins(after: number, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func parts(of join: UniqueIdentifier, ofBoth areShared: Bool) throws(StoreError) -> [JoinedPart] {
        try base.parts(of: join, ofBoth: areShared)
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
    public func isNumbered(_ conversation: UniqueIdentifier) throws(StoreError) -> Bool {
        try base.isNumbered(conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func repetitions(of conversation: UniqueIdentifier, in other: UniqueIdentifier) throws(StoreError) -> [(
        message: UniqueIdentifier, repeated: UniqueIdentifier
    )] {
        try base.repetitions(of: conversation, in: other)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func unreferenced(_ blobs: Set<String>) throws(StoreError) -> [String] {
        try base.unreferenced(blobs)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func repeatedMessages(sentBy person: UniqueIdentifier) throws(StoreError) -> [[UniqueIdentifier]] {
        try base.repeatedMessages(sentBy: person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversations(ofMessagesSentBy person: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier] {
        try base.conversations(ofMessagesSentBy: person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func aliases(of person: UniqueIdentifier) throws(StoreError) -> [Person.SeenAlias] {
        try base.aliases(of: person)
    }
}
