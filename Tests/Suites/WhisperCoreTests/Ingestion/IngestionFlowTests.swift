import WhisperIngestionPort
import WhisperTestSupport
import WhisperMessage
import WhisperStoreContract
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Events between source and vault (ING-3)", .ownThreads)
struct IngestionFlowTests {
    private static let limits = QueueLimits(capacity: 10, pauseAbove: 8, resumeBelow: 4)

    private static func events(_ numbers: Range<Int>) -> [PendingEvent] {
        numbers.map {
            PendingEvent(
                event: LiveEvents.message($0), isBacklog: false, arrival: .zero, receivedAt: LiveEvents.time($0))
        }
    }

    private static func number(_ pending: PendingEvent) -> Int? {
        guard case .message(let message) = pending.event else { return nil }
        return Int(message.ordinal)
    }

    @Test(
        "In any sequence of events, memory stays within its limit, and the order is that of arrival",
        arguments: 1...200 as ClosedRange<UInt64>)
    func bounded(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let limits = try #require(IngestionFlowTests.limits)
        var flow = IngestionFlow(limits: limits, spilled: 0)
        var window = AcknowledgementWindow()
        // The spill and the events being committed, as a vault and a committer would have them.
        var spill: [PendingEvent] = []
        var inHand: [PendingEvent] = []
        var isFromSpill = false
        var next = 0
        var committed: [Int] = []
        var positions: [(position: UInt64, end: Int)] = []
        for _ in 0..<300 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let arriving = IngestionFlowTests.events(next..<next + Int.random(in: 0...14, using: &random))
                next += arriving.count
                positions.append((UInt64(positions.count + 1), next))
                window.expect(positions[positions.count - 1].position, events: arriving.count)
                let room = flow.room(for: arriving.count)
                flow.admit(arriving.prefix(room))
                if room < arriving.count {
                    spill += arriving.dropFirst(room)
                    flow.addSpilled(arriving.count - room)
                    window.spillNewest(arriving.count - room)
                }
            case 1 where inHand.isEmpty:
                if flow.waiting > 0 {
                    inHand = flow.take()
                    isFromSpill = false
                } else if flow.spilled > 0 {
                    inHand = Array(spill.prefix(flow.spillRoom))
                    #expect(!inHand.isEmpty)
                    flow.takeSpilled(inHand.count)
                    isFromSpill = true
                }
            case _ where !inHand.isEmpty:
                committed += inHand.compactMap(IngestionFlowTests.number)
                if isFromSpill { spill.removeFirst(inHand.count) } else { window.commitOldest(inHand.count) }
                flow.settle(inHand.count, fromSpill: isFromSpill)
                inHand = []
            default: break
            }
            #expect(flow.depth <= limits.capacity)
            #expect(flow.spilled == Int64(spill.count))
            #expect(flow.wantsPause || (flow.depth <= limits.pauseAbove && spill.isEmpty))
            #expect(!flow.wantsPause || flow.depth >= limits.resumeBelow || !spill.isEmpty)
            // Acknowledged events are exactly those committed or spilled, with everything before them.
            let lost = flow.waiting > 0 || (!inHand.isEmpty && !isFromSpill)
            let safe = lost ? committed.count : next
            let end = positions.last { $0.position == window.position }?.end ?? 0
            #expect(end <= safe)
            if !lost { #expect(window.position == positions.last?.position) }
        }
        #expect(committed == Array(0..<committed.count))
        #expect(flow.greatestDepth <= limits.capacity)
        #expect(window.count <= limits.capacity + 1)
    }

    @Test("The source is paused above 800, and resumes below 400 with an empty spill")
    func hysteresis() {
        var flow = IngestionFlow(limits: .standard, spilled: 0)
        flow.admit(IngestionFlowTests.events(0..<800))
        #expect(!flow.wantsPause)
        flow.admit(IngestionFlowTests.events(800..<801))
        #expect(flow.wantsPause)
        #expect(flow.take().count == 801)
        #expect(flow.depth == 801, "What is being committed counts")
        flow.settle(401, fromSpill: false)
        #expect(flow.wantsPause)
        flow.settle(1, fromSpill: false)
        #expect(!flow.wantsPause)
        flow.addSpilled(1)
        #expect(flow.wantsPause)
        #expect(flow.room(for: 1) == 0, "Nothing newer is held in memory while anything is in the spill")
        flow.settle(399, fromSpill: false)
        #expect(flow.wantsPause)
        flow.takeSpilled(1)
        flow.settle(1, fromSpill: true)
        #expect(!flow.wantsPause)
        #expect(IngestionFlow(limits: .standard, spilled: 5).wantsPause, "What an earlier run left comes first")
    }

    @Test("A batch with an event that is neither committed nor spilled is not acknowledged")
    func window() {
        var window = AcknowledgementWindow()
        window.expect(10, events: 3)
        window.expect(20, events: 2)
        window.spillNewest(2)
        #expect(window.position == nil)
        window.commitOldest(2)
        #expect(window.position == nil)
        window.commitOldest(1)
        #expect(window.position == 20)
        window.expect(30, events: 0)
        #expect(window.position == 30)
        window.expect(40, events: 1)
        window.expect(50, events: 0)
        #expect(window.position == 30)
        window.commitOldest(1)
        #expect(window.position == 50)
    }
}
