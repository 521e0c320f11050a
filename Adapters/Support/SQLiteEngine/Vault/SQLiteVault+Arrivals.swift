internal import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `ArrivalStore`.
    ///
    /// - Throws: `.constraint` for another account of the platform, if a room's numbers are exhausted, or if a
    ///   conversation cannot be rearranged; `.invalidArgument` for a batch that is not well-formed, or a room of a
    ///   conversation of another platform. Nothing is applied then.
    public func applyArrivals(_ batch: ArrivalBatch) async throws(StoreError) -> ArrivalOutcome {
        try await writeEvents { (archive) throws(StoreError) in try archive.apply(batch) }
    }

    /// See `ArrivalStore`. If the gap has too few numbers, the messages above it are moved first, some thousands in
    /// each transaction.
    ///
    /// - Throws: As `applyArrivals`.
    public func applyHistory(_ page: ArrivalHistory) async throws(StoreError) -> ArrivalOutcome {
        while true {
            let outcome = try await writeEvents { (archive) throws(StoreError) in try archive.apply(page) }
            if let outcome { return outcome }
        }
    }

    /// See `ArrivalStore`.
    ///
    /// - Throws: `.conversationNotFound`; `.constraint` for another account of the platform; `.invalidArgument` for an
    ///   empty client message id or server id, or a conversation of another platform.
    public func confirm(_ post: ConfirmedPost) async throws(StoreError) -> PostOutcome {
        try await write(keepsMemory: true) { transaction throws(StoreError) in try transaction.archive.confirm(post) }
    }

    /// See `ArrivalStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func serverID(ofClientMessage id: String) async throws(StoreError) -> String? {
        try await read { session throws(StoreError) in
            let statement = try session.connection.statement(Connection.serverIDOfClientMessage).bind(1, id)
            defer { statement.reset() }
            return try statement.step() ? statement.text(0) : nil
        }
    }

    /// See `ArrivalStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func arrivalProgress(of platform: Platform) async throws(StoreError) -> ArrivalProgress? {
        try await read { session throws(StoreError) in try session.connection.arrivalProgress(of: platform) }
    }

    /// See `ArrivalStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func gaps(of platform: Platform) async throws(StoreError) -> [ArrivalGap] {
        try await read { session throws(StoreError) in
            try session.connection.gaps(of: platform)
                .sorted { ($0.conversation, $1.upper) < ($1.conversation, $0.upper) }
        }
    }

    /// See `ArrivalStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func gaps(in conversation: UniqueIdentifier) async throws(StoreError) -> [ArrivalGap] {
        try await read { session throws(StoreError) in
            let row = try session.connection.requireConversation(conversation)
            return try session.connection.gaps(inConversation: row).map(\.gap)
        }
    }
}
