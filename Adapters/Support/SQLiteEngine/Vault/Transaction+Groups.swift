internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// What sources know about chats besides their messages (ST-3, ING-6).
extension Transaction {
    /// Applies what a source knows about a chat at a time.
    func take(
        _ details: NewChatDetails, of conversation: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) {
        let row = try requireConversation(conversation)
        try touch(row)
        if let description = details.description { try describe(row, as: description, at: time) }
        if !details.choices.isEmpty { try take(details.choices, ofConversation: row) }
        if !details.members.isEmpty || details.hasAllMembers {
            try takeMembers(details, ofConversation: row, at: time)
        }
    }

    private func describe(_ row: Int64, as text: String, at time: Timestamp) throws(StoreError) {
        let known = try connection.description(ofConversation: row)
        let text = text.isEmpty ? nil : text
        if let at = known.at, time < at || known.text == text { return }
        try put(text, describedAt: time, ofConversation: row)
    }

    func put(_ text: String?, describedAt time: Timestamp?, ofConversation row: Int64) throws(StoreError) {
        try statement("UPDATE conversations SET description = ?2, described_at = ?3 WHERE id = ?1")
            .bind(1, row).bind(2, text).bind(3, time).run()
    }

    private func take(_ choices: PhoneChoices, ofConversation row: Int64) throws(StoreError) {
        guard let conversation = try connection.conversation(row: row) else { throw StoreError(.damaged) }
        let earlier = try connection.phoneChoices(ofConversation: row)
        let said = choices.completed(by: earlier)
        if said == earlier { return }
        var result = conversation
        result.take(choices.taken(after: earlier, by: conversation))
        try statement(
            """
            UPDATE conversations SET is_pinned = ?2, is_muted = ?3, is_archived = ?4, phone_choices = ?5 WHERE id = ?1
            """
        )
        .bind(1, row).bind(2, result.isPinned).bind(3, result.isMuted).bind(4, result.isArchived).bind(5, said.code)
        .run()
    }

    // MARK: Members

    private func takeMembers(
        _ details: NewChatDetails, ofConversation row: Int64, at time: Timestamp
    ) throws(StoreError) {
        let roster = try connection.rosterTime(ofConversation: row)
        let isEarlier = roster.map { time < $0 } ?? false
        // Those of a longer report who are not looked at may be among the known ones.
        let areAll = details.hasAllMembers && details.members.count <= GroupMember.maximum
        if areAll, !isEarlier {
            try statement("UPDATE conversations SET roster_at = ?2 WHERE id = ?1").bind(1, row).bind(2, time).run()
        }
        var handles: [(sender: Int64, role: GroupRole?)] = []
        for member in details.members.prefix(GroupMember.maximum) {
            handles.append((try archive.handle(for: member.sender).rawValue, member.role))
        }
        // A later member's aliases may have merged people whom earlier ones meant.
        var order: [Int64] = []
        var reported: [Int64: GroupRole?] = [:]
        for handle in handles {
            guard let person = try connection.personRow(ofSender: handle.sender) else {
                throw StoreError(.personNotFound)
            }
            if reported.updateValue(handle.role, forKey: person) == nil { order.append(person) }
        }
        let known = try connection.roles(ofConversation: row)
        var room = max(0, GroupMember.maximum - known.count)
        for person in order {
            var (role, since) = (reported[person] ?? nil, time)
            if let former = known[person] {
                guard !isEarlier, former.since <= time, former.role != role else { continue }
            } else {
                guard room > 0 else { continue }
                room -= 1
                // What is older than a list of all members is part of it, except those who had left by then.
                if isEarlier, let roster, role != nil { (role, since) = (nil, roster) }
            }
            try touchDetails(ofConversation: row)
            try put(role, ofPerson: person, inConversation: row, since: since)
        }
        guard areAll, !isEarlier else { return }
        for (person, former) in known
        where former.role != nil && former.since <= time && !reported.keys.contains(person) {
            try touchDetails(ofConversation: row)
            try put(nil, ofPerson: person, inConversation: row, since: time)
        }
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

    fileprivate func phoneChoices(ofConversation row: Int64) throws(StoreError) -> PhoneChoices? {
        let statement = try statement("SELECT phone_choices FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.conversationNotFound) }
        return statement.optionalInteger(0).map(PhoneChoices.init(code:))
    }

    /// The roles in a group by person, nil for former members.
    fileprivate func roles(
        ofConversation row: Int64
    ) throws(StoreError) -> [Int64: (role: GroupRole?, since: Timestamp)] {
        let statement = try statement(
            "SELECT person_id, role, timestamp FROM group_members WHERE conversation_id = ?1"
        ).bind(1, row)
        defer { statement.reset() }
        var roles: [Int64: (role: GroupRole?, since: Timestamp)] = [:]
        while try statement.step() {
            roles[statement.integer(0)] = (try statement.role(1), statement.timestamp(2))
        }
        return roles
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
