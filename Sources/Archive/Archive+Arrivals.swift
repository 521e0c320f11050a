import WhisperMessage
package import WhisperStorePort

extension StoreReader {
    /// A platform's account on a service that does not number its events; nil if nothing of it was ever applied.
    func arrivalProgress(of platform: Platform) throws(StoreError) -> ArrivalProgress? {
        guard case .account(let progress)? = try value(StoredValue.Key(.account, .text(platform.rawValue))) else {
            return nil
        }
        return progress
    }
}

/// What a service reports that does not number its events (MX-2).
extension Archive {
    /// Applies what one response of a service brought.
    ///
    /// - Throws: As `VaultStore.applyArrivals`.
    package func apply(_ batch: ArrivalBatch) throws(StoreError) -> ArrivalOutcome {
        guard batch.isWellFormed else { throw StoreError(.invalidArgument) }
        guard try token(of: batch.account) == batch.expecting else { return ArrivalOutcome(isSuperseded: true) }
        var outcome = ArrivalOutcome()
        for room in batch.rooms { try take(room, of: batch.account, &outcome) }
        outcome.messages += sealedEdits
        if batch.token != batch.expecting {
            try store.put(.account(ArrivalProgress(account: batch.account, token: batch.token)))
        }
        return outcome
    }

    /// Applies a page of the history in a gap.
    ///
    /// - Returns: Nil if only a part of the room for it has been made, and the page is to be applied again, in another
    ///   transaction.
    /// - Throws: As `VaultStore.applyHistory`.
    package func apply(_ page: ArrivalHistory) throws(StoreError) -> ArrivalOutcome? {
        guard page.isWellFormed else { throw StoreError(.invalidArgument) }
        _ = try token(of: page.account)
        let conversation = page.gap.conversation
        guard try store.conversation(conversation)?.platform == page.account.platform else {
            return ArrivalOutcome(isSuperseded: true)
        }
        let before = try store.serverState(of: conversation)
        let index = before.gaps.firstIndex { $0.gap.id == page.gap.id && $0.gap.token == page.gap.token }
        guard let index else { return ArrivalOutcome(isSuperseded: true) }
        let (gap, movedFrom) = (before.gaps[index].gap, before.gaps[index].movedFrom)
        let messages = try standings(of: page.messages, in: conversation)
        let plan = HistoryPlan(
            messages, gap: gap, isLowest: !before.gaps.contains { $0.gap.upper < gap.upper },
            isEnd: page.token == nil, reachesHistory: page.reachesHistory)
        if plan.missing > 0 || movedFrom != nil {
            try makeRoom(for: plan.missing, inGap: index, of: before, in: conversation, on: page.account.platform)
            return nil
        }
        var outcome = ArrivalOutcome()
        let places = messages.indices.reversed().map { index in
            ArrivalPlace(arrival: page.messages[index], standing: messages[index].standing, number: plan.numbers[index])
        }
        try take(places, in: conversation, of: page.account, &outcome)
        try apply(page.changes, in: conversation, of: page.account, &outcome)
        outcome.messages += sealedEdits
        var after = before
        if plan.isClosed {
            after.gaps.remove(at: index)
            outcome.closed += 1
        } else {
            after.gaps[index].gap.upper = plan.upper
            after.gaps[index].gap.token = page.token ?? gap.token
            if plan.leavesHistory { after.gaps[index].gap.lower = nil }
        }
        try store.put(.server(after, of: conversation, on: page.account.platform))
        outcome.report(gapsOf: gap.room, before: before.gaps.map(\.gap), now: after.gaps.map(\.gap))
        return outcome
    }

