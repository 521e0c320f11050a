extension ThirdSchema {
    /// The full-text index, so that deleted words leave the database (ST-11): messages whose entries are to go, with their
    /// words where these are known; and a mark in vaults whose index an earlier version wrote, which is looked through when
    /// such a vault is opened.
    static let words: [String] = [
        "CREATE TABLE erased_rows (id INTEGER PRIMARY KEY, words TEXT)",
        """
        INSERT OR REPLACE INTO settings (name, value)
        SELECT 'vault.index_marks', '1' WHERE EXISTS (SELECT 1 FROM message_index_segdir)
        """,
        "DELETE FROM settings WHERE name = 'vault.erased_words'",
    ]
}
