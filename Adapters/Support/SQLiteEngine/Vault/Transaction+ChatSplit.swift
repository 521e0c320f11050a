internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Records joins of conversations, and takes them apart (ING-1).
extension Transaction {
    /// Records that a conversation is about to be joined into another one; returns the row of the record.
    func record(joinOfConversation leaving: Int64, into staying: Int64, by cause: JoinCause) throws(StoreError) -> Int64
    {
        guard let conversation = try connection.conversation(row: leaving),
            let other = try connection.conversation(row: staying)
        else { throw StoreError(.conversationNotFound) }
        let former = FormerConversation(
            conversation, hasGivenTitle: try connection.hasGivenTitle(conversation: leaving),
            describedAt: try connection.description(ofConversation: leaving).at,
            keys: try connection.keys(ofConversation: leaving), draft: try connection.draft(in: conversation.id),
            other: other, otherHasGivenTitle: try connection.hasGivenTitle(conversation: staying),
            otherDescribedAt: try connection.description(ofConversation: staying).at,
            otherDraft: try connection.draft(in: other.id))
        let join = try insertJoin(
            ofChats: true, conversation.id, into: other.id, by: cause, former: StoredJoin.text(former))
        try record(JoinedPart.ofChats, ofJoin: join, leaving, into: staying)
        try recordImports(into: conversation.id, ofJoin: join)
        return join
    }

