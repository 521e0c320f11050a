import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// The result of receiving a message from a source.
enum Reception {
    case inserted, replaced, known
}

/// Messages that replace others (ING-2).
extension Transaction {
    /// Saves a message, or merges a repetition into the stored one: the content of a message of unknown kind, the fact
    /// that it was deleted meanwhile, or the content of one only known to be deleted.
    func receive(_ new: NewMessage, merging: Bool = false) throws(StoreError) -> Reception {
        if try save(new, isOfHistory: merging) {
            reportAdded(to: new.conversation)
            return .inserted
        }
        guard let known = try knownMessage(new, merging: merging), new.content.kind != .unknown else { return .known }
        let held = try messageRow(known).message.unified
        if held.precision != new.precision { return try rewrite(known, as: new, merging: true) ? .replaced : .known }
        let isGone = new.content.kind == .deleted
        let isRevealed = try messageRow(known).message.isRevealed(by: new.content)
        if held.content.kind == .unknown || (held.isEmptiedBySource && !isGone) || isRevealed {
            return try rewrite(known, as: new, merging: false) ? .replaced : .known
        }
        guard isGone, held.content.kind != .deleted, let mark = DeletionMark(try parsedObject(new.platformSpecific))
        else { return .known }
        guard let stored = state.message(known) else { return .known }
        try archive.markDeleted(stored, mark)
        return .replaced
    }

    /// Replaces a stored message, or merges both.
    func replace(
        _ held: UniqueIdentifier?, with new: NewMessage, merging: Bool
    ) throws(StoreError) -> Reception {
        try restorePerson(namedBy: new)
        let target = held.flatMap { id in state.messages[id]?.message.conversation == new.conversation ? id : nil }
        guard let known = try knownMessage(new, merging: merging) ?? target else {
            return try receive(new, merging: merging)
        }
        var isChanged = try rewrite(known, as: new, merging: merging)
        if let target, target != known {
            try absorb(target, into: known)
            isChanged = true
        }
        // Not those of a report that is vaguer than what is stored, and so is no report of it.
        if merging, let stored = try knownMessage(new, merging: true), try take(new.receipts, of: stored) {
            isChanged = true
        }
        return isChanged ? .replaced : .known
    }

    /// Overwrites a stored message with a reported one, or merges both; returns whether anything changed.
    private func rewrite(
        _ id: UniqueIdentifier, as new: NewMessage, merging: Bool
    ) throws(StoreError) -> Bool {
        if new.run == nil { state.messages[id]?.run = nil }
        let before = try messageRow(id)
        // As readers see it: who is shown by an address may have a name by now.
        let held = state.message(id)?.unified.sender ?? before.message.unified.sender
        let sender = try new.sender.map { (handle) throws(StoreError) in try senderRow(of: handle) }
        var incoming = before.message.unified
        incoming.externalID = new.externalID
        incoming.platform = new.platform
        incoming.timestamp = new.timestamp
        incoming.precision = new.precision
        incoming.local = new.local
        incoming.sender = sender.map { state.named($0.participant, $0.person) }
        incoming.recipients = new.recipients
        incoming.content = new.content
        incoming.replyTo = new.replyTo
        incoming.editedAt = new.editedAt
        incoming.platformSpecific = try parsedObject(new.platformSpecific)
        if incoming.isVaguer(than: before.message.unified) { return false }
        var row = before
        var isBetter = true
        if merging || before.message.unified.precision.isFiner(than: new.precision) {
            var shown = before.message.unified
            shown.sender = held
            let merge = MessageMerge(shown, with: incoming)
            row.message.unified = merge.message
            if let earlier = merge.earlier { row.changeTexts { $0.insert(earlier) } }
            isBetter = merge.prefersNewer
        } else {
            row.message.unified = before.message.unified.replaced(by: incoming)
        }
        if row.message.status.isBehind(new.status) { row.message.status = new.status }
        if let settled = before.message.settled(row.message, with: incoming) {
            if case .opened = before.message.protection { isBetter = false }
            row.message = settled
            row.versions = before.versions
        }
        let givesWay = authorship(of: id)?.givesWay(to: authorship(of: new), isBetter: isBetter) ?? isBetter
        // What is stored is what the source shows.
        row.message.unified.sender = givesWay ? sender?.participant : before.message.unified.sender
        if givesWay {
            row.message.person = sender?.person
            row.sender = new.sender
            row.message.direction = new.direction
        }
        if isBetter || before.message.contentKey == nil, before.message.unified.local == nil {
            row.message.contentKey = new.contentKey
        }
        try put(row, inPlaceOf: before)
        keep(new.raw, of: id)
        if let text = new.content.text, before.message.protection != .none,
            before.message.decision(on: .carried(text)) == .separate
        {
            let edit = MessageVersion(text: text, timestamp: new.editedAt ?? new.timestamp)
            try archive.keepBeside(row.message, edit, by: nil)
        }
        return row.differs(from: before) || row.sender != before.sender
    }

