internal import StorePort

/// Sees to it that words of deleted messages leave the file (ST-11).
///
/// The full-text index takes a message out by writing that it is gone: until its pieces are merged, the old ones keep the
/// words. Merging all of them is too long for each deletion, so it is noted that there are such words, and they go when
/// the vault is closed: at the next closing, should this one not come to it. In an encrypted vault nobody can read them
/// without the key, and they wait for `optimize`.
enum ErasedWords {
    /// The setting that stands while there are such words.
    private static let mark = "vault.erased_words"

    /// Notes that there are.
    static func note(_ connection: Connection) throws(StoreError) {
        try connection.statement("INSERT OR IGNORE INTO settings (name, value) VALUES (?1, '1')").bind(1, mark).run()
    }

    /// Merges the index into one piece, which holds no word that no message has.
    static func merge(_ connection: Connection) throws(StoreError) {
        try connection.write { connection throws(StoreError) in
            try connection.execute("INSERT INTO message_index (message_index) VALUES ('optimize')")
            try connection.statement("DELETE FROM settings WHERE name = ?1").bind(1, mark).run()
        }
    }

    /// Does so if there are such words.
    static func mergeIfNoted(_ connection: Connection) throws(StoreError) {
        if try connection.setting(mark) != nil { try merge(connection) }
    }
}
