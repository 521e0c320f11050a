import WhisperMessage
import WhisperRealtimeProtocol
import WhisperSyncParts
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("The parts of the machine in isolation (RT-1)", .ownThreads)
struct PartTests {
    @Test("A delay is between zero and its ceiling, reaches both, and is never shorter than requested")
    func backoff() {
        var shortest = Duration.seconds(9)
        var longest = Duration.zero
        for seed in 0..<400 {
            var step = Step(now: .zero, entropy: UInt64(seed))
            var backoff = Backoff([.seconds(1), .seconds(2)])
            _ = backoff.next(&step)
            let delay = backoff.next(&step)
            shortest = min(shortest, delay)
            longest = max(longest, delay)
            #expect(backoff.next(&step) <= .seconds(2), "The last ceiling repeats")
            #expect(backoff.next(&step, atLeast: .seconds(7)) == .seconds(7))
        }
        #expect(shortest < .milliseconds(50) && longest > .milliseconds(1_950) && longest <= .seconds(2))
        var step = Step(now: .zero, entropy: 1)
        var none = Backoff([])
        #expect(none.next(&step) == .zero)
    }

    @Test("An early timer notification restarts the timer, one for a stopped timer is ignored")
    func timers() {
        var timers = TimerSet()
        var step = Step(now: .seconds(10), entropy: 1)
        timers.start(.heartbeat, after: .seconds(5), &step)
        timers.start(.heartbeat, after: .seconds(8), &step)
        #expect(step.effects == [.startTimer(.heartbeat, .seconds(5)), .startTimer(.heartbeat, .seconds(8))])
        var early = Step(now: .seconds(15), entropy: 1)
        #expect(timers.hasRunOut(.heartbeat, &early) == false, "This notification is for the first timer")
        #expect(early.effects == [.startTimer(.heartbeat, .seconds(3))])
        var due = Step(now: .seconds(18), entropy: 1)
        #expect(timers.hasRunOut(.heartbeat, &due) == true)
        #expect(timers.hasRunOut(.heartbeat, &due) == false, "Once")
        #expect(timers.hasRunOut(.list, &due) == false)
        timers.cancel(.list, &due)
        #expect(due.effects == [])
    }

