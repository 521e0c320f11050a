public import WhisperMessage

/// What is derived from a group before it is applied.
extension SyncGroup {
    /// Whether all required parts are non-empty and all numbers are within their limits.
    public var isWellFormed: Bool {
        let hasNames = !conversation.key.isEmpty && !owner.isEmpty
        let isInBounds = missing.allSatisfy { $0.lowerBound >= 1 && $0.upperBound <= SyncLimits.largestSequence }
        return hasNames && isInBounds && epoch != "" && (0...SyncLimits.largestSequence).contains(cursor ?? 0)
            && events.allSatisfy { event in
                guard (1...SyncLimits.largestSequence).contains(event.sequence) else { return false }
                guard case .message(let message) = event else { return true }
                return !message.serverID.isEmpty && !message.sender.isEmpty
            }
    }

    /// The sequences of its events.
    public var sequences: Set<Int64> { Set(events.map(\.sequence)) }

    /// The sequences of its messages.
    public var numbers: Set<Int64> {
        Set(events.compactMap { if case .message(let message) = $0 { message.sequence } else { nil } })
    }

    /// The senders of its messages, with the period in which each was seen.
    public var sightings: [String: ClosedRange<Timestamp>] {
        var sightings: [String: ClosedRange<Timestamp>] = [:]
        for case .message(let message) in events {
            let time = message.createdAt
            guard let known = sightings[message.sender] else {
                sightings[message.sender] = time...time
                continue
            }
            if !known.contains(time) {
                sightings[message.sender] = min(known.lowerBound, time)...max(known.upperBound, time)
            }
        }
        return sightings
    }

    /// The same in the order in which the senders were seen last, so that every store numbers them alike.
    package var orderedSightings: [(sender: String, seen: ClosedRange<Timestamp>)] {
        sightings.map { ($0.key, $0.value) }.sorted { left, right in
            (left.1.upperBound, left.0) < (right.1.upperBound, right.0)
        }
    }
}

extension NewSender {
    /// A person known to a server by an id, which identifies them on its platform and nowhere else.
    public static func synced(
        _ id: String, on platform: Platform, isOwner: Bool, seenAt time: Timestamp
    ) -> NewSender {
        NewSender(
            platform: platform, aliases: [PersonAlias(kind: .linkedID, value: id)],
            participant: Participant(identifier: id, displayName: id), isOwner: isOwner, seenAt: time)
    }
}

extension RemoteMessage {
    /// The message as a store saves it, if it is not one of the vault's own that waits.
    package func newMessage(
        in conversation: UniqueIdentifier, on platform: Platform, from sender: SenderHandle?, isOwn: Bool
    ) -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: serverID, platform: platform, timestamp: createdAt,
            precision: .millisecond, sender: sender, direction: isOwn ? .outgoing : .incoming, status: .sent,
            isRead: isOwn, content: Content(kind: .text, text: text), platformSpecific: platformSpecific,
            position: ChatPosition(sequence: sequence),
            delivery: ServerDelivery(
                clientMessageID: isOwn ? clientMessageID : nil, serverID: serverID, serverSequence: sequence,
                serverCreatedAt: createdAt))
    }
}
