public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `ArrivalStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func serverID(ofClientMessage id: String) async throws(StoreError) -> String? {
        try await readRows { session throws(StoreError) in
            let statement = try session.connection.statement(Connection.serverIDOfClientMessage).bind(1, id)
            defer { statement.reset() }
            return try statement.step() ? statement.text(0) : nil
        }
    }

    /// See `ArrivalStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func gaps(of platform: Platform) async throws(StoreError) -> [ArrivalGap] {
        try await readRows { session throws(StoreError) in
            try session.connection.gaps(of: platform)
                .sorted { ($0.conversation, $1.upper) < ($1.conversation, $0.upper) }
        }
    }
}