    @Test("All timers are cancelled in an order that is the same in every process")
    func cancelAll() {
        var timers = TimerSet()
        var step = Step(now: .zero, entropy: 1)
        let ids: [TimerID] = [.post("b"), .list, .post("a"), .welcome, .fetch("z"), .apply("a")]
        for id in ids { timers.start(id, after: .seconds(1), &step) }
        var end = Step(now: .zero, entropy: 1)
        timers.cancelAll(&end)
        #expect(
            end.effects
                == [TimerID.welcome, .list, .fetch("z"), .apply("a"), .post("a"), .post("b")].map {
                    .cancelTimer($0)
                })
        #expect(timers.count == 0)
    }

    @Test("Queues are first in, first out, and equal if the same elements wait")
    func fifo() {
        var queue = Fifo<Int>()
        var taken: [Int] = []
        for number in 0..<1_000 {
            queue.append(number)
            if number.isMultiple(of: 3), let first = queue.popFirst() { taken.append(first) }
        }
        while let first = queue.popFirst() { taken.append(first) }
        #expect(taken == Array(0..<1_000))
        var fresh = Fifo<Int>()
        #expect(queue == fresh && queue.hashValue == fresh.hashValue)
        queue.append(7)
        fresh.append(7)
        #expect(queue == fresh && queue.count == 1 && !queue.isEmpty)
    }

    @Test("Two heartbeats may remain unanswered; the third is not sent")
    func heartbeat() {
        var heartbeat = Heartbeat(interval: .seconds(1), mostMissed: 2)
        #expect([heartbeat.beat(), heartbeat.beat(), heartbeat.beat()] == [true, true, false])
        heartbeat.heard()
        #expect(heartbeat.beat() == true)
    }

    @Test("A reply belongs to the command that it names, or to the current one if it names none")
    func commandChannel() {
        var channel = CommandChannel()
        #expect(channel.answered(operation: nil) == nil)
        channel.sent(.subscribe(["a"]))
        #expect(!channel.isFree)
        #expect(channel.answered(operation: "unsubscribe") == nil)
        #expect(channel.answered(operation: "subscribe") == .subscribe(["a"]))
        #expect(channel.isFree)
        channel.sent(.unsubscribe(["a"]))
        channel.pause()
        #expect(channel.underWay == nil && !channel.isFree)
        channel.connectionLost()
        #expect(!channel.isFree, "A pause outlasts the connection")
        channel.resume()
        #expect(channel.isFree)
    }

    @Test("The list is requested page by page, and yields the most recently active conversations")
    func listPoll() {
        var list = ListPoll(backoff: [.seconds(1)])
        let token = TokenGeneration(number: 3)
        #expect(list.listed(ConversationPage(conversations: []), keeping: 2, maximumPages: 9) == .unexpected)
        list.request(forbidden: ["x"], at: .seconds(5))
        #expect(list.begin(token)?.after == nil)
        #expect(list.begin(token) == nil, "A request is in progress")
        let first = ConversationPage(
            conversations: [.sample("a", last: 1, updated: 5), .sample("b", last: 1, updated: 9)], next: "b")
        #expect(list.listed(first, keeping: 2, maximumPages: 9) == .more)
        #expect(list.begin(token)?.after == "b")
        #expect(list.refused() == token)
        #expect(list.begin(token)?.after == "b", "Requested again with the next token")
        let last = ConversationPage(conversations: [.sample("c", last: 1, updated: 7)])
        #expect(list.listed(last, keeping: 2, maximumPages: 9) == .finished(recent: ["b", "c"], isCutShort: false))
        #expect(list.isIdle && list.doubted == ["x"] && list.age(at: .seconds(9)) == .seconds(4))
    }

    @Test("A group moves the cursor up to the first gap, and reports it")
    func gapDetection() {
        for (held, live, cursor, hasGap): (Int64, [Int64], Int64?, Bool) in [
            (0, [1, 2, 3], 3, false), (0, [3, 1, 2], 3, false), (4, [6, 7], nil, true), (4, [5, 7], 5, true),
            (4, [3, 4], nil, false), (4, [4, 5, 5, 6], 6, false),
        ] {
            var flow = ConversationFlow(cursor: held, backoff: [])
            for sequence in live { _ = flow.receive(.message("a", sequence), limit: 10) }
            let next = flow.nextGroup(of: "a")
            #expect(next?.group.cursor == cursor)
            #expect(next?.hasGap == hasGap)
            #expect(next?.group.sequences == Set(live).sorted())
            #expect(flow.nextGroup(of: "a") == nil, "One at a time")
            flow.applied(cursor: nil)
            #expect(flow.cursor == cursor ?? held)
            #expect(flow.isIdle)
        }
    }

    @Test("A cursor never moves back, whatever the store or a page says")
    func cursorNeverGoesBack() {
        var flow = ConversationFlow(cursor: 9, backoff: [])
        flow.receive(.messages("a", 3...5), of: "a", through: 5)
        #expect(flow.nextGroup(of: "a")?.group.cursor == nil)
        flow.applied(cursor: 2)
        #expect(flow.cursor == 9)
    }

    @Test("Randomness is uniform, and the same for the same bits")
    func randomness() {
        var first = Step(now: .zero, entropy: 42)
        var second = Step(now: .zero, entropy: 42)
        let drawn = (0..<1_000).map { _ in first.duration(upTo: .milliseconds(9)) }
        #expect(drawn == (0..<1_000).map { _ in second.duration(upTo: .milliseconds(9)) })
        for value in 0...9 { #expect((60...140).contains(drawn.count { $0 == .milliseconds(value) })) }
        #expect(first.duration(upTo: .zero) == .zero)
    }
}