    /// Merges the information that only another record of the same message has, and removes that record.
    private func absorb(_ other: UniqueIdentifier, into id: UniqueIdentifier) throws(StoreError) {
        let leaving = try messageRow(other)
        let before = try messageRow(id)
        // Two different envelopes are two messages.
        let (held, former) = (before.message, leaving.message)
        if held.protection != .none, former.protection != .none,
            held.unified.content.text != former.unified.content.text
        {
            return
        }
        var row = before
        row.message.unified = leaving.message.unified.replaced(by: before.message.unified)
        if let settled = former.settled(row.message, with: held.unified) { row.message.take(sealedTextOf: settled) }
        row.message.unified.id = id
        row.message.unified.reactions = before.message.unified.reactions
        row.takeReceipts(of: leaving)
        if leaving.message.unified.local != nil { row.message.contentKey = leaving.message.contentKey }
        erase(other)
        row.message.position = leaving.message.position
        if var conversation = state.conversations[row.message.conversation] {
            conversation.order.remove(at: conversation.index(of: before.message.position))
            let place = ConversationRow.Place(position: row.message.position, id: id)
            conversation.order.insert(place, at: conversation.index(of: place.position))
            state.conversations[row.message.conversation] = conversation
        }
        try put(row, inPlaceOf: before)
    }

    func put(_ row: MessageRow, inPlaceOf before: MessageRow) throws(StoreError) {
        let id = before.message.unified.id
        let conversation = before.message.conversation
        let former = MessageName(conversation: conversation, externalID: before.message.unified.externalID)
        state.messagesByExternalID[former]?.removeAll { $0 == id }
        let present = MessageName(conversation: conversation, externalID: row.message.unified.externalID)
        state.messagesByExternalID[present, default: []].append(id)
        state.messages[id] = row
        state.conversations[conversation]?.unread.remove(id)
        if row.isUnread { state.conversations[conversation]?.unread.insert(id) }
        touch(conversation)
        if row.differs(from: before) { changes.insert(.messageUpdated(id, conversation: conversation)) }
    }

    /// The stored message that a new one repeats. Records of the owner's are joined.
    private func knownMessage(_ new: NewMessage, merging: Bool) throws(StoreError) -> UniqueIdentifier? {
        let known = knownMessages(new, isOfHistory: merging)
        guard var staying = known.first else { return nil }
        if new.direction == .outgoing {
            for double in known.dropFirst() { staying = try joinDouble(staying, double) ?? staying }
        }
        try joinNamelessOwner(of: staying, reportedAs: new)
        return staying
    }

    // MARK: Chats

