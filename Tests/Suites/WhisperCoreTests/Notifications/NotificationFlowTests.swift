import WhisperArchive
import WhisperMessage
import WhisperNotifierContract
import WhisperNotifierPort
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The timing of notifications (ING-6)", .ownThreads)
struct NotificationFlowTests {
    @Test("A burst causes one notification, after the previous one has been shown for a while")
    func burst() async throws {
        let clock = HeldClock()
        let fixture = NotificationFixture(clock: clock)
        let garden = try await fixture.chat("Garden")
        try await fixture.observing {
            try await fixture.message("first", in: garden, at: 1)
            await fixture.expect(["Garden 1"])
            #expect(await eventually { clock.waits == 1 })
            for second in 2...40 { try await fixture.message("more", in: garden, at: second) }
            #expect(fixture.screen.posted.count == 1)
            clock.release()
            await fixture.expect(["Garden 40"])
        }
        #expect(fixture.screen.posted.count <= 3)
    }

    @Test("A failed notification is reported, and retried with the next change", arguments: NotifierError.allCases)
    func failures(_ failure: NotifierError) async throws {
        let fixture = NotificationFixture()
        let reports = Notebook<NotifierError>()
        let (garden, orchard) = (try await fixture.chat("Garden"), try await fixture.chat("Orchard"))
        try await fixture.observing(report: { reports.note($0) }) {
            fixture.screen.fail(with: failure)
            try await fixture.message("one", in: garden, at: 1)
            #expect(await eventually { !reports.entries.isEmpty })
            fixture.screen.fail(with: nil)
            try await fixture.message("two", in: orchard, at: 2)
            await fixture.expect(["Garden 1", "Orchard 1"])
            #expect(Set(reports.entries) == [failure])
        }
    }

    @Test("If more changed than can be named, chats whose last message is recent are shown")
    func reload() async throws {
        // The vault's clock is at the messages' time; a day later, what only now appears is an import.
        for (later, expected) in [(Int64(0), ["Garden 3"]), (25 * 3_600_000, [])] {
            var fixture = NotificationFixture()
            fixture.wallClock = StillClock(moment: Timestamp(milliseconds: LiveEvents.time(3).milliseconds + later))
            let garden = try await fixture.chat("Garden")
            let marker = try await fixture.chat("Marker")
            let notifications = try await fixture.begin()
            for second in 1...3 { try await fixture.message("text", in: garden, at: second) }
            // More than an observer is notified of singly, so that the messages themselves are not reported to it.
            for number in 0..<300 { try await fixture.store.setPinned(marker, number.isMultiple(of: 2)) }
            let running = Task { await notifications.run() }
            try await fixture.message("marker", in: marker, at: 4)
            await fixture.expect(expected + ["Marker 1"])
            await fixture.store.close()
            await running.value
        }
    }

    @Test("Notifications end with the task")
    func cancellation() async throws {
        let fixture = NotificationFixture(clock: HeldClock())
        let garden = try await fixture.chat("Garden")
        let notifications = try await fixture.begin()
        let running = Task { await notifications.run() }
        try await fixture.message("one", in: garden, at: 1)
        await fixture.expect(["Garden 1"])
        running.cancel()
        await running.value
    }

    @Test(
        "After any events, the screen shows what is unread and not muted",
        arguments: 1...20 as ClosedRange<UInt64>)
    func convergence(_ seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let fixture = NotificationFixture()
        var chats: [UniqueIdentifier] = []
        for number in 0..<4 { chats.append(try await fixture.chat("Chat\(number)")) }
        try await fixture.observing {
            for second in 1...60 {
                guard let chat = chats.randomElement(using: &random) else { continue }
                switch Int.random(in: 0..<10, using: &random) {
                case 0...4: try await fixture.message("text", in: chat, at: second)
                case 5: try await fixture.message("own", in: chat, from: "Me", at: second, direction: .outgoing)
                case 6: try await fixture.message("past", in: chat, at: second, isRead: true)
                case 7: _ = try await fixture.store.markRead(chat, upTo: nil)
                case 8:
                    let some = try await fixture.store.messages(in: chat, .newest, limit: 3).first?.unified.id
                    if let some { _ = try await fixture.store.markRead(chat, upTo: some) }
                default: if second % 3 == 0 { try await fixture.store.setMuted(chat, true) }
                }
                if Bool.random(using: &random) { await Task.yield() }
            }
            var expected: [String] = []
            for chat in try await fixture.store.conversations(after: nil, limit: 100)
            where chat.unreadCount > 0 && !chat.isMuted {
                expected.append("\(chat.title) \(chat.unreadCount)")
            }
            await fixture.expect(expected)
        }
    }
}
