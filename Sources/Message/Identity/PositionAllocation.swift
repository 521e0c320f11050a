/// Allocates positions for new messages between those already in a chat.
public enum PositionAllocation {
    /// Returns the position of each new message, in order.
    ///
    /// Returns nil if a gap is too small; the chat must then be renumbered first.
    ///
    /// - Parameters:
    ///   - held: The stored positions, ascending.
    ///   - anchors: For each new message, the index in `held` of the message it follows, or -1 for the start; never
    ///     decreasing.
    ///   - last: The last position in the whole chat, which may lie beyond those in `held`.
    public static func positions(
        held: [ChatPosition], anchors: [Int32], last: ChatPosition?
    ) -> [ChatPosition]? {
        var positions: [ChatPosition] = []
        positions.reserveCapacity(anchors.count)
        var index = 0
        while index < anchors.count {
            let anchor = anchors[index]
            var end = index
            while end < anchors.count, anchors[end] == anchor { end += 1 }
            let count = Int64(end - index)
            var lower = anchor >= 0 ? held[Int(anchor)].rawValue : 0
            var step = ChatPosition.stride
            if Int(anchor) + 1 < held.count {
                step = (held[Int(anchor) + 1].rawValue - lower) / (count + 1)
                guard step > 0 else { return nil }
            } else {
                lower = max(lower, last?.rawValue ?? 0)
                guard lower <= Int64.max - ChatPosition.stride * (count + 1) else { return nil }
            }
            for number in 1...count { positions.append(ChatPosition(rawValue: lower + number * step)) }
            index = end
        }
        return positions
    }
}
