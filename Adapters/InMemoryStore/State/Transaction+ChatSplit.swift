import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Records joins of conversations, and takes them apart (ING-1).
extension Transaction {
    /// Records that a conversation is about to be joined into another one; returns the id of the record.
    func record(joinOf leaving: ConversationRow, into row: ConversationRow, by cause: JoinCause)
        -> UniqueIdentifier
    {
        let (id, other) = (leaving.conversation.id, row.conversation.id)
        let record = RecordedJoin(
            id: makeIdentifier(), leaving: id, staying: other, name: leaving.conversation.title,
            addresses: leaving.aliases.map(\.key), cause: cause, madeAt: now)
        var entry = JoinEntry(
            record: record,
            chat: FormerConversation(
                leaving.conversation, hasGivenTitle: leaving.hasGivenTitle, describedAt: leaving.describedAt,
                keys: leaving.aliases.map(\.key), draft: state.drafts[id], other: row.conversation,
                otherHasGivenTitle: row.hasGivenTitle, otherDescribedAt: row.describedAt,
                otherDraft: state.drafts[other]))
        for (person, member) in leaving.members {
            entry.members[person] = JoinShares(leaving: member, staying: row.members[person])
        }
        for (key, entries) in state.ranks where key.conversation == id {
            entry.ranks[key] = JoinShares(
                leaving: entries, staying: state.ranks[RankKey(conversation: other, person: key.person)])
        }
        let listed = Set(state.joins.flatMap(\.imports))
        entry.imports = state.imports.filter { $0.value.reading.conversation == id }.map(\.key)
            .filter { !listed.contains($0) }
        state.joins.append(entry)
        return record.id
    }

    /// Lets a name belong to a conversation, as that of a chat that was joined into it.
    func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Conversation {
        _ = try conversationRow(id)
        let alias = ConversationAlias(platform: reference.platform, key: reference.key)
        let known = state.conversationByAlias[alias] ?? state.conversation(threadOf: alias)
        guard known == nil || known == id else { throw StoreError(.constraint) }
        // A chat of its own first, so that it can be separated again.
        let chat = try archive.conversation(for: reference)
        if chat != id {
            _ = try joinConversation(chat, into: id, by: cause)
            changes.subtract([.conversationUpdated(chat), .conversationDeleted(chat)])
        }
        guard let result = state.conversation(id) else { throw StoreError(.conversationNotFound) }
        return result
    }

    /// Separates two conversations that were joined.
    func splitConversation(
        _ id: UniqueIdentifier, with people: [UniqueIdentifier], isOwners: Bool
    ) throws(StoreError) {
        guard let index = state.joins.firstIndex(where: { $0.record.id == id }),
            let former = state.joins[index].chat
        else { throw StoreError(.conversationNotFound) }
        let entry = state.joins[index]
        let leaving = entry.record.leaving
        let staying = state.presentChat(of: entry)
        var row = try conversationRow(staying)
        guard !isNumbered(row) else { throw StoreError(.invalidArgument) }
        let isTaken = state.conversations.values.contains { other in
            other.conversation.id == leaving
                || other.conversation.sessionID == former.conversation.sessionID
                    && other.conversation.platform == former.conversation.platform
        }
        guard !isTaken else { throw StoreError(.constraint) }
        let people = try people.map { (id) throws(StoreError) in
            guard state.people[state.resolved(id)] != nil else { throw StoreError(.personNotFound) }
            return state.resolved(id)
        }
        let moved = messages(of: entry, with: Set(people), in: row)
        let returning = imports(of: entry, in: staying)
        state.joins.remove(at: index)

        let descriptions = former.descriptions(present: row.conversation.description, at: row.describedAt)
        let title = former.title(of: row.conversation, isGiven: row.hasGivenTitle)
        let drafts = former.drafts(present: state.drafts[staying])
        let keys = row.aliases.filter { former.keys.contains($0.key) }
        row.aliases.removeAll { former.keys.contains($0.key) }
        // How old the former one was is not on record.
        if row.conversation.title != title.title { row.conversation.titledAt = nil }
        row.conversation.title = title.title
        row.hasGivenTitle = title.isGiven
        row.conversation.description = descriptions.staying?.text
        row.describedAt = descriptions.staying?.at
        if former.otherKind == .unknown, row.conversation.kind == former.conversation.kind {
            row.conversation.kind = .unknown
        }
        state.conversations[staying] = row
        insert(former.conversation, aliases: keys)
        state.conversations[leaving]?.hasGivenTitle = former.hasGivenTitle
        state.conversations[leaving]?.conversation.description = descriptions.leaving?.text
        state.conversations[leaving]?.describedAt = descriptions.leaving?.at
        state.drafts[staying] = drafts.staying
        state.drafts[leaving] = drafts.leaving
        try returnMessages(moved, returning, of: entry, from: staying, to: leaving)
        for (person, roles) in entry.members {
            let person = state.resolved(person)
            let share = roles.divided(present: state.conversations[staying]?.members[person])
            state.conversations[staying]?.members[person] = share.staying
            state.conversations[leaving]?.members[person] = share.leaving
        }
        for (key, entries) in entry.ranks {
            let joint = RankKey(conversation: staying, person: state.resolved(key.person))
            let share = entries.divided(ranks: state.ranks[joint])
            state.ranks[joint] = share.staying
            state.ranks[RankKey(conversation: leaving, person: joint.person)] = share.leaving
        }
        if isOwners { state.separations.insert([leaving, entry.record.staying]) }
        touchDetails(of: staying)
        touchDetails(of: leaving)
        changes.formUnion([.draftChanged(conversation: staying), .draftChanged(conversation: leaving), .reload])
    }

