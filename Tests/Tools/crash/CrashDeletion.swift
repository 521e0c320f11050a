import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

/// Deleting a chat repeatedly beside one that stays (ST-11).
enum CrashDeletion {
    private static let reference = ConversationReference(
        platform: .whatsapp, key: "vanishing", title: "vanishing", kind: .group)
    private static let messages = 700
    private static let part = 150

    /// Fills the chat and deletes it in parts, without end.
    static func work(_ store: SQLiteVault) async throws {
        for round in 0..<1_000 {
            let id = try await store.conversation(for: reference).id
            _ = try await store.save(
                (0..<messages).map { number in
                    NewMessage(
                        conversation: id, externalID: "v\(round)-\(number)", platform: .whatsapp,
                        timestamp: Timestamp(milliseconds: 1_577_836_800_000 + Int64(number) * 17_000),
                        precision: .second, sender: nil, direction: .incoming, isRead: true,
                        content: Content(kind: .text, text: "flood vanishing\(round)x\(number) number \(number)"))
                })
            _ = try await store.deleteConversation(id, inPartsOf: part) { _ in }
        }
    }

    /// What a kill left of the chat can be deleted; no word of it is left then.
    static func check(_ store: SQLiteVault, _ vault: CrashVault) async throws {
        if let left = try await store.conversation(platform: reference.platform, key: reference.key) {
            _ = try await store.deleteConversation(left.id, inPartsOf: part) { _ in }
        } else {
            try await store.optimize()
        }
        let connection = try vault.connection()
        try connection.execute("CREATE VIRTUAL TABLE temp.words USING fts4aux(main, message_index)")
        let count = try connection.integer("SELECT count(*) FROM temp.words WHERE term LIKE 'vanishing%'") ?? 0
        guard count == 0 else { throw CrashFailure("\(count) words of deleted messages are left") }
        guard try await store.verify(repair: false).findings.isEmpty else { throw CrashFailure("verify finds fault") }
    }
}
