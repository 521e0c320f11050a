import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// Messages that repeat or replace others (ING-2).
extension Archive {
    /// Merges a repetition into the stored message: the content of a message of unknown kind, the fact that it was
    /// deleted meanwhile, or the content of one only known to be deleted. Returns whether anything changed.
    ///
    /// - Parameter merging: Whether both are merged field by field, as they also are if their times have different
    ///   precision.
    package func upgrade(_ incoming: NewMessage, merging: Bool) throws(StoreError) -> Bool {
        if incoming.content.kind == .unknown, !merging { return false }
        let isGone = incoming.content.kind == .deleted
        let isSealed = incoming.content.text.map(SealedText.carriesEnvelope) == true
        // Nearly all repetitions say nothing new, and these are found by what the place of a message says.
        guard let known = try known(incoming, isOfHistory: merging),
            merging || isSealed || known.isOfFile || known.precision != incoming.precision || known.kind == .unknown
                || (known.kind == .deleted) != isGone,
            let held = try store.message(known.id)
        else { return false }
        if merging || held.unified.precision != incoming.precision || held.unified.isOfFile {
            return try rewrite(held, at: known, as: incoming, merging: true).isChanged
        }
        if held.unified.content.kind == .unknown {
            return try rewrite(held, at: known, as: incoming, merging: false).isChanged
        }
        guard isGone else {
            return held.unified.isEmptiedBySource || held.isRevealed(by: incoming.content)
                ? try rewrite(held, at: known, as: incoming, merging: false).isChanged : false
        }
        guard !incoming.platformSpecific.isEmpty, let mark = DeletionMark(try incoming.members) else { return false }
        try markDeleted(held, mark)
        return true
    }

    /// Replaces a stored message, or merges both; nil if neither is stored.
    package func replace(
        _ id: UniqueIdentifier?, with incoming: NewMessage, merging: Bool
    ) throws(StoreError) -> Bool? {
        guard let known = try known(incoming, isOfHistory: merging) else {
            guard let id, let place = try store.place(of: id), let held = try store.message(id),
                held.conversation == incoming.conversation
            else { return nil }
            return try rewrite(held, at: place, as: incoming, merging: merging).isChanged
        }
        guard let held = try store.message(known.id) else { return nil }
        let (isChanged, staying) = try rewrite(held, at: known, as: incoming, merging: merging)
        guard let id, id != staying, let other = try store.message(id), other.conversation == incoming.conversation
        else { return isChanged }
        try absorb(other, into: staying)
        return true
    }

    /// Stores the receipts of a message that was known; returns whether any was new.
    package func takeReceipts(of incoming: NewMessage) throws(StoreError) -> Bool {
        guard !incoming.receipts.isEmpty, let known = try known(incoming, isOfHistory: true) else { return false }
        return try take(incoming.receipts, of: known.id)
    }

