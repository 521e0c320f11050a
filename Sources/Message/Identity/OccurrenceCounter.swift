/// Counts equal messages by one sender in chat order, for their synthetic identities (ING-2).
///
/// A message's number is the number of equal messages before it in the chat: those of earlier imports first, then those
/// of this file. Assigned numbers never change, whatever later exports insert.
public struct OccurrenceCounter: Sendable {
    private var counts: [ReexportAlignment.Element: UInt32] = [:]

    /// Creates a counter for an empty chat.
    public init() {}

    /// Creates a counter that continues after the stored messages; only those equal to one of `wanted` matter.
    public init(held: [ReexportAlignment.Element], wanted: some Sequence<ReexportAlignment.Element>) {
        for element in wanted { counts[element] = 0 }
        for element in held where counts[element] != nil { counts[element, default: 0] += 1 }
    }

    /// Returns the number of the next message equal to this one.
    public mutating func next(_ element: ReexportAlignment.Element) -> UInt32 {
        let count = counts[element, default: 0]
        counts[element] = count &+ 1
        return count
    }

    /// Resets all counts. Equal messages have equal times, so in a chronological file none of them recurs.
    public mutating func reset() {
        counts.removeAll(keepingCapacity: true)
    }
}
