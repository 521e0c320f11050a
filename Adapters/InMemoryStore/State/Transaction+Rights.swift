import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Changes that require a right, and those that wait (ING-1b).
extension Transaction {
    /// The result of a change.
    enum ChangeOutcome {
        case made, waits, refused
        /// It waits, although its message is there, because it is encrypted.
        case isUnread
    }

    /// Applies a change, or lets it wait.
    mutating func take(_ change: AuthoredChange, of target: MessageTarget) throws(StoreError) -> ChangeOutcome {
        switch choice(target, for: change) {
        case .missing:
            try wait(change, for: target)
            return .waits
        case .refused: return .refused
        case .message(let id):
            let outcome = try decide(change, of: id)
            if outcome == .waits || outcome == .isUnread { try wait(change, for: target) }
            if outcome == .isUnread { report(change, of: id, target) }
            try markUndecided(id)
            return outcome
        }
    }

    /// Applies the changes that waited for a message, as far as possible now.
    mutating func takeWaiting(for message: ExternalIdentity) throws(StoreError) {
        for entry in state.waiting.filter({ $0.message == message }) { try retry(entry) }
    }

    /// Decides again about changes that waited for information about a person.
    mutating func takeWaiting(about person: UniqueIdentifier) throws(StoreError) {
        let entries = state.waiting.filter { entry in
            if state.people(of: entry).contains(person) { return true }
            return candidates(entry.message).contains { $0.person == person }
        }
        for entry in entries { try retry(entry) }
    }

    private mutating func retry(_ entry: WaitingChange) throws(StoreError) {
        switch choice(entry) {
        case .missing: return
        case .refused:
            state.waiting.removeAll { $0 == entry }
            for id in state.messagesByExternalID[entry.message, default: []] { try markUndecided(id) }
        case .message(let id):
            switch try decide(entry.change, of: id) {
            case .waits: break
            case .isUnread:
                let target = MessageTarget(
                    conversation: entry.message.conversation, externalID: entry.message.externalID)
                report(entry.change, of: id, target)
            case .made, .refused: state.waiting.removeAll { $0 == entry }
            }
            try markUndecided(id)
        }
    }

    /// Reports an encrypted change that waits although its message is there.
    private mutating func report(_ change: AuthoredChange, of id: UniqueIdentifier, _ target: MessageTarget) {
        guard case .encrypted(let record, _) = change.kind else { return }
        var target = target
        target.author = .unknown
        let waiting = EncryptedChange(of: id, target: target, record: record)
        if reportedEncrypted.insert(waiting).inserted { encrypted.append(waiting) }
    }

    /// Discards an encrypted change that has been read.
    mutating func discard(_ record: RawRecord, for message: ExternalIdentity) throws(StoreError) {
        state.waiting.removeAll { entry in
            guard entry.message == message, case .encrypted(let waiting, _) = entry.change.kind else { return false }
            return waiting.name == record.name && waiting.bytes == record.bytes
        }
        for id in state.messagesByExternalID[message, default: []] { try markUndecided(id) }
    }

    /// Discards the changes that wait for a message that is gone.
    mutating func forgetWaiting(for id: UniqueIdentifier) throws(StoreError) {
        let identity = try identity(of: id)
        let leaving = state.waiting.filter { $0.message == identity && choice($0) == .message(id) }
        state.waiting.removeAll { leaving.contains($0) }
    }

    /// Records whether a person is an admin at a time.
    mutating func note(
        _ person: UniqueIdentifier, isAdmin: Bool, of conversation: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) {
        let key = RankKey(conversation: conversation, person: person)
        var entries = state.ranks[key, default: []]
        entries.removeAll { $0.timestamp == time }
        entries.append(RankEntry(timestamp: time, isAdmin: isAdmin))
        entries.sort { $0.timestamp < $1.timestamp }
        state.ranks[key] = entries
        try takeWaiting(about: person)
    }

