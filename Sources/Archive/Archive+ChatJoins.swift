package import WhisperMessage
package import WhisperStorePort

/// Conversations that turn out to be one, and those that do not after all (ING-1).
extension Archive {
    /// Merges a conversation into another one, which has the messages of both in order of time, once each.
    ///
    /// - Returns: The blobs to which nothing refers any longer.
    /// - Throws: As `VaultStore.joinConversation`.
    package func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> [String] {
        guard let leaving = try store.conversation(other), let staying = try store.conversation(id) else {
            throw StoreError(.conversationNotFound)
        }
        if other == id { return [] }
        guard leaving.platform == staying.platform, try !store.isNumbered(other), try !store.isNumbered(id),
            try mayJoin(chat: other, id, by: cause)
        else { throw StoreError(.invalidArgument) }
        let join = try record(joinOf: leaving, into: staying, by: cause)
        var blobs = try giveWay(in: other, to: id)
        if let avatar = leaving.avatar { blobs.insert(avatar) }
        try moveMessages(of: other, into: id, by: join)
        for alias in try store.references(of: other) {
            try store.add(key: alias.key, on: alias.platform, to: id, asFirst: false)
        }
        if var draft = try store.draft(in: other) {
            draft.conversation = id
            if let own = try store.draft(in: id) { draft = own.joined(with: draft) }
            try store.put(draft, of: id)
        }
        var joint = staying
        joint.takeChoices(of: leaving)
        if joint.kind == .unknown { joint.kind = leaving.kind }
        if leaving.isTitleGiven, !staying.isTitleGiven { (joint.title, joint.isTitleGiven) = (leaving.title, true) }
        joint.description = try joinReports(of: leaving, into: staying)
        if joint != staying { try store.update(joint) }
        try joinMembers(of: other, into: id, by: join)
        try moveWaiting(from: other, to: id)
        try store.erase(.conversation(other))
        try applyWaiting(in: id)
        return try store.unreferenced(blobs)
    }

