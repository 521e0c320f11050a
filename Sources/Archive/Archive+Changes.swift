import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// Changes that require a right (ING-1b).
extension Archive {
    /// The result of a change.
    package enum ChangeOutcome: Hashable, Sendable {
        /// It was applied, as far as it changes anything.
        case made
        /// It waits for its message, or for the decision whether it is granted.
        case waits
        /// It waits, although its message is there, because it is encrypted.
        case isUnread
        /// Whoever makes it has no right to it, or it is not known which message it concerns.
        case refused
    }

    /// Applies any change but a message, or lets it wait.
    ///
    /// - Throws: `.conversationNotFound` for a rank in a chat, or the details of one, that is not stored;
    ///   `.invalidArgument` for a message.
    package func apply(_ change: IngestedChange) throws(StoreError) -> ChangeOutcome {
        switch change {
        case .edit(let target, let text, let sender, let time):
            return try apply(.edit(text), to: target, by: sender, at: time)
        case .deletion(let target, let sender, let claim, let time):
            return try apply(.deletion(claim), to: target, by: sender, at: time)
        case .reaction(let target, let sender, let emoji, let time):
            return try apply(.reaction(emoji), to: target, by: sender, at: time)
        case .vote(let target, let sender, let options, let time):
            return try apply(.vote(options), to: target, by: sender, at: time)
        case .encrypted(let target, let record, let isEdit, let sender, let time):
            return try apply(.encrypted(record, isEdit: isEdit), to: target, by: sender, at: time)
        case .decrypted(let target, let record): try discard(record, for: target.name)
        case .rank(let conversation, let sender, let isAdmin, let time):
            guard try store.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
            let person = try handle(for: sender).person
            try store.putRank(isAdmin, at: time, of: person, in: conversation)
            try applyWaiting(concerning: person)
        case .status(let target, let status):
            return try apply(to: target) { (id) throws(StoreError) in try advance(id, to: status, byOwner: true) }
        case .receipt(let target, let sender, let status, let time):
            return try apply(to: target) { (id) throws(StoreError) in
                try receive(status, of: id, by: sender, at: time)
            }
        case .raw(let record, let target):
            var message: UniqueIdentifier?
            if let target, case .message(let id) = try choice(of: target) { message = id }
            try store.keep(record, of: message)
        case .details(let conversation, let details, let time):
            try take(details, of: conversation, at: time)
        case .message, .replacement, .merged:
            // These are saved together with their neighbours, see `commit`.
            throw StoreError(.invalidArgument)
        }
        return .made
    }

    /// Applies what waits for no message, and requires no right.
    private func apply(
        to target: MessageTarget, _ change: (UniqueIdentifier) throws(StoreError) -> Void
    ) throws(StoreError) -> ChangeOutcome {
        switch try choice(of: target) {
        case .missing: return .made
        case .refused: return .refused
        case .message(let id): try change(id)
        }
        return .made
    }

    private func apply(
        _ kind: AuthoredChange.Kind, to target: MessageTarget, by sender: NewSender?, at time: Timestamp
    ) throws(StoreError) -> ChangeOutcome {
        let handle = try sender.map { (sender) throws(StoreError) in try self.handle(for: sender) }
        let change = AuthoredChange(kind, by: handle, at: time)
        switch try choice(of: target, for: change) {
        case .missing:
            // In a chat that is not stored, nothing can come that it could wait for.
            if try store.conversation(target.conversation) != nil { try wait(change, for: target) }
            return .waits
        case .refused: return .refused
        case .message(let id):
            let outcome = try decide(change, on: id)
            if outcome == .waits || outcome == .isUnread { try wait(change, for: target) }
            if outcome == .isUnread { report(change, of: id, named: target.name) }
            if try hasWaitingChanges() { try markUndecided(id, named: target.name) }
            return outcome
        }
    }

