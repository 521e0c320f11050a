public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The server id of the own message with a client message id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func serverID(ofClientMessage id: String) async throws(StoreError) -> String? {
        try readState { state in
            state.messages.values.lazy.map(\.message)
                .filter { $0.direction == .outgoing && $0.delivery?.clientMessageID == id }
                .compactMap { $0.delivery?.serverID }.first
        }
    }

    /// The open gaps of the platform's conversations.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func gaps(of platform: Platform) async throws(StoreError) -> [ArrivalGap] {
        try readState { state in
            state.servers.values.flatMap(\.gaps).map(\.gap)
                .filter { state.conversations[$0.conversation]?.conversation.platform == platform }
                .sorted { ($0.conversation, $1.upper) < ($1.conversation, $0.upper) }
        }
    }
}