    private mutating func wait(_ change: AuthoredChange, for target: MessageTarget) throws(StoreError) {
        let author = try target.author.map { (author) throws(StoreError) in try sender(for: author) }
        let entry = WaitingChange(message: target.identity, author: author, change: change)
        if !state.waiting.contains(entry) { state.waiting.append(entry) }
    }

    // MARK: Deciding

    private func right(to change: AuthoredChange, of id: UniqueIdentifier) throws(StoreError) -> ChangeRight {
        let message = try messageRow(id).message
        let conversation = try conversationRow(message.conversation).conversation
        let author = try messageRow(id).sender.flatMap { actor($0, on: conversation.platform) }
        let changing = change.actor.flatMap { actor($0, on: conversation.platform) }
        switch change.kind {
        case .reaction, .vote, .encrypted(_, isEdit: false): return .author
        case .edit, .encrypted: return ChangeRight.editing(by: changing, of: author)
        case .deletion(let claim):
            let isGroup = conversation.kind == .group || conversation.platform.hasPowersInEveryRoom
            let rank = change.actor.flatMap {
                state.isAdmin(state.resolved($0.person), of: message.conversation, at: change.timestamp)
            }
            let isMember = changing.flatMap { self.isMember($0, of: message.conversation, at: change.timestamp) }
            return ChangeRight.deletion(
                by: changing, of: author, claim: claim, isGroup: isGroup, isAdmin: rank, isMember: isMember)
        }
    }

    private func isMember(
        _ actor: MessageActor, of conversation: UniqueIdentifier, at time: Timestamp
    ) -> Bool? {
        guard let row = state.conversations[conversation] else { return nil }
        let known = row.members[actor.person].map { GroupPresence(role: $0.role, since: $0.since) }
        return GroupPresence.isMember(actor, at: time, known: known, listedAt: row.rosterAt) {
            row.members.filter { $0.value.role != nil }.map { self.actor($0.key, on: row.conversation.platform) }
        }
    }

    private mutating func decide(
        _ change: AuthoredChange, of id: UniqueIdentifier
    ) throws(StoreError) -> ChangeOutcome {
        let right = try right(to: change, of: id)
        if case .encrypted = change.kind { return right == .none ? .refused : .isUnread }
        if right == .undecided { return .waits }
        guard right.isGranted else { return .refused }
        switch change.kind {
        case .edit(let text):
            return try take(MessageVersion(text: text, timestamp: change.timestamp), of: id, by: change.actor)
        case .deletion:
            let participant = try change.actor.map { (handle) throws(StoreError) in try senderRow(of: handle) }
            let mark = DeletionMark(
                right: right, name: participant?.participant.displayName, timestamp: change.timestamp,
                person: right == .admin ? change.actor.map { state.resolved($0.person) } : nil)
            try changeMessage(id) { $0.markDeleted(mark) }
            state.removeFromOutbox(id)
        case .reaction(let emoji):
            guard let handle = change.actor, emoji.map(Reaction.isPossible) ?? true else { return .refused }
            try react(to: id, by: handle, emoji: emoji, at: change.timestamp)
        case .encrypted: break
        case .vote(let options):
            guard let handle = change.actor else { return .refused }
            let vote = PollVote(
                person: state.resolved(handle.person), options: options, timestamp: change.timestamp)
            let joined = state.joined
            let forgotten = state.forgotten
            try changeMessage(id) {
                if $0.isTombstone { return }
                $0.message.unified.platformSpecific.joinVoters { joined[$0] }
                $0.message.unified.platformSpecific.removeVotes(equalTo: vote, by: forgotten.contains)
                _ = $0.message.unified.platformSpecific.take(vote)
            }
        }
        return .made
    }

    private func actor(_ handle: SenderHandle, on platform: Platform) -> MessageActor? {
        actor(handle.person, on: platform)
    }