    /// The messages that a split gives back, in the chat's order.
    private func messages(
        of entry: JoinEntry, with people: Set<UniqueIdentifier>, in row: ConversationRow
    ) -> [UniqueIdentifier] {
        let joins = Set(([entry] + state.joins(into: entry.record.leaving, ofChats: true)).map(\.record.id))
        var run: UniqueIdentifier?
        if case .run(let id) = entry.record.cause { run = id }
        return row.order.map(\.id).filter { id in
            guard let message = state.messages[id] else { return false }
            if let join = message.join, joins.contains(join) { return true }
            if run != nil, message.run == run { return true }
            return message.sender.map { people.contains(state.resolved($0.person)) } ?? false
        }
    }

    /// The imports that a split gives back.
    private func imports(of entry: JoinEntry, in staying: UniqueIdentifier) -> Set<UniqueIdentifier> {
        let joined = ([entry] + state.joins(into: entry.record.leaving, ofChats: true)).flatMap(\.imports)
        var runs = Set(joined).filter { state.imports[$0]?.reading.conversation == staying }
        if case .run(let id) = entry.record.cause,
            state.messages.values.contains(where: { $0.run == id && $0.message.conversation == staying })
        {
            runs.insert(id)
        }
        return runs
    }

    private func returnMessages(
        _ moved: [UniqueIdentifier], _ returning: Set<UniqueIdentifier>, of entry: JoinEntry,
        from staying: UniqueIdentifier, to leaving: UniqueIdentifier
    ) throws(StoreError) {
        let places = Dictionary(
            uniqueKeysWithValues: moved.enumerated().map { index, id in
                (id, ChatPosition(rawValue: Int64(index + 1) * ChatPosition.stride))
            })
        var imports = importMove(of: [staying]) { returning.contains($0) ? leaving : staying }
        for place in try conversationRow(staying).order {
            let isKept = imports.take(
                of: state.messages[place.id]?.run, from: staying, at: place.position,
                to: places[place.id] == nil ? staying : leaving, at: places[place.id] ?? place.position)
            if !isKept { state.messages[place.id]?.run = nil }
        }
        let returned = Set(moved)
        state.conversations[staying]?.order.removeAll { returned.contains($0.id) }
        state.conversations[staying]?.unread.subtract(returned)
        for id in moved {
            guard var message = state.messages[id], let position = places[id] else { continue }
            removeFromIndices(id, isMoving: true)
            if message.join == entry.record.id { message.join = nil }
            message.message.conversation = leaving
            message.message.position = position
            if let session = state.conversations[leaving]?.conversation.sessionID {
                message.message.unified.threadID = session
            }
            try insert(message)
            reportAdded(to: leaving)
        }
        try finish(imports)
    }

    // MARK: Imports

    /// The imports into conversations that are joined or separated.
    ///
    /// - Parameter home: The conversation that an import belongs to from now on.
    func importMove(
        of ids: [UniqueIdentifier], to home: (UniqueIdentifier) -> UniqueIdentifier
    ) -> ImportMove<UniqueIdentifier> {
        ImportMove(
            state.runs.compactMap { run in
                guard let row = state.imports[run.id], ids.contains(row.reading.conversation) else { return nil }
                return ImportMove.Import(
                    run.id, of: row.reading.conversation, knowing: row.known, to: home(run.id))
            })
    }

    /// Records where imports are after a move, and what they know there.
    func finish(_ move: ImportMove<UniqueIdentifier>) throws(StoreError) {
        for moved in move.imports {
            guard let known = moved.knownAfterwards else { throw StoreError(.damaged) }
            state.imports[moved.run]?.reading.conversation = moved.present
            state.imports[moved.run]?.known = known
        }
    }
}
