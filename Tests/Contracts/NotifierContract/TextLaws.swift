import WhisperNotifierPort
import Testing

extension NotifierLaw {
    static let textLaws = [
        NotifierLaw("Without content, only the number of messages is shown") { bench in
            try await bench.notifier.post(
                ChatNotification(chat: chat(1), title: "Garden", content: "the secret", count: 1))
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 47))
            let shown = try await bench.shown()
            #expect(shown.map(\.title) == ["Garden"])
            #expect(shown.first?.text.contains("47") == true)
            #expect(shown.first?.text.contains("secret") == false)
        },
        NotifierLaw("Without a title there is still a heading, which is no name") { bench in
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: "Garden", count: 1))
            try await bench.notifier.post(ChatNotification(chat: chat(1), count: 2))
            let shown = try await bench.shown()
            #expect(shown.count == 1)
            #expect(shown.first?.title.isEmpty == false)
            #expect(shown.first?.title.contains("Garden") == false)
        },
        NotifierLaw("Markup is shown as text") { bench in
            let hostile = #"<b>1 < 2 & 3 > 2</b> <img src="file:///etc/passwd"/> <a href='x'>&amp;</a>"#
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: hostile, content: hostile, count: 1))
            let shown = try await bench.shown()
            #expect(shown.map(\.title) == [hostile])
            #expect(shown.first?.text.contains(hostile) == true)
        },
        NotifierLaw("Control characters and changes of direction are not shown") { bench in
            let hostile = "a\u{0}b\u{1B}[31mc\u{7}\u{202E}d\u{2066}e\u{9B}f"
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: hostile, content: hostile, count: 1))
            let shown = try await bench.shown()
            #expect(shown.map(\.title) == ["ab[31mcdef"])
            #expect(shown.first?.text.contains("ab[31mcdef") == true)
        },
        NotifierLaw("A heading is a single line; content keeps its lines") { bench in
            let text = "one\ntwo\r\nthree"
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: text, content: text, count: 1))
            let shown = try await bench.shown()
            #expect(shown.map(\.title) == ["one two three"])
            #expect(shown.first?.text.contains("one\ntwo\nthree") == true)
        },
        NotifierLaw("Every script is shown as written") { bench in
            let text = "مرحبا नमस्ते 你好 👩‍👩‍👧 Ünïcödé"
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: text, content: text, count: 1))
            let shown = try await bench.shown()
            #expect(shown.map(\.title) == [text])
            #expect(shown.first?.text.contains(text) == true)
        },
        NotifierLaw("Text of any length is shown, shortened if necessary") { bench in
            let text = String(repeating: "long & ", count: 100_000)
            try await bench.notifier.post(ChatNotification(chat: chat(1), title: text, content: text, count: 1))
            let shown = try await bench.shown()
            #expect(shown.count == 1)
            #expect((shown.first?.title.unicodeScalars.count ?? .max) <= NotificationText.maximumLineLength)
            #expect((shown.first?.text.unicodeScalars.count ?? .max) <= 2 * NotificationText.maximumParagraphLength)
            #expect(shown.first?.text.contains("long & long & ") == true)
        },
    ]
}
