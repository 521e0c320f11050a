internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Applies what a service that does not number its events reports (MX-2).
extension Transaction {
    /// Applies a well-formed batch.
    func apply(_ batch: ArrivalBatch) throws(StoreError) -> ArrivalOutcome {
        guard try token(of: batch.account) == batch.expecting else { return ArrivalOutcome(isSuperseded: true) }
        var outcome = ArrivalOutcome()
        for room in batch.rooms { try take(room, of: batch.account, &outcome) }
        outcome.messages += archive.sealedEdits
        if batch.token != batch.expecting {
            try statement(
                "INSERT OR REPLACE INTO arrival_accounts (platform, user_id, server, token) VALUES (?1, ?2, ?3, ?4)"
            )
            .bind(1, batch.account.platform.rawValue).bind(2, batch.account.user).bind(3, batch.account.server)
            .bind(4, batch.token).run()
        }
        #if WHISPER_TEST_HOOKS
            WriteStep.eventsApplied.reached()
        #endif
        return outcome
    }

    /// Applies a well-formed page of history; nil if only a part of the room for it has been made.
    func apply(_ page: ArrivalHistory) throws(StoreError) -> ArrivalOutcome? {
        _ = try token(of: page.account)
        guard let row = try connection.conversationRow(page.gap.conversation),
            case let gaps = try connection.gaps(inConversation: row),
            let known = gaps.first(where: { $0.gap.id == page.gap.id && $0.gap.token == page.gap.token }),
            try connection.conversation(row: row)?.platform == page.account.platform
        else { return ArrivalOutcome(isSuperseded: true) }
        let conversation = SyncedConversation(row: row, id: page.gap.conversation, platform: page.account.platform)
        let messages = try standings(of: page.messages, in: conversation)
        let isLowest = !gaps.contains { $0.gap.upper < known.gap.upper }
        let plan = HistoryPlan(
            messages, gap: known.gap, isLowest: isLowest, isEnd: page.token == nil,
            reachesHistory: page.reachesHistory)
        if plan.missing > 0 || known.movedFrom != nil {
            try makeRoom(for: plan.missing, in: known, among: gaps, of: conversation)
            return nil
        }
        var outcome = ArrivalOutcome()
        let places = messages.indices.reversed().map { index in
            ArrivalPlace(arrival: page.messages[index], standing: messages[index].standing, number: plan.numbers[index])
        }
        try take(places, in: conversation, of: page.account, &outcome)
        try apply(page.changes, in: conversation, of: page.account, &outcome)
        outcome.messages += archive.sealedEdits
        if plan.isClosed {
            try statement("DELETE FROM arrival_gaps WHERE conversation_id = ?1 AND id = ?2")
                .bind(1, row).bind(2, page.gap.id).run()
            outcome.closed += 1
        } else {
            try setUpper(plan.upper, ofGap: page.gap.id, in: row)
            try statement("UPDATE arrival_gaps SET token = ?3, lower = ?4 WHERE conversation_id = ?1 AND id = ?2")
                .bind(1, row).bind(2, page.gap.id).bind(3, page.token ?? page.gap.token)
                .bind(4, plan.leavesHistory ? nil : known.gap.lower).run()
        }
        try report(gapsOf: known.gap.room, before: gaps.map(\.gap), in: row, &outcome)
        #if WHISPER_TEST_HOOKS
            WriteStep.eventsApplied.reached()
        #endif
        return outcome
    }

    /// Records the answer to a post, whose ids are not empty.
    func confirm(_ post: ConfirmedPost) throws(StoreError) -> PostOutcome {
        _ = try token(of: post.account)
        let conversation = SyncedConversation(
            row: try connection.requireConversation(post.conversation), id: post.conversation,
            platform: post.account.platform)
        guard try connection.conversation(row: conversation.row)?.platform == conversation.platform else {
            throw StoreError(.invalidArgument)
        }
        guard let own = try connection.unsentMessage(post.clientMessageID, conversation: conversation.row),
            let held = try connection.message(row: own)
        else { return .known }
        let holder = try connection.standing(ofServerID: post.serverID, inConversation: conversation.row)
        var counts = SyncOutcome()
        try reconcile(
            own,
            with: AcceptedMessage(
                serverID: post.serverID, sequence: holder.number, clientMessageID: post.clientMessageID,
                text: held.carrierText ?? held.unified.content.text ?? "", createdAt: nil),
            in: conversation, &counts)
        guard counts.collisions == 0 else { return .taken }
        try archive.applyWaiting(for: [MessageName(conversation: conversation.id, externalID: post.serverID)])
        return .confirmed
    }

    /// The token of an account; nil if nothing was ever applied.
    private func token(of account: ArrivalAccount) throws(StoreError) -> String? {
        guard let known = try connection.arrivalProgress(of: account.platform) else { return nil }
        guard known.account == account else { throw StoreError(.constraint) }
        return known.token
    }

