import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("A page is reported for what is wrong with it, and for nothing else (RT-4)", .ownThreads)
struct PageReportTests {
    /// What is reported of a page with the events 1 to 3 of a conversation, after it was changed.
    private func reports(_ change: (inout ChangePage) -> Void) -> [SyncReport] {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 3)])))
        var page = ChangePage.messages("a", 1...3)
        change(&page)
        return fixture.take(.changes("a", page), withReports: true).compactMap { effect in
            guard case .report(let report) = effect else { return nil }
            // How long is waited then is drawn.
            if case .requestFailed(let failure, .some) = report { return .requestFailed(failure, again: .zero) }
            return report
        }
    }

    @Test("A page with which nothing is wrong")
    func whole() {
        #expect(reports { _ in } == [])
        #expect(reports { $0.hasMore = true } == [])
    }

    @Test("Events of types that are not known", arguments: [1, 2])
    func unknown(_ count: Int) {
        #expect(reports { $0.unknownEvents = count } == [.unknownEvents(count)], "They are counted beside the others")
        let alone = reports {
            $0.events.removeLast(count)
            $0.unknownEvents = count
            $0.unknown = Array(((4 - Int64(count))...3))
        }
        #expect(alone == [.unknownEvents(count)], "What is known to be there is not missing")
    }

    @Test("Events that could not be read", arguments: [1, 2])
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

    @Test("Elements that are no JSON, and a page that breaks off")
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
        #expect(torn == [.damagedPage(conversation: "a")], "What came before the break goes into the store")
    }
}
