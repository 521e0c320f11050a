import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Applies what one response of a service brought.
    ///
    /// - Throws: `.constraint` for another account of the platform, if a room's numbers are exhausted, or if a
    ///   conversation cannot be rearranged; `.invalidArgument` for a batch that is not well-formed, or a room of a
    ///   conversation of another platform. Nothing is applied then.
    public func applyArrivals(_ batch: ArrivalBatch) async throws(StoreError) -> ArrivalOutcome {
        try write { (transaction) throws(StoreError) in try transaction.archive.apply(batch) }
    }

    /// Applies a page of the history in a gap.
    ///
    /// - Throws: As `applyArrivals`.
    public func applyHistory(_ page: ArrivalHistory) async throws(StoreError) -> ArrivalOutcome {
        while true {
            let outcome = try write { (transaction) throws(StoreError) in try transaction.archive.apply(page) }
            if let outcome { return outcome }
        }
    }

    /// Records that the service accepted an own message.
    ///
    /// - Throws: `.conversationNotFound`; `.constraint` for another account of the platform; `.invalidArgument` for an
    ///   empty client message id or server id, or a conversation of another platform.
    public func confirm(_ post: ConfirmedPost) async throws(StoreError) -> PostOutcome {
        try write { (transaction) throws(StoreError) in try transaction.archive.confirm(post) }
    }

    /// The server id of the own message with a client message id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func serverID(ofClientMessage id: String) async throws(StoreError) -> String? {
        try read { state in
            state.messages.values.lazy.map(\.message)
                .filter { $0.direction == .outgoing && $0.delivery?.clientMessageID == id }
                .compactMap { $0.delivery?.serverID }.first
        }
    }

    /// The platform's account, and the token from which it continues.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func arrivalProgress(of platform: Platform) async throws(StoreError) -> ArrivalProgress? {
        try read { $0.arrivalAccounts[platform] }
    }

    /// The open gaps of the platform's conversations.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func gaps(of platform: Platform) async throws(StoreError) -> [ArrivalGap] {
        try read { state in
            state.servers.values.flatMap(\.gaps).map(\.gap)
                .filter { state.conversations[$0.conversation]?.conversation.platform == platform }
                .sorted { ($0.conversation, $1.upper) < ($1.conversation, $0.upper) }
        }
    }

    /// The open gaps of a conversation, the latest first.
    ///
    /// - Throws: `.conversationNotFound`.
    public func gaps(in conversation: UniqueIdentifier) async throws(StoreError) -> [ArrivalGap] {
        try read { (state) throws(StoreError) in
            guard state.conversations[conversation] != nil else { throw StoreError(.conversationNotFound) }
            return state.servers[conversation, default: ServerState()].gaps.map(\.gap)
        }
    }
}
