public import WhisperMessage

/// What is derived from a batch or a page before it is applied.
extension ArrivalBatch {
    /// Whether all ids, names and tokens are non-empty, all numbers within their limits, and all rooms of the
    /// account's platform.
    public var isWellFormed: Bool {
        account.isWellFormed && expecting != "" && !token.isEmpty
            && rooms.allSatisfy { room in
                let numbers = room.limited?.numbers ?? 1
                return room.conversation.platform == account.platform && !room.conversation.key.isEmpty
                    && room.predecessor != "" && room.limited?.token != ""
                    && (1...ArrivalLimits.gapNumbers).contains(numbers) && room.messages.allSatisfy(\.isWellFormed)
                    && room.changes.allSatisfy(\.isWellFormed)
            }
    }
}

extension ArrivalHistory {
    /// Whether all ids, names and tokens are non-empty.
    public var isWellFormed: Bool {
        account.isWellFormed && token != "" && messages.allSatisfy(\.isWellFormed)
            && changes.allSatisfy(\.isWellFormed)
    }
}

extension ArrivalAccount {
    /// Whether all parts are non-empty.
    public var isWellFormed: Bool { !platform.rawValue.isEmpty && !user.isEmpty && !server.isEmpty }
}

extension Arrival {
    fileprivate var isWellFormed: Bool { !serverID.isEmpty && sender?.id != "" && clientMessageID != "" }
}

extension ArrivalChange {
    fileprivate var isWellFormed: Bool {
        switch self {
        case .edit(let id, _, let sender, _), .deletion(let id, let sender, _, _): !id.isEmpty && sender?.id != ""
        case .reaction(let id, let sender, _, _), .vote(let id, let sender, _, _): !id.isEmpty && !sender.id.isEmpty
        case .rank(let sender, _, _): !sender.id.isEmpty
        case .status(let id, _): !id.isEmpty
        case .raw(_, let id): id != ""
        }
    }

    /// The change as it is committed.
    public func ingested(in conversation: UniqueIdentifier, of account: ArrivalAccount) -> IngestedChange {
        func target(_ id: String) -> MessageTarget { MessageTarget(conversation: conversation, externalID: id) }
        func sender(_ sender: ArrivalSender, _ time: Timestamp) -> NewSender {
            .arrived(sender, in: account, seenAt: time)
        }
        return switch self {
        case .edit(let id, let text, let actor, let time):
            .edit(target(id), text: text, by: actor.map { sender($0, time) }, at: time)
        case .deletion(let id, let actor, let claim, let time):
            .deletion(target(id), by: actor.map { sender($0, time) }, claim: claim, at: time)
        case .reaction(let id, let actor, let emoji, let time):
            .reaction(target(id), by: sender(actor, time), emoji: emoji, at: time)
        case .vote(let id, let actor, let options, let time):
            .vote(target(id), by: sender(actor, time), options: options, at: time)
        case .rank(let person, let isAdmin, let time):
            .rank(conversation, of: sender(person, time), isAdmin: isAdmin, at: time)
        case .status(let id, let status): .status(target(id), status)
        case .raw(let record, let id): .raw(record, of: id.map(target))
        }
    }
}

extension Arrival {
    /// The senders of messages, with the period in which each was seen.
    public static func sightings(in messages: [Arrival]) -> [ArrivalSender: ClosedRange<Timestamp>] {
        var sightings: [ArrivalSender: ClosedRange<Timestamp>] = [:]
        for message in messages {
            guard let sender = message.sender else { continue }
            let time = message.createdAt
            let known = sightings[sender] ?? time...time
            sightings[sender] = min(known.lowerBound, time)...max(known.upperBound, time)
        }
        return sightings
    }

    /// The same in the order in which the senders were seen last, so that every store numbers them alike.
    package static func orderedSightings(
        in messages: [Arrival]
    ) -> [(sender: ArrivalSender, seen: ClosedRange<Timestamp>)] {
        sightings(in: messages).map { ($0.key, $0.value) }.sorted { left, right in
            (left.1.upperBound, left.0.id, left.0.name ?? "") < (right.1.upperBound, right.0.id, right.0.name ?? "")
        }
    }

    /// The message to save.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - sender: The sender; nil on system lines.
    ///   - isOwn: Whether the owner sent it.
    ///   - number: The number that it takes.
    ///   - platform: The platform.
    public func newMessage(
        in conversation: UniqueIdentifier, from sender: SenderHandle?, isOwn: Bool, number: Int64?, platform: Platform
    ) -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: serverID, platform: platform, timestamp: createdAt,
            precision: .millisecond, sender: sender,
            direction: sender == nil ? .unknown : isOwn ? .outgoing : .incoming, status: .sent,
            isRead: isOwn || isRead || sender == nil, content: content, replyTo: replyTo,
            platformSpecific: platformSpecific, position: number.flatMap(ChatPosition.init(sequence:)),
            delivery: ServerDelivery(
                clientMessageID: isOwn ? clientMessageID : nil, serverID: serverID, serverSequence: number,
                serverCreatedAt: createdAt),
            raw: raw)
    }
}

extension ArrivalOutcome {
    /// Adds the result of reconciling an own message.
    ///
    /// - Parameter entry: The number of its outbox entry; nil if it had none.
    public mutating func add(_ counts: SyncOutcome, entry: Int64?) {
        reconciled += counts.reconciled
        if let entry, counts.reconciled > 0 { delivered.append(entry) }
        duplicates += counts.duplicates
        collisions += counts.collisions
        reworded += counts.reworded
    }

    /// Reports the gaps of a conversation that may have changed.
    ///
    /// - Parameters:
    ///   - room: The server's id of the room that arrived.
    ///   - before: The gaps before.
    ///   - now: The gaps that are open now, the latest first.
    public mutating func report(gapsOf room: String, before: [ArrivalGap], now: [ArrivalGap]) {
        for room in Set(before.map(\.room) + now.map(\.room) + [room]) { gaps[room] = now.filter { $0.room == room } }
    }
}

extension ArrivalSender {
    /// Whether the service reports a name.
    package var isNamed: Bool { name.map { !$0.isEmpty } ?? false }
}

extension NewSender {
    /// A person known to a service by an id. As for `synced`, the service vouches for the id on its own platform and
    /// nowhere else; the name is shown, and identifies no one.
    public static func arrived(
        _ sender: ArrivalSender, in account: ArrivalAccount, seenAt time: Timestamp
    ) -> NewSender {
        var new = synced(sender.id, on: account.platform, isOwner: sender.id == account.user, seenAt: time)
        if let name = sender.name, !name.isEmpty { new.participant.displayName = name }
        return new
    }
}
