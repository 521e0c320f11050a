internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// Changes that require a right (ING-1b).
extension Transaction {
    /// The result of a change.
    enum ChangeOutcome {
        case made, waits, refused
        /// It waits, although its message is there, because it is encrypted.
        case isUnread
    }

    /// Applies a change, or lets it wait.
    func take(_ change: AuthoredChange, of target: MessageTarget) throws(StoreError) -> ChangeOutcome {
        guard let conversation = try conversationRow(target.conversation) else { return .waits }
        let key = WaitingKey(conversation: conversation, externalID: target.externalID)
        switch try choice(target, key, for: change) {
        case .missing:
            try wait(change, of: target.author, key)
            return .waits
        case .refused: return .refused
        case .message(let row):
            let outcome = try decide(change, row)
            if outcome == .waits || outcome == .isUnread { try wait(change, of: target.author, key) }
            if outcome == .isUnread { try report(change, ofMessage: row, key: key) }
            if try connection.isWaiting { try markUndecided(row, key) }
            return outcome
        }
    }

    /// Applies a change if it is granted; otherwise without effect.
    func decide(_ change: AuthoredChange, _ row: Int64) throws(StoreError) -> ChangeOutcome {
        if case .reaction(let emoji) = change.kind {
            guard emoji.map(Reaction.isPossible) ?? true else { return .refused }
            return try react(toMessage: row, change, emoji: emoji)
        }
        guard let held = try connection.message(row: row) else { return .refused }
        let right = try right(to: change, held, row)
        let id = held.unified.id
        if case .encrypted = change.kind { return right == .none ? .refused : .isUnread }
        if right == .undecided { return .waits }
        guard right.isGranted else { return .refused }
        switch change.kind {
        case .edit(let text):
            let version = MessageVersion(text: text, timestamp: change.timestamp)
            return try take(version, by: change.sender, held, row)
        case .deletion:
            let name = try change.sender.flatMap { (row) throws(StoreError) in try connection.displayName(ofSender: row)
            }
            let person = right == .admin ? try handle(change.sender)?.person : nil
            try markDeleted(
                row, held, DeletionMark(right: right, name: name, timestamp: change.timestamp, person: person))
        case .reaction, .encrypted: break
        case .vote(let options):
            guard let handle = try handle(change.sender) else { return .refused }
            try vote(in: id, by: handle.person, options, at: change.timestamp)
        }
        return .made
    }

    private func right(
        to change: AuthoredChange, _ held: StoredMessage, _ row: Int64
    ) throws(StoreError) -> ChangeRight {
        switch change.kind {
        case .edit, .deletion, .encrypted(_, isEdit: true): break
        case .reaction, .vote, .encrypted: return .author
        }
        let conversation = try connection.requireConversation(held.conversation)
        let room = try connection.conversation(row: conversation)
        let sender = try connection.senderRow(ofMessage: row)
        let author = try connection.actor(ofSender: sender, on: room?.platform)
        let actor = try change.sender.flatMap { (row) throws(StoreError) in
            try connection.actor(ofSender: row, on: room?.platform)
        }
        guard case .deletion(let claim) = change.kind else {
            return ChangeRight.editing(by: actor?.actor, of: author?.actor)
        }
        let isAdmin = try actor.flatMap { (actor) throws(StoreError) in
            try connection.isAdmin(actor.row, ofConversation: conversation, at: change.timestamp)
        }
        let isMember = try actor.flatMap { (actor) throws(StoreError) in
            try connection.isMember(
                actor.actor, actor.row, ofConversation: conversation, on: room?.platform, at: change.timestamp)
        }
        return ChangeRight.deletion(
            by: actor?.actor, of: author?.actor, claim: claim,
            isGroup: room.map { $0.kind == .group || $0.platform.hasPowersInEveryRoom } ?? false, isAdmin: isAdmin,
            isMember: isMember)
    }

    private func handle(_ sender: Int64?) throws(StoreError) -> SenderHandle? {
        guard let sender, let person = try connection.actor(ofSender: sender) else { return nil }
        return SenderHandle(rawValue: sender, person: person.actor.person)
    }

    /// Makes a message a tombstone that keeps its text, with a mark of who deleted it.
    func markDeleted(_ row: Int64, _ held: StoredMessage, _ mark: DeletionMark) throws(StoreError) {
        let content = held.unified.content
        let known = DeletionMark(held.unified.platformSpecific)
        let isEmptied = content.kind == .deleted && content.text == nil && content.attachments.isEmpty
        if isEmptied, known == nil { return }
        var specific = held.unified.platformSpecific
        if known.map({ mark.precedes($0) }) ?? true { specific[DeletionMark.member] = mark.json }
        try removeFromOutbox(row)
        if content.kind == .deleted, specific == held.unified.platformSpecific { return }
        try statement("UPDATE OR FAIL messages SET kind = ?2, platform_specific = ?3 WHERE id = ?1")
            .bind(1, row).bind(2, ContentKind.deleted.code).bind(3, StoredJSON.text(specific)).run()
        changes.insert(.messageUpdated(held.unified.id, conversation: held.conversation))
    }