    /// Overwrites a stored message with a reported one, or merges both.
    ///
    /// - Returns: Whether anything changed, and the id of the message, which is another record's if both are one now.
    private func rewrite(
        _ held: StoredMessage, at place: MessagePlace, as incoming: NewMessage, merging: Bool
    ) throws(StoreError) -> (isChanged: Bool, id: UniqueIdentifier) {
        var held = held
        let id = held.unified.id
        // Only exports belong to runs, and only they write local times.
        if incoming.run == nil, held.unified.local != nil { try disown(held.name) }
        let sender = try incoming.sender.map { (handle) throws(StoreError) in try store.sender(handle) }
        var unified = held.unified
        let shown = try incoming.sender.map { (handle) throws(StoreError) in try store.shownParticipant(handle) }
        unified.take(incoming, from: shown, members: try incoming.members)
        if unified.isVaguer(than: held.unified) { return (false, id) }
        var result = held
        var isBetter = true
        var earlier: MessageVersion?
        if merging || held.unified.isOfFile || held.unified.precision.isFiner(than: incoming.precision) {
            let merge = MessageMerge(held.unified, with: unified)
            result.unified = merge.message
            isBetter = merge.prefersNewer
            earlier = merge.earlier
        } else {
            result.unified = held.unified.replaced(by: unified)
        }
        if held.status.isBehind(incoming.status) { result.status = incoming.status }
        if let settled = held.settled(result, with: unified) {
            if case .opened = held.protection { isBetter = false }
            result = settled
            earlier = nil
        }
        let givesWay = Authorship(held, isOwners: place.isOwners).givesWay(
            to: Authorship(incoming, isOwners: sender?.isOwner ?? false), isBetter: isBetter)
        // The better source also knows better how the same sender is called.
        let isNamed = givesWay || isBetter && sender != nil && sender?.handle.person == place.sender?.person
        result.unified.sender = isNamed ? unified.sender : held.unified.sender
        if givesWay {
            result.person = sender?.handle.person
            result.direction = incoming.direction
        }
        if isBetter || held.contentKey == nil, held.unified.local == nil { result.contentKey = incoming.contentKey }
        if held.unified.isOfFile, held.delivery == nil, held.unified.isOfAnotherTime(than: result.unified) {
            // It is where a file has put it. To let it in, others may move, and this one as well.
            result.position = try position(at: result.unified.timestamp, in: held.conversation)
            held.position = try store.place(of: id)?.position ?? held.position
        }
        let versions = try earlier.map { (earlier) throws(StoreError) in
            let versions = try store.versions(of: id)
            var texts = TextHistory(of: result.unified, versions: versions)
            texts.insert(earlier)
            return (before: versions, after: texts.versions)
        }
        try store.update(
            MessageUpdate(held, to: result, versions: versions, sender: isNamed ? .becomes(sender?.handle) : .stays))
        // What the owner has deleted is not kept in another form either.
        if let raw = incoming.raw, !result.unified.isOwnersMark { try store.keep(raw, of: id) }
        if let text = unified.content.text, held.protection != .none, held.decision(on: .carried(text)) == .separate {
            let time = unified.editedAt ?? unified.timestamp
            try keepBeside(result, MessageVersion(text: text, timestamp: time), by: nil)
        }
        if let edit = unified.sealedEdit(beside: held.unified) ?? held.unified.sealedEdit(beside: unified),
            !result.isTombstone, result.protection == .none, result.decision(on: .carried(edit.text)) == .separate
        {
            try keepBeside(result, edit, by: nil, isOfFile: true)
        }
        let isChanged = result != held || versions.map { $0.before != $0.after } == true
        let (content, former) = (result.unified.content, held.unified.content)
        guard content.kind != former.kind || content.text != former.text else { return (isChanged, id) }
        return (isChanged, try joinRecords(ofChanged: result))
    }

    /// Merges the information that only another record of the same message has, and removes that record.
    private func absorb(_ other: StoredMessage, into id: UniqueIdentifier) throws(StoreError) {
        guard let held = try store.message(id), let place = try store.place(of: id),
            let otherPlace = try store.place(of: other.unified.id)
        else { return }
        // Two different envelopes are two messages.
        if held.protection != .none, other.protection != .none, held.unified.content.text != other.unified.content.text
        {
            return
        }
        var result = held
        result.unified = other.unified.replaced(by: held.unified)
        if let settled = other.settled(result, with: held.unified) { result.take(sealedTextOf: settled) }
        result.unified.id = id
        result.unified.reactions = held.unified.reactions
        if other.unified.local != nil { result.contentKey = other.contentKey }
        result.position = other.position
        let givesWay = Authorship(held, isOwners: place.isOwners).givesWay(
            to: Authorship(other, isOwners: otherPlace.isOwners), isBetter: false)
        var isOfAnother = givesWay && otherPlace.sender?.person != place.sender?.person
        // Whom a file calls its owner becomes the owner with all that they wrote, not with this message alone.
        if isOfAnother, try joinNamelessOwner(of: id, reportedAs: NewMessage(other, by: otherPlace.sender)) {
            isOfAnother = false
        }
        if givesWay { result.direction = other.direction }
        if isOfAnother {
            result.unified.sender = other.unified.sender
            result.person = other.person
        }
        try joinReceipts(of: other.unified.id, into: id)
        try store.erase(.messages([other.unified.id]))
        try store.update(MessageUpdate(held, to: result, sender: isOfAnother ? .becomes(otherPlace.sender) : .stays))
    }

