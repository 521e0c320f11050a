extension ThirdSchema {
    /// What a message is shown as: sealed, signed, foreign claims (LOOK-4).
    ///
    /// `seal` is the vault's own note. Of messages that were opened before there was one, no more is certain than that; own
    /// ones that were sealed stand in conversations of `whisper`, or have their envelope beside them.
    static let attribution: [String] = [
        "ALTER TABLE messages ADD COLUMN seal TEXT",
        """
        UPDATE messages SET seal = 'unrecorded - - -'
        WHERE id IN (SELECT message_id FROM opened_envelopes WHERE message_id IS NOT NULL)
        """,
        """
        UPDATE messages SET seal = 'own - - -'
        WHERE conversation_id IN (SELECT id FROM conversations WHERE platform = 'whisper') AND direction = 2
            AND platform = 'whisper' AND external_id LIKE 'sent:%' AND seal IS NULL
        """,
        """
        UPDATE messages SET seal = 'own - - -'
        WHERE conversation_id IN (SELECT id FROM conversations WHERE platform = 'realtime') AND direction = 2
            AND carrier_text IS NOT NULL AND seal IS NULL
        """,
    ]
}
