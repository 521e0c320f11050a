import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Applies a server's events of one conversation, and advances its cursor.
    ///
    /// - Throws: `.constraint` if the conversation cannot be rearranged; `.invalidArgument` for an empty key, owner,
    ///   server id or sender, a sequence outside 1 … `SyncLimits.largestSequence`, a cursor outside 0 …
    ///   `SyncLimits.largestSequence`, or a reference to a conversation of another platform. Nothing is applied then.
    public func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome {
        try write { (transaction) throws(StoreError) in try transaction.archive.apply(group) }
    }

    /// The cursors of the conversations that a server has reported, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try read { state in
            let cursors = state.servers.compactMap { id, server -> SyncCursor? in
                guard let progress = server.progress, let row = state.conversations[id],
                    row.conversation.platform == platform
                else { return nil }
                return SyncCursor(
                    conversation: id, serverConversation: state.serverID(of: row) ?? "", sequence: progress.sequence,
                    update: progress.update, missing: progress.missing, epoch: progress.epoch)
            }
            return cursors.sorted { $0.conversation < $1.conversation }
        }
    }

    /// The server's ids of conversations, latest activity first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        try checkLimit(limit, upTo: 1_000)
        return try read { state in
            let rows = state.conversations.values.compactMap { row -> (Timestamp, UniqueIdentifier, String)? in
                guard row.conversation.platform == platform, let serverID = state.serverID(of: row),
                    let conversation = state.conversation(row.conversation.id)
                else { return nil }
                return (conversation.lastMessage?.timestamp ?? conversation.createdAt, conversation.id, serverID)
            }
            return rows.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 > $1.0 }.prefix(limit).map(\.2)
        }
    }

    /// Saves an outgoing message as pending and appends it to the outbox.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument` for a message that is not well-formed (see
    ///   `OutgoingMessage.isWellFormed`), or a conversation without an alias on its own platform; `.constraint` if an outgoing message already has this client message id,
    ///   or if the number of the line is not the successor of the last line's (of the same device; otherwise 1).
    public func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry {
        try write { (transaction) throws(StoreError) in try transaction.archive.enqueue(message) }
    }

    /// Where the next line of a conversation belongs.
    ///
    /// - Throws: `.conversationNotFound`.
    public func linePosition(in conversation: UniqueIdentifier) async throws(StoreError) -> LinePosition {
        try read { (state) throws(StoreError) in
            guard let row = state.conversations[conversation] else { throw StoreError(.conversationNotFound) }
            return LinePosition(
                serverConversation: state.serverID(of: row) ?? "", last: state.servers[conversation]?.line)
        }
    }

    /// The outbox, in order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func outbox(
        of platform: Platform?, after number: Int64?, limit: Int
    ) async throws(StoreError) -> [OutboxEntry] {
        try checkLimit(limit, upTo: 1_000)
        return try read { $0.outbox(of: platform, after: number, limit: limit) }
    }

    /// Records the first attempt to post an entry.
    ///
    /// - Throws: `.invalidArgument` for an empty device.
    public func noteAttempt(_ number: Int64, _ attempt: PostAttempt) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.archive.noteAttempt(number, attempt) }
    }

    /// Counts a failed attempt.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.archive.postpone(number, until: time) }
    }

    /// Gives up on a message.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func giveUp(_ number: Int64) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in try transaction.archive.giveUp(number) }
    }

    /// Appends a message that the server has not accepted to the outbox again.
    ///
    /// - Throws: `.messageNotFound`; `.invalidArgument` for a message that is deleted, or that is not an outgoing one,
    ///   pending or failed, with a client message id and without a server id.
    public func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry {
        try write { (transaction) throws(StoreError) in try transaction.archive.retry(message) }
    }
}