    // MARK: What is known

    /// The stored message that a new one repeats. Records of the owner's are joined.
    func known(_ incoming: NewMessage, isOfHistory: Bool) throws(StoreError) -> MessagePlace? {
        let places = try repeated(by: incoming, isOfHistory: isOfHistory)
        guard var known = places.first else { return nil }
        if incoming.direction == .outgoing {
            for double in places.dropFirst() {
                guard let joined = try joinDouble(known.id, double.id) else { continue }
                known = try store.place(of: joined) ?? known
            }
        }
        // Only one of both says whose the message is, or the owner has two names.
        let isUnsaid = (known.direction == .unknown) != (incoming.direction == .unknown)
        let hasTwoNames =
            known.isOwners && incoming.direction == .outgoing && known.sender?.person != incoming.sender?.person
        if known.sender != nil, isUnsaid || hasTwoNames,
            try joinNamelessOwner(of: known.id, reportedAs: incoming)
        {
            known = try store.place(of: known.id) ?? known
        }
        return known
    }

    /// The messages that a message repeats: those with its external id that its sender wrote, under any name, and those
    /// of the owner if it is the owner's (see `Authorship`).
    package func repeated(by message: NewMessage, isOfHistory: Bool) throws(StoreError) -> [MessagePlace] {
        let sender = try message.sender.map { (handle) throws(StoreError) in try store.sender(handle) }
        let report = Authorship(message, isOwners: sender?.isOwner ?? false)
        let mayBeOwn = sender != nil && report.mayBeOwn
        // Only what is certainly the owner's can repeat what someone else has sent.
        let places =
            try report.isOwn
            ? store.places(of: message.name)
            : store.places(of: message.name, by: sender?.handle, orOwner: mayBeOwn)
        guard mayBeOwn, !places.isEmpty else { return places }
        let person = sender?.handle.person
        let repeated = try report.repeated(
            among: places.map { (isOfSender: $0.sender?.person == person, direction: $0.direction) },
            isOfHistory: isOfHistory
        ) { (index) throws(StoreError) in
            guard let held = try store.message(places[index].id) else { throw StoreError(.messageNotFound) }
            return Authorship(held, isOwners: places[index].isOwners)
        }
        return repeated.map { places[$0] }
    }

    /// Whose a reported message is.
    package func authorship(of message: NewMessage) throws(StoreError) -> Authorship {
        let sender = try message.sender.map { (handle) throws(StoreError) in try store.sender(handle) }
        return Authorship(message, isOwners: sender?.isOwner ?? false)
    }
}

extension NewMessage {
    /// What a record of a message says of whose it is.
    fileprivate init(_ record: StoredMessage, by sender: SenderHandle?) {
        let unified = record.unified
        self.init(
            conversation: record.conversation, externalID: unified.externalID, platform: unified.platform,
            timestamp: unified.timestamp, precision: unified.precision, sender: sender,
            recipients: unified.recipients, direction: record.direction, status: record.status,
            content: unified.content, platformSpecific: "")
    }

    /// The members of `platform_specific`.
    fileprivate var members: JSONObject {
        get throws(StoreError) { try JSONObject(ofPlatform: platformSpecific) }
    }
}

extension JSONObject {
    /// The members in a text of `platform_specific`, which is empty if there are none.
    ///
    /// - Throws: `.invalidArgument`.
    init(ofPlatform text: String) throws(StoreError) {
        if text.isEmpty {
            self.init()
        } else {
            guard case .object(let members)? = try? JSONValue.parse(text) else { throw StoreError(.invalidArgument) }
            self = members
        }
    }
}

extension UnifiedMessage {
    /// Takes everything that a source reports of a message.
    fileprivate mutating func take(_ incoming: NewMessage, from sender: Participant?, members: JSONObject) {
        externalID = incoming.externalID
        platform = incoming.platform
        timestamp = incoming.timestamp
        precision = incoming.precision
        local = incoming.local
        self.sender = sender
        recipients = incoming.recipients
        content = incoming.content
        replyTo = incoming.replyTo
        editedAt = incoming.editedAt
        platformSpecific = members
    }
}
