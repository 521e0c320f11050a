extension ThirdSchema {
    /// Tables for removing deleted words from the full-text index (ST-11): messages whose entries are to be removed,
    /// with their words if known; and a flag for vaults whose index was written by an earlier version, which is swept
    /// when such a vault is opened.
    static let words: [String] = [
        "CREATE TABLE erased_rows (id INTEGER PRIMARY KEY, words TEXT)",
        """
        INSERT OR REPLACE INTO settings (name, value)
        SELECT 'vault.index_marks', '1' WHERE EXISTS (SELECT 1 FROM message_index_segdir)
        """,
        "DELETE FROM settings WHERE name = 'vault.erased_words'",
    ]
}