    // MARK: Rooms

    private func take(
        _ room: ArrivalRoom, of account: ArrivalAccount, _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        let isKnown = try isKnown(room)
        try join(room)
        let conversation = try syncedConversation(room.conversation)
        let gaps = try connection.gaps(inConversation: conversation.row).map(\.gap)
        let highest = try connection.highestNumber(inConversation: conversation.row)
        let messages = try standings(of: room.messages, in: conversation)
        let plan = try ArrivalPlan(
            messages, isKnown: isKnown, highest: highest, limited: room.limited, gaps: gaps)
        if let bounds = plan.opened, let start = room.limited {
            try statement(
                """
                INSERT INTO arrival_gaps (conversation_id, id, room, token, lower, upper)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                """
            )
            .bind(1, conversation.row).bind(2, session.makeIdentifier()).bind(3, room.conversation.key)
            .bind(4, start.token).bind(5, bounds.lower).bind(6, bounds.upper).run()
            outcome.opened += 1
        }
        for filled in plan.filled { try setUpper(filled.upper, ofGap: filled.id, in: conversation.row) }
        if plan.opened != nil || !plan.filled.isEmpty {
            try report(gapsOf: room.conversation.key, before: gaps, in: conversation.row, &outcome)
        }
        let places = messages.indices.map { index in
            ArrivalPlace(arrival: room.messages[index], standing: messages[index].standing, number: plan.numbers[index])
        }
        try take(places, in: conversation, of: account, &outcome)
        try apply(room.changes, in: conversation, of: account, &outcome)
    }

    /// Whether there is a conversation of a room, or of the room that it replaces.
    private func isKnown(_ room: ArrivalRoom) throws(StoreError) -> Bool {
        let platform = room.conversation.platform
        if try connection.conversationRow(platform: platform, key: room.conversation.key) != nil { return true }
        guard let before = room.predecessor else { return false }
        return try connection.conversationRow(platform: platform, key: before) != nil
    }

    /// Makes the id of a room and that of the room that it replaces identify the same conversation, unless both are
    /// known.
    private func join(_ room: ArrivalRoom) throws(StoreError) {
        guard let before = room.predecessor else { return }
        let platform = room.conversation.platform
        let present = try connection.conversationRow(platform: platform, key: room.conversation.key)
        let former = try connection.conversationRow(platform: platform, key: before)
        if present == nil, let former {
            // The conversation's server id is its first alias.
            try statement(
                """
                INSERT INTO conversation_aliases (platform, key, conversation_id, ordinal) VALUES (?1, ?2, ?3,
                    (SELECT ifnull(min(ordinal), 1) - 1 FROM conversation_aliases WHERE conversation_id = ?3))
                """
            ).bind(1, platform.rawValue).bind(2, room.conversation.key).bind(3, former).run()
        } else if former == nil {
            let row = try syncedConversation(room.conversation).row
            try addAlias(platform: platform, key: before, toRow: row)
        }
    }

    private func standings(
        of arrivals: [Arrival], in conversation: SyncedConversation
    ) throws(StoreError) -> [(serverID: String, standing: ArrivalStanding)] {
        try arrivals.map { (arrival) throws(StoreError) in
            (arrival.serverID, try connection.standing(ofServerID: arrival.serverID, inConversation: conversation.row))
        }
    }

    // MARK: Messages

    /// A message, with what is known of it and the number that it takes.
    private struct ArrivalPlace {
        var arrival: Arrival
        var standing: ArrivalStanding
        var number: Int64?
    }

    /// Stores messages in their places.
    private func take(
        _ places: [ArrivalPlace], in conversation: SyncedConversation, of account: ArrivalAccount,
        _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        guard !places.isEmpty else { return }
        let senders = try senders(of: places.map(\.arrival), in: account)
        try freePlaces(Set(places.compactMap(\.number)), in: conversation)
        // Consecutive messages are saved together, which is several times as fast as one by one.
        var messages: [(new: NewMessage, standing: ArrivalStanding)] = []
        for (index, place) in places.enumerated() {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            let isOwn = place.arrival.sender?.id == account.user
            if isOwn, let own = try waitingMessage(for: place, in: conversation) {
                try save(&messages, &outcome)
                var counts = SyncOutcome()
                let message = AcceptedMessage(place.arrival, number: place.number ?? place.standing.number)
                let entry = try connection.outboxEntry(ofMessage: own)?.number
                let sender = place.arrival.sender.flatMap { $0.isNamed ? senders[$0] : nil }
                try reconcile(own, with: message, from: sender, in: conversation, &counts)
                outcome.add(counts, entry: entry)
            } else if place.standing == .unnumbered, let number = place.number {
                try save(&messages, &outcome)
                try give(number, toServerID: place.arrival.serverID, in: conversation)
                outcome.duplicates += 1
            } else if place.standing == .new, place.number == nil {
                outcome.duplicates += 1
            } else {
                let sender = place.arrival.sender.flatMap { senders[$0] }
                let new = place.arrival.newMessage(
                    in: conversation.id, from: sender, isOwn: isOwn, number: place.number, platform: account.platform)
                messages.append((new, place.standing))
            }
        }
        try save(&messages, &outcome)
        try archive.applyWaiting(
            for: places.map { MessageName(conversation: conversation.id, externalID: $0.arrival.serverID) })
    }

