import WhisperNotifierPort
import Testing

extension NotifierLaw {
    static let failureLaws = [
        NotifierLaw(
            "If nothing shows notifications, posting fails and withdrawing succeeds", needs: .obstruction
        ) { bench in
            let obstruct = try #require(bench.obstruct)
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 1))
            try await obstruct()
            for number in 1...2 as ClosedRange<UInt64> {
                await #expect(throws: NotifierError.unreachable) {
                    try await bench.notifier.post(ChatNotification(chat: chat(number), title: "Garden", count: 2))
                }
                try? await bench.notifier.withdraw(chat(number))
            }
        },
        NotifierLaw(
            "A service that comes back is found, and shows what is posted then", needs: [.obstruction, .restoring]
        ) {
            bench in
            let obstruct = try #require(bench.obstruct)
            let restore = try #require(bench.restore)
            for number in 1...2 as ClosedRange<UInt64> {
                try await bench.notifier.post(ChatNotification(chat: chat(number), title: "Chat \(number)", count: 1))
            }
            try await obstruct()
            try await restore()
            // State of the previous service must not be mistaken for state of this one.
            try await bench.notifier.post(ChatNotification(chat: chat(3), title: "Chat 3", count: 2))
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Chat 1", count: 2))
            #expect(try await bench.shown().map(\.title) == ["Chat 3", "Chat 1"])
            try await bench.notifier.withdraw(chat(3))
            #expect(try await bench.shown().map(\.title) == ["Chat 1"])
        },
        NotifierLaw("A service that does not respond is given up on after a bounded time", needs: .stalling) { bench in
            let stall = try #require(bench.stall)
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 1))
            try await stall()
            let clock = ContinuousClock()
            let begin = clock.now
            await #expect(throws: NotifierError.timedOut) {
                try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 2))
            }
            await #expect(throws: NotifierError.timedOut) { try await bench.notifier.withdraw(chat(1)) }
            #expect(clock.now - begin < bench.patience)
        },
        NotifierLaw("A service that did not respond is found once it responds again", needs: [.stalling, .restoring]) {
            bench in
            let stall = try #require(bench.stall)
            let restore = try #require(bench.restore)
            try await stall()
            await #expect(throws: NotifierError.timedOut) {
                try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 2))
            }
            try await restore()
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 3))
            #expect(try await bench.shown().last?.text.contains("3") == true)
        },
    ]
}
