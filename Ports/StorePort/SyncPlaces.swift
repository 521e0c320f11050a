public import WhisperMessage

/// The positions in a conversation that a server numbers (RT-4).
extension ChatPosition {
    /// The position of an event, one stride apart in the order of their numbers; nil for a number outside 1 …
    /// `SyncLimits.largestSequence`.
    public init?(sequence: Int64) {
        guard (1...SyncLimits.largestSequence).contains(sequence) else { return nil }
        self.init(rawValue: sequence * ChatPosition.stride)
    }

    /// The position behind all events. Messages that the server has not accepted have positions beyond it.
    public static let behindEvents = ChatPosition(rawValue: 1 << 62)

    /// Rearranges the messages of a conversation that a server numbers, given in the chat's order.
    ///
    /// Those with a number get its position, and those beyond `behindEvents` stay there, one stride apart. All others
    /// stay behind the numbered message that precedes them, spread evenly between its position and that of the next
    /// number.
    /// - Returns: The positions in the order of the messages; nil if there is no room for that many between two
    ///   numbers.
    public static func arranged(_ messages: [(position: ChatPosition, sequence: Int64?)]) -> [ChatPosition]? {
        var places: [ChatPosition] = []
        places.reserveCapacity(messages.count)
        var latest: Int64 = 0
        var beyond: Int64 = 0
        while places.count < messages.count {
            let rest = messages[places.count...]
            if let place = rest.first?.sequence.flatMap(ChatPosition.init(sequence:)) {
                latest = place.rawValue
                places.append(place)
            } else if let first = rest.first, first.position > behindEvents {
                beyond += 1
                places.append(ChatPosition(rawValue: behindEvents.rawValue + beyond * stride))
            } else {
                let others = rest.prefix { message in
                    message.position <= behindEvents && message.sequence.flatMap(ChatPosition.init(sequence:)) == nil
                }
                guard others.count < stride else { return nil }
                let gap = stride / Int64(others.count + 1)
                places += (1...others.count).map { ChatPosition(rawValue: latest + Int64($0) * gap) }
            }
        }
        return places
    }
}

/// What a server may send that numbers the events of its conversations (RT-4, RT-5).
///
/// It numbers all events of a conversation 1, 2, 3, … (`sequence`), and every message has the position of its number
/// (see `ChatPosition.init(sequence:)`). Own messages that the server has not accepted are placed after all others, in
/// the order in which they were enqueued, and move to their position on acceptance. Applying the same events in any
/// order, in groups of any size and any number of times, produces the same vault, apart from times and ids assigned by
/// the store.
public enum SyncLimits {
    /// The greatest sequence of an event: 2^42 − 1.
    public static let largestSequence: Int64 = 1 << 42 - 1
}
