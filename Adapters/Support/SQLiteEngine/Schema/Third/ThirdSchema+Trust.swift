extension ThirdSchema {
    /// What authenticates trust, policies and gates, and the ledger of opened envelopes (CON-3, ENV-8).
    static let trust = ledger + seals

    /// The ledger without the columns for its former limit: it stores the latest keys and refuses none (ENV-8).
    private static let ledger = [
        "ALTER TABLE replay_ledger RENAME TO replay_ledger_before",
        "CREATE TABLE replay_ledger (key BLOB PRIMARY KEY, seen_at INTEGER NOT NULL) WITHOUT ROWID",
        "INSERT INTO replay_ledger (key, seen_at) SELECT key, seen_at FROM replay_ledger_before",
        "DROP TABLE replay_ledger_before",
        "CREATE INDEX replay_ledger_by_age ON replay_ledger (seen_at)",
    ]

    /// The data that authenticates trust: the parts by index, and the root as -1. The index has its own column, because
    /// rows with only a number and bytes also occur in the search index, and recovery could not distinguish them.
    private static let seals = ["CREATE TABLE trust_seals (part INTEGER NOT NULL UNIQUE, seal BLOB NOT NULL)"]
}
