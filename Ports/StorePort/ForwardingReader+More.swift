public import WhisperMessage

extension ForwardingReader {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func knownPositions(of run: UniqueIdentifier) throws(StoreError) -> KnownPositions? {
        try base.knownPositions(of: run)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func visit(_ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Void)
        throws(StoreError)
    {
        try base.visit(selection, body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func outlines(of messages: ArraySlice<UniqueIdentifier>) throws(StoreError) -> [MessageOutline] {
        try base.outlines(of: messages)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func hasSentHere(_ person: UniqueIdentifier) throws(StoreError) -> Bool {
        try base.hasSentHere(person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func hasForgotten() throws(StoreError) -> Bool {
        try base.hasForgotten()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func forgotten(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier> {
        try base.forgotten(among: people)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func hasReceived(_ person: UniqueIdentifier) throws(StoreError) -> Bool {
        try base.hasReceived(person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func hasSentIncoming(_ person: UniqueIdentifier) throws(StoreError) -> Bool {
        try base.hasSentIncoming(person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func ranks(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> [GroupRank]
    {
        try base.ranks(of: person, in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func presence(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError)
        -> GroupPresence?
    {
        try base.presence(of: person, in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func presences(in conversation: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: GroupPresence] {
        try base.presences(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func report(of conversation: UniqueIdentifier) throws(StoreError) -> ChatReport {
        try base.report(of: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func members(of conversation: UniqueIdentifier) throws(StoreError) -> MemberList? {
        try base.members(of: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func reaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) -> HeldReaction?
    {
        try base.reaction(of: person, to: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func reactions(to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp) throws(StoreError)
        -> [HeldReaction]
    {
        try base.reactions(to: message, emoji, at: time)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func receipt(of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError) -> ReceiptEvent?
    {
        try base.receipt(of: person, for: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func receipts(for message: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: ReceiptEvent] {
        try base.receipts(for: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func hasWaitingChanges() throws(StoreError) -> Bool {
        try base.hasWaitingChanges()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func waitingChanges(for name: MessageName) throws(StoreError) -> [WaitingChange] {
        try base.waitingChanges(for: name)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func waitingNames(in conversation: UniqueIdentifier) throws(StoreError) -> [MessageName] {
        try base.waitingNames(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func waitingNames(concerning person: UniqueIdentifier) throws(StoreError) -> [MessageName] {
        try base.waitingNames(concerning: person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func references(of conversation: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        try base.references(of: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func messages(named key: ServerKey) throws(StoreError) -> [NumberedMessage] {
        try base.messages(named: key)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func numbers(in conversation: UniqueIdentifier, within range: ClosedRange<Int64>, limit: Int)
        throws(StoreError) -> [Int64]
    {
        try base.numbers(in: conversation, within: range, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func places(in conversation: UniqueIdentifier, within range: ClosedRange<ChatPosition>, limit: Int)
        throws(StoreError) -> [NumberedPlace]
    {
        try base.places(in: conversation, within: range, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func serverState(of conversation: UniqueIdentifier) throws(StoreError) -> ServerState {
        try base.serverState(of: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func arrivalProgress(of platform: Platform) throws(StoreError) -> ArrivalProgress? {
        try base.arrivalProgress(of: platform)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func outboxEntry(of message: UniqueIdentifier) throws(StoreError) -> OutboxEntry? {
        try base.outboxEntry(of: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry] {
        try base.outbox(of: platform, after: number, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func senders(of person: UniqueIdentifier, identifiedBy identifier: String) throws(StoreError)
        -> [KnownSender]
    {
        try base.senders(of: person, identifiedBy: identifier)
    }
}
