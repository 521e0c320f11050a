internal import WhisperMessage
internal import WhisperStorePort

/// What sources know about chats besides their messages (ST-3, ING-6).
extension Transaction {
    func report(of conversation: UniqueIdentifier) throws(StoreError) -> ChatReport {
        let statement = try statement(
            "SELECT description, described_at, phone_choices, roster_at FROM conversations WHERE id = ?1"
        ).bind(1, requireConversation(conversation))
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.conversationNotFound) }
        return ChatReport(
            description: statement.optionalText(0), describedAt: statement.optionalTimestamp(1),
            choices: statement.optionalInteger(2).map(PhoneChoices.init(code:)),
            listedAt: statement.optionalTimestamp(3))
    }

    func put(
        _ report: ChatReport, taking choices: PhoneChoices, of conversation: UniqueIdentifier
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        try touch(row)
        try statement(
            """
            UPDATE conversations SET is_pinned = ifnull(?2, is_pinned), is_muted = ifnull(?3, is_muted),
                is_archived = ifnull(?4, is_archived), phone_choices = ?5, roster_at = ?6, description = ?7,
                described_at = ?8 WHERE id = ?1
            """
        )
        .bind(1, row).bind(2, choices.isPinned.map { $0 ? 1 : 0 } as Int64?)
        .bind(3, choices.isMuted.map { $0 ? 1 : 0 } as Int64?).bind(4, choices.isArchived.map { $0 ? 1 : 0 } as Int64?)
        .bind(5, report.choices?.code).bind(6, report.listedAt).bind(7, report.description)
        .bind(8, report.describedAt).run()
    }

    // MARK: Members

    func presences(
        in conversation: UniqueIdentifier
    ) throws(StoreError) -> [UniqueIdentifier: GroupPresence] {
        let statement = try statement(
            """
            SELECT p.uuid, g.role, g.timestamp FROM group_members AS g CROSS JOIN people AS p ON p.id = g.person_id
            WHERE g.conversation_id = ?1
            """
        ).bind(1, requireConversation(conversation))
        defer { statement.reset() }
        var presences: [UniqueIdentifier: GroupPresence] = [:]
        while try statement.step() {
            guard let person = statement.identifier(0) else { throw StoreError(.damaged) }
            presences[person] = GroupPresence(role: try statement.role(1), since: statement.timestamp(2))
        }
        return presences
    }

    func put(
        _ presence: GroupPresence?, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        guard let member = try connection.personRow(person) else { throw StoreError(.personNotFound) }
        try touchDetails(ofConversation: row)
        if let presence {
            return try put(presence.role, ofPerson: member, inConversation: row, since: presence.since)
        }
        try statement("DELETE FROM group_members WHERE conversation_id = ?1 AND person_id = ?2")
            .bind(1, row).bind(2, member).run()
    }

    /// Stores the role of a person in a group, nil for a former member.
    func put(
        _ role: GroupRole?, ofPerson person: Int64, inConversation row: Int64, since time: Timestamp
    ) throws(StoreError) {
        try statement(
            "INSERT OR REPLACE INTO group_members (conversation_id, person_id, role, timestamp) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, row).bind(2, person).bind(3, Int64(role?.rawValue ?? 0)).bind(4, time).run()
    }

}

extension Connection {
    /// When all members were named last; nil if they never were.
    func rosterTime(ofConversation row: Int64) throws(StoreError) -> Timestamp? {
        let statement = try statement("SELECT roster_at FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.conversationNotFound) }
        return statement.optionalTimestamp(0)
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
    fileprivate init(code: Int64) {
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