    // MARK: Ranks

    /// Records whether a person is an admin of a group at a time.
    func note(
        _ sender: NewSender, isAdmin: Bool, of conversation: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) {
        let row = try connection.requireConversation(conversation)
        let handle = try self.sender(for: sender)
        guard let person = try connection.personRow(ofSender: handle.rawValue) else {
            throw StoreError(.personNotFound)
        }
        try statement(
            "INSERT OR REPLACE INTO group_ranks (conversation_id, person_id, timestamp, is_admin) VALUES (?1, ?2, ?3, ?4)"
        ).bind(1, row).bind(2, person).bind(3, time).bind(4, isAdmin).run()
        try takeWaiting(aboutPerson: person)
    }
}

extension Connection {
    /// Whether a person was an admin of a group at a time, by the last earlier report, otherwise the first later one;
    /// nil if there is none.
    fileprivate func isAdmin(
        _ person: Int64, ofConversation conversation: Int64, at time: Timestamp
    ) throws(StoreError) -> Bool? {
        let statement = try statement(Connection.ranks).bind(1, conversation).bind(2, person)
        defer { statement.reset() }
        var before: (time: Timestamp, isAdmin: Bool)?
        var after: (time: Timestamp, isAdmin: Bool)?
        while try statement.step() {
            let rank = (time: statement.timestamp(0), isAdmin: statement.bool(1))
            if rank.time <= time {
                if before.map({ $0.time < rank.time }) ?? true { before = rank }
            } else if after.map({ rank.time < $0.time }) ?? true {
                after = rank
            }
        }
        return (before ?? after)?.isAdmin
    }

    /// Whether a person was a member of a group at a time; nil if that is unknown.
    fileprivate func isMember(
        _ actor: MessageActor, _ person: Int64, ofConversation conversation: Int64, on platform: Platform?,
        at time: Timestamp
    ) throws(StoreError) -> Bool? {
        let role = try statement(
            "SELECT role, timestamp FROM group_members WHERE conversation_id = ?1 AND person_id = ?2"
        ).bind(1, conversation).bind(2, person)
        let known = try role.step() ? GroupPresence(role: try role.role(0), since: role.timestamp(1)) : nil
        role.reset()
        return try GroupPresence.isMember(
            actor, at: time, known: known, listedAt: try rosterTime(ofConversation: conversation)
        ) { () throws(StoreError) in
            let members = try statement(Connection.presentMembers).bind(1, conversation)
            var rows: [Int64] = []
            while try members.step() { rows.append(members.integer(0)) }
            members.reset()
            var actors: [MessageActor?] = []
            for row in rows { actors.append(try self.actor(ofPerson: row, on: platform)) }
            return actors
        }
    }

    static let presentMembers = "SELECT person_id FROM group_members WHERE conversation_id = ?1 AND role <> '0'"

    /// A person has only a handful of rows.
    static let ranks = "SELECT timestamp, is_admin FROM group_ranks WHERE conversation_id = ?1 AND person_id = ?2"

    /// The person of a sender, and their row; nil for the sender of system messages.
    ///
    /// - Parameter platform: The platform whose ids count.
    func actor(
        ofSender sender: Int64, on platform: Platform? = nil
    ) throws(StoreError) -> (actor: MessageActor, row: Int64)? {
        guard let row = try personRow(ofSender: sender), let actor = try actor(ofPerson: row, on: platform) else {
            return nil
        }
        return (actor, row)
    }

    /// The person in a row.
    func actor(ofPerson row: Int64, on platform: Platform?) throws(StoreError) -> MessageActor? {
        let statement = try statement(
            """
            SELECT p.uuid, p.is_owner,
                EXISTS (SELECT 1 FROM person_aliases WHERE person_id = p.id AND kind = 1),
                EXISTS (SELECT 1 FROM person_aliases WHERE person_id = p.id AND kind = 2 AND platform = ?2)
            FROM people AS p WHERE p.id = ?1
            """
        ).bind(1, row).bind(2, platform?.rawValue)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
        return MessageActor(
            person: id, isOwner: statement.bool(1), hasNumber: statement.bool(2), hasServiceID: statement.bool(3))
    }

    fileprivate func senderRow(ofMessage row: Int64) throws(StoreError) -> Int64 {
        let statement = try statement("SELECT sender_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.messageNotFound) }
        return statement.integer(0)
    }

    fileprivate func displayName(ofSender row: Int64) throws(StoreError) -> String? {
        let statement = try statement("SELECT display_name FROM senders WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? statement.optionalText(0) : nil
    }
}