    /// Lets a name belong to a conversation, as that of a chat that was joined into it.
    ///
    /// - Throws: As `VaultStore.joinConversation`.
    package func joinConversation(
        for reference: ConversationReference, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Conversation {
        guard try store.conversation(id) != nil else { throw StoreError(.conversationNotFound) }
        var known = try store.conversation(havingKey: reference.key, on: reference.platform)
        if known == nil { known = try store.conversation(threadOf: reference.key, on: reference.platform) }
        guard known == nil || known?.id == id else { throw StoreError(.constraint) }
        // A chat of its own first, so that it can be separated again.
        let chat = try conversation(for: reference)
        if chat != id { _ = try joinConversation(chat, into: id, by: cause) }
        guard let result = try store.conversation(id) else { throw StoreError(.conversationNotFound) }
        return result
    }

    /// Whether two conversations may be joined: those that the owner has separated are not, unless the cause overrules
    /// that. Then they are separated no longer.
    private func mayJoin(
        chat one: UniqueIdentifier, _ other: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> Bool {
        if try separations().isEmpty { return true }
        let ones = [one] + (try store.joins(into: one, ofChats: true).map(\.leaving))
        let others = [other] + (try store.joins(into: other, ofChats: true).map(\.leaving))
        let held = try separations().filter { separation in
            guard let first = separation.other else { return false }
            return ones.contains(first) && others.contains(separation.one)
                || ones.contains(separation.one) && others.contains(first)
        }
        guard cause.overrulesSeparation else { return held.isEmpty }
        for separation in held { try put(separation, holds: false) }
        return true
    }

    private func record(
        joinOf leaving: Conversation, into staying: Conversation, by cause: JoinCause
    ) throws(StoreError) -> UniqueIdentifier {
        var former = FormerConversation(
            leaving, hasGivenTitle: leaving.isTitleGiven, describedAt: try store.report(of: leaving.id).describedAt,
            keys: try store.references(of: leaving.id).map(\.key), draft: try store.draft(in: leaving.id),
            other: staying,
            otherHasGivenTitle: staying.isTitleGiven, otherDescribedAt: try store.report(of: staying.id).describedAt,
            otherDraft: try store.draft(in: staying.id))
        let listed = Set(try store.joins(into: leaving.id, ofChats: true).flatMap { $0.conversation?.imports ?? [] })
        former.imports = try store.imports(into: leaving.id).map(\.run).filter { !listed.contains($0) }
        let join = HeldJoin(
            id: store.makeIdentifier(), leaving: leaving.id, staying: staying.id, cause: cause, madeAt: store.now,
            former: .conversation(former))
        try store.put(.join(join))
        return join.id
    }

    /// Removes the messages that another conversation has as well, which takes what only these say.
    ///
    /// - Returns: The blobs to which they referred.
    private func giveWay(
        in leaving: UniqueIdentifier, to staying: UniqueIdentifier
    ) throws(StoreError) -> Set<String> {
        var blobs: Set<String> = []
        for pair in try store.repetitions(of: leaving, in: staying) {
            guard let held = try store.message(pair.repeated), let better = try store.message(pair.message) else {
                continue
            }
            // Another import, or another source, has it as well.
            try disown([held.unified.id])
            try joinReceipts(of: pair.message, into: pair.repeated)
            if let result = held.giving(wayTo: better) { try store.update(MessageUpdate(held, to: result)) }
            blobs.formUnion(better.unified.content.attachments.compactMap(\.sha256))
            try store.erase(.messages([pair.message]))
        }
        return blobs
    }

    /// Moves the messages of a conversation between those of another one. Places change only to make room.
    private func moveMessages(
        of leaving: UniqueIdentifier, into staying: UniqueIdentifier, by join: UniqueIdentifier
    ) throws(StoreError) {
        var imports = try importMove(of: [leaving, staying]) { _ in staying }
        try store.rearrange([staying, leaving], within: ChatPosition.all, by: join) { chats in
            let (first, second) = (chats[0].places, chats[1].places)
            var moves = [
                first.map { MessageMove(to: 0, at: $0.position, number: $0.number) },
                second.map { MessageMove(to: 0, at: $0.position, number: $0.number) },
            ]
            var order = first.indices.map(ChatMerge.Place.first)
            if !second.isEmpty {
                order = ChatMerge.order(first: first.map(\.timestamp), second: second.map(\.timestamp))
            }
            for (number, place) in order.enumerated() {
                let position = ChatPosition(rawValue: Int64(number + 1) * ChatPosition.stride)
                switch place {
                case .first(let index):
                    if !second.isEmpty { moves[0][index].position = position }
                    imports.take(
                        of: nil, from: staying, at: first[index].position, to: staying, at: moves[0][index].position)
                case .second(let index):
                    // Of several joins that moved it, the first one counts.
                    moves[1][index].position = position
                    if second[index].join < 0 { moves[1][index].mark = .set }
                    imports.take(of: nil, from: leaving, at: second[index].position, to: staying, at: position)
                }
            }
            return moves
        }
        try finish(imports)
    }

    /// Merges what sources have reported of a conversation into what they have of another one.
    ///
    /// - Returns: The description that was reported later.
    private func joinReports(
        of leaving: Conversation, into staying: Conversation
    ) throws(StoreError) -> String? {
        let (former, present) = (try store.report(of: leaving.id), try store.report(of: staying.id))
        var report = present
        let isLater =
            if let describedAt = former.describedAt {
                present.describedAt.map { $0 < describedAt } ?? true
            } else {
                present.describedAt == nil && staying.description == nil
            }
        if isLater { report.describedAt = former.describedAt }
        report.choices = present.choices ?? former.choices
        if report != present { try store.put(report, of: staying.id) }
        return isLater ? leaving.description : staying.description
    }

    // MARK: Splits

    /// Separates two conversations that were joined.
    ///
    /// - Parameters:
    ///   - people: Those whose messages are the leaving conversation's.
    ///   - isOwners: Whether the owner separates them, so that no source joins them again.
    /// - Throws: As `VaultStore.splitConversation`.
    package func splitConversation(
        _ id: UniqueIdentifier, with people: [UniqueIdentifier], isOwners: Bool
    ) throws(StoreError) {
        guard let join = try store.heldJoin(id), let former = join.conversation,
            let present = try store.conversation(store.presentChat(of: join))
        else { throw StoreError(.conversationNotFound) }
        guard try !store.isNumbered(present.id) else { throw StoreError(.invalidArgument) }
        var conversation = former.conversation
        conversation.isTitleGiven = former.hasGivenTitle
        conversation.updatedAt = store.now
        let report = try store.report(of: present.id)
        let descriptions = former.descriptions(present: present.description, at: report.describedAt)
        conversation.description = descriptions.leaving?.text
        try store.insert(conversation)
        for alias in try store.references(of: present.id) where former.keys.contains(alias.key) {
            try store.add(key: alias.key, on: alias.platform, to: join.leaving, asFirst: false)
        }
        var rest = present
        let title = former.title(of: present, isGiven: present.isTitleGiven)
        // How old the former one was is not on record.
        if title.title != present.title { (rest.title, rest.titledAt) = (title.title, nil) }
        rest.isTitleGiven = title.isGiven
        if former.otherKind == .unknown, rest.kind == conversation.kind { rest.kind = .unknown }
        rest.description = descriptions.staying?.text
        if rest != present { try store.update(rest) }
        if let describedAt = descriptions.leaving?.at {
            try store.put(ChatReport(describedAt: describedAt), of: join.leaving)
        }
        if report.describedAt != descriptions.staying?.at {
            var rest = report
            rest.describedAt = descriptions.staying?.at
            try store.put(rest, of: present.id)
        }
        let drafts = former.drafts(present: try store.draft(in: present.id))
        try store.put(drafts.staying, of: present.id)
        try store.put(drafts.leaving, of: join.leaving)
        try returnMessages(of: join, with: people, from: present.id)
        for part in try store.parts(of: id, ofBoth: false) { try divide(part, from: present.id, to: join.leaving) }
        try store.remove(StoredValue.Key(.join, .id(id)))
        if isOwners { try put(SeparationRecord(join.leaving, from: join.staying), holds: true) }
        try store.reload(keeping: [:])
    }

    /// Moves the messages of the leaving conversation back, in the chat's order, and the imports into it.
    private func returnMessages(
        of join: HeldJoin, with people: [UniqueIdentifier], from staying: UniqueIdentifier
    ) throws(StoreError) {
        let leaving = join.leaving
        let joins = [join] + (try store.joins(into: leaving, ofChats: true))
        let ids = Set(joins.map(\.id))
        let listed = Set(joins.flatMap { $0.conversation?.imports ?? [] })
        var senders: Set<Int64> = []
        for person in people {
            senders.formUnion(try store.belongings(of: person).senders.map(\.handle.rawValue))
        }
        var run: UniqueIdentifier?
        if case .run(let id) = join.cause { run = id }
        var imports = ImportMove<UniqueIdentifier>([])
        try store.rearrange([staying, leaving], within: ChatPosition.all, by: join.id) { (chats) throws(StoreError) in
            let messages = chats[0]
            imports = try importMove(of: [staying]) { id in
                listed.contains(id) || id == run && messages.runs.contains(id) ? leaving : staying
            }
            let areReturned = messages.joins.map(ids.contains)
            let own = messages.joins.firstIndex(of: join.id)
            var count: Int64 = 0
            let moves = messages.places.map { place in
                let isReturned =
                    place.join >= 0 && areReturned[Int(place.join)]
                    || run != nil && messages.run(of: place) == run || senders.contains(place.sender)
                if isReturned { count += 1 }
                let position = isReturned ? ChatPosition(rawValue: count * ChatPosition.stride) : place.position
                let isKept = imports.take(
                    of: messages.run(of: place), from: staying, at: place.position,
                    to: isReturned ? leaving : staying, at: position)
                return MessageMove(
                    to: isReturned ? 1 : 0, at: position,
                    mark: isReturned && own == Int(place.join) ? .removed : .stays, isDisowned: !isKept,
                    number: place.number)
            }
            return [moves, []]
        }
        try finish(imports)
    }

    /// Gives each of two conversations back what it had once for a person.
    private func divide(
        _ part: JoinedPart, from staying: UniqueIdentifier, to leaving: UniqueIdentifier
    ) throws(StoreError) {
        switch part {
        case .recorded(.role(let id, let shares)):
            guard let person = try identity(of: id)?.id else { return }
            let present = try store.presence(of: person, in: staying)
            let share = shares.map(\.presence).divided(present: present)
            if share.staying != present { try store.put(share.staying, of: person, in: staying) }
            try store.put(share.leaving, of: person, in: leaving)
        case .rank(let id, let time, let shares):
            guard let person = try identity(of: id)?.id else { return }
            let share = shares.divided(present: try store.isAdmin(person, of: staying, at: time))
            try store.putRank(share.staying, at: time, of: person, in: staying)
            try store.putRank(share.leaving, at: time, of: person, in: leaving)
        case .recorded(.receipt), .recorded(.reaction): break
        }
    }

    // MARK: Imports

    /// The imports into conversations that are joined or separated.
    ///
    /// - Parameter home: The conversation that an import belongs to from now on.
    func importMove(
        of ids: [UniqueIdentifier], to home: (UniqueIdentifier) -> UniqueIdentifier
    ) throws(StoreError) -> ImportMove<UniqueIdentifier> {
        var imports: [ImportMove<UniqueIdentifier>.Import] = []
        for id in ids {
            for held in try store.imports(into: id) {
                imports.append(ImportMove.Import(held.run, of: id, knowing: held.known, to: home(held.run)))
            }
        }
        return ImportMove(imports)
    }

    /// Records where imports are after a move, and what they know there.
    func finish(_ move: ImportMove<UniqueIdentifier>) throws(StoreError) {
        for moved in move.imports {
            guard let known = moved.knownAfterwards else { throw StoreError(.damaged) }
            try store.put(.known(known, of: moved.run))
            if var reading = try store.reading(of: moved.run), reading.conversation != moved.present {
                reading.conversation = moved.present
                try store.put(.reading(reading, of: moved.run))
            }
        }
    }
}

extension JoinShares {
    /// What each has after a split.
    func divided(present: Value?) -> (leaving: Value?, staying: Value?) {
        JoinSplit.shares(leaving: leaving, staying: staying, present: present)
    }
}
