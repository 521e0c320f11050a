import WhisperMessage
import WhisperStorePort

/// Where messages are in their chats, and how others make room for them (ING-2, RT-4).
extension Archive {
    /// A free position behind all messages of a conversation.
    ///
    /// - Throws: `.constraint` if there is none; `.conversationNotFound`.
    func positionAtEnd(of conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        try freePosition(in: conversation) { () throws(StoreError) in try end(of: conversation)?.position }
    }

    /// A free position directly behind a message, for which others may have to move.
    ///
    /// - Throws: `.constraint` if there is none; `.messageNotFound`.
    func position(behind message: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        guard let place = try store.place(of: message) else { throw StoreError(.messageNotFound) }
        return try freePosition(in: place.conversation) { () throws(StoreError) in
            try store.place(of: message)?.position
        }
    }

    /// A free position directly behind the last message of a conversation, in the chat's order, that is not newer than
    /// a time, or before all others; other messages may have to move.
    ///
    /// - Throws: `.constraint` if there is none; `.conversationNotFound`.
    func position(at time: Timestamp, in conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        var gap: PlaceGap?
        return try position(at: time, in: conversation, endingWith: end(of: conversation), &gap)
    }

    /// Where a message goes that a store is about to insert: to its own position, or to one that its time says.
    ///
    /// - Parameters:
    ///   - end: The last message of its conversation.
    ///   - gaps: The gaps that the messages inserted before have left.
    func position(
        of message: NewMessage, endingWith end: ChatEnd?, _ gaps: inout [UniqueIdentifier: PlaceGap]
    ) throws(StoreError) -> ChatPosition {
        let (id, time) = (message.conversation, message.timestamp)
        if let given = message.position {
            gaps[id] = nil
            return given
        }
        let position = try position(at: time, in: id, endingWith: end, &gaps[id])
        gaps[id]?.take(position, at: time)
        return position
    }

    private func end(of conversation: UniqueIdentifier) throws(StoreError) -> ChatEnd? {
        try store.walked(.positions(ChatPosition.all, in: conversation, isBackwards: true), limit: 1).first
            .map { ChatEnd(position: $0.position, timestamp: $0.timestamp) }
    }

    private func position(
        at time: Timestamp, in conversation: UniqueIdentifier, endingWith end: ChatEnd?, _ gap: inout PlaceGap?
    ) throws(StoreError) -> ChatPosition {
        var end = end
        for isArranged in [false, true] {
            var (low, high) = (end?.position, nil as ChatPosition?)
            if let end, time < end.timestamp {
                if gap?.fits(time) != true { gap = try self.gap(for: time, in: conversation) }
                (low, high) = (gap?.position, gap?.next)
            }
            if let position = ChatPosition.between(low, high) { return position }
            if isArranged { break }
            try arrange(conversation, isNumbered: store.isNumbered(conversation), openingBehind: low)
            gap = nil
            end = try self.end(of: conversation)
        }
        throw StoreError(.constraint)
    }

    /// The gap between the last message that is not newer than a time, which is not the chat's last one, and the next.
    private func gap(for time: Timestamp, in conversation: UniqueIdentifier) throws(StoreError) -> PlaceGap? {
        var gap: PlaceGap?
        try store.walk(.positions(ChatPosition.all, in: conversation, isBackwards: true)) { message in
            if message.timestamp <= time {
                gap?.position = message.position
                return false
            }
            let earliest = min(gap?.earliest ?? message.timestamp, message.timestamp)
            gap = PlaceGap(position: .start, timestamp: time, next: message.position, earliest: earliest)
            return true
        }
        return gap
    }

    private func freePosition(
        in conversation: UniqueIdentifier, behind place: () throws(StoreError) -> ChatPosition?
    ) throws(StoreError) -> ChatPosition {
        for isArranged in [false, true] {
            let low = try place()
            let rest = (low ?? .start)...ChatPosition(rawValue: .max)
            let next = try store.walked(.positions(rest, in: conversation, isBackwards: false), limit: 2)
                .first { $0.position > low ?? .start }
            if let position = ChatPosition.between(low, next?.position) { return position }
            if isArranged { break }
            try arrange(conversation, isNumbered: store.isNumbered(conversation), openingBehind: low)
        }
        throw StoreError(.constraint)
    }

