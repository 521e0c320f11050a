public import WhisperMessage
public import WhisperStorePort

/// What servers report, and what is sent to them (RT-4, RT-5, MX-2, MX-3; see `SyncLimits` and `ArrivalLimits`).
extension VaultStore {
    /// The cursors of all conversations of the platform to which a group was ever applied, by conversation id in
    /// ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try await read { reader throws(StoreError) in
            var cursors: [SyncCursor] = []
            for (conversation, state) in try reader.serverStates(with: .cursor, of: platform) {
                guard let progress = state.progress else { continue }
                cursors.append(
                    SyncCursor(
                        conversation: conversation,
                        serverConversation: try reader.serverID(of: conversation, on: platform) ?? "",
                        sequence: progress.sequence, update: progress.update, missing: progress.missing,
                        epoch: progress.epoch))
            }
            return cursors
        }
    }

    /// The server's ids of the platform's conversations, latest activity first (see `conversations(after:limit:)`,
    /// pinned or not), ties by id in ascending order: the conversations to subscribe to (RT-2).
    ///
    /// A conversation's server id is the alias on its own platform that was added first; conversations without one are
    /// omitted.
    /// - Parameter limit: The maximum number, 1 … 1,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        guard (1...1_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            var count = limit
            while true {
                let latest = try reader.conversations(.latest(of: platform), limit: count)
                var ids: [String] = []
                for conversation in latest {
                    if let id = try reader.serverID(of: conversation.id, on: platform) { ids.append(id) }
                }
                // Few are omitted.
                if ids.count >= limit || latest.count < count { return Array(ids.prefix(limit)) }
                count *= 2
            }
        }
    }

    /// The open gaps of the platform's conversations, by conversation id in ascending order, the latest of each first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func gaps(of platform: Platform) async throws(StoreError) -> [ArrivalGap] {
        try await read { reader throws(StoreError) in
            try reader.serverStates(with: .gap, of: platform).flatMap { $0.state.gaps.map(\.gap) }
        }
    }

    /// The open gaps of a conversation, the latest first: each is shown as a line in front of the first message at or
    /// behind its position.
    ///
    /// - Throws: `.conversationNotFound`.
    public func gaps(in conversation: UniqueIdentifier) async throws(StoreError) -> [ArrivalGap] {
        try await read { reader throws(StoreError) in
            guard try reader.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
            return try reader.serverState(of: conversation).gaps.map(\.gap)
        }
    }

    /// Where the next line of a conversation belongs (RT-10).
    ///
    /// - Throws: `.conversationNotFound`.
    public func linePosition(in conversation: UniqueIdentifier) async throws(StoreError) -> LinePosition {
        try await read { reader throws(StoreError) in
            guard let chat = try reader.conversation(conversation) else { throw StoreError(.conversationNotFound) }
            return LinePosition(
                serverConversation: try reader.serverID(of: conversation, on: chat.platform) ?? "",
                last: try reader.serverState(of: conversation).line)
        }
    }

    /// The outbox, ordered by number.
    ///
    /// A message that is deleted in any mode, alone or with its conversation, is removed from it.
    /// - Parameters:
    ///   - platform: Only entries of the platform's conversations, the only ones that its client may post; nil for all.
    ///   - number: Only entries with a greater number; nil for all.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func outbox(of platform: Platform?, after number: Int64?, limit: Int) async throws(StoreError)
        -> [OutboxEntry]
    {
        guard (1...1_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.outbox(of: platform, after: number, limit: limit)
        }
    }

    /// Applies a server's events of one conversation and advances its cursor, as one transaction (RT-4).
    ///
    /// The conversation is found or created as by `conversation(for:)`. The events are applied one after the other:
    /// - A message is a duplicate, which changes nothing but when its sender was last seen, if its server id is stored
    ///   in any conversation, if its sequence is taken in this conversation, or if `save` would treat it as a
    ///   duplicate. It is also a collision if its server id belongs to a message of another conversation, or its
    ///   sequence to a message with another server id.
    /// - A message by the owner is reconciled if its client message id is that of an own message here that the server
    ///   has not accepted yet (pending or failed, without a server id). The stored message becomes sent and takes the
    ///   server id, the sequence and the creation time. Its position and time become those of the server, its external
    ///   id becomes the server id if that is free, and its outbox entry is removed. Its text becomes the server's; if
    ///   the two differ, the own text is stored as a version with the time at which it was written, so that the only
    ///   copy of the owner's words is never lost. If it has a carrier text, its text stays and the carrier text becomes
    ///   the server's (RT-10); a different one that was posted is stored as such a version. In either case it counts as
    ///   reworded if the server's content is not what was to be posted. A tombstone stays without text. If an own
    ///   message of this conversation with this client message id already has the server id, that message is removed
    ///   first; if any other message has it, nothing is applied, the message fails, its entry is removed, and it is a
    ///   collision. If another message has the sequence, the message gets none and keeps its position.
    /// - Any other message is saved: the owner's as outgoing and read, others' as incoming and unread; with status
    ///   sent, its time exact to the millisecond, and the server id as external id. Its sender is known by
    ///   `linkedID` on the conversation's platform; client message ids are stored only for the owner.
    /// - An update of the conversation is stored if its sequence is later than that of the stored one; the same
    ///   sequence is a duplicate, an earlier one is stale. It changes no field of the conversation, whose last message
    ///   follows from the messages.
    ///
    /// The cursor becomes `group.cursor` if that is greater; it never moves back. The sequences that the group names as
    /// missing are stored with it, except those of stored messages, until an event with the sequence arrives.
    ///
    /// The first epoch that a group names is stored. If a later group names another one, the server has restarted its
    /// numbering: before the events are applied, the messages of the conversation lose their sequences but nothing
    /// else, missing sequences and the update are discarded, and the cursor restarts at 0. From then on, a duplicate
    /// whose message is stored here under its server id without a sequence takes the sequence and its position, if the
    /// sequence is free.
    ///
    /// If other messages, such as opened ones, occupy positions of numbers, the conversation is rearranged first (see
    /// `ChatPosition.arranged`).
    ///
    /// - Throws: `.constraint` if the conversation cannot be rearranged; `.invalidArgument` for an empty key, owner,
    ///   server id or sender, a sequence outside 1 … `SyncLimits.largestSequence`, a cursor outside 0 …
    ///   `SyncLimits.largestSequence`, or a reference to a conversation of another platform. Nothing is applied then.
    public func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome {
        try await change(.events(group)) { archive throws(StoreError) in try archive.apply(group) }
    }

    /// Applies what one response of a service brought (laws 1 to 4, 8, 9).
    ///
    /// Messages are saved as by `VaultStore.apply`: the owner's as outgoing and read, others' as incoming; with status
    /// sent, their times exact to the millisecond, and the server id as external id; a repetition with content replaces
    /// a message of unknown kind as by `VaultStore.commit`. Then the changes are applied as by
    /// `VaultStore.commit`; those to unknown messages wait.
    ///
    /// The account is stored with its first response.
    ///
    /// - Throws: `.constraint` for another account of the platform, if a room's numbers are exhausted, or if a
    ///   conversation cannot be rearranged; `.invalidArgument` for a batch that is not well-formed (see
    ///   `ArrivalBatch.isWellFormed`) or a room of a conversation of another platform. Nothing is applied then.
    public func applyArrivals(_ batch: ArrivalBatch) async throws(StoreError) -> ArrivalOutcome {
        try await change(.arrivals(batch)) { archive throws(StoreError) in try archive.apply(batch) }
    }

    /// Applies a page of the history in a gap (laws 5 to 8). It is superseded if the gap is closed or has another token
    /// by now.
    ///
    /// - Throws: As `applyArrivals`.
    public func applyHistory(_ page: ArrivalHistory) async throws(StoreError) -> ArrivalOutcome {
        // Room is made in parts, each of which leaves all messages in their order.
        while true {
            let outcome = try await change(.history(page)) { archive throws(StoreError) in try archive.apply(page) }
            if let outcome { return outcome }
        }
    }

    /// Records that the service accepted an own message (law 8): it becomes sent, takes the server id, and leaves the
    /// outbox. Its text and time stay as they are until it arrives.
    ///
    /// - Throws: `.conversationNotFound`; `.constraint` for another account of the platform; `.invalidArgument` for an
    ///   empty client message id or server id, or a conversation of another platform.
    public func confirm(_ post: ConfirmedPost) async throws(StoreError) -> PostOutcome {
        try await change(.confirmation(post)) { archive throws(StoreError) in try archive.confirm(post) }
    }

    /// The platform's account, and the token from which it continues; nil if nothing was ever applied.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func arrivalProgress(of platform: Platform) async throws(StoreError) -> ArrivalProgress? {
        try await read { reader throws(StoreError) in try reader.arrivalProgress(of: platform) }
    }

    /// Saves an outgoing message as pending, after all others in its conversation, and appends it to the outbox, due
    /// immediately, as one transaction (RT-5). It is read, its external id is its client message id, and its sender is
    /// the owner, under the name by which the service named them last, else under the id.
    ///
    /// The draft of the conversation is removed if it is the message's text, so that a text is never both (ST-6).
    ///
    /// A message with a line becomes the last line of the conversation (see `linePosition`). The contents of files must
    /// be durable in the vault's blob store, which is held for `BlobUse.storing` until this returns; from then on they
    /// are referenced.
    ///
    /// - Throws: `.conversationNotFound`; `.invalidArgument` for a message that is not well-formed (see
    ///   `OutgoingMessage.isWellFormed`), or a conversation without an alias on its own platform; `.constraint` if an outgoing message already has this client message id,
    ///   or if the number of the line is not the successor of the last line's (of the same device; otherwise 1);
    ///   `.draftChanged` if it is a draft, and the conversation has another one or none.
    public func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry {
        try await change(.enqueue(message)) { archive throws(StoreError) in try archive.enqueue(message) }
    }

    /// Records an attempt to post an entry as its first, before the request is sent (MX-3). If one is recorded, of
    /// whatever device, it stays, and this is success without a write; also if the entry is gone.
    ///
    /// It belongs to the message until a server has accepted it or it is deleted, so `giveUp` and `retry` keep it.
    ///
    /// - Throws: `.invalidArgument` for an empty device.
    public func noteAttempt(_ number: Int64, _ attempt: PostAttempt) async throws(StoreError) {
        try await change(.attempt(number, attempt)) { archive throws(StoreError) in
            try archive.noteAttempt(number, attempt)
        }
    }

    /// Counts a failed attempt, and records when the next one is due. If the entry is gone, for example because its
    /// echo arrived first, this is success without a write.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) {
        try await change(.postpone(number, until: time)) { archive throws(StoreError) in
            try archive.postpone(number, until: time)
        }
    }

    /// Gives up on a message: it fails, and its entry is removed. If the entry is gone already, this is success without
    /// a write.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func giveUp(_ number: Int64) async throws(StoreError) {
        try await change(.giveUp(number)) { archive throws(StoreError) in try archive.giveUp(number) }
    }

    /// Appends a message that the server has not accepted to the outbox again, pending and due immediately, with the
    /// same client message id and first attempt. It keeps its position. If it is in the outbox, this is success without
    /// a write.
    ///
    /// - Throws: `.messageNotFound`; `.invalidArgument` for a message that is deleted, or that is not an outgoing one,
    ///   pending or failed, with a client message id and without a server id.
    public func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry {
        try await change(.retry(message)) { archive throws(StoreError) in try archive.retry(message) }
    }
}
