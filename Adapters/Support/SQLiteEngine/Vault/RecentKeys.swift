internal import WhisperStorePort

/// The table in which large saves collect the keys of random ids (see `EleventhSchema`).
///
/// It is small enough to stay in the engine's cache. When it is full, its entries go into the large table in the order
/// of their keys, so that each page there is written once for all of them instead of once for each message.
struct RecentKeys {
    let connection: Connection

    /// The number of entries from which on they are moved.
    static let most: Int64 = 32_768

    /// The number of entries.
    func count() throws(StoreError) -> Int64 {
        try connection.integer("SELECT count(*) FROM recent_message_keys") ?? 0
    }

    /// Moves all entries into the large table.
    func settle() throws(StoreError) {
        try connection.execute(
            """
            INSERT OR IGNORE INTO message_keys
            SELECT conversation_id, key, sender_id, message_id FROM recent_message_keys
            """)
        try connection.execute("DELETE FROM recent_message_keys")
    }
}
