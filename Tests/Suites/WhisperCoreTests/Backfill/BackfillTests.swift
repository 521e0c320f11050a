import Synchronization
import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Requesting older history (ING-6)", .ownThreads)
struct BackfillTests {
    @Test("Fifty messages at a time are requested, at the interval, until the phone has no more (ING-6)")
    func everything() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(120..<130)
        try await fixture.wish()
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.before) == ["M120", "M70", "M20"])
        #expect(fixture.phone.requests.allSatisfy { $0.count == 50 && $0.chat == LiveEvents.chat.key })
        let times = fixture.phone.times
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .seconds(1) })
        #expect(try await fixture.count() == 130)
        let state = try #require(try await fixture.state())
        #expect(state.status == .complete && state.received == 120)
        #expect(fixture.notices.entries.last == .finished)
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 3, "what is complete is not requested again")
    }

    @Test("No more than the wished number is requested (ING-6)")
    func number() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(500..<510)
        try await fixture.wish(count: 70)
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.count) == [50, 20])
        let state = try #require(try await fixture.state())
        #expect(state.status == .reached && state.received == 70)
    }

    @Test("Requests end with the first message that is not after the wished moment (ING-6)")
    func moment() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(500..<510)
        try await fixture.wish(until: LiveEvents.time(420))
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.before) == ["M500", "M450"])
        #expect(try await fixture.state()?.status == .reached)
        // A chat that reaches back far enough is not requested at all.
        try await fixture.wish(until: LiveEvents.time(450))
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 2)
    }

    @Test("A phone that does not say whether it has more is asked once more after nothing came (ING-6)")
    func silentEnd() async throws {
        let fixture = BackfillFixture([.mute])
        try await fixture.arrive(30..<40)
        try await fixture.wish()
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.before) == ["M30", "M0", "M0"])
        #expect(try await fixture.state()?.status == .complete)
    }

    @Test(
        "Messages that were there before, newer ones, and those of another chat are not taken for older ones (ING-6)",
        arguments: [
            .numbers([30, 31], LiveEvents.chat, hasMore: true), .numbers([50, 51], LiveEvents.chat, hasMore: true),
            .numbers([3, 4], BackfillFixture.other, hasMore: true), .only(.answered(hasMore: true)),
        ] as [ScriptedPhone.Answer])
    func lies(_ answer: ScriptedPhone.Answer) async throws {
        let fixture = BackfillFixture([answer])
        try await fixture.arrive(30..<40)
        let garden = try #require(try await fixture.conversation())
        try await fixture.wish(for: garden.id)
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 2)
        let state = try #require(try await fixture.state())
        #expect(state.status == .stalled && state.received == 0)
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 2, "a phone that sends nothing is not asked for ever")
    }

    @Test("More messages than requested, and older ones, are counted and end no wish too early (ING-6)")
    func tooMany() async throws {
        let fixture = BackfillFixture([.everything, .all])
        try await fixture.arrive(300..<310)
        try await fixture.wish()
        try await fixture.pass()
        let state = try #require(try await fixture.state())
        #expect(state.received == 300 && state.status == .complete)
        #expect(fixture.phone.requests.map(\.before) == ["M300", "M0"])
    }

    // MARK: A phone that does not answer

    @Test("A phone that is silent about a chat is asked about others first, and about it after a minute (ING-6)")
    func silence() async throws {
        let fixture = BackfillFixture([.only(.silent), .all])
        try await fixture.arrive(30..<40, in: BackfillFixture.other)
        try await fixture.arrive(60..<70)
        try await fixture.wish()
        var backfill = fixture.backfill()
        let next = try #require(try await fixture.pass(&backfill))
        #expect(fixture.phone.requests.map(\.chat).prefix(2) == [LiveEvents.chat.key, BackfillFixture.other.key])
        #expect(try await fixture.state()?.silences == 1)
        #expect(try await fixture.state(BackfillFixture.other)?.status == .complete)
        let asked = fixture.phone.requests.count
        try await fixture.pass(&backfill)
        #expect(fixture.phone.requests.count == asked, "it is not asked before the minute is over")
        fixture.clock.advance(by: max(next - fixture.clock.elapsed(), .zero))
        try await fixture.pass(&backfill)
        let state = try #require(try await fixture.state())
        #expect(state.status == .complete && state.silences == 0 && state.silentAt == nil)
    }

    @Test("After 1, 5 and 30 minutes without an answer a chat waits for the next run (ING-6)")
    func longSilence() async throws {
        let fixture = BackfillFixture([.only(.silent)])
        try await fixture.arrive(60..<70)
        try await fixture.wish()
        var backfill = fixture.backfill()
        for _ in 0..<50 {
            try await fixture.pass(&backfill)
            fixture.clock.advance(by: .seconds(1_800))
        }
        #expect(fixture.phone.requests.count == 4)
        #expect(try await fixture.state()?.silences == 4)
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 5)
    }

    @Test("What a silent phone sends later counts (ING-6)")
    func late() async throws {
        let fixture = BackfillFixture([.late])
        try await fixture.arrive(60..<70)
        try await fixture.wish(count: 50)
        try await fixture.pass()
        #expect(try await fixture.state()?.received == 0)
        try await fixture.phone.sendLate()
        try await fixture.pass()
        let state = try #require(try await fixture.state())
        #expect(state.received == 50 && state.status == .reached && state.silences == 0)
        #expect(fixture.phone.requests.count == 1)
    }

    @Test("Too many requests make every further one wait longer (ING-6)")
    func limited() async throws {
        let fixture = BackfillFixture([.only(.limited), .only(.limited), .all])
        try await fixture.arrive(30..<40)
        try await fixture.wish()
        var backfill = fixture.backfill()
        for delay in [60, 120] as [Int64] {
            let now = fixture.clock.elapsed()
            let next = try #require(try await fixture.pass(&backfill))
            #expect(next - now >= .seconds(delay) && next - now < .seconds(delay + 2))
            let asked = fixture.phone.requests.count
            try await fixture.pass(&backfill)
            #expect(fixture.phone.requests.count == asked)
            fixture.clock.advance(by: next - fixture.clock.elapsed())
        }
        try await fixture.pass(&backfill)
        #expect(try await fixture.state()?.status == .complete)
    }

    @Test("A chat about which every request fails does not keep others from being requested (ING-6)")
    func failing() async throws {
        let failures = Array(repeating: ScriptedPhone.Answer.only(.disconnected), count: 3)
        let fixture = BackfillFixture(failures + [.all])
        try await fixture.arrive(30..<40, in: BackfillFixture.other)
        try await fixture.arrive(60..<70)
        try await fixture.wish()
        var backfill = fixture.backfill()
        for _ in 0..<4 {
            let next = try #require(try await fixture.pass(&backfill))
            fixture.clock.advance(by: max(next - fixture.clock.elapsed(), .zero))
        }
        #expect(fixture.phone.requests.prefix(3).allSatisfy { $0.chat == LiveEvents.chat.key })
        #expect(fixture.phone.requests[3].chat == BackfillFixture.other.key)
    }

    // MARK: A bridge that cannot

    @Test("A bridge that cannot request history is asked once, also in later runs, until the owner asks anew (ING-6)")
    func unsupported() async throws {
        let fixture = BackfillFixture([.only(.unsupported)])
        try await fixture.arrive(60..<70)
        try await fixture.wish()
        var backfill = fixture.backfill()
        try await fixture.pass(&backfill)
        try await fixture.pass(&backfill)
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 1)
        #expect(fixture.notices.entries == [.unsupported])
        #expect(try await fixture.state()?.status == .waiting)
        try await fixture.wish()
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 2)
        fixture.bridge.name.withLock { $0 = "scripted 2" }
        fixture.phone.answer([.all])
        try await fixture.pass()
        #expect(try await fixture.state()?.status == .complete, "another bridge may be able to")
    }
}
