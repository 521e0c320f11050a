public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `SyncStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try await readRows { session throws(StoreError) in
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
        return try await readRows { session throws(StoreError) in
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
}