    // MARK: All messages of a chat

    /// Gives the messages of a conversation other positions, in the same order: those of `ChatPosition.arranged` if a
    /// server numbers them, otherwise one stride apart, the first at one stride. What imports know follows.
    ///
    /// - Parameter place: Behind this position, room for at least as many messages as exist is left in a conversation
    ///   that no server numbers: if one message found none, others will follow.
    /// - Throws: `.constraint` if there is no room; `.conversationNotFound`.
    func arrange(
        _ conversation: UniqueIdentifier, isNumbered: Bool, openingBehind place: ChatPosition? = nil
    ) throws(StoreError) {
        var imports = try importMove(of: [conversation]) { _ in conversation }
        try store.rearrange([conversation], within: ChatPosition.all, by: nil) { (chats) throws(StoreError) in
            let messages = chats[0].places
            let positions: [ChatPosition]
            if isNumbered {
                let numbered = messages.map { (position: $0.position, sequence: $0.number == 0 ? nil : $0.number) }
                guard let arranged = ChatPosition.arranged(numbered) else { throw StoreError(.constraint) }
                positions = arranged
            } else {
                let opening = place == nil ? 0 : Int64(messages.count) + 1_024
                positions = messages.enumerated().map { index, message in
                    let isBehind = place.map { message.position > $0 } ?? false
                    return ChatPosition(rawValue: (Int64(index) + 1 + (isBehind ? opening : 0)) * ChatPosition.stride)
                }
            }
            return [
                zip(messages, positions).map { message, position in
                    imports.take(
                        of: nil, from: conversation, at: message.position, to: conversation, at: position)
                    return MessageMove(to: 0, at: position, number: message.number)
                }
            ]
        }
        try finish(imports)
    }

    /// Gives messages of a conversation, by their positions, numbers that no other has; their positions stay.
    func give(_ numbers: [ChatPosition: Int64], in conversation: UniqueIdentifier) throws(StoreError) {
        guard let first = numbers.keys.min(), let last = numbers.keys.max() else { return }
        try store.rearrange([conversation], within: first...last, by: nil) { chats in
            [chats[0].places.map { MessageMove(to: 0, at: $0.position, number: numbers[$0.position] ?? $0.number) }]
        }
    }

    /// Removes the numbers of all messages of a conversation; their positions stay.
    func removeNumbers(in conversation: UniqueIdentifier) throws(StoreError) {
        try store.rearrange([conversation], within: ChatPosition.all, by: nil) { chats in
            [chats[0].places.map { MessageMove(to: 0, at: $0.position, number: 0) }]
        }
    }
}

/// A gap between messages, into which one went that came without a position: the next one of a backlog mostly belongs
/// there too, and need not look for its place.
struct PlaceGap {
    /// The position of the message before it, or of the latest one in it.
    var position: ChatPosition
    /// The time of that message, or of one that belongs directly behind it.
    var timestamp: Timestamp
    /// The position of the message behind it.
    var next: ChatPosition
    /// The earliest time of all messages behind it.
    var earliest: Timestamp

    /// Whether a message with this time belongs directly behind the latest one.
    func fits(_ time: Timestamp) -> Bool { timestamp <= time && time < earliest }

    /// Takes a message that is stored.
    mutating func take(_ position: ChatPosition, at time: Timestamp) {
        if position > self.position, position < next {
            (self.position, timestamp) = (position, time)
        } else if position > self.position {
            earliest = min(earliest, time)
        }
    }
}

extension ChatPosition {
    /// The place before all messages, which none can have.
    fileprivate static let start = ChatPosition(rawValue: 0)

    /// A position between two others, the start and the end for nil; nil if there is none. It is one stride behind the
    /// lower one if the gap is wide, so that the gap can take as many messages as possible.
    fileprivate static func between(_ low: ChatPosition?, _ high: ChatPosition?) -> ChatPosition? {
        let low = low ?? .start
        guard let high else {
            let (position, isOverflow) = low.rawValue.addingReportingOverflow(stride)
            return isOverflow ? nil : ChatPosition(rawValue: position)
        }
        let room = high.rawValue - low.rawValue
        return room < 2 ? nil : ChatPosition(rawValue: low.rawValue + min(stride, room / 2))
    }
}

