import WhisperMatrix
import WhisperTestThreads
import Testing

@Suite("Pages of history that are fetched while the page before them is stored (MX-2)", .ownThreads)
struct PagesAheadTests {
    private let limit = MatrixConfiguration().pageSize
    private let first = MatrixPage(end: "u", payload: "first")
    private let second = MatrixPage(end: "v", payload: "second")

    private static func gap(_ token: String, isHistory: Bool = false) -> MatrixGap {
        MatrixGap(id: "g", room: MatrixFixture.room, token: token, isHistory: isHistory, age: nil)
    }

    private func outcome(_ gap: MatrixGap?) -> MatrixOutcome {
        MatrixOutcome(gaps: [MatrixFixture.room: gap.map { [$0] } ?? []], new: 100)
    }

    /// A machine whose user wants pages of the history before the first message, and that has asked for the first one.
    private func wanting(pages: Int) -> MatrixFixture {
        var fixture = MatrixFixture.started(gaps: [PagesAheadTests.gap("t", isHistory: true)])
        fixture.take(.historyWanted(room: MatrixFixture.room, pages: pages))
        return fixture
    }

    @Test("The next page is asked for when one arrives, and stored directly after it")
    func overlaps() {
        var fixture = wanting(pages: 2)
        let (next, later) = (PagesAheadTests.gap("u", isHistory: true), PagesAheadTests.gap("v", isHistory: true))
        let effects = fixture.take(.page(fixture.page, first))
        #expect(
            effects == [
                .applyPage(fixture.write, PagesAheadTests.gap("t", isHistory: true), first),
                .fetchPage(fixture.page, next, limit: limit),
            ])
        let write = fixture.write
        #expect(fixture.take(.page(fixture.page, second)) == [])
        #expect(fixture.take(.applied(write, outcome(next))) == [.applyPage(fixture.write, next, second)])
        #expect(fixture.take(.applied(fixture.write, outcome(later))) == [])
    }

    @Test("A page that is still on its way when the one before it is stored is not asked for again")
    func arrivesLater() {
        var fixture = wanting(pages: 2)
        let next = PagesAheadTests.gap("u", isHistory: true)
        fixture.take(.page(fixture.page, first))
        #expect(fixture.take(.applied(fixture.write, outcome(next))) == [])
        #expect(fixture.take(.page(fixture.page, second)) == [.applyPage(fixture.write, next, second)])
    }

    @Test("Exactly as many pages of the history are fetched as are wanted", arguments: 1...4)
    func countsPages(pages: Int) {
        var fixture = wanting(pages: pages)
        var fetched = 1
        for number in 1...5 {
            let page = fixture.page
            if fixture.take(.page(page, MatrixPage(end: "t\(number)", payload: "page"))).count == 2 { fetched += 1 }
            fixture.take(.applied(fixture.write, outcome(PagesAheadTests.gap("t\(number)", isHistory: true))))
            if fixture.page == page { break }
        }
        #expect(fetched == pages)
    }

    @Test("The first page of a gap is fetched alone, as most gaps close with it")
    func firstAlone() {
        var fixture = MatrixFixture.started(gaps: [PagesAheadTests.gap("t")])
        #expect(fixture.take(.page(fixture.page, first)).count == 1)
        let effects = fixture.take(.applied(fixture.write, outcome(PagesAheadTests.gap("u"))))
        #expect(effects == [.fetchPage(fixture.page, PagesAheadTests.gap("u"), limit: 2 * limit)])
        #expect(fixture.take(.page(fixture.page, second)).count == 2)
    }

    /// A machine that stores the second page of a gap, with the third one asked for.
    private func ahead() -> (MatrixFixture, write: MatrixRequestID) {
        var fixture = MatrixFixture.started(gaps: [PagesAheadTests.gap("t")])
        fixture.take(.page(fixture.page, first))
        fixture.take(.applied(fixture.write, outcome(PagesAheadTests.gap("u"))))
        fixture.take(.page(fixture.page, second))
        return (fixture, fixture.write)
    }

    @Test("A page ahead of a gap that has closed is dropped, before and after it arrives", arguments: [true, false])
    func closed(hasArrived: Bool) {
        var (fixture, write) = ahead()
        let third = MatrixPage(end: "w", payload: "third")
        if hasArrived { #expect(fixture.take(.page(fixture.page, third)) == []) }
        #expect(fixture.take(.applied(write, outcome(nil))) == [])
        if !hasArrived { #expect(fixture.take(.page(fixture.page, third)) == []) }
    }

    @Test(
        "Where a gap does not continue with the page ahead, it is fetched from where it begins",
        arguments: [true, false])
    func elsewhere(isAnswered: Bool) {
        var (fixture, write) = ahead()
        for number in 0..<20 {
            let other = PagesAheadTests.gap("x\(number)")
            // A room's pages are fetched one at a time.
            #expect(fixture.take(.applied(write, outcome(other))) == [])
            let effects = fixture.take(
                isAnswered
                    ? .page(fixture.page, MatrixPage(end: "w", payload: "late"))
                    : .pageFailed(fixture.page, .forbidden))
            #expect(effects == [.fetchPage(fixture.page, other, limit: 4 * limit)], "\(number)")
            #expect(fixture.take(.page(fixture.page, MatrixPage(end: "y\(number)", payload: "page"))).count == 2)
            write = fixture.write
        }
    }

    @Test("A page ahead that fails is asked for again in its turn, and only that failure counts")
    func fails() {
        var (fixture, write) = ahead()
        #expect(fixture.take(.pageFailed(fixture.page, .forbidden)) == [])
        let next = PagesAheadTests.gap("v")
        #expect(fixture.take(.applied(write, outcome(next))) == [.fetchPage(fixture.page, next, limit: 4 * limit)])
        fixture.take(.pageFailed(fixture.page, .unreachable))
        #expect(fixture.fire(.history(MatrixFixture.room)) == [.fetchPage(fixture.page, next, limit: 4 * limit)])
    }

    @Test("A token that is refused for a page ahead is renewed once")
    func refused() {
        var (fixture, write) = ahead()
        #expect(fixture.take(.pageFailed(fixture.page, .unknownToken(isSoftLogout: true))) == [.refreshToken])
        #expect(fixture.take(.applied(write, outcome(PagesAheadTests.gap("v")))) == [])
        let effects = fixture.take(.tokenRefreshed(device: "D"))
        #expect(effects.contains(.fetchPage(fixture.page, PagesAheadTests.gap("v"), limit: 4 * limit)))
    }

    @Test("Each page of a gap may be twice as large as the one before it, up to what the server can answer")
    func grows() {
        var fixture = MatrixFixture.started(gaps: [PagesAheadTests.gap("t0")])
        var limits: [Int] = []
        func note(_ effects: [MatrixEffect<String>]) {
            for case .fetchPage(_, _, let limit) in effects { limits.append(limit) }
        }
        for number in 1...9 {
            if number == 6 { fixture.take(.pageFailed(fixture.page, .tooLarge)) }
            if number == 6 { note(fixture.fire(.history(MatrixFixture.room))) }
            note(fixture.take(.page(fixture.page, MatrixPage(end: "t\(number)", payload: "page"))))
            let write = fixture.write
            // The page ahead fails, so that each is asked for when the one before it is stored.
            if number > 1 { fixture.take(.pageFailed(fixture.page, .unreachable)) }
            if number > 1 { limits.removeLast() }
            note(fixture.take(.applied(write, outcome(PagesAheadTests.gap("t\(number)")))))
        }
        #expect(limits == [200, 400, 400, 400, 400, 200, 200, 200, 200, 200])
        fixture.take(.page(fixture.page, MatrixPage(end: nil, payload: "page")))
        fixture.take(.applied(fixture.write, outcome(nil)))
        let next = MatrixGap(id: "h", room: MatrixFixture.room, token: "t", isHistory: false, age: nil)
        let answer = MatrixAnswer(nextBatch: "s2", events: 1, payload: "news")
        fixture.take(.polled(fixture.poll, answer))
        let effects = fixture.take(
            .applied(fixture.write, MatrixOutcome(gaps: [MatrixFixture.room: [next]], new: 1)))
        #expect(effects == [.fetchPage(fixture.page, next, limit: limit)])
    }

    @Test("Rooms that wait for their turn come before pages ahead")
    func fairness() {
        let rooms = (0..<8).map { "!\($0)" }
        var fixture = MatrixFixture.started(
            gaps: rooms.map { MatrixGap(id: "g\($0)", room: $0, token: "t", isHistory: true, age: nil) })
        for room in rooms { fixture.take(.historyWanted(room: room, pages: 9)) }
        // Four are under way; the answer to one makes place for a room that waits.
        let effects = fixture.take(.page(fixture.page, first))
        guard case .fetchPage(_, let gap, _)? = effects.last else { return #expect(Bool(false), "nothing is fetched") }
        #expect(gap.token == "t")
    }

    @Test("A write that another client superseded drops the page ahead, until the progress is read")
    func superseded() {
        var (fixture, write) = ahead()
        let ahead = fixture.page
        #expect(fixture.take(.superseded(write)) == [.reload(fixture.reload, outbox: [])])
        #expect(fixture.take(.page(ahead, MatrixPage(end: "w", payload: "third"))) == [])
        let further = PagesAheadTests.gap("z")
        let effects = fixture.take(.reloaded(fixture.reload, MatrixProgress(since: "s1", gaps: [further]), gone: []))
        #expect(effects == [.fetchPage(fixture.page, further, limit: 2 * limit)])
    }
}
