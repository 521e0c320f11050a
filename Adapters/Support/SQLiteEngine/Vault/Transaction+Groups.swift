internal import WhisperArchive
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
        try put(report.description, describedAt: report.describedAt, ofConversation: row)
        try statement(
            """
            UPDATE conversations SET is_pinned = ifnull(?2, is_pinned), is_muted = ifnull(?3, is_muted),
                is_archived = ifnull(?4, is_archived), phone_choices = ?5, roster_at = ?6 WHERE id = ?1
            """
        )
        .bind(1, row).bind(2, choices.isPinned.map { $0 ? 1 : 0 } as Int64?)
        .bind(3, choices.isMuted.map { $0 ? 1 : 0 } as Int64?).bind(4, choices.isArchived.map { $0 ? 1 : 0 } as Int64?)
        .bind(5, report.choices?.code).bind(6, report.listedAt).run()
    }

    func put(_ text: String?, describedAt time: Timestamp?, ofConversation row: Int64) throws(StoreError) {
        try statement("UPDATE conversations SET description = ?2, described_at = ?3 WHERE id = ?1")
            .bind(1, row).bind(2, text).bind(3, time).run()
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
        _ presence: GroupPresence, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        guard let member = try connection.personRow(person) else { throw StoreError(.personNotFound) }
        try touchDetails(ofConversation: row)
        try put(presence.role, ofPerson: member, inConversation: row, since: presence.since)
    }

    /// Stores the role of a person in a group, nil for a former member.
    func put(
        _ role: GroupRole?, ofPerson person: Int64, inConversation row: Int64, since time: Timestamp
    ) throws(StoreError) {
        try statement(
            "INSERT OR REPLACE INTO group_members (conversation_id, person_id, role, timestamp) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, row).bind(2, person).bind(3, Int64(role?.rawValue ?? 0)).bind(4, time).run()
    }

    /// Moves the roles of one person to another; of two in one group, the later remains, and of two at one time the one of
    /// a present member: that the other had left was concluded from its absence in a list that names this one.
    func joinRoles(ofPerson leaving: Int64, into person: Int64) throws(StoreError) {
        try statement(
            """
            INSERT OR REPLACE INTO group_members (conversation_id, person_id, role, timestamp)
            SELECT o.conversation_id, ?2, o.role, o.timestamp FROM group_members AS o
            WHERE o.person_id = ?1 AND NOT EXISTS (SELECT 1 FROM group_members AS p
                WHERE p.conversation_id = o.conversation_id AND p.person_id = ?2
                    AND (p.timestamp > o.timestamp OR p.timestamp = o.timestamp AND (p.role > 0 OR o.role = 0)))
            """
        ).bind(1, leaving).bind(2, person).run()
        try statement("DELETE FROM group_members WHERE person_id = ?1").bind(1, leaving).run()
    }

    /// Merges what is known about a chat into another one that stays; of two reports, the later counts.
    func joinDetails(ofConversation leaving: Int64, into staying: Int64) throws(StoreError) {
        let former = try connection.description(ofConversation: leaving)
        let present = try connection.description(ofConversation: staying)
        if former.isLater(than: present) {
            try put(former.text, describedAt: former.at, ofConversation: staying)
        }
        try statement(
            """
            UPDATE conversations SET phone_choices = (SELECT phone_choices FROM conversations WHERE id = ?1)
            WHERE id = ?2 AND phone_choices IS NULL
            """
        ).bind(1, leaving).bind(2, staying).run()
        try statement(
            """
            INSERT OR REPLACE INTO group_members (conversation_id, person_id, role, timestamp)
            SELECT ?2, o.person_id, o.role, o.timestamp FROM group_members AS o
            WHERE o.conversation_id = ?1 AND NOT EXISTS (SELECT 1 FROM group_members AS p
                WHERE p.conversation_id = ?2 AND p.person_id = o.person_id AND p.timestamp >= o.timestamp)
            """
        ).bind(1, leaving).bind(2, staying).run()
        guard connection.changes > 0 else { return }
        try touchDetails(ofConversation: staying)
        try statement(
            """
            DELETE FROM group_members WHERE conversation_id = ?1 AND person_id IN (
                SELECT g.person_id FROM group_members AS g CROSS JOIN people AS p ON p.id = g.person_id
                WHERE g.conversation_id = ?1 ORDER BY g.role = '0', g.timestamp DESC, p.uuid LIMIT -1 OFFSET ?2)
            """
        ).bind(1, staying).bind(2, Int64(GroupMember.maximum)).run()
    }
}

/// The description of a chat with the time of its report.
struct StoredDescription {
    var text: String?
    /// Nil if no report is known.
    var at: Timestamp?

    /// Whether this is from a later report than another one.
    func isLater(than other: StoredDescription) -> Bool {
        guard let at else { return other.at == nil && other.text == nil && text != nil }
        return other.at.map { $0 < at } ?? true
    }
}

extension Connection {
    func description(ofConversation row: Int64) throws(StoreError) -> StoredDescription {
        let statement = try statement("SELECT description, described_at FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.conversationNotFound) }
        return StoredDescription(text: statement.optionalText(0), at: statement.optionalTimestamp(1))
    }

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
