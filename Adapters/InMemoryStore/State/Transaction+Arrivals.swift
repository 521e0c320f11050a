import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Messages of a service that does not number them (MX-2).
extension Transaction {
    func apply(_ batch: ArrivalBatch) throws(StoreError) -> ArrivalOutcome {
        guard batch.isWellFormed else { throw StoreError(.invalidArgument) }
        guard try token(of: batch.account) == batch.expecting else { return ArrivalOutcome(isSuperseded: true) }
        var outcome = ArrivalOutcome()
        for room in batch.rooms { try take(room, of: batch.account, &outcome) }
        outcome.messages += archive.sealedEdits
        state.arrivalAccounts[batch.account.platform] = ArrivalProgress(account: batch.account, token: batch.token)
        return outcome
    }

    func apply(_ page: ArrivalHistory) throws(StoreError) -> ArrivalOutcome {
        guard page.isWellFormed else { throw StoreError(.invalidArgument) }
        _ = try token(of: page.account)
        guard let gap = gap(of: page) else { return ArrivalOutcome(isSuperseded: true) }
        let messages = page.messages.map { (serverID: $0.serverID, standing: standing(of: $0, in: gap.conversation)) }
        let isLowest = !state.gaps.contains { $0.conversation == gap.conversation && $0.upper < gap.upper }
        func planned(in gap: ArrivalGap) -> HistoryPlan {
            HistoryPlan(
                messages, gap: gap, isLowest: isLowest, isEnd: page.token == nil, reachesHistory: page.reachesHistory)
        }
        var plan = planned(in: gap)
        if plan.missing > 0 {
            try makeRoom(for: plan.missing, in: gap)
            guard let wider = self.gap(of: page) else { throw StoreError(.constraint) }
            plan = planned(in: wider)
        }
        var outcome = ArrivalOutcome()
        let places = messages.indices.reversed().map { index in
            ArrivalPlace(arrival: page.messages[index], standing: messages[index].standing, number: plan.numbers[index])
        }
        let before = state.gaps(in: gap.conversation)
        try take(places, in: gap.conversation, of: page.account, &outcome)
        try apply(page.changes, in: gap.conversation, of: page.account, &outcome)
        outcome.messages += archive.sealedEdits
        guard let index = state.gaps.firstIndex(where: { $0.id == gap.id }) else { return outcome }
        if plan.isClosed {
            state.gaps.remove(at: index)
            outcome.closed += 1
        } else {
            state.gaps[index].upper = plan.upper
            state.gaps[index].token = page.token ?? gap.token
            if plan.leavesHistory { state.gaps[index].lower = nil }
        }
        outcome.report(gapsOf: gap.room, before: before, now: state.gaps(in: gap.conversation))
        return outcome
    }

    func confirm(_ post: ConfirmedPost) throws(StoreError) -> PostOutcome {
        guard post.account.isWellFormed, !post.clientMessageID.isEmpty, !post.serverID.isEmpty else {
            throw StoreError(.invalidArgument)
        }
        _ = try token(of: post.account)
        guard try conversationRow(post.conversation).conversation.platform == post.account.platform else {
            throw StoreError(.invalidArgument)
        }
        guard let id = unsentMessage(post.clientMessageID, in: post.conversation) else { return .known }
        let own = try messageRow(id).message
        let holder = state.messageByServerID[post.serverID].flatMap { state.messages[$0]?.message }
        var outcome = SyncOutcome()
        try reconcile(
            id,
            with: AcceptedMessage(
                serverID: post.serverID, sequence: holder?.delivery?.serverSequence,
                clientMessageID: post.clientMessageID, text: own.carrierText ?? own.unified.content.text ?? "",
                createdAt: nil), &outcome)
        guard outcome.collisions == 0 else { return .taken }
        try archive.applyWaiting(for: [MessageName(conversation: post.conversation, externalID: post.serverID)])
        return .confirmed
    }

    /// The token of an account; nil if nothing was ever applied.
    private func token(of account: ArrivalAccount) throws(StoreError) -> String? {
        guard let known = state.arrivalAccounts[account.platform] else { return nil }
        guard known.account == account else { throw StoreError(.constraint) }
        return known.token
    }

    /// The gap that a page is about, if it is still as it was read.
    private func gap(of page: ArrivalHistory) -> ArrivalGap? {
        guard state.conversations[page.gap.conversation]?.conversation.platform == page.account.platform else {
            return nil
        }
        return state.gaps.first {
            $0.id == page.gap.id && $0.conversation == page.gap.conversation && $0.token == page.gap.token
        }
    }