    /// Records that a service accepted an own message.
    ///
    /// - Throws: As `VaultStore.confirm`.
    package func confirm(_ post: ConfirmedPost) throws(StoreError) -> PostOutcome {
        guard post.account.isWellFormed, !post.clientMessageID.isEmpty, !post.serverID.isEmpty else {
            throw StoreError(.invalidArgument)
        }
        _ = try token(of: post.account)
        guard let conversation = try store.conversation(post.conversation) else {
            throw StoreError(.conversationNotFound)
        }
        guard conversation.platform == post.account.platform else { throw StoreError(.invalidArgument) }
        guard let own = try unsent(post.clientMessageID, in: conversation.id), let held = try store.message(own) else {
            return .known
        }
        let accepted = AcceptedMessage(
            serverID: post.serverID, sequence: try standing(of: post.serverID, in: conversation.id).number,
            clientMessageID: post.clientMessageID, text: held.carrierText ?? held.unified.content.text ?? "",
            createdAt: nil)
        var counts = SyncOutcome()
        try reconcile(held, with: accepted, &counts)
        guard counts.collisions == 0 else { return .taken }
        try applyWaiting(for: [MessageName(conversation: conversation.id, externalID: post.serverID)])
        return .confirmed
    }

    /// The token of an account; nil if nothing was ever applied.
    private func token(of account: ArrivalAccount) throws(StoreError) -> String? {
        guard let known = try store.arrivalProgress(of: account.platform) else { return nil }
        guard known.account == account else { throw StoreError(.constraint) }
        return known.token
    }

    // MARK: Rooms

    private func take(
        _ room: ArrivalRoom, of account: ArrivalAccount, _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        let (conversation, isKnown) = try conversation(for: room)
        let before = try store.serverState(of: conversation)
        let highest = try store.highestNumber(in: conversation)
        let messages = try standings(of: room.messages, in: conversation)
        let plan = try ArrivalPlan(
            messages, isKnown: isKnown, highest: highest, limited: room.limited, gaps: before.gaps.map(\.gap))
        var after = before
        for filled in plan.filled {
            guard let index = after.gaps.firstIndex(where: { $0.gap.id == filled.id }) else { continue }
            after.gaps[index].gap.upper = filled.upper
        }
        if let bounds = plan.opened, let start = room.limited {
            let gap = ArrivalGap(
                id: store.makeIdentifier(), conversation: conversation, room: room.conversation.key,
                token: start.token, lower: bounds.lower, upper: bounds.upper)
            after.gaps.insert(StoredGap(gap), at: 0)
            outcome.opened += 1
        }
        if after != before {
            try store.put(.server(after, of: conversation, on: account.platform))
            outcome.report(
                gapsOf: room.conversation.key, before: before.gaps.map(\.gap), now: after.gaps.map(\.gap))
        }
        let places = messages.indices.map { index in
            ArrivalPlace(arrival: room.messages[index], standing: messages[index].standing, number: plan.numbers[index])
        }
        try take(places, in: conversation, of: account, &outcome)
        try apply(room.changes, in: conversation, of: account, &outcome)
    }

    /// The conversation of a room, and whether there was one of it, or of the room that it replaces. The ids of both
    /// identify it from now on, unless both are known.
    private func conversation(
        for room: ArrivalRoom
    ) throws(StoreError) -> (id: UniqueIdentifier, isKnown: Bool) {
        let (key, platform) = (room.conversation.key, room.conversation.platform)
        guard let before = room.predecessor else { return try serverConversation(for: room.conversation) }
        let former = try store.conversation(havingKey: before, on: platform)
        if let former, try store.conversation(havingKey: key, on: platform) == nil {
            // The conversation's server id is its first key.
            try store.add(key: key, on: platform, to: former.id, asFirst: true)
        }
        let (id, isKnown) = try serverConversation(for: room.conversation)
        if former == nil { try store.add(key: before, on: platform, to: id, asFirst: false) }
        return (id, isKnown)
    }

    private func standings(
        of arrivals: [Arrival], in conversation: UniqueIdentifier
    ) throws(StoreError) -> [(serverID: String, standing: ArrivalStanding)] {
        try arrivals.map { (arrival) throws(StoreError) in
            (arrival.serverID, try standing(of: arrival.serverID, in: conversation))
        }
    }

