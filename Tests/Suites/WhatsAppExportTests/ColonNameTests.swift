import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import WhisperWhatsAppExport

@Suite("A sender's name may contain a colon and a space (ING-5)", .ownThreads)
struct ColonNameTests {
    private struct Line: Equatable {
        var sender: String?
        var text: String?
    }

    /// Reads lines of `sender|text`, or of WhatsApp's own, and compares them.
    private func check(
        _ lines: [String], as expected: [Line]? = nil, isPhone: Bool = false,
        name: String = "WhatsApp Chat with Kitchen", options: ExportOptions = .inUTC
    ) async throws -> FileSurvey {
        let parts = lines.map { $0.split(separator: "|", maxSplits: 1).map(String.init) }
        let text = zip(lines.indices, parts).map { index, parts in
            let header = isPhone ? "[25/03/2026, 21:\(10 + index):00] " : "25/03/2026, 21:\(10 + index) - "
            return header + parts.joined(separator: ": ") + "\n"
        }
        let reading = try await Reading.text(text.joined(), name: name + ".txt", options: options)
        let written = parts.map {
            $0.count == 2 ? Line(sender: $0[0], text: $0[1]) : Line(sender: nil, text: $0[0])
        }
        let read = reading.messages.map { Line(sender: $0.sender?.displayName, text: $0.content.text) }
        #expect(read == expected ?? written)
        #expect(reading.survey.senders.count == Set((expected ?? written).compactMap(\.sender)).count)
        return reading.survey
    }

    private static let others = ["Ana|Who is hungry?", "Ben|I am"]

    @Test("A name by which every line of its sender begins is whole, on both systems", arguments: [false, true])
    func recurring(isPhone: Bool) async throws {
        let survey = try await check(
            Self.others + ["Cem: the cook|Soup is ready", "Ana|Coming", "Cem: the cook|12:30, as always"],
            isPhone: isPhone)
        #expect(survey.senders == ["Ana", "Ben", "Cem: the cook"] && survey.systemLines == 0)
        #expect(survey.writers.last?.messages == 2 && survey.writers.last?.sample == "Soup is ready")
    }

    @Test("A single line is enough if the file names the member, which is no sender there")
    func named() async throws {
        for notice in ["Ana added Cem: the cook", "Cem: the cook left", "Ana removed Cem: the cook and Dan"] {
            let survey = try await check(Self.others + [notice, "Cem: the cook|Soup is ready"])
            #expect(survey.systemLines == 1, "\(notice)")
        }
        let phone = try await check(
            Self.others + ["Kitchen|\u{200E}Ana added Cem: the cook", "Cem: the cook|Soup is ready"],
            as: [
                Line(sender: "Ana", text: "Who is hungry?"), Line(sender: "Ben", text: "I am"),
                Line(sender: nil, text: "\u{200E}Ana added Cem: the cook"),
                Line(sender: "Cem: the cook", text: "Soup is ready"),
            ], isPhone: true)
        #expect(phone.systemLines == 1)
    }

    @Test("A file behind the name shows where it ends, and that a shorter name is another person's")
    func files() async throws {
        let reading = try await Reading.text(
            """
            25/03/2026, 21:10 - Cem: Hello
            25/03/2026, 21:11 - Cem: the cook: IMG-20260325-WA0001.jpg (file attached)
            25/03/2026, 21:12 - Cem: the cook: Look at that
            25/03/2026, 21:13 - Cem: Note: I am another Cem
            25/03/2026, 21:14 - Ana: <Media omitted>
            """, name: "WhatsApp Chat with Kitchen.txt")
        let senders = reading.messages.map { $0.sender?.displayName }
        #expect(senders == ["Cem", "Cem: the cook", "Cem: the cook", "Cem", "Ana"])
        #expect(reading.messages.map(\.content.kind) == [.text, .image, .text, .text, .unknown])
        #expect(reading.messages[3].content.text == "Note: I am another Cem")
    }

    @Test("A name with several colons is whole")
    func several() async throws {
        _ = try await check(
            Self.others + ["Cem: cook: nights|Soup", "Cem: cook: nights|More soup", "Cem: cook: nights|Enough"])
    }

    @Test("Texts that begin with a word and a colon stay texts")
    func texts() async throws {
        // Of a sender who writes other texts, too.
        _ = try await check(Self.others + ["Cem|Note: buy salt", "Cem|Note: buy oil", "Cem|Done"])
        // Of a sender whom the file names.
        _ = try await check(Self.others + ["Ana added Cem", "Cem|Note: buy salt", "Cem|Note: buy oil"])
        _ = try await check(Self.others + ["Cem left", "Cem|Note: buy salt", "Cem|Note: buy oil"])
        // Of different beginnings, and a single one.
        _ = try await check(Self.others + ["Cem|Note: buy salt", "Cem|Idea: buy oil"])
        _ = try await check(Self.others + ["Cem|Note: buy salt"])
        // In a direct chat, where the file's name is the other's.
        _ = try await check(["Cem|Note: salt", "Cem|Note: oil", "Ben|Note: ok"], name: "WhatsApp Chat with Cem")
        // Of the owner, who has said what they are called.
        var options = ExportOptions.inUTC
        options.ownerName = "Ben"
        let lines = ["Ana|Who is hungry?", "Dan|I am", "Ben|Note: salt", "Ben|Note: oil"]
        let reading = try await check(lines, options: options)
        #expect(reading.senders == ["Ana", "Dan", "Ben"])
    }

    @Test("A picture that an iPhone left out shows that its sender is called no more than that")
    func pictures() async throws {
        let reading = try await Reading.text(
            """
            [25/03/2026, 21:10:00] Ana: Who is hungry?
            [25/03/2026, 21:11:00] Ben: I am
            [25/03/2026, 21:12:00] Cem: Note: buy salt
            [25/03/2026, 21:13:00] Cem: Note: buy oil
            \u{200E}[25/03/2026, 21:14:00] Cem: \u{200E}image omitted
            """, name: "WhatsApp Chat with Kitchen.txt")
        #expect(reading.survey.senders == ["Ana", "Ben", "Cem"])
        #expect(reading.messages.map(\.content.text).contains("Note: buy oil"))
    }

    @Test("The owner and the chat are called so")
    func said() async throws {
        var options = ExportOptions.inUTC
        options.ownerName = "Cem: the cook"
        _ = try await check(Self.others + ["Cem: the cook|Soup", "Ana|Thanks"], options: options)
        _ = try await check(["Cem: the cook|Soup", "Ben|Thanks"], name: "WhatsApp Chat with Cem: the cook")
    }
}
