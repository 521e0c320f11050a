/// The migration from version 8 to 9 of the schema: descriptions and members of groups, receipts of recipients, and
/// what the owner has chosen on the phone (ST-3, ST-9).
enum NinthSchema {
    /// The statements, in order. What no source has reported is unknown, so everything is empty in existing vaults.
    static let statements = [
        "ALTER TABLE conversations ADD COLUMN description TEXT",
        // The time of the report that gave or removed the description.
        "ALTER TABLE conversations ADD COLUMN described_at INTEGER",
        // What the phone said last, see `PhoneChoices.code`; NULL if it never said anything.
        "ALTER TABLE conversations ADD COLUMN phone_choices INTEGER",
        // The time of the latest report that named all members.
        "ALTER TABLE conversations ADD COLUMN roster_at INTEGER",
        // Roles and statuses are the codes of the domain's enumerations as text, so that recovery cannot confuse the
        // rows with those of `group_ranks`; for the same reason they are in different places in both tables. The role 0
        // is that of a former member.
        """
        CREATE TABLE group_members (
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            role TEXT NOT NULL,
            timestamp INTEGER NOT NULL,
            PRIMARY KEY (conversation_id, person_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX group_members_by_person ON group_members (person_id)",
        """
        CREATE TABLE message_receipts (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            timestamp INTEGER NOT NULL,
            status TEXT NOT NULL,
            PRIMARY KEY (message_id, person_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX message_receipts_by_person ON message_receipts (person_id)",
    ]
}
