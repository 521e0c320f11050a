internal import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `SyncStore`.
    ///
    /// - Throws: `.constraint` if the conversation cannot be rearranged; `.invalidArgument` for an empty key, owner,
    ///   server id or sender, a sequence outside 1 … `SyncLimits.largestSequence`, a cursor outside 0 …
    ///   `SyncLimits.largestSequence`, or a reference to a conversation of another platform. Nothing is applied then.
    public func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome {
        try await writeEvents { (archive) throws(StoreError) in try archive.apply(group) }
    }

    /// Applies what a server reports, in one transaction.
    func writeEvents<Outcome: Sendable>(
        _ body: @Sendable (Archive) throws(StoreError) -> Outcome
    ) async throws(StoreError) -> Outcome {
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            let outcome = try body(transaction.archive)
            #if WHISPER_TEST_HOOKS
                WriteStep.eventsApplied.reached()
            #endif
            return outcome
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try await read { session throws(StoreError) in
            let statement = try session.connection.statement(Connection.syncCursors).bind(1, platform.rawValue)
            defer { statement.reset() }
            var cursors: [SyncCursor] = []
            while try statement.step() {
                guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
                cursors.append(
                    SyncCursor(
                        conversation: id, serverConversation: statement.text(1), sequence: statement.integer(2),
                        update: statement.conversationUpdate(3),
                        missing: try session.connection.missing(inConversation: statement.integer(7)),
                        epoch: statement.optionalText(6)))
            }
            return cursors.sorted { $0.conversation < $1.conversation }
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        try checkLimit(limit, upTo: 1_000)
        return try await read { session throws(StoreError) in
            let statement = try session.connection.statement(Connection.latestConversations)
                .bind(1, platform.rawValue)
            defer { statement.reset() }
            var serverIDs: [String] = []
            while serverIDs.count < limit, try statement.step() {
                if let serverID = statement.optionalText(0) { serverIDs.append(serverID) }
            }
            return serverIDs
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument` for a message that is not well-formed (see
    ///   `OutgoingMessage.isWellFormed`), or a conversation without an alias on its own platform; `.constraint` if an outgoing message already has this client message id,
    ///   or if the number of the line is not the successor of the last line's (of the same device; otherwise 1).
    public func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry {
        try await write(keepsMemory: true) { transaction throws(StoreError) in try transaction.archive.enqueue(message)
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func linePosition(in conversation: UniqueIdentifier) async throws(StoreError) -> LinePosition {
        try await read { session throws(StoreError) in
            let row = try session.connection.requireConversation(conversation)
            let alias = try session.connection.statement(Connection.serverIDOfConversation).bind(1, row)
            defer { alias.reset() }
            let serverID = try alias.step() ? alias.optionalText(0) : nil
            return LinePosition(
                serverConversation: serverID ?? "", last: try session.connection.serverState(ofConversation: row).line)
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func outbox(
        of platform: Platform?, after number: Int64?, limit: Int
    ) async throws(StoreError) -> [OutboxEntry] {
        try checkLimit(limit, upTo: 1_000)
        return try await read { session throws(StoreError) in
            try session.connection.outbox(of: platform, after: number, limit: limit)
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: `.invalidArgument` for an empty device.
    public func noteAttempt(_ number: Int64, _ attempt: PostAttempt) async throws(StoreError) {
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            try transaction.archive.noteAttempt(number, attempt)
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) {
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            try transaction.archive.postpone(number, until: time)
        }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func giveUp(_ number: Int64) async throws(StoreError) {
        try await write(keepsMemory: true) { transaction throws(StoreError) in try transaction.archive.giveUp(number) }
    }

    /// See `SyncStore`.
    ///
    /// - Throws: `.messageNotFound`; `.invalidArgument` for a message that is deleted, or that is not an outgoing one,
    ///   pending or failed, with a client message id and without a server id.
    public func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry {
        try await write(keepsMemory: true) { transaction throws(StoreError) in try transaction.archive.retry(message) }
    }
}
