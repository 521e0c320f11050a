/// The migration from version 9 to 10 of the schema: which times of earlier texts are only estimates (WDB-6, ST-9).
enum TenthSchema {
    /// The statements, in order.
    static let statements = [
        // 1 if an export showed the text and no source has stated when it was set; otherwise NULL.
        "ALTER TABLE message_versions ADD COLUMN is_time_estimated INTEGER"
    ]
}
