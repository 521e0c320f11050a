/// Counts equal messages of one sender in the order of a chat, for their synthetic identities (ING-2).
///
/// A message's number is how many equal ones the chat held before: those of earlier imports first, then those of this
/// file. Numbers once given never change, whatever later exports bring between.
public struct OccurrenceCounter: Sendable {
    private var counts: [ReexportAlignment.Element: UInt32] = [:]

    /// A counter of a chat that holds nothing.
    public init() {}

    /// A counter that starts behind the messages held, of which only those equal to one of `wanted` matter.
    public init(held: [ReexportAlignment.Element], wanted: some Sequence<ReexportAlignment.Element>) {
        for element in wanted { counts[element] = 0 }
        for element in held where counts[element] != nil { counts[element, default: 0] += 1 }
    }

    /// The number of the next message equal to this.
    public mutating func next(_ element: ReexportAlignment.Element) -> UInt32 {
        let count = counts[element, default: 0]
        counts[element] = count &+ 1
        return count
    }

    /// Forgets everything: equal messages have equal times, so in a file in order of time nothing comes back.
    public mutating func reset() {
        counts.removeAll(keepingCapacity: true)
    }
}
