import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("The numbers of arriving messages", .ownThreads)
struct ArrivalPlanTests {
    private static let first = ArrivalLimits.firstNumber

    private static func gap(_ lower: Int64?, _ upper: Int64, id: UInt64 = 1) -> ArrivalGap {
        ArrivalGap(
            id: UniqueIdentifier(high: 0, low: id), conversation: UniqueIdentifier(high: 1, low: 1), room: "r",
            token: "t", lower: lower, upper: upper)
    }

    private static func messages(_ standings: ArrivalStanding...) -> [(serverID: String, standing: ArrivalStanding)] {
        standings.enumerated().map { (serverID: "$\($0.offset)", standing: $0.element) }
    }

    @Test("The numbers of a room end well below the last one that has a position (MX-2)")
    func exhaustion() throws {
        let last = ArrivalLimits.largestNumber
        let plan = try ArrivalPlan(
            ArrivalPlanTests.messages(.new), isKnown: true, highest: last - 1, limited: nil, gaps: [])
        #expect(plan.numbers == [last])
        #expect(ChatPosition(sequence: last + ArrivalLimits.gapNumbers) != nil)
        #expect(throws: StoreError(.constraint)) {
            try ArrivalPlan(ArrivalPlanTests.messages(.new), isKnown: true, highest: last, limited: nil, gaps: [])
        }
        #expect(throws: StoreError(.constraint)) {
            try ArrivalPlan(
                ArrivalPlanTests.messages(.new), isKnown: true, highest: last - 5, limited: GapStart(token: "t"),
                gaps: [])
        }
        #expect(throws: StoreError(.constraint)) {
            try ArrivalPlan([], isKnown: true, highest: SyncLimits.largestSequence, limited: nil, gaps: [])
        }
    }

    @Test("Nothing that arrives takes a number from below the first one (MX-2)")
    func firstNumber() throws {
        for highest in [nil, 7, ArrivalPlanTests.first - 1] {
            let plan = try ArrivalPlan(
                ArrivalPlanTests.messages(.new, .new), isKnown: true, highest: highest, limited: nil, gaps: [])
            #expect(plan.numbers == [ArrivalPlanTests.first, ArrivalPlanTests.first + 1])
        }
    }

    @Test("A gap that nothing has arrived above yet gives its upper bound to the next message (MX-2)")
    func emptyTimeline() throws {
        let first = ArrivalPlanTests.first
        let limited = GapStart(token: "t", numbers: 9)
        let cut = try ArrivalPlan([], isKnown: true, highest: first, limited: limited, gaps: [])
        #expect(cut.opened?.lower == first && cut.opened?.upper == first + 10 && cut.numbers == [])
        let gap = ArrivalPlanTests.gap(first, first + 10)
        let next = try ArrivalPlan(
            ArrivalPlanTests.messages(.new), isKnown: true, highest: first, limited: nil, gaps: [gap])
        #expect(next.numbers == [first + 10])
        let again = try ArrivalPlan(
            ArrivalPlanTests.messages(.new), isKnown: true, highest: first, limited: limited, gaps: [gap])
        #expect(again.opened?.lower == first + 10 && again.opened?.upper == first + 20)
        #expect(again.numbers == [first + 20])
    }

    @Test("What is before the first messages is history, unless the vault had the conversation (MX-2)")
    func firstMessages() throws {
        let first = ArrivalPlanTests.first
        func lower(
            _ omission: GapStart.Omission, isKnown: Bool, highest: Int64? = nil, gaps: [ArrivalGap] = []
        ) throws -> Int64?? {
            try ArrivalPlan(
                ArrivalPlanTests.messages(.new, .unnumbered), isKnown: isKnown, highest: highest,
                limited: GapStart(token: "t", omission: omission), gaps: gaps
            ).opened.map(\.lower)
        }
        #expect(try lower(.unknown, isKnown: false) == .some(nil))
        #expect(try lower(.unknown, isKnown: true) == .some(0))
        #expect(try lower(.history, isKnown: true) == .some(nil))
        #expect(try lower(.news, isKnown: false) == .some(0))
        // Where there is a message or a gap, that is the bound.
        for omission in [GapStart.Omission.unknown, .history, .news] {
            #expect(try lower(omission, isKnown: true, highest: first) == .some(first))
            #expect(try lower(omission, isKnown: true, gaps: [ArrivalPlanTests.gap(0, first)]) == .some(first))
        }
        let known = try ArrivalPlan(
            ArrivalPlanTests.messages(.new), isKnown: true, highest: nil, limited: GapStart(token: "t"), gaps: [])
        #expect(known.numbers == [first] && known.opened?.upper == first)
    }

    @Test("A page that reaches history turns into it a gap without messages below, and no other (MX-2)")
    func reachingHistory() {
        let page = ArrivalPlanTests.messages(.new)
        for (lower, isEnd, leaves) in [(Int64(0), false, true), (0, true, false), (3, false, false)] {
            let plan = HistoryPlan(
                page, gap: ArrivalPlanTests.gap(lower, 9), isLowest: true, isEnd: isEnd, reachesHistory: true)
            #expect(plan.leavesHistory == leaves && plan.isClosed == isEnd && plan.upper == 8)
        }
        let open = HistoryPlan(
            page, gap: ArrivalPlanTests.gap(0, 9), isLowest: true, isEnd: false, reachesHistory: false)
        #expect(!open.leavesHistory && !open.isClosed)
    }

    @Test("A timeline that spans a gap fills it from above, as far as it has room (MX-2)")
    func spanning() throws {
        let messages = ArrivalPlanTests.messages(.numbered(5), .new, .unnumbered, .numbered(9), .elsewhere, .new)
        let wide = try ArrivalPlan(
            messages, isKnown: true, highest: 9, limited: GapStart(token: "t"), gaps: [ArrivalPlanTests.gap(5, 9)])
        let first = ArrivalPlanTests.first
        #expect(wide.numbers == [nil, 7, 8, nil, nil, first] && wide.opened == nil)
        #expect(wide.filled == [ArrivalPlanTests.gap(5, 7)])
        let narrow = try ArrivalPlan(
            messages, isKnown: true, highest: 9, limited: nil, gaps: [ArrivalPlanTests.gap(7, 9)])
        #expect(narrow.numbers == [nil, first, first + 1, nil, nil, first + 2] && narrow.filled == [])
    }

    @Test("A page that has no room in its gap reports how much it lacks, and numbers nothing (MX-2)")
    func noRoom() {
        let page = ArrivalPlanTests.messages(.new, .new, .numbered(20), .new, .numbered(4))
        let full = HistoryPlan(
            page, gap: ArrivalPlanTests.gap(5, 8), isLowest: true, isEnd: false, reachesHistory: false)
        #expect(full.missing == 1 && full.numbers == [])
        let roomy = HistoryPlan(
            page, gap: ArrivalPlanTests.gap(4, 8), isLowest: true, isEnd: false, reachesHistory: false)
        #expect(roomy.missing == 0 && roomy.numbers == [7, 6, nil, 5, nil] && roomy.upper == 5 && roomy.isClosed)
        let open = HistoryPlan(
            ArrivalPlanTests.messages(.new, .elsewhere), gap: ArrivalPlanTests.gap(nil, 8), isLowest: true,
            isEnd: false,
            reachesHistory: false)
        #expect(!open.isClosed && open.upper == 7)
        let end = HistoryPlan([], gap: ArrivalPlanTests.gap(4, 8), isLowest: true, isEnd: true, reachesHistory: false)
        #expect(end.isClosed && end.upper == 8)
    }
}
