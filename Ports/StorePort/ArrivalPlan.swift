/// What the vault knows of an arriving message.
public enum ArrivalStanding: Hashable, Sendable {
    /// No message has its server id.
    case new
    /// A message of the conversation has its server id, but no number: an own one whose post was answered.
    case unnumbered
    /// A message of the conversation has its server id, and this number.
    case numbered(Int64)
    /// A message of another conversation has its server id.
    case elsewhere
}

/// The numbers that the messages of a timeline take (laws 3, 4 and 9 of `ArrivalLimits`).
public struct ArrivalPlan: Hashable, Sendable {
    /// The number of each message, in the order given; nil for one that takes none.
    public private(set) var numbers: [Int64?]
    /// The bounds of the gap that is opened; nil if none is.
    public private(set) var opened: Bounds?
    /// The gaps that some of the messages are in, with their new upper bounds.
    public private(set) var filled: [ArrivalGap] = []

    /// The numbers below and above a gap.
    public struct Bounds: Hashable, Sendable {
        /// The highest number below it, as `ArrivalGap` has it.
        public var lower: Int64?
        /// The lowest number above it.
        public var upper: Int64
    }

    /// Plans the numbers of a timeline.
    ///
    /// - Parameters:
    ///   - messages: The messages in the server's order: their server ids, and what is known of them.
    ///   - isKnown: Whether the vault had the conversation before.
    ///   - highest: The highest number of a message in the conversation; nil if there is none.
    ///   - limited: How to fill what was left out in front of the messages.
    ///   - gaps: The gaps of the conversation.
    /// - Throws: `.constraint` if the numbers are exhausted.
    public init(
        _ messages: [(serverID: String, standing: ArrivalStanding)], isKnown: Bool, highest: Int64?,
        limited: GapStart?, gaps: [ArrivalGap]
    ) throws(StoreError) {
        numbers = Array(repeating: nil, count: messages.count)
        let wanting = ArrivalPlan.wanting(messages)
        let behind = fill(gaps, with: messages, wanting)
        // The number at a gap's upper bound is free if nothing has arrived above the gap yet.
        let bound = gaps.map(\.upper).max()
        var next = max((highest ?? 0) + 1, bound ?? ArrivalLimits.firstNumber, ArrivalLimits.firstNumber)
        if let limited, messages.allSatisfy({ $0.standing.number == nil }) {
            let below = [highest, bound].compactMap(\.self).max()
            if let below { next = max(below + 1, ArrivalLimits.firstNumber) + limited.numbers }
            opened = Bounds(lower: below ?? (limited.isHistory(isKnown: isKnown) ? nil : 0), upper: next)
        }
        for index in behind {
            numbers[index] = next
            next += 1
        }
        guard next - 1 <= ArrivalLimits.largestNumber else { throw StoreError(.constraint) }
    }

    /// The indices of the messages that take a number, each message once.
    private static func wanting(_ messages: [(serverID: String, standing: ArrivalStanding)]) -> [Int] {
        var seen: Set<String> = []
        return messages.indices.filter { index in
            messages[index].standing.wantsNumber && seen.insert(messages[index].serverID).inserted
        }
    }

    /// Numbers the messages directly in front of one that directly follows a gap; returns the indices of the others.
    private mutating func fill(
        _ gaps: [ArrivalGap], with messages: [(serverID: String, standing: ArrivalStanding)], _ wanting: [Int]
    ) -> [Int] {
        guard !gaps.isEmpty else { return wanting }
        var rest = wanting
        var start = 0
        for index in messages.indices {
            guard let number = messages[index].standing.number else { continue }
            let before = wanting.filter { (start..<index).contains($0) }
            start = index
            guard !before.isEmpty, var gap = gaps.first(where: { $0.upper == number }), before.count <= gap.capacity
            else { continue }
            for index in before.reversed() {
                gap.upper -= 1
                numbers[index] = gap.upper
            }
            filled.append(gap)
            rest.removeAll { before.contains($0) }
        }
        return rest
    }
}

/// The numbers that the messages of a page of history take (laws 5 to 7 of `ArrivalLimits`).
public struct HistoryPlan: Hashable, Sendable {
    /// The number of each message, in the order given; nil for one that takes none. Empty if there is no room.
    public private(set) var numbers: [Int64?] = []
    /// The new upper bound of the gap.
    public private(set) var upper: Int64
    /// Whether the gap is closed.
    public private(set) var isClosed: Bool
    /// Whether what is left of the gap is history from now on, without a lower bound.
    public private(set) var leavesHistory: Bool
    /// How many numbers the gap lacks; nothing can be applied before it has them.
    public private(set) var missing: Int64

    /// Plans the numbers of a page.
    ///
    /// - Parameters:
    ///   - messages: The messages, newest first: their server ids, and what is known of them.
    ///   - gap: The gap.
    ///   - isLowest: Whether the conversation has no other gap below it.
    ///   - isEnd: Whether the service has nothing before this page.
    ///   - reachesHistory: Whether what is before this page is history.
    public init(
        _ messages: [(serverID: String, standing: ArrivalStanding)], gap: ArrivalGap, isLowest: Bool, isEnd: Bool,
        reachesHistory: Bool
    ) {
        var seen: Set<String> = []
        var wanting: [Int] = []
        var isReached = false
        var isLastKnown = false
        for (index, message) in messages.enumerated() {
            if message.standing.wantsNumber {
                guard seen.insert(message.serverID).inserted else { continue }
                wanting.append(index)
                isLastKnown = false
            } else if let number = message.standing.number, number < gap.upper {
                isReached = true
                isLastKnown = true
                if !isLowest { break }
            }
        }
        isClosed = isEnd || (isReached && isLastKnown)
        leavesHistory = reachesHistory && gap.lower == 0 && !isClosed
        upper = gap.upper
        missing = max(0, Int64(wanting.count) - gap.capacity)
        guard missing == 0 else { return }
        numbers = Array(repeating: nil, count: messages.count)
        for index in wanting {
            upper -= 1
            numbers[index] = upper
        }
    }
}

extension ArrivalStanding {
    /// The number here; nil if there is none.
    public var number: Int64? {
        if case .numbered(let number) = self { number } else { nil }
    }

    /// Whether the message takes a number, if it has a place.
    fileprivate var wantsNumber: Bool { self == .new || self == .unnumbered }
}