    /// What a conversation knows of a message.
    private func standing(
        of serverID: String, in conversation: UniqueIdentifier
    ) throws(StoreError) -> ArrivalStanding {
        guard let held = try store.messages(named: .serverID(serverID)).first else { return .new }
        guard held.conversation == conversation else { return .elsewhere }
        return held.number.map(ArrivalStanding.numbered) ?? .unnumbered
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
        _ places: [ArrivalPlace], in conversation: UniqueIdentifier, of account: ArrivalAccount,
        _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        guard !places.isEmpty else { return }
        let senders = try handles(of: Arrival.orderedSightings(in: places.map(\.arrival))) {
            .arrived($0, in: account, seenAt: $1)
        }
        try freePlaces(of: Set(places.compactMap(\.number)), in: conversation)
        // Consecutive messages are saved together, which is several times as fast as one by one.
        var messages: [(new: NewMessage, standing: ArrivalStanding)] = []
        for (index, place) in places.enumerated() {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            let isOwn = place.arrival.sender?.id == account.user
            if isOwn, let own = try waitingMessage(for: place, in: conversation) {
                try save(&messages, &outcome)
                var counts = SyncOutcome()
                let message = AcceptedMessage(place.arrival, number: place.number ?? place.standing.number)
                let entry = try store.schedule(of: own)?.number
                let sender = place.arrival.sender.flatMap { $0.isNamed ? senders[$0] : nil }
                try reconcile(own, with: message, from: sender, &counts)
                outcome.add(counts, entry: entry)
            } else if place.standing == .unnumbered, let number = place.number {
                try save(&messages, &outcome)
                try give(number, toServerID: place.arrival.serverID)
                outcome.duplicates += 1
            } else if place.standing == .new, place.number == nil {
                outcome.duplicates += 1
            } else {
                let sender = place.arrival.sender.flatMap { senders[$0] }
                let new = place.arrival.newMessage(
                    in: conversation, from: sender, isOwn: isOwn, number: place.number, platform: account.platform)
                messages.append((new, place.standing))
            }
        }
        try save(&messages, &outcome)
        try applyWaiting(
            for: places.map { MessageName(conversation: conversation, externalID: $0.arrival.serverID) })
    }

    private func save(
        _ messages: inout [(new: NewMessage, standing: ArrivalStanding)], _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let ids = try add(messages.map(\.new))
        for (message, id) in zip(messages, ids) {
            if let id {
                outcome.inserted += 1
                if message.new.direction == .incoming { outcome.messages.append(id) }
            } else if try upgrade(message.new, merging: false) {
                outcome.replaced += 1
            } else {
                // A new message that was taken for another one because of its number would be lost.
                if message.standing == .new, let number = message.new.delivery?.serverSequence,
                    try isTaken(number, in: message.new.conversation)
                {
                    throw StoreError(.constraint)
                }
                outcome.duplicates += 1
                if message.standing == .elsewhere { outcome.collisions += 1 }
            }
        }
        messages.removeAll(keepingCapacity: true)
    }

    /// The own message that an arriving one confirms: its post was answered, or it still waits.
    private func waitingMessage(
        for place: ArrivalPlace, in conversation: UniqueIdentifier
    ) throws(StoreError) -> UniqueIdentifier? {
        if place.standing == .unnumbered,
            let held = try store.messages(named: .serverID(place.arrival.serverID)).first, held.direction == .outgoing
        {
            return held.id
        }
        return try unsent(place.arrival.clientMessageID, in: conversation)
    }

    /// Gives a message that has none a number, and its position.
    private func give(_ number: Int64, toServerID serverID: String) throws(StoreError) {
        guard let position = ChatPosition(sequence: number) else { throw StoreError(.constraint) }
        guard let id = try store.messages(named: .serverID(serverID)).first?.id, let held = try store.message(id) else {
            throw StoreError(.messageNotFound)
        }
        var numbered = held
        numbered.delivery?.serverSequence = number
        numbered.position = position
        try store.update(MessageUpdate(held, to: numbered))
    }

    private func apply(
        _ changes: [ArrivalChange], in conversation: UniqueIdentifier, of account: ArrivalAccount,
        _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        for change in changes {
            switch try apply(change.ingested(in: conversation, of: account)) {
            case .made, .isUnread: break
            case .waits: outcome.unmatched += 1
            case .refused: outcome.refused += 1
            }
        }
    }
}