    // MARK: Rooms

    /// A message, with what is known of it and the number that it takes.
    private struct ArrivalPlace {
        var arrival: Arrival
        var standing: ArrivalStanding
        var number: Int64?
    }

    private func take(
        _ room: ArrivalRoom, of account: ArrivalAccount, _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        let isKnown = [room.conversation.key, room.predecessor].compactMap(\.self).contains { key in
            state.conversationByAlias[ConversationAlias(platform: account.platform, key: key)] != nil
        }
        let id = try conversation(for: room)
        guard try conversationRow(id).conversation.platform == account.platform else {
            throw StoreError(.invalidArgument)
        }
        let messages = room.messages.map { (serverID: $0.serverID, standing: standing(of: $0, in: id)) }
        let gaps = state.gaps(in: id)
        let numbers = try conversationRow(id).order.compactMap {
            state.messages[$0.id]?.message.delivery?.serverSequence
        }
        let plan = try ArrivalPlan(
            messages, isKnown: isKnown, highest: numbers.max(), limited: room.limited, gaps: gaps)
        if let bounds = plan.opened, let start = room.limited {
            state.gaps.append(
                ArrivalGap(
                    id: makeIdentifier(), conversation: id, room: room.conversation.key, token: start.token,
                    lower: bounds.lower, upper: bounds.upper))
            outcome.opened += 1
            touch(id)
        }
        for filled in plan.filled {
            guard let index = state.gaps.firstIndex(where: { $0.id == filled.id }) else { continue }
            state.gaps[index].upper = filled.upper
        }
        if plan.opened != nil || !plan.filled.isEmpty {
            outcome.report(gapsOf: room.conversation.key, before: gaps, now: state.gaps(in: id))
        }
        let places = messages.indices.map { index in
            ArrivalPlace(arrival: room.messages[index], standing: messages[index].standing, number: plan.numbers[index])
        }
        try take(places, in: id, of: account, &outcome)
        try apply(room.changes, in: id, of: account, &outcome)
    }

    /// The conversation of a room, found by its id or by that of the room that it replaces.
    private func conversation(for room: ArrivalRoom) throws(StoreError) -> UniqueIdentifier {
        let reference = room.conversation
        let alias = ConversationAlias(platform: reference.platform, key: reference.key)
        guard let key = room.predecessor else { return try archive.conversation(for: reference) }
        let before = ConversationAlias(platform: reference.platform, key: key)
        switch (state.conversationByAlias[alias], state.conversationByAlias[before]) {
        case (nil, let known?):
            // The conversation's server id is its first alias.
            state.conversations[known]?.aliases.insert(alias, at: 0)
            state.conversationByAlias[alias] = known
        case (_, nil):
            let present = try archive.conversation(for: reference)
            state.conversations[present]?.aliases.append(before)
            state.conversationByAlias[before] = present
        default: break
        }
        return try archive.conversation(for: reference)
    }

    private func standing(of arrival: Arrival, in conversation: UniqueIdentifier) -> ArrivalStanding {
        guard let id = state.messageByServerID[arrival.serverID], let held = state.messages[id]?.message else {
            return .new
        }
        guard held.conversation == conversation else { return .elsewhere }
        return held.delivery?.serverSequence.map(ArrivalStanding.numbered) ?? .unnumbered
    }

