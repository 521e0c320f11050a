extension ThirdSchema {
    /// How a message is presented: sealed, signed, foreign claims (LOOK-4).
    ///
    /// `seal` is the vault's own record. For messages opened before it existed, only the fact that they were opened is
    /// certain; own messages that were sealed are in conversations of `whisper`, or have their envelope beside them.
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
        // For messages opened in place, the time of sealing was stored only in the vault's record of the envelope.
        "ALTER TABLE messages ADD COLUMN written_at INTEGER",
        """
        UPDATE messages SET written_at = 1000 * CAST(strftime('%s', substr(platform_specific,
            instr(platform_specific, '"sent_at":"') + 11, 19)) AS INTEGER)
        WHERE carrier_text IS NOT NULL AND direction = 1 AND instr(platform_specific, '"sent_at":"') > 0
            AND strftime('%s', substr(platform_specific, instr(platform_specific, '"sent_at":"') + 11, 19)) IS NOT NULL
        """,
        "CREATE INDEX messages_by_writing ON messages (written_at) WHERE written_at IS NOT NULL",
    ]
}