    /// Merges two conversations.
    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) throws(StoreError) -> [String] {
        let leaving = try conversationRow(other)
        var row = try conversationRow(id)
        if other == id { return [] }
        let isPossible = leaving.conversation.platform == row.conversation.platform
        guard isPossible, !isNumbered(leaving), !isNumbered(row) else { throw StoreError(.invalidArgument) }
        guard mayJoin([other, id], ofChats: true, by: cause) else { throw StoreError(.invalidArgument) }
        let join = record(joinOf: leaving, into: row, by: cause)
        let blobs = state.referencedBlobs
        var moving: [MessageRow] = []
        for place in leaving.order {
            guard let message = state.messages[place.id] else { continue }
            if try !giveWay(message, in: id) { moving.append(message) }
        }
        // The row already reflects what `giveWay` changed in the order of `id`.
        for message in moving { removeFromIndices(message.message.unified.id, isMoving: true) }
        row = try conversationRow(id)
        let staying = row.order.compactMap { state.messages[$0.id] }
        // Places change only to make room.
        var order: [ChatMerge.Place] = []
        if !moving.isEmpty {
            row.order = []
            order = ChatMerge.order(
                first: staying.map(\.message.unified.timestamp), second: moving.map(\.message.unified.timestamp))
        }
        for (number, place) in order.enumerated() {
            let position = ChatPosition(rawValue: Int64(number + 1) * ChatPosition.stride)
            switch place {
            case .first(let index):
                let id = staying[index].message.unified.id
                state.messages[id]?.message.position = position
                row.order.append(ConversationRow.Place(position: position, id: id))
            case .second(let index):
                var message = moving[index]
                message.join = message.join ?? join
                message.message.position = position
                message.message.conversation = id
                message.message.unified.threadID = row.conversation.sessionID
                row.order.append(ConversationRow.Place(position: position, id: message.message.unified.id))
                addToIndices(message)
                if message.isUnread { row.unread.insert(message.message.unified.id) }
                reportAdded(to: id)
            }
        }
        // What belongs together in one conversation need not in another, so these imports cannot be undone any more;
        // unless nothing else has become part of what was there.
        if !leaving.order.isEmpty { for place in row.order { state.messages[place.id]?.run = nil } }
        let disowned = leaving.order.isEmpty ? [other] : [id, other]
        state.imports = state.imports.filter { !disowned.contains($0.value.reading.conversation) }
        if row.takeDetails(of: leaving) { touchDetails(of: id) }
        row.aliases += leaving.aliases
        for alias in leaving.aliases { state.conversationByAlias[alias] = id }
        if row.conversation.kind == .unknown { row.conversation.kind = leaving.conversation.kind }
        if leaving.hasGivenTitle, !row.hasGivenTitle {
            row.conversation.title = leaving.conversation.title
            row.hasGivenTitle = true
        }
        row.conversation.takeChoices(of: leaving.conversation)
        state.conversations[id] = row
        if var draft = state.drafts.removeValue(forKey: other) {
            draft.conversation = id
            state.drafts[id] = state.drafts[id]?.joined(with: draft) ?? draft
            changes.insert(.draftChanged(conversation: id))
        }
        state.conversations[other] = nil
        for index in state.waiting.indices where state.waiting[index].message.conversation == other {
            state.waiting[index].message.conversation = id
        }
        for (key, entries) in state.ranks where key.conversation == other {
            state.ranks[key] = nil
            let staying = RankKey(conversation: id, person: key.person)
            state.ranks[staying] = state.ranks[staying] ?? entries
        }
        try archive.applyWaiting(in: id)
        touch(id)
        changes.insert(.conversationDeleted(other))
        return blobs.subtracting(state.referencedBlobs).sorted()
    }

    /// Whether a conversation already contains a message; if so, it is removed and its information merged into the
    /// stored one.
    private func giveWay(_ row: MessageRow, in conversation: UniqueIdentifier) throws(StoreError) -> Bool {
        let message = row.message
        guard
            isKnown(
                conversation: conversation, externalID: message.unified.externalID,
                person: row.sender.map { state.resolved($0.person) }, delivery: nil)
        else { return false }
        let identity = MessageName(conversation: conversation, externalID: message.unified.externalID)
        let person = row.sender.map { state.resolved($0.person) }
        for same in state.messagesByExternalID[identity, default: []] {
            guard state.messages[same]?.sender.map({ state.resolved($0.person) }) == person else { continue }
            state.messages[same]?.takeReceipts(of: row)
        }
        for id in state.messagesByExternalID[identity, default: []] {
            guard let held = state.messages[id], held.sender.map({ state.resolved($0.person) }) == person,
                let better = held.message.giving(wayTo: message)
            else { continue }
            var row = held
            row.message = better
            try put(row, inPlaceOf: held)
        }
        removeFromIndices(message.unified.id)
        return true
    }
}
