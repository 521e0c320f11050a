import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperCore

/// Exports without names and numbers (ST-13).
@Suite("Deidentified export", .ownThreads)
struct DeidentifierTests {
    private func vault() async throws -> ExportFixture {
        let vault = try ExportFixture()
        try await vault.importChat(
            "José Álvarez",
            [
                ScriptedSource.Line(minute: 1, sender: "José Álvarez", text: "My number is +49 170 1234567."),
                ScriptedSource.Line(
                    minute: 2, sender: "Ben", text: "Thanks, JOSE ALVAREZ! Ask Álvarez or 0170 1234567"),
                ScriptedSource.Line(minute: 3, sender: "李雷", text: "call +1 (415) 555-0100 or +14155550100"),
                ScriptedSource.Line(minute: 4, sender: "Ben", text: "谢谢李雷, see you 2020-05-31 at 10:30, 100 euros"),
                ScriptedSource.Line(minute: 5, sender: "Ben", text: "here", picture: "Jose.jpg"),
                ScriptedSource.Line(minute: 6, sender: nil, text: "Ben added José Álvarez"),
            ])
        return vault
    }

    @Test("No name and no number remains, in any spelling")
    func nothingLeft() async throws {
        let text = try await vault().exported(deidentified: true)
        // Digits of ids and hashes are random, and may be those of a number.
        let lower = text.lowercased().replacing(#/[0-9a-f-]{12,}/#, with: "#")
        for trace in ["jos", "lvarez", "\"ben", "ben ", "李", "雷", "170", "1234567", "555", "0100"] {
            #expect(!lower.contains(trace), "\(trace)")
        }
        #expect(text.contains("2020-05-31 at 10:30, 100 euros"))
    }

    @Test("A person has the same id as a sender and in text, and a number everywhere")
    func consistent() async throws {
        let messages = try await vault().exported(deidentified: true).split(separator: "\n").map {
            try UnifiedMessage(JSONValue.parse(String($0)))
        }
        let jose = try #require(messages[0].sender?.identifier)
        #expect(jose.hasPrefix("contact-"))
        #expect(messages[0].sender?.displayName == jose)
        #expect(messages[1].content.text?.hasPrefix("Thanks, \(jose)! Ask \(jose) or ") == true)
        #expect(messages[5].content.text?.hasSuffix("added \(jose)") == true)
        #expect(messages[4].content.attachments.first?.name == "\(jose).jpg")
        let numbers = try #require(messages[2].content.text).split(separator: " ").filter { $0.hasPrefix("contact-") }
        #expect(numbers.count == 2 && numbers[0] == numbers[1])
    }

    @Test("Ids are the same in every export of a vault, and different in another vault")
    func stable() async throws {
        let vault = try await vault()
        let first = try await vault.exported(deidentified: true)
        #expect(try await vault.exported(deidentified: true) == first)
        #expect(try await self.vault().exported(deidentified: true) != first)
    }

    @Test("Hashes of names do not identify chats and messages")
    func hashes() async throws {
        let vault = try await vault()
        let text = try await vault.exported(deidentified: true)
        #expect(!text.contains(ThreadIdentifier.make(platform: .whatsapp, chat: "José Álvarez")))
        #expect(!text.contains("x1-"))
        let plain = try await vault.exported()
        #expect(plain.contains("x1-"))
    }

    @Test(
        "A telephone number of a stranger is replaced; a date, a price and a longer or shorter number stay (ST-13)",
        arguments: [
            ("0171-7654321", true), ("0171 7654321", true), ("(0171) 765-43-21", true), ("0171\u{A0}7654321", true),
            ("020712345", true), ("20712345", false), ("02071234", false), ("2071234567", true), ("207123456", false),
            ("12345678901234567", true), ("123456789012345678", false),
            ("+4917176", true), ("+491717", false), ("+491717654321234", true), ("+4917176543212345", false),
            ("2020-06-07-15-13-20", false), ("1999-12-31 23", false), ("2020.06.07.15.13.20", true),
            ("20200607151320", true), ("1815-06-18-10", true), ("2120-06-07-15", true), ("19-99-12-31-23", true),
            ("0171--765--4321", true), ("0171---7654321", false), ("x0171 7654321", false),
        ])
    func strangersNumber(text: String, isNumber: Bool) async throws {
        let vault = try ExportFixture()
        try await vault.importChat("Ben", [ScriptedSource.Line(minute: 1, sender: "Ben", text: "Try \(text), today")])
        let exported = try await vault.exported(deidentified: true)
        let message = try UnifiedMessage(JSONValue.parse(exported.trimmed))
        #expect((message.content.text == "Try \(text), today") == !isNumber)
        #expect(message.content.text?.hasPrefix("Try ") == true && message.content.text?.hasSuffix(", today") == true)
    }

    @Test("Ids of a service are replaced where a text names them", arguments: ["@ana:example.org", "user7"])
    func idsOfServices(id: String) async throws {
        let vault = try ExportFixture()
        try await vault.importJSON(
            """
            {"id":"00000000-0000-4000-8000-000000000001","external_id":"a","platform":"matrix",\
            "timestamp":"2020-01-01T00:00:00Z","sender":{"identifier":"\(id)","display_name":"Ben"},\
            "content":{"type":"text","text":"I am \(id), hello"},"metadata":{"thread_id":"abc"}}
            """)
        let message = try UnifiedMessage(JSONValue.parse(try await vault.exported(deidentified: true).trimmed))
        let replacement = try #require(message.sender?.identifier)
        let text = try #require(message.content.text)
        #expect(text.contains(replacement) && text.hasSuffix(", hello"))
        #expect(!text.contains("ana") && !text.contains("user7"))
    }

    @Test("Numbers of known people are also recognised in national format")
    func knownNumber() async throws {
        let vault = try ExportFixture()
        try await vault.importJSON(
            """
            {"id":"00000000-0000-4000-8000-000000000001","external_id":"a","platform":"whatsapp",\
            "timestamp":"2020-01-01T00:00:00Z","sender":{"identifier":"+491701234567","display_name":"+49 170 1234567"},\
            "content":{"type":"text","text":"mine is 0170-1234567"},"metadata":{"thread_id":"abc"}}
            """)
        let message = try UnifiedMessage(JSONValue.parse(try await vault.exported(deidentified: true).trimmed))
        let id = try #require(message.sender?.identifier)
        #expect(message.content.text == "mine is \(id)")
    }
}

extension String {
    fileprivate var trimmed: String { String(split(separator: "\n").first ?? "") }
}