/// Room in a gap that has more messages than numbers (law 7 of `ArrivalLimits`).
extension Archive {
    /// The number of messages that are moved in one transaction.
    private static let part = 4_096

    /// Moves some of the messages above a gap up, from the end: those at and above `movedFrom` have been moved, and are
    /// never touched again. When none are left below it, it becomes the gap's upper bound.
    ///
    /// Every part leaves all messages in their order, so that others may read and write between two of them. What is
    /// moved next goes directly below what was moved before, whatever has come between the two meanwhile.
    func makeRoom(
        for missing: Int64, inGap index: Int, of before: ServerState, in conversation: UniqueIdentifier,
        on platform: Platform
    ) throws(StoreError) {
        let gap = before.gaps[index].gap
        let top: Int64
        if let movedFrom = before.gaps[index].movedFrom {
            top = movedFrom
        } else {
            top = try end(for: missing, above: before.gaps, in: conversation)
        }
        let last = ChatPosition(rawValue: top * ChatPosition.stride - 1)
        guard let low = gap.position, low <= last, gap.lower != nil else { throw StoreError(.constraint) }
        let places = try store.walked(
            .positions(low...last, in: conversation, isBackwards: true), limit: Archive.part)
        // Bounds of other gaps move with the messages that they belong to.
        let isWhole = places.count < Archive.part
        let first = isWhole ? gap.upper : places.last?.nextNumber ?? gap.upper
        let bounds = before.gaps.filter { $0.gap.id != gap.id }.flatMap { [$0.gap.lower, $0.gap.upper] }
            .compactMap(\.self).filter { (first..<top).contains($0) }
        let highest = max(bounds.max() ?? gap.upper, places.first?.numberBelow ?? gap.upper)
        let distance = top - highest - 1
        var after = before
        guard distance > 0 else {
            // What came between the two left no room, so this begins again further up.
            after.gaps[index].movedFrom = nil
            return try store.put(.server(after, of: conversation, on: platform))
        }
        if let lowest = places.last?.position, let highest = places.first?.position {
            try store.rearrange([conversation], within: lowest...highest, by: nil) { chats in
                [chats[0].places.map { $0.moved(upBy: distance) }]
            }
        }
        for other in after.gaps.indices where other != index {
            let (lower, upper) = (after.gaps[other].gap.lower, after.gaps[other].gap.upper)
            if let lower, (first..<top).contains(lower) { after.gaps[other].gap.lower = lower + distance }
            if (first..<top).contains(upper) { after.gaps[other].gap.upper = upper + distance }
        }
        let lowest =
            [places.last.map { $0.numberBelow + distance }, bounds.min().map { $0 + distance }]
            .compactMap(\.self).min() ?? top
        after.gaps[index].movedFrom = isWhole ? nil : lowest
        if isWhole { after.gaps[index].gap.upper = lowest }
        try store.put(.server(after, of: conversation, on: platform))
    }

    /// The number below which everything above a gap is to be moved.
    private func end(
        for missing: Int64, above gaps: [StoredGap], in conversation: UniqueIdentifier
    ) throws(StoreError) -> Int64 {
        let units = (missing - 1) / ArrivalLimits.gapNumbers + 1
        let (distance, isOverflow) = units.multipliedReportingOverflow(by: ArrivalLimits.gapNumbers)
        let highest = max(
            try store.highestNumber(in: conversation) ?? 0, gaps.map(\.gap.upper).max() ?? 0)
        guard !isOverflow, distance <= ArrivalLimits.largestNumber - highest else { throw StoreError(.constraint) }
        return highest + distance + 1
    }
}

extension ChatMessages.Place {
    /// The message where it is with its number increased, as many strides further up.
    fileprivate func moved(upBy numbers: Int64) -> MessageMove {
        let position = ChatPosition(rawValue: position.rawValue + numbers * ChatPosition.stride)
        return MessageMove(to: 0, at: position, number: number == 0 ? 0 : number + numbers)
    }
}

extension WalkedMessage {
    /// The number of its position, or the one that precedes it.
    fileprivate var numberBelow: Int64 { position.rawValue / ChatPosition.stride }
    /// The number of its position, or the one that follows it.
    fileprivate var nextNumber: Int64 { (position.rawValue + ChatPosition.stride - 1) / ChatPosition.stride }
}
