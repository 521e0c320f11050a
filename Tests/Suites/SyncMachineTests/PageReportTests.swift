import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("A page is reported for its faults, and for nothing else (RT-4)", .ownThreads)
struct PageReportTests {
    /// Returns the reports for a page with the events 1 to 3 of a conversation, after a change.
    private func reports(_ change: (inout ChangePage) -> Void) -> [SyncReport] {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 3)])))
        var page = ChangePage.messages("a", 1...3)
        change(&page)
        return fixture.take(.changes("a", page), withReports: true).compactMap { effect in
            guard case .report(let report) = effect else { return nil }
            // The delay is random.
            if case .requestFailed(let failure, .some) = report { return .requestFailed(failure, again: .zero) }
            return report
        }
    }

    @Test("A page without faults")
    func whole() {
        #expect(reports { _ in } == [])
        #expect(reports { $0.hasMore = true } == [])
    }

    @Test("Events of unknown types", arguments: [1, 2])
    func unknown(_ count: Int) {
        #expect(reports { $0.unknownEvents = count } == [.unknownEvents(count)], "They are counted with the others")
        let alone = reports {
            $0.events.removeLast(count)
            $0.unknownEvents = count
            $0.unknown = Array(((4 - Int64(count))...3))
        }
        #expect(alone == [.unknownEvents(count)], "Known events are not missing")
    }

    @Test("Unreadable events", arguments: [1, 2])
    func malformed(_ count: Int) {
        let found = reports {
            $0.events.removeLast(count)
            $0.malformedEvents = count
            $0.unreadable = Array(((4 - Int64(count))...3))
        }
        #expect(
            found == [
                .skippedEvents(conversation: "a", count: count), .missing(conversation: "a", count: Int64(count)),
            ])
    }

    @Test("Elements that are not JSON, and a page that breaks off")
    func damaged() {
        let failed = SyncReport.requestFailed(.malformed, again: .zero)
        let damaged = reports {
            $0.events.removeLast()
            $0.damaged = 1
            $0.damage = 77
        }
        #expect(damaged == [.damagedPage(conversation: "a"), failed])
        let torn = reports {
            $0.events.removeLast()
            $0.next = 2
            $0.hasMore = true
            $0.tear = 77
        }
        #expect(torn == [.damagedPage(conversation: "a")], "The part before the break is stored")
    }
}
