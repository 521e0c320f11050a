extension ThirdSchema {
    /// What authenticates trust, policies and gates, and the ledger of opened envelopes (CON-3, ENV-8).
    static let trust = ledger + seals

    /// The ledger without what it kept room by: it holds the latest keys and refuses nothing (ENV-8).
    private static let ledger = [
        "ALTER TABLE replay_ledger RENAME TO replay_ledger_before",
        "CREATE TABLE replay_ledger (key BLOB PRIMARY KEY, seen_at INTEGER NOT NULL) WITHOUT ROWID",
        "INSERT INTO replay_ledger (key, seen_at) SELECT key, seen_at FROM replay_ledger_before",
        "DROP TABLE replay_ledger_before",
        "CREATE INDEX replay_ledger_by_age ON replay_ledger (seen_at)",
    ]

    /// What vouches for trust: the parts by index, and the root as -1. The index is a field of its own, since rows of a
    /// number and bytes alone lie in the search index, too, and recovery could not tell them apart.
    private static let seals = ["CREATE TABLE trust_seals (part INTEGER NOT NULL UNIQUE, seal BLOB NOT NULL)"]
}
