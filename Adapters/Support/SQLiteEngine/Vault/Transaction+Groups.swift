internal import WhisperMessage
internal import WhisperStorePort

/// What sources know about chats besides their messages (ST-3, ING-6).
extension Transaction {
    /// Replaces what sources have reported of a chat, which no observer sees.
    func put(_ report: ChatReport, of conversation: UniqueIdentifier) throws(StoreError) {
        try statement("UPDATE conversations SET described_at = ?2, phone_choices = ?3, roster_at = ?4 WHERE id = ?1")
            .bind(1, requireConversation(conversation)).bind(2, report.describedAt).bind(3, report.choices?.code)
            .bind(4, report.listedAt).run()
    }

    // MARK: Members

    func put(
        _ rank: GroupRank, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        try statement(
            "INSERT OR REPLACE INTO group_ranks (conversation_id, person_id, timestamp, is_admin) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, requireConversation(conversation)).bind(2, requirePerson(person)).bind(3, rank.timestamp)
            .bind(4, rank.isAdmin).run()
    }

    func put(
        _ presence: GroupPresence, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        try touchDetails(ofConversation: row)
        try statement(
            "INSERT OR REPLACE INTO group_members (conversation_id, person_id, role, timestamp) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, row).bind(2, requirePerson(person)).bind(3, Int64(presence.role?.rawValue ?? 0))
            .bind(4, presence.since).run()
    }

    func removeRank(
        of person: UniqueIdentifier, in conversation: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) {
        try statement("DELETE FROM group_ranks WHERE conversation_id = ?1 AND person_id = ?2 AND timestamp = ?3")
            .bind(1, requireConversation(conversation)).bind(2, requirePerson(person)).bind(3, time).run()
    }

    func removePresence(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) {
        let row = try requireConversation(conversation)
        try touchDetails(ofConversation: row)
        try statement("DELETE FROM group_members WHERE conversation_id = ?1 AND person_id = ?2")
            .bind(1, row).bind(2, requirePerson(person)).run()
    }
}

extension PhoneChoices {
    /// The vault's code: two bits each for pinned, muted and archived; 0 not stated, 1 no, 2 yes.
    fileprivate var code: Int64 {
        [isPinned, isMuted, isArchived].enumerated().reduce(into: 0) { code, choice in
            code |= (choice.element.map { $0 ? 2 : 1 } ?? 0) << (2 * choice.offset)
        }
    }

    /// The choices for a code.
    init(code: Int64) {
        func choice(_ place: Int64) -> Bool? {
            switch code >> (2 * place) & 3 {
            case 1: false
            case 2: true
            default: nil
            }
        }
        self.init(isPinned: choice(0), isMuted: choice(1), isArchived: choice(2))
    }
}