    /// Applies a change if it is granted; otherwise without effect.
    func decide(_ change: AuthoredChange, on id: UniqueIdentifier) throws(StoreError) -> ChangeOutcome {
        if case .reaction(let emoji) = change.kind {
            // Anybody may react, so that nothing has to be read; histories have many reactions.
            guard let sender = change.sender, emoji.map(Reaction.isPossible) ?? true else { return .refused }
            try react(to: id, by: sender, emoji: emoji, at: change.timestamp)
            return .made
        }
        guard let held = try store.message(id) else { return .refused }
        let right = try right(to: change, of: held)
        if case .encrypted = change.kind { return right == .none ? .refused : .isUnread }
        if right == .undecided { return .waits }
        guard right.isGranted else { return .refused }
        switch change.kind {
        case .edit(let text):
            return try take(MessageVersion(text: text, timestamp: change.timestamp), by: change.sender, of: held)
        case .deletion:
            let name = try change.sender.map { (sender) throws(StoreError) in
                try store.sender(sender).participant.displayName
            }
            let person = right == .admin ? try identity(of: change.sender?.person)?.id : nil
            try markDeleted(
                held, DeletionMark(right: right, name: name, timestamp: change.timestamp, person: person))
        case .vote(let options):
            guard let person = try identity(of: change.sender?.person)?.id else { return .refused }
            try take(PollVote(person: person, options: options, timestamp: change.timestamp), in: held)
        case .reaction, .encrypted: break
        }
        return .made
    }

    /// Makes a message a tombstone that keeps its text, with a mark of who deleted it.
    package func markDeleted(_ held: StoredMessage, _ mark: DeletionMark) throws(StoreError) {
        var deleted = held
        guard deleted.markDeleted(mark) else { return }
        try store.removeFromOutbox(held.unified.id)
        try store.update(MessageUpdate(held, to: deleted))
        try joinRecords(ofChanged: held)
    }

    /// Adds a vote to the members of a poll.
    private func take(_ vote: PollVote, in held: StoredMessage) throws(StoreError) {
        if held.isTombstone { return }
        var poll = held
        let forgotten = try forgotten()
        poll.unified.platformSpecific.removeVotes(equalTo: vote, by: forgotten.contains)
        guard poll.unified.platformSpecific.take(vote) else { return }
        try store.update(MessageUpdate(held, to: poll))
    }

    // MARK: Rights

    private func right(to change: AuthoredChange, of held: StoredMessage) throws(StoreError) -> ChangeRight {
        switch change.kind {
        case .edit, .deletion, .encrypted(_, isEdit: true): break
        case .reaction, .vote, .encrypted: return .author
        }
        let room = try store.conversation(held.conversation)
        let author = try actor(held.person, on: room?.platform)
        let actor = try actor(change.sender?.person, on: room?.platform)
        guard case .deletion(let claim) = change.kind else { return ChangeRight.editing(by: actor, of: author) }
        let ranks = try actor.map { (actor) throws(StoreError) in
            try store.ranks(of: actor.person, in: held.conversation)
        }
        let isMember = try actor.flatMap { (actor) throws(StoreError) in
            try self.isMember(actor, of: held.conversation, on: room?.platform, at: change.timestamp)
        }
        return ChangeRight.deletion(
            by: actor, of: author, claim: claim,
            isGroup: room.map { $0.kind == .group || $0.platform.hasPowersInEveryRoom } ?? false,
            isAdmin: ranks.flatMap { GroupRank.isAdmin($0, at: change.timestamp) }, isMember: isMember)
    }

    private func isMember(
        _ actor: MessageActor, of conversation: UniqueIdentifier, on platform: Platform?, at time: Timestamp
    ) throws(StoreError) -> Bool? {
        let known = try store.presence(of: actor.person, in: conversation)
        // The members of a group may be many: they are read only if no list names the person.
        let listedAt = known == nil ? try store.report(of: conversation).listedAt : nil
        return try GroupPresence.isMember(actor, at: time, known: known, listedAt: listedAt) {
            () throws(StoreError) in
            let present = try store.presences(in: conversation).filter { $0.value.role != nil }
            var members: [MessageActor?] = []
            for identity in try store.identities(of: Array(present.keys)) {
                members.append(identity.map { MessageActor($0, on: platform) })
            }
            return members
        }
    }

    /// A person, as far as the platform counts by which they are known.
    func actor(_ person: UniqueIdentifier?, on platform: Platform?) throws(StoreError) -> MessageActor? {
        try identity(of: person).map { MessageActor($0, on: platform) }
    }

    func identity(of person: UniqueIdentifier?) throws(StoreError) -> PersonIdentity? {
        guard let person else { return nil }
        return try store.identities(of: [person]).first ?? nil
    }
}

extension MessageActor {
    fileprivate init(_ identity: PersonIdentity, on platform: Platform?) {
        self.init(
            person: identity.id, isOwner: identity.isOwner,
            hasNumber: identity.addresses.contains { $0.alias.kind == .phoneNumber },
            hasServiceID: identity.addresses.contains { $0.alias.kind == .linkedID && $0.platform == platform })
    }
}