    private func actor(_ person: UniqueIdentifier, on platform: Platform) -> MessageActor? {
        let person = state.resolved(person)
        guard let row = state.people[person] else { return nil }
        return MessageActor(
            person: person, isOwner: row.isOwner, hasNumber: row.aliases.contains { $0.alias.kind == .phoneNumber },
            hasServiceID: row.aliases.contains { $0.alias.kind == .linkedID && $0.platform == platform })
    }

    /// Marks a message that has waiting changes.
    private mutating func markUndecided(_ id: UniqueIdentifier) throws(StoreError) {
        let identity = try identity(of: id)
        let waiting = state.waiting.filter { $0.message == identity && choice($0) == .message(id) }
        let mark = UndecidedMark.json(Set(waiting.compactMap(\.change.kind.reported.mark)))
        try changeMessage(id) { row in
            if !row.isTombstone { row.message.unified.platformSpecific[UndecidedMark.member] = mark }
        }
    }

    private func identity(of id: UniqueIdentifier) throws(StoreError) -> ExternalIdentity {
        let message = try messageRow(id).message
        return ExternalIdentity(conversation: message.conversation, externalID: message.unified.externalID)
    }

    // MARK: Targets

    /// The message that a source refers to.
    enum FoundTarget: Equatable {
        case message(UniqueIdentifier), missing, refused
    }

    /// The message that a change concerns.
    func choice(_ target: MessageTarget, for change: AuthoredChange? = nil) -> FoundTarget {
        found(target.identity, by: change) { platform in
            target.author.map { named in
                let aliases = named.aliases.filter(\.kind.identifiesPerson)
                let first = state.people.identified(by: aliases, on: named.platform).first
                return first.flatMap { actor($0, on: platform) } ?? MessageActor(namedBy: named.aliases)
            }
        }
    }

    private func choice(_ entry: WaitingChange) -> FoundTarget {
        found(entry.message, by: entry.change) { platform in
            entry.author.map { actor($0.person, on: platform) ?? MessageActor(namedBy: []) }
        }
    }

    private func found(
        _ identity: ExternalIdentity, by change: AuthoredChange?, _ author: (Platform) -> MessageAuthor<MessageActor>
    ) -> FoundTarget {
        let candidates = candidates(identity)
        guard let platform = state.conversations[identity.conversation]?.conversation.platform else { return .missing }
        let choice = author(platform).choice(
            among: candidates.map { candidate in
                TargetCandidate(candidate.direction, author: candidate.person.flatMap { actor($0, on: platform) })
            },
            by: change?.actor.flatMap { actor($0, on: platform) }, isAuthors: change?.kind.reported.isAuthors ?? false)
        return switch choice {
        case .message(let index): .message(candidates[index].unified.id)
        case .missing: .missing
        case .refused: .refused
        }
    }

    /// The messages with an id, in the chat's order.
    private func candidates(_ identity: ExternalIdentity) -> [StoredMessage] {
        state.messagesByExternalID[identity, default: []].compactMap(state.message)
            .sorted { $0.position < $1.position }
    }
}

extension VaultState {
    /// The people whom a waiting change names.
    func people(of entry: WaitingChange) -> Set<UniqueIdentifier> {
        var people = Set([entry.change.actor].compactMap { $0 }.map { resolved($0.person) })
        if case .participant(let author) = entry.author { people.insert(resolved(author.person)) }
        return people
    }
}

extension MessageRow {
    /// Whether the vault's owner deleted it, so that later reports change nothing.
    var isTombstone: Bool {
        isDeleted && message.unified.platformSpecific[DeletionMark.member] == nil
    }

    /// Makes it a tombstone that keeps its text, with a mark of who deleted it.
    mutating func markDeleted(_ mark: DeletionMark) {
        let isEmptied = isDeleted && message.unified.content.text == nil && message.unified.content.attachments.isEmpty
        let known = DeletionMark(message.unified.platformSpecific)
        if isEmptied, known == nil { return }
        message.unified.content.kind = .deleted
        if known.map({ mark.precedes($0) }) ?? true {
            message.unified.platformSpecific[DeletionMark.member] = mark.json
        }
    }
}
