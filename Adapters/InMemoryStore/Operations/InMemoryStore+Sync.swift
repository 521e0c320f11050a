public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The cursors of the conversations that a server has reported, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try readState { state in
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
        return try readState { state in
            let rows = state.conversations.values.compactMap { row -> (Timestamp, UniqueIdentifier, String)? in
                guard row.conversation.platform == platform, let serverID = state.serverID(of: row),
                    let conversation = state.conversation(row.conversation.id)
                else { return nil }
                return (conversation.lastMessage?.timestamp ?? conversation.createdAt, conversation.id, serverID)
            }
            return rows.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 > $1.0 }.prefix(limit).map(\.2)
        }
    }
}
