import WhisperNotifierPort
import Testing

extension NotifierLaw {
    static let showingLaws = [
        NotifierLaw("A posted notification is shown") { bench in
            try await bench.notifier.post(
                ChatNotification(chat: chat(1), title: "Garden", content: "Who waters?", count: 1))
            let shown = try await bench.shown()
            #expect(shown.map(\.title) == ["Garden"])
            #expect(shown.first?.text.contains("Who waters?") == true)
        },
        NotifierLaw("A chat has one notification, the latest") { bench in
            for (count, content) in [(1, "first"), (2, "second"), (3, "third")] as [(Int64, String)] {
                try await bench.notifier.post(
                    ChatNotification(chat: chat(1), title: "Garden", content: content, count: count))
            }
            let shown = try await bench.shown()
            #expect(shown.count == 1)
            #expect(shown.first?.text.contains("third") == true)
            #expect(shown.first?.text.contains("first") == false)
            #expect(shown.first?.text.contains("3") == true)
        },
        NotifierLaw("Chats do not replace each other's notifications, even if they share a title") { bench in
            for (number, content) in [(1, "one"), (2, "two"), (3, "three"), (2, "four")] as [(UInt64, String)] {
                try await bench.notifier.post(
                    ChatNotification(chat: chat(number), title: "Ann", content: content, count: 1))
            }
            let shown = try await bench.shown()
            #expect(shown.count == 3)
            for (notification, content) in zip(shown, ["one", "four", "three"]) {
                #expect(notification.text.contains(content))
            }
        },
        NotifierLaw("A withdrawn notification disappears, and the others remain") { bench in
            for number in 1...3 as ClosedRange<UInt64> {
                try await bench.notifier.post(ChatNotification(chat: chat(number), title: "Chat \(number)", count: 1))
            }
            try await bench.notifier.withdraw(chat(2))
            #expect(try await bench.shown().map(\.title) == ["Chat 1", "Chat 3"])
        },
        NotifierLaw("Withdrawing a notification that is not shown succeeds") { bench in
            try await bench.notifier.withdraw(chat(1))
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 1))
            try await bench.notifier.withdraw(chat(1))
            try await bench.notifier.withdraw(chat(1))
            #expect(try await bench.shown() == [])
        },
        NotifierLaw("A chat's notification can be shown again after it was withdrawn") { bench in
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 1))
            try await bench.notifier.withdraw(chat(1))
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Orchard", count: 1))
            #expect(try await bench.shown().map(\.title) == ["Orchard"])
        },
        NotifierLaw("A quiet notification only replaces, and never appears by itself") { bench in
            try await bench.notifier.post(
                ChatNotification(chat: chat(1), title: "Garden", count: 4, isQuiet: true))
            #expect(try await bench.shown() == [])
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 5))
            try await bench.notifier.post(
                ChatNotification(chat: chat(1), title: "Garden", count: 2, isQuiet: true))
            let shown = try await bench.shown()
            #expect(shown.count == 1)
            #expect(shown.first?.text.contains("2") == true)
            try await bench.notifier.withdraw(chat(1))
            try await bench.notifier.post(
                ChatNotification(chat: chat(1), title: "Garden", count: 1, isQuiet: true))
            #expect(try await bench.shown() == [])
        },
        NotifierLaw("A dismissed notification only comes back with the next message", needs: .dismissal) { bench in
            let dismissAll = try #require(bench.dismissAll)
            for number in 1...2 as ClosedRange<UInt64> {
                try await bench.notifier.post(ChatNotification(chat: chat(number), title: "Chat \(number)", count: 2))
            }
            try await dismissAll()
            #expect(try await bench.shown() == [])
            try await bench.notifier.post(
                ChatNotification(chat: chat(1), title: "Chat 1", count: 1, isQuiet: true))
            try await bench.notifier.withdraw(chat(2))
            #expect(try await bench.shown() == [])
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Chat 1", count: 3))
            #expect(try await bench.shown().map(\.title) == ["Chat 1"])
        },
        NotifierLaw("A badge is the latest number, and 0 or less removes it", needs: .badge) { bench in
            let badge = try #require(bench.badge)
            for count in [3, 120, 0, 7, -1] as [Int64] {
                try await bench.notifier.badge(count: count)
                #expect(try await badge() == max(0, count))
            }
            // Notifications are not affected.
            #expect(try await bench.shown() == [])
        },
        NotifierLaw("Concurrent calls are processed one after the other") { bench in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for count in 1...12 as ClosedRange<Int64> {
                    group.addTask {
                        try await bench.notifier.post(
                            ChatNotification(
                                chat: chat(UInt64(count % 3)), title: "Chat \(count % 3)", count: count))
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await bench.shown().map(\.title).sorted() == ["Chat 0", "Chat 1", "Chat 2"])
        },
    ]
}