    /// Stores messages in their places.
    private func take(
        _ places: [ArrivalPlace], in conversation: UniqueIdentifier, of account: ArrivalAccount,
        _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        var senders: [ArrivalSender: SenderHandle] = [:]
        for (sender, seen) in Arrival.orderedSightings(in: places.map(\.arrival)) {
            for time in Set([seen.lowerBound, seen.upperBound]) {
                senders[sender] = try archive.sender(for: .arrived(sender, in: account, seenAt: time))
            }
        }
        try freePlaces(Set(places.compactMap(\.number)), in: conversation)
        for (index, place) in places.enumerated() {
            if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
            let arrival = place.arrival
            let isOwn = arrival.sender?.id == account.user
            if isOwn, let own = waitingMessage(for: place, in: conversation) {
                var counts = SyncOutcome()
                let entry = state.outbox.first { $0.message == own }?.number
                try reconcile(
                    own, with: AcceptedMessage(arrival, number: place.number ?? place.standing.number),
                    from: arrival.sender.flatMap { $0.isNamed ? senders[$0] : nil }, &counts)
                outcome.add(counts, entry: entry)
            } else if place.standing == .unnumbered, let number = place.number,
                let id = state.messageByServerID[arrival.serverID], let position = ChatPosition(sequence: number)
            {
                let before = try messageRow(id)
                var row = before
                row.message.delivery?.serverSequence = number
                row.message.position = position
                try move(row, from: before)
                outcome.duplicates += 1
            } else if place.standing == .new, place.number == nil {
                outcome.duplicates += 1
            } else {
                let new = arrival.newMessage(
                    in: conversation, from: arrival.sender.flatMap { senders[$0] }, isOwn: isOwn, number: place.number,
                    platform: account.platform)
                if let id = try archive.add([new]).first ?? nil {
                    outcome.inserted += 1
                    if new.direction == .incoming { outcome.messages.append(id) }
                } else if try archive.upgrade(new, merging: false) {
                    outcome.replaced += 1
                } else {
                    if place.standing == .new, let number = place.number {
                        let taken = ServerPlace(conversation: conversation, sequence: number)
                        guard state.messageByServerSequence[taken] == nil else { throw StoreError(.constraint) }
                    }
                    outcome.duplicates += 1
                    if place.standing == .elsewhere { outcome.collisions += 1 }
                }
            }
            try archive.applyWaiting(for: [MessageName(conversation: conversation, externalID: arrival.serverID)])
        }
    }

    /// The own message that an arriving one confirms: its post was answered, or it still waits.
    private func waitingMessage(for place: ArrivalPlace, in conversation: UniqueIdentifier) -> UniqueIdentifier? {
        if place.standing == .unnumbered, let id = state.messageByServerID[place.arrival.serverID],
            state.messages[id]?.message.direction == .outgoing
        {
            return id
        }
        return unsentMessage(place.arrival.clientMessageID, in: conversation)
    }

    private func apply(
        _ changes: [ArrivalChange], in conversation: UniqueIdentifier, of account: ArrivalAccount,
        _ outcome: inout ArrivalOutcome
    ) throws(StoreError) {
        for change in changes {
            switch try archive.apply(change.ingested(in: conversation, of: account)) {
            case .made, .isUnread: break
            case .waits: outcome.unmatched += 1
            case .refused: outcome.refused += 1
            }
        }
    }

    // MARK: Room in a gap

    /// Moves everything above a gap up, so that it can take more messages.
    private func makeRoom(for missing: Int64, in gap: ArrivalGap) throws(StoreError) {
        var row = try conversationRow(gap.conversation)
        let units = (missing + ArrivalLimits.gapNumbers - 1) / ArrivalLimits.gapNumbers
        let numbers = row.order.compactMap { state.messages[$0.id]?.message.delivery?.serverSequence }
        let bounds = state.gaps.filter { $0.conversation == gap.conversation }.map(\.upper)
        let (distance, isOverflow) = units.multipliedReportingOverflow(by: ArrivalLimits.gapNumbers)
        guard gap.lower != nil, !isOverflow,
            distance <= ArrivalLimits.largestNumber - ((numbers + bounds).max() ?? gap.upper), let place = gap.position
        else { throw StoreError(.constraint) }
        for index in row.order.indices.reversed()
        where row.order[index].position >= place && row.order[index].position <= .behindEvents {
            let id = row.order[index].id
            let position = ChatPosition(rawValue: row.order[index].position.rawValue + distance * ChatPosition.stride)
            row.order[index].position = position
            state.messages[id]?.message.position = position
            guard let number = state.messages[id]?.message.delivery?.serverSequence else { continue }
            state.messageByServerSequence[ServerPlace(conversation: gap.conversation, sequence: number)] = nil
            state.messages[id]?.message.delivery?.serverSequence = number + distance
            state.messageByServerSequence[ServerPlace(conversation: gap.conversation, sequence: number + distance)] = id
        }
        state.conversations[gap.conversation] = row
        for index in state.gaps.indices where state.gaps[index].conversation == gap.conversation {
            if state.gaps[index].upper >= gap.upper { state.gaps[index].upper += distance }
            if let lower = state.gaps[index].lower, lower >= gap.upper { state.gaps[index].lower = lower + distance }
        }
    }
}