    /// Whether two conversations may be joined: those that the owner has separated are not, unless the cause overrules
    /// that.
    func mayJoinChats(
        _ leaving: UniqueIdentifier, _ staying: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Bool {
        let separations = try connection.separations(leaving, from: staying)
        guard cause.overrulesSeparation else { return separations.isEmpty }
        for pair in separations {
            try statement("DELETE FROM separations WHERE one = ?1 AND other = ?2")
                .bind(1, pair.one).bind(2, pair.other).run()
        }
        return true
    }

    /// Lets a name belong to a conversation, as that of a chat that was joined into it.
    func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Conversation {
        let staying = try connection.requireConversation(id)
        var known = try connection.conversationRow(platform: reference.platform, key: reference.key)
        if known == nil {
            known = try connection.conversationRow(platform: reference.platform, threadOf: reference.key)
        }
        guard known == nil || known == staying else { throw StoreError(.constraint) }
        // A chat of its own first, so that it can be separated again.
        let chat = try archive.conversation(for: reference)
        if chat != id {
            _ = try joinConversation(chat, into: id, by: cause)
            changes.subtract([.conversationUpdated(chat), .conversationDeleted(chat)])
        }
        guard let result = try connection.conversation(row: staying) else { throw StoreError(.damaged) }
        return result
    }

    // MARK: Splits

    /// Separates two conversations that were joined.
    ///
    /// - Parameters:
    ///   - people: Those whose messages are the leaving conversation's.
    ///   - isOwners: Whether the owner separates them, so that no source joins them again.
    func splitConversation(
        _ id: UniqueIdentifier, with people: [UniqueIdentifier], isOwners: Bool
    ) throws(StoreError) {
        guard let join = try connection.join(id, ofChats: true) else { throw StoreError(.conversationNotFound) }
        let staying = try connection.requireConversation(try connection.presentChat(of: join))
        let former = try StoredJoin.conversation(join.former, leaving: join.leaving, staying: join.staying)
        guard let present = try connection.conversation(row: staying) else { throw StoreError(.damaged) }
        guard try !connection.isNumbered(conversation: staying) else { throw StoreError(.invalidArgument) }
        try settleKeys()
        try touch(staying)
        var conversation = former.conversation
        conversation.updatedAt = now
        let leaving = try insertRow(of: conversation)
        for key in former.keys {
            try statement(
                """
                UPDATE conversation_aliases SET conversation_id = ?3
                WHERE platform = ?1 AND key = ?2 AND conversation_id = ?4
                """
            ).bind(1, conversation.platform.rawValue).bind(2, key).bind(3, leaving).bind(4, staying).run()
        }
        try divideTitle(former, present, from: staying, to: leaving)
        try divideDescription(former, from: staying, to: leaving)
        try divideDraft(former, from: (staying, present.id), to: leaving)
        try statement("UPDATE conversations SET kind = 0 WHERE id = ?1 AND ?2 AND kind = ?3")
            .bind(1, staying).bind(2, former.otherKind == .unknown).bind(3, Int64(conversation.kind.rawValue)).run()
        let moved = try returnMessages(of: join, with: people, from: (staying, present.id), to: leaving)
        try divide(JoinedPart.ofChats, ofJoin: join.row, from: staying, to: leaving)
        try statement("DELETE FROM joins WHERE id = ?1").bind(1, join.row).run()
        if isOwners { try separate(join.leaving, from: join.staying) }
        try recount(conversation: staying)
        try recount(conversation: leaving)
        if moved > 0 { reportAdded(moved, to: join.leaving) }
        try touchDetails(ofConversation: staying)
        changes.formUnion([.conversationUpdated(join.leaving), .reload])
    }

    private func divideTitle(
        _ former: FormerConversation, _ present: Conversation, from staying: Int64, to leaving: Int64
    ) throws(StoreError) {
        let title = former.title(of: present, isGiven: try connection.hasGivenTitle(conversation: staying))
        if title.title != present.title {
            try setTitle(title.title, ofConversation: staying)
            // How old the former one was is not on record.
            try statement("UPDATE conversations SET titled_at = NULL WHERE id = ?1").bind(1, staying).run()
        }
        for (row, isGiven) in [(staying, title.isGiven), (leaving, former.hasGivenTitle)] {
            try statement(
                isGiven
                    ? "INSERT OR IGNORE INTO given_titles (conversation_id) VALUES (?1)"
                    : "DELETE FROM given_titles WHERE conversation_id = ?1"
            ).bind(1, row).run()
        }
    }

    private func divideDescription(
        _ former: FormerConversation, from staying: Int64, to leaving: Int64
    ) throws(StoreError) {
        let now = try connection.description(ofConversation: staying)
        let share = former.descriptions(present: now.text, at: now.at)
        for (row, value) in [(staying, share.staying), (leaving, share.leaving)] {
            try put(value?.text, describedAt: value?.at, ofConversation: row)
        }
    }

    private func divideDraft(
        _ former: FormerConversation, from staying: (row: Int64, id: UniqueIdentifier), to leaving: Int64
    ) throws(StoreError) {
        let share = former.drafts(present: try connection.draft(in: staying.id))
        for (row, draft) in [(staying.row, share.staying), (leaving, share.leaving)] {
            try statement("DELETE FROM drafts WHERE conversation_id = ?1").bind(1, row).run()
            if let draft { try put(draft, row) }
        }
        changes.formUnion([
            .draftChanged(conversation: staying.id), .draftChanged(conversation: former.conversation.id),
        ])
    }

    /// Moves the messages of the leaving conversation back, and the imports into it; returns how many messages.
    private func returnMessages(
        of join: JoinRow, with people: [UniqueIdentifier], from staying: (row: Int64, id: UniqueIdentifier),
        to leaving: Int64
    ) throws(StoreError) -> Int {
        let joins = Set([join.row] + (try connection.joins(into: join.leaving, ofChats: true).map(\.row)))
        var run: Int64?
        if case .run(let id) = join.cause { run = try connection.runRow(id) }
        var senders: Set<Int64> = []
        for person in people {
            guard let row = try connection.personRow(person) else { throw StoreError(.personNotFound) }
            senders.formUnion(try connection.integers("SELECT id FROM senders WHERE person_id = ?1", row))
        }
        var returning = try imports(into: staying.id, ofJoins: joins)
        let isOfRun = try connection.exists(
            "SELECT 1 FROM messages WHERE conversation_id = ?1 AND run_id = ?2",
            { $0.bind(1, staying.row).bind(2, run) })
        if isOfRun, let run { returning.insert(run) }
        var imports = try importMove(of: [staying.id]) { returning.contains($0) ? join.leaving : staying.id }
        let walk = try statement(
            "SELECT id, join_id, run_id, sender_id, position FROM messages WHERE conversation_id = ?1 ORDER BY position"
        ).bind(1, staying.row)
        var rows: [Int64] = []
        var disowned: [Int64] = []
        while try walk.step() {
            let (row, owner, place) = (
                walk.integer(0), walk.optionalInteger(2), ChatPosition(rawValue: walk.integer(4))
            )
            var (home, position) = (staying.id, place)
            if walk.optionalInteger(1).map(joins.contains) == true || run != nil && owner == run
                || senders.contains(walk.integer(3))
            {
                rows.append(row)
                (home, position) = (join.leaving, ChatPosition(rawValue: Int64(rows.count) * ChatPosition.stride))
            }
            if !imports.take(of: owner, from: staying.id, at: place, to: home, at: position) { disowned.append(row) }
        }
        for row in disowned { try disown(row: row) }
        latestMessage = nil
        let move = try statement(
            "UPDATE messages SET conversation_id = ?2, position = ?3, join_id = nullif(join_id, ?4) WHERE id = ?1")
        for (index, row) in rows.enumerated() {
            try move.bind(1, row).bind(2, leaving).bind(3, Int64(index + 1) * ChatPosition.stride).bind(4, join.row)
                .run()
        }
        try finish(imports)
        return rows.count
    }

    // MARK: Undoing imports

    func takeApart(joinsOf run: UniqueIdentifier, heir: UniqueIdentifier?) throws(StoreError) {
        if let heir {
            return try statement("UPDATE joins SET cause = ?2 WHERE cause = ?1")
                .bind(1, JoinCause.run(run).text).bind(2, JoinCause.run(heir).text).run()
        }
        for join in try connection.joins(byRun: run, ofChats: true) {
            guard try connection.conversationRow(try connection.presentChat(of: join)) != nil else { continue }
            try splitConversation(join.id, with: [], isOwners: false)
            guard let row = try connection.conversationRow(join.leaving),
                try connection.conversation(row: row)?.messageCount == 0
            else { continue }
            _ = try deleteConversation(join.leaving, afterBlobs: [], isWhole: true)
        }
        for join in try connection.joins(byRun: run, ofChats: false)
        where try connection.personRow(join.leaving) != nil {
            try splitPerson(join.id, isOwners: false)
        }
    }
}

extension Connection {
    /// The conversation of which a join is a part now.
    func presentChat(of join: JoinRow) throws(StoreError) -> UniqueIdentifier {
        var id = join.staying
        // Each was joined once since it last existed, so that this ends.
        var known: Set<UniqueIdentifier> = [id]
        while try conversationRow(id) == nil, let next = try self.join(leaving: id), known.insert(next.staying).inserted
        {
            id = next.staying
        }
        return id
    }

    /// The keys of a conversation, in the order in which they were added.
    fileprivate func keys(ofConversation row: Int64) throws(StoreError) -> [String] {
        let statement = try statement(
            "SELECT key FROM conversation_aliases WHERE conversation_id = ?1 ORDER BY ordinal"
        ).bind(1, row)
        defer { statement.reset() }
        var keys: [String] = []
        while try statement.step() { keys.append(statement.text(0)) }
        return keys
    }
}
