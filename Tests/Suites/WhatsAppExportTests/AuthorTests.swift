import Foundation
import Testing
import WhisperExportGenerator
import WhisperIngestionPort
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppExport

@Suite("A sender that stands in the file is dropped only where WhatsApp wrote the line (ING-5)", .ownThreads)
struct AuthorTests {
    // MARK: People

    /// U+200E, U+200F, U+202A … U+202E, U+2066 … U+2069, U+200B and U+FEFF.
    static let marks = ([0x200E, 0x200F, 0x200B, 0xFEFF] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
        .compactMap(Unicode.Scalar.init).map { String(Character($0)) }

    static let headers = [
        "14/03/2026, 21:MM - ", "3/14/26, 9:MM PM - ", "14.03.26, 21:MM – ", "14/03/2026 - 21:MM; ",
        "14/03/2026, 21:MM: ", "[14/03/2026, 21:MM:07] ", "[14.03.26, 21:MM:07] ", "[21:MM:07, 14/03/2026] ",
    ]

    static let words = [
        "+49 151 2345678", "שלום", "مرحبا", "https://example.org/menu", "I left at nine", "she added sugar",
        "they removed it", "he changed the subject to pizza", "(draft)", "see you, then.", "the disappearing messages",
        "a new security code with four digits", "was added", "bild", "手紙", "12:30", "null and void", "<3", "hej då",
        "you are so cryptic", "image", "omitted it", "null", "Voice calls, later?", "POLL", "•", "“x”", "x: y",
    ]

    private struct Line: Equatable {
        let sender: String
        let text: String
    }

    private static func chat(_ random: inout SeededGenerator, header: String) -> (text: String, lines: [Line]) {
        let people = Array(["Ana Reis", "Ben Okoro", "~ Cleo", "+49 151 1111111"].prefix(2 + random.below(3)))
        var text = ""
        var lines: [Line] = []
        for minute in 10..<10 + 4 + random.below(40) {
            let body =
                marks[random.below(marks.count)]
                + (0...random.below(4)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
                + (random.below(4) == 0 ? marks[random.below(marks.count)] : "")
            let sender = people[random.below(people.count)]
            lines.append(Line(sender: sender, text: body))
            text += header.replacingOccurrences(of: "MM", with: "\(minute)") + "\(sender): \(body)\n"
        }
        return (text, lines)
    }

    @Test("Whatever mark a text begins with, it keeps its sender and its words (files 01)", arguments: headers)
    func texts(_ header: String) async throws {
        for seed in 0..<150 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let chat = AuthorTests.chat(&random, header: header)
            // A placeholder is the whole text, which these are not.
            var options = ExportOptions.inUTC
            options.dateOrder = header.hasPrefix("3/") ? .mdy : .dmy
            let reading = try await Reading.text(chat.text, name: "WhatsApp Chat.txt", options: options)
            let read = reading.messages.map { Line(sender: $0.sender?.displayName ?? "", text: $0.content.text ?? "") }
            #expect(read.count == chat.lines.count, "seed \(seed)")
            for (one, other) in zip(read, chat.lines) where one != other {
                Issue.record("seed \(seed): \(other) became \(one)")
                return
            }
            #expect(reading.survey.systemLines == 0, "seed \(seed)")
            #expect(Set(reading.survey.senders) == Set(chat.lines.map(\.sender)), "seed \(seed)")
        }
    }

    @Test("A chat whose texts begin with marks is read alike from Android and from an iPhone (files 01)")
    func both() async throws {
        let bodies = [
            "first, a plain one", "\u{202A}+49 151 2345678\u{202C}", "\u{202A}+49 151 2345678\u{202C} is the plumber",
            "\u{200F}שלום, מה שלומך?", "\u{200E}https://example.org/menu",
            "\u{2068}Ana Reis\u{2069} said she is coming",
            "\u{200B}", "last, a plain one",
        ]
        let android = bodies.enumerated().map { "14/03/2026, 21:0\($0) - \($0 % 2 == 0 ? "Ana" : "Ben"): \($1)" }
        let apple =
            [
                "[14/03/2026, 20:59:00] Ana: \u{200E}Messages and calls are end-to-end encrypted. Only people in this chat"
            ]
            + bodies.enumerated().map { "[14/03/2026, 21:0\($0):0\($0)] \($0 % 2 == 0 ? "Ana" : "Ben"): \($1)" }
        let first = try await Reading.text(android.joined(separator: "\n"))
        let second = try await Reading.text(apple.joined(separator: "\r\n"), name: "_chat.txt")
        #expect(first.survey.systemLines == 0)
        #expect(second.survey.systemLines == 1)
        #expect(second.messages.first?.sender == nil)
        for reading in [first.messages[...], second.messages.dropFirst()] {
            #expect(reading.map(\.content.text) == bodies)
            #expect(reading.map(\.content.kind) == bodies.map { _ in .text })
            #expect(reading.map { $0.sender?.displayName } == bodies.indices.map { $0 % 2 == 0 ? "Ana" : "Ben" })
        }
    }

    @Test("On Android no wording takes a line from its sender")
    func wordings() async throws {
        let bodies = [
            "Messages and calls are end-to-end encrypted. Tap to learn more.",
            "\u{200E}Messages and calls are end-to-end encrypted. Tap to learn more.", "\u{200E}Ana left",
            "\u{200E}You blocked this contact",
            "\u{200E}Your security code with Ana changed. \u{200E}Tap to learn more.",
        ]
        for body in bodies {
            let lines = ["Hello", body].enumerated().map { "14/03/2026, 21:0\($0) - Ana: \($1)" }
            for order in [lines, lines.reversed()] {
                let reading = try await Reading.text(order.joined(separator: "\n"))
                #expect(reading.survey.systemLines == 0, "\(body)")
                #expect(reading.messages.allSatisfy { $0.sender?.displayName == "Ana" }, "\(body)")
            }
        }
    }

    @Test("On an iPhone the words of a notice are a person's where they only resemble one")
    func resembling() async throws {
        let bodies = [
            "\u{200E}I left my keys", "\u{200E}I added you to the list", "Messages and calls are end-to-end encrypted!",
            "\u{200E}Ana here, I left my keys", "\u{202A}You blocked this contact", "\u{200E}my security code with you",
            "\u{200E}https://example.org/encrypted",
        ]
        for body in bodies {
            let text = "[14/03/2026, 21:00:00] Ana: Hello\n[14/03/2026, 21:01:00] Ana: \(body)"
            let reading = try await Reading.text(text)
            #expect(reading.messages.last?.sender?.displayName == "Ana", "\(body)")
            #expect(reading.messages.last?.content.text == body)
            #expect(reading.survey.systemLines == 0, "\(body)")
        }
        let first = try await Reading.text("[14/03/2026, 21:00:00] Ana: \u{200E}call: \u{200E}https://example.org")
        #expect(first.messages.first?.sender?.displayName == "Ana", "no name with a colon is learned from a text")
    }

    // MARK: Sentences with a colon

    @Test(
        "A system line with a colon is one if its first half wrote nothing else",
        arguments: [
            ("Ana changed the subject to “Trip: Rome”", true), ("Ana changed the subject to \"Trip: Rome\"", true),
            ("Ana hat den Betreff zu „Reise: Rom“ geändert", true), ("Ana ändrade ämnet till ”Resa: Rom”", true),
            ("Zoe ändrade ämnet till ”Resa: Rom”", false), ("Ana “the boss: hello” they said", true),
            ("Max “the boss: hello” they said", false),
        ])
    func sentence(_ line: String, _ isSystem: Bool) async throws {
        for header in ["14/03/2026, 21:0X - ", "[14/03/2026, 21:0X:00] "] {
            func written(_ minute: Int, _ text: String) -> String {
                header.replacingOccurrences(of: "X", with: "\(minute)") + text
            }
            let alone = [written(0, "Ana: Hi"), written(1, "Ben: Hi"), written(2, line)]
            let reading = try await Reading.text(alone.joined(separator: "\n"))
            let sender = String(line.prefix { $0 != ":" })
            #expect(reading.messages.last?.sender?.displayName == (isSystem ? nil : sender))
            #expect(reading.survey.systemLines == (isSystem ? 1 : 0))
            // A person of that name, who also wrote something else.
            let both = alone + [written(3, "\(sender): Hello")]
            let second = try await Reading.text(both.joined(separator: "\n"))
            #expect(second.messages.suffix(2).map { $0.sender?.displayName } == [sender, sender])
            #expect(second.survey.systemLines == 0)
            #expect(second.survey.writers.last?.messages == 2)
        }
    }

    // MARK: Placeholders and notices without words

    @Test("A file that an iPhone left out keeps its sender in a language without a table (files 03)")
    func placeholders() async throws {
        let text = """
            [2026-03-14 20:59:00] Anna: \u{200E}Meddelanden och samtal är krypterade från början till slut.\r
            [2026-03-14 21:00:00] Anna: Hej!\r
            \u{200E}[2026-03-14 21:01:00] Björn: \u{200E}bild utelämnad\r
            \u{200E}[2026-03-14 21:02:00] Anna: \u{200E}video utelämnad\r
            \u{200E}[2026-03-14 21:03:00] Björn: En båt \u{200E}bild utelämnad\r
            \u{200E}[2026-03-14 21:06:00] Anna: kvitto.pdf • \u{200E}2 sidor \u{200E}dokument utelämnat\r
            \u{200E}[2026-03-14 21:07:00] Björn: \u{200E}Kontaktkort utelämnat\r
            \u{200E}[2026-03-14 21:08:00] Anna: \u{200E}<bifogad: 00000012-PHOTO-2026-03-14-21-08-00.jpg>\r
            \u{200E}[2026-03-14 21:09:00] Anna: Hej då! \u{200E}<Meddelandet har redigerats>\r
            """
        let reading = try await Reading.text(text, name: "_chat.txt")
        let messages = reading.messages
        #expect(reading.survey.systemLines == 1)
        #expect(messages.first?.content.kind == .system)
        #expect(messages.first?.detail("event") == "encryption_notice")
        #expect(
            messages.dropFirst().map { $0.sender?.displayName } == [
                "Anna", "Björn", "Anna", "Björn", "Anna", "Björn", "Anna", "Anna",
            ])
        #expect(
            messages.dropFirst().map { $0.content.attachments.map(\.state) } == [
                [], [.omitted], [.omitted], [.omitted], [.omitted], [.omitted], [.missing], [],
            ])
        #expect(messages.map(\.content.kind).suffix(5) == [.unknown, .document, .unknown, .image, .text])
        #expect(messages[2].content.text == "bild utelämnad", "The words stay visible, as nobody knows what they mean")
        #expect(messages[4].content.text == "En båt")
        #expect(messages[4].detail("placeholder") == "\u{200E}bild utelämnad")
        #expect(messages[5].content.attachments.first?.name == "kvitto.pdf")
        #expect(messages[5].content.text == nil)
        #expect(reading.survey.attachmentsOmitted == 5)
    }

    @Test("What WhatsApp marks twice and is no file is read as what it is, and no word is lost")
    func markedTwice() async throws {
        let text = """
            [14/03/2026, 20:58:00] Ana Reis: hello there\r
            \u{200E}[14/03/2026, 20:59:00] Ana Reis: \u{200E}Messages and calls are end-to-end encrypted.\r
            \u{200E}[14/03/2026, 21:03:00] Ana Reis: \u{200E}Voice call, \u{200E}5 min\r
            \u{200E}[14/03/2026, 21:05:00] Ana Reis: \u{200E}AFSTEMNING:\r
            \u{200E}Hvor?\r
            \u{200E}MULIGHED: Her (\u{200E}1 stemme)\r
            \u{200E}[14/03/2026, 21:06:00] Ana Reis: \u{200E}AFSTEMNING:\r
            \u{200E}Hvor?\r
            \u{200E}MULIGHED: Her\r
            \u{200E}[14/03/2026, 21:08:00] Ana Reis: \u{200E}https://example.org/marked-link\r
            \u{200E}[14/03/2026, 21:09:00] Ana Reis: \u{200E}Denne besked blev slettet.\r
            """
        let messages = try await Reading.text(text, name: "_chat.txt").messages
        #expect(messages.map(\.content.kind) == [.text, .system, .call, .text, .text, .text, .unknown])
        #expect(messages[1].sender == nil && messages[1].detail("event") == "encryption_notice")
        #expect(messages[2].content.text == "\u{200E}Voice call, \u{200E}5 min")
        #expect(messages[3].content.text?.hasSuffix("(\u{200E}1 stemme)") == true)
        #expect(messages[4].content.text?.hasSuffix("MULIGHED: Her") == true)
        #expect(messages[5].content.text == "\u{200E}https://example.org/marked-link")
        #expect(messages.dropLast().allSatisfy { $0.content.attachments.isEmpty })
        #expect(messages[6].content.text == "Denne besked blev slettet.")
    }

    @Test("A caption before a placeholder is the text, in a known language too")
    func caption() async throws {
        let text = "\u{200E}[2026-03-14 21:01:00] Ben: At the sea \u{200E}image omitted"
        let message = try #require(try await Reading.text(text).messages.first)
        #expect(message.content.kind == .image)
        #expect(message.content.text == "At the sea")
        #expect(message.content.attachments.map(\.name) == [nil])
    }

    @Test("Letters of Hindi with a dot are found however they are spelled")
    func nukta() async throws {
        for word in ["वीडियो छो\u{95C}ा गया", "वीडियो छो\u{921}\u{93C}ा गया"] {
            let text = "\u{200E}[2026-03-14 21:01:00] Ben: \u{200E}\(word)"
            #expect(try await Reading.text(text).messages.first?.content.kind == .video)
        }
    }

    @Test("An Arabic iPhone's own mark is U+200F")
    func rightToLeft() async throws {
        let reading = try await Reading.text(
            """
            [2026-03-14 21:00:00] Ana: \u{200F}الرسائل والمكالمات مشفرة تمامًا بين الطرفين.
            \u{200F}[2026-03-14 21:01:00] Ben: \u{200F}كلمات غير معروفة
            \u{200F}[2026-03-14 21:02:00] Ben: \u{200F}لم يتم إدراج الصورة
            [2026-03-14 21:03:00] Ben: \u{200F}كلمات غير معروفة
            """, name: "_chat.txt")
        #expect(reading.messages.map { $0.sender?.displayName } == [nil, "Ben", "Ben", "Ben"])
        #expect(reading.messages.map(\.content.kind) == [.system, .unknown, .image, .text])
    }

    @Test("The group to which an iPhone attributes notices is not a person, in a language without a table either")
    func group() async throws {
        let lines = [
            "[2026-03-14 20:59:00] \u{200E}Anna skapade gruppen",
            "[2026-03-14 20:59:01] Familjen: \u{200E}Meddelanden och samtal är krypterade från början till slut.",
            "[2026-03-14 20:59:02] Familjen: \u{200E}Anna lade till dig", "[2026-03-14 21:00:00] Anna: Hej!",
            "[2026-03-14 21:01:00] Björn: Hej!", "[2026-03-14 21:02:00] Cia: \u{200E}Hej!",
        ]
        let reading = try await Reading.text(lines.joined(separator: "\n"), name: "_chat.txt")
        #expect(reading.messages.map { $0.sender?.displayName } == [nil, nil, nil, "Anna", "Björn", "Cia"])
        #expect(reading.survey.systemLines == 3)
        #expect(reading.survey.senders == ["Anna", "Björn", "Cia"])
        #expect(reading.chat.kind == .group)
        #expect(reading.messages[2].detail("attributed_to") == "Familjen")
    }

    @Test(
        "The notices of an iPhone are system lines wherever they stand (files 20)",
        arguments: [
            "\u{200E}Messages and calls are end-to-end encrypted. Only people in this chat can read them.",
            "\u{200E}\u{200E}Your security code with Ana changed. \u{200E}Tap to learn more.",
            "\u{200E}Your security code with Ana changed. Tap to learn more.",
            "\u{200E}\u{200E}Deine Sicherheitsnummer für Ana hat sich geändert. \u{200E}Tippe, um mehr zu erfahren.",
            "\u{200E}You blocked this contact. Tap to unblock.", "\u{200E}Ana Reis left",
            "\u{200E}\u{200E}Ana Reis turned off disappearing messages. \u{200E}Tap to change.",
        ])
    func notices(_ body: String) async throws {
        let text = "[14/03/2026, 21:00:00] Ana Reis: Hello\n[14/03/2026, 21:01:00] Ana Reis: \(body)"
        let reading = try await Reading.text(text)
        #expect(reading.messages.last?.content.kind == .system)
        #expect(reading.messages.last?.sender == nil)
        #expect(reading.messages.last?.detail("attributed_to") == "Ana Reis")
        #expect(reading.survey.systemLines == 1)
    }
}
