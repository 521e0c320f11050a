/// The migration from version 6 to 7 of the schema: which import brought a message, and how its file was read (ING-2,
/// ST-9).
enum SeventhSchema {
    /// The statements, in order. What existing messages came from is unknown, so their imports cannot be undone.
    static let statements = [
        // Without a reference: it would check each new message, and need an index, for what nothing depends on.
        "ALTER TABLE messages ADD COLUMN run_id INTEGER",
        // The conversation by its id, as row numbers are used again.
        "ALTER TABLE ingestion_runs ADD COLUMN conversation BLOB",
        "ALTER TABLE ingestion_runs ADD COLUMN reading TEXT",
        // Ranges of positions: `64-640 768-768`.
        "ALTER TABLE ingestion_runs ADD COLUMN known TEXT",
    ]
}
