import WhisperMatrix
import WhisperTestThreads
import Testing

/// What the store reports as failed may have been committed.
@Suite("Writes that failed, perhaps after they were committed (MX-2, MX-3)", .ownThreads)
struct FailedWriteTests {
    private let room = MatrixFixture.room
    private let news = MatrixAnswer(nextBatch: "s2", events: 1, payload: "news")

    private func progress(_ since: String, _ gaps: [MatrixGap] = []) -> MatrixProgress {
        MatrixProgress(since: since, gaps: gaps)
    }

    @Test("A message that a failed write has settled does not wait in a room that can no longer be read (MX-3)")
    func heldMessage() {
        var fixture = MatrixFixture.started(
            [MatrixFixture.post(3, attemptedBy: "earlier")], gaps: [MatrixFixture.gap])
        #expect(fixture.machine.heldCount == 1)
        fixture.take(.pageFailed(fixture.page, .forbidden))
        fixture.take(.polled(fixture.poll, news))
        #expect(fixture.take(.applyFailed(fixture.write)) == [])
        #expect(fixture.fire(.reload) == [.reload(fixture.reload, outbox: [3])])
        let last = fixture.poll
        // The answer is stored, so the next poll continues from it.
        #expect(fixture.take(.reloaded(fixture.reload, progress("s2", [MatrixFixture.gap]), gone: [3])) == [])
        #expect(fixture.poll != last)
        #expect(fixture.machine.outboxCount == 0)
        #expect(fixture.machine.heldCount == 0)
    }

    @Test("An answer that was not stored is written again, once the progress was read (MX-2)")
    func writtenAgain() {
        var fixture = MatrixFixture.started()
        fixture.take(.polled(fixture.poll, news))
        #expect(fixture.take(.applyFailed(fixture.write)) == [])
        #expect(fixture.fire(.reload) == [.reload(fixture.reload, outbox: [])])
        let effects = fixture.take(.reloaded(fixture.reload, progress("s1"), gone: []))
        #expect(effects == [.apply(fixture.write, since: "s1", news)])
        fixture.take(.applied(fixture.write, MatrixOutcome(new: 1)))
        #expect(fixture.poll.number > fixture.write.number)
        #expect(fixture.machine.state == .live)
    }

    @Test("A failed write whose token did not move may have settled messages, too (MX-3)")
    func stuckToken() {
        var fixture = MatrixFixture.started(
            [MatrixFixture.post(3, attemptedBy: "earlier")], gaps: [MatrixFixture.gap])
        let stuck = MatrixAnswer(nextBatch: "s1", events: 1, payload: "news")
        fixture.take(.polled(fixture.poll, stuck))
        fixture.take(.applyFailed(fixture.write))
        fixture.fire(.reload)
        let effects = fixture.take(.reloaded(fixture.reload, progress("s1", [MatrixFixture.gap]), gone: [3]))
        #expect(effects == [.apply(fixture.write, since: "s1", stuck)])
        #expect(fixture.machine.outboxCount == 0)
        #expect(fixture.machine.heldCount == 0)
    }

    @Test("A page that failed is written again only if its gap still has the token (MX-2)", arguments: [true, false])
    func page(isStored: Bool) {
        var fixture = MatrixFixture.started(gaps: [MatrixFixture.gap])
        let page = MatrixPage(end: "u", payload: "page")
        fixture.take(.page(fixture.page, page))
        fixture.take(.applyFailed(fixture.write))
        fixture.fire(.reload)
        var gap = MatrixFixture.gap
        if isStored { gap.token = "u" }
        let effects = fixture.take(.reloaded(fixture.reload, progress("s1", [gap]), gone: []))
        #expect(effects.count == 1)
        if isStored {
            #expect(effects == [.fetchPage(fixture.page, gap, limit: MatrixConfiguration().pageSize)])
        } else {
            #expect(effects == [.applyPage(fixture.write, gap, page)])
        }
    }

    @Test("A message whose confirmation failed although it was recorded does not wait any more (MX-3)")
    func confirmation() {
        var fixture = MatrixFixture.started([MatrixFixture.post(3)])
        fixture.take(.posted(fixture.post, number: 3, event: "$e"))
        let effects = fixture.take(.confirmFailed(fixture.confirmation))
        #expect(effects.contains(.reload(fixture.reload, outbox: [3])))
        fixture.take(.reloaded(fixture.reload, progress("s1"), gone: [3]))
        #expect(fixture.machine.outboxCount == 0)
        #expect(fixture.fire(.post(room)) == [])
    }

    @Test("A message whose confirmation failed and was not recorded is posted again (MX-3)")
    func confirmationMissing() {
        var fixture = MatrixFixture.started([MatrixFixture.post(3)])
        let first = fixture.post
        fixture.take(.posted(first, number: 3, event: "$e"))
        fixture.take(.confirmFailed(fixture.confirmation))
        fixture.take(.reloaded(fixture.reload, progress("s1"), gone: []))
        fixture.fire(.post(room))
        #expect(fixture.post != first)
        #expect(fixture.machine.outboxCount == 1)
    }

    @Test("A message that is gone while it is posted keeps its place until its answer (MX-3)")
    func underWay() {
        var fixture = MatrixFixture.started([MatrixFixture.post(3), MatrixFixture.post(4)])
        let first = fixture.post
        fixture.take(.polled(fixture.poll, news))
        #expect(fixture.take(.superseded(fixture.write)) == [.reload(fixture.reload, outbox: [3, 4])])
        #expect(fixture.take(.reloaded(fixture.reload, progress("s2"), gone: [3])) == [])
        fixture.take(.posted(first, number: 3, event: "$e"))
        #expect(fixture.post != first)
        #expect(fixture.confirmation.number == 0)
        #expect(fixture.machine.outboxCount == 1)
    }
}