    private func save(
        _ messages: inout [(new: NewMessage, standing: ArrivalStanding)], _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let ids = try archive.add(messages.map(\.new))
        for (message, id) in zip(messages, ids) {
            if let id {
                outcome.inserted += 1
                if message.new.direction == .incoming { outcome.messages.append(id) }
            } else if try archive.upgrade(message.new, merging: false) {
                outcome.replaced += 1
            } else {
                if message.standing == .new { try requireFreeNumber(of: message.new) }
                outcome.duplicates += 1
                if message.standing == .elsewhere { outcome.collisions += 1 }
            }
        }
        messages.removeAll(keepingCapacity: true)
    }

    /// Checks that a new message was not taken for another one because of its number: that would lose it.
    private func requireFreeNumber(of message: NewMessage) throws(StoreError) {
        guard let number = message.delivery?.serverSequence else { return }
        let row = try connection.requireConversation(message.conversation)
        let isTaken = try connection.exists(
            "SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq = ?2",
            { $0.bind(1, row).bind(2, number) })
        if isTaken { throw StoreError(.constraint) }
    }

    /// The own message that an arriving one confirms: its post was answered, or it still waits.
    private func waitingMessage(
        for place: ArrivalPlace, in conversation: SyncedConversation
    ) throws(StoreError) -> Int64? {
        if place.standing == .unnumbered {
            let statement = try statement("SELECT id FROM messages WHERE server_id = ?1 AND direction = 2")
                .bind(1, place.arrival.serverID)
            defer { statement.reset() }
            if try statement.step() { return statement.integer(0) }
        }
        guard let id = place.arrival.clientMessageID else { return nil }
        return try connection.unsentMessage(id, conversation: conversation.row)
    }

    /// Gives a message that has none a number, and its position.
    private func give(
        _ number: Int64, toServerID id: String, in conversation: SyncedConversation
    ) throws(StoreError) {
        guard let place = ChatPosition(sequence: number) else { throw StoreError(.constraint) }
        let held = try statement("SELECT uuid FROM messages WHERE server_id = ?1").bind(1, id)
        let uuid = try held.step() ? held.identifier(0) : nil
        held.reset()
        guard let uuid else { throw StoreError(.damaged) }
        try touch(conversation.row)
        try statement("UPDATE messages SET server_seq = ?2, position = ?3 WHERE server_id = ?1")
            .bind(1, id).bind(2, number).bind(3, place.rawValue).run()
        session.saving.conversations[conversation.id] = nil
        try refreshLast(ofConversation: conversation.row)
        changes.insert(.messageUpdated(uuid, conversation: conversation.id))
    }

    /// The handles of all senders, seen at the times of their earliest and latest messages.
    private func senders(
        of arrivals: [Arrival], in account: ArrivalAccount
    ) throws(StoreError) -> [ArrivalSender: SenderHandle] {
        var handles: [ArrivalSender: SenderHandle] = [:]
        for (sender, seen) in Arrival.orderedSightings(in: arrivals) {
            for time in Set([seen.lowerBound, seen.upperBound]) {
                handles[sender] = try archive.sender(for: .arrived(sender, in: account, seenAt: time))
            }
        }
        return handles
    }

    // MARK: Changes

    private func apply(
        _ changes: [ArrivalChange], in conversation: SyncedConversation, of account: ArrivalAccount,
        _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        for change in changes {
            switch try archive.apply(change.ingested(in: conversation.id, of: account)) {
            case .made, .isUnread: break
            case .waits: outcome.unmatched += 1
            case .refused: outcome.refused += 1
            }
        }
    }

    private func report(
        gapsOf room: String, before: [ArrivalGap], in row: Int64, _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        outcome.report(gapsOf: room, before: before, now: try connection.gaps(inConversation: row).map(\.gap))
    }

    private func setUpper(_ upper: Int64, ofGap id: UniqueIdentifier, in row: Int64) throws(StoreError) {
        try statement("UPDATE arrival_gaps SET upper = ?3 WHERE conversation_id = ?1 AND id = ?2")
            .bind(1, row).bind(2, id).bind(3, upper).run()
    }
}
