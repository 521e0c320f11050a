import Foundation
import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads

@testable import WhisperWhatsAppExport

@Suite("What precedes the colon of a notice is no person (ING-5)", .ownThreads)
struct NoticeHalfTests {
    private static let headers = ["14/03/2026, 21:MM - ", "[14/03/2026, 21:MM:00] ", "[14/03/2026, 21:MM:00] \u{200E}"]

    /// A group in which Ana and Ben write, and lines behind what they wrote first.
    private func read(_ lines: [String], header: String = headers[0]) async throws -> Reading {
        let all = ["Ana: Hi", "Ben: Hi"] + lines + ["Ana: ok"]
        let text = all.enumerated().map {
            header.replacingOccurrences(of: "MM", with: "\(10 + $0)") + $1
        }
        return try await Reading.text(text.joined(separator: "\n"), name: "WhatsApp Chat.txt")
    }

    private func isNotice(_ lines: [String], header: String = headers[0]) async throws -> Bool {
        let reading = try await read(lines, header: header)
        let middle = reading.messages.dropFirst(2).dropLast()
        let isSystem = middle.allSatisfy { $0.sender == nil && $0.content.kind == .system }
        #expect(isSystem == (reading.survey.senders == ["Ana", "Ben"]), "\(lines)")
        #expect(reading.survey.systemLines == (isSystem ? lines.count : 0), "\(lines)")
        if isSystem {
            #expect(middle.allSatisfy { lines.contains($0.content.text?.filter { $0 != "\u{200E}" } ?? "") })
        }
        return isSystem
    }

    static let communities = [
        "Arathi added you to a group in the community: Batch A",
        "+91 94451 23479 added you to a group in the community: Aspirations",
        "You joined a group via invite in the community: Some: Community", "You created the group: CPO Connect // AI",
        "Welcome to the group: Runners\nYou joined this group. All community members can use this chat.",
    ]

    @Test("Of communities and their groups", arguments: communities)
    func community(_ line: String) async throws {
        for header in Self.headers {
            #expect(try await isNotice([line], header: header))
            #expect(try await isNotice([line, line], header: header))
        }
        let reading = try await read([line])
        #expect(reading.chat.kind == .group)
        #expect(reading.messages[2].detail("event") != nil)
    }

    @Test(
        "Of communities, in languages of which no genuine line was found",
        arguments: [
            "Ana hat dich zu einer Gruppe in der Community hinzugefügt: Lauftreff",
            "Ana te añadió a un grupo de la comunidad: Corredores",
            "Ana vous a ajouté à un groupe de la communauté : Coureurs",
            "Ana adicionou você a um grupo na comunidade: Corredores",
            "Ana ti ha aggiunto a un gruppo nella community: Corridori",
        ])
    func otherLanguages(_ line: String) async throws { #expect(try await isNotice([line])) }

    struct Language: Sendable, CustomTestStringConvertible {
        let wording: Wording
        var testDescription: String { wording.language }
        static let all = Wording.all.filter { !$0.errors.isEmpty }.map(Language.init)
    }

    @Test("Of an error", arguments: Language.all)
    func error(_ language: Language) async throws {
        for line in language.wording.errors {
            #expect(try await isNotice([line]))
            #expect(try await isNotice([line + ".", line + "."]))
            let name = String(line.prefix { $0 != ":" })
            #expect(try await !isNotice([name + ": hello"]), "\(name)")
            #expect(try await !isNotice([line, name + ": hello"]), "\(name)")
        }
    }

    @Test(
        "With the name of a group that contains a colon",
        arguments: [
            "\"Gezi: Roma\" grubunu oluşturdunuz", "Ana \"Gezi: Roma\" grubunu oluşturdu",
            "Zoe, konuyu \"Gezi: Roma\" konusundan \"Gezi: Milano\" olarak değiştirdi",
            "Zoeさんがグループ「旅行: ローマ」を作成しました", "Zoeさんが件名を「旅行: ローマ」から「旅行: ミラノ」に変更しました",
            "Użytkownik Zoe utworzył grupę \"Wyjazd: Rzym\"", "Zoe utworzył(a) grupę „Wyjazd: Rzym”",
            "Utworzyłeś(aś) grupę „Wyjazd: Rzym”", "Zoe a modifié le sujet “Tour : Rome” en “Tour : Milan”",
            "Cambiaste el asunto a \"Viaje: Roma\"", "Ви створили групу \"Мандри: Рим\"", "您把主题从 \"一: 二\" 改为 \"三\"",
            "Du hast die Gruppe „Reise: Rom“ erstellt",
        ])
    func quotations(_ line: String) async throws { #expect(try await isNotice([line])) }

    @Test(
        "A person whose name only resembles one keeps every line",
        arguments: [
            ["ERROR: hello"], ["Error 404: can't send to this group, not a participant"],
            ["Community added value team north: hello"], ["You joined: hello"], ["Welcome to the group chat: hello"],
            ["Ana added you: hello"], ["The running community of Lund: I left"], ["\"Gezi: merhaba"],
            ["Max “the boss: hello” they said"], ["Dave 5\" pizza: two of 12\" left"], ["\"Tiny: I am so \"tall\""],
            ["Ana left: hello"],
            [
                "Arathi added you to a group in the community: Batch A",
                "Arathi added you to a group in the community: Hi",
            ],
            ["You created the group: one", "You created the group: two"],
        ])
    func people(_ lines: [String]) async throws {
        for header in Self.headers.prefix(2) {
            let reading = try await read(lines, header: header)
            #expect(reading.survey.systemLines == 0)
            #expect(reading.survey.senders.count == 3)
            #expect(reading.messages.dropFirst(2).dropLast().allSatisfy { $0.sender != nil })
        }
    }

    @Test("A member of whose name a notice is only a part writes messages")
    func files() async throws {
        let reading = try await read([
            "You created the group: IMG-20260314-WA0001.jpg (file attached)", "You created the group: thanks",
        ])
        #expect(reading.survey.senders == ["Ana", "Ben", "You created the group"])
        #expect(reading.messages[2].content.kind == .image)
    }
}
