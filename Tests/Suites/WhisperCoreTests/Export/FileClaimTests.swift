import Testing
import WhisperArchive
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("What an added file says of messages that another source shows (ST-13)", .ownThreads)
struct FileClaimTests {
    private typealias Samples = JSONAndDatabaseTests

    @Test(
        "Of two texts, neither of which is an edit, the database's is the message, whichever comes first (ST-13)",
        arguments: [
            "zz you owe me money", "AA you owe me money", "whisper1:v1." + String(repeating: "A", count: 700),
        ], [true, false])
    func otherText(words: String, isFirst: Bool) async throws {
        for me in [nil, "+4917099999"] {
            let lines = try await Samples.forged(("what was said as number 0", words))
            try await Samples.inEachStore { vault in
                if isFirst { try await vault.load(lines: lines, me: me) }
                try await vault.load(Samples.small())
                if !isFirst { #expect(try await vault.load(lines: lines, me: me).changed == 0) }
                let message = try #require(try await Samples.messages(vault).first).unified
                #expect(message.content.text == "what was said as number 0" && message.editedAt == nil)
                #expect(try await vault.store.versions(of: message.id) == [])
                #expect(!message.isOfFile)
            }
        }
    }

    @Test(
        "A file that comes first makes nothing else of a message than the database shows (ST-13)",
        arguments: [
            (#""type":"text","text":"what was said as number 0""#, #""type":"poll","text":"zzz""#),
            (#""type":"text","text":"what was said as number 0""#, #""type":"system","text":"zzz""#),
            (#""type":"text","text":"what was said as number 0""#, #""type":"image","text":null"#),
            (#""type":"text","text":"what was said as number 0""#, #""type":"deleted","text":null"#),
            (#""timestamp":"2020-09-13"#, #""timestamp":"2019-09-13"#),
        ])
    func otherMessage(words: String, others: String) async throws {
        let lines = try await Samples.forged((words, others))
        try await Samples.inEachStore { vault in
            try await vault.load(lines: lines)
            try await vault.load(Samples.small())
            let message = try #require(try await Samples.messages(vault).first { $0.unified.externalID == "3EB0" })
                .unified
            #expect(message.content == Content(kind: .text, text: "what was said as number 0"))
            #expect(message.timestamp.milliseconds == Samples.start)
        }
    }

    @Test("What a file calls an edit of before its message was sent is none (ST-13)", arguments: [true, false])
    func earlyEdit(isFirst: Bool) async throws {
        let lines = try await Samples.forged(
            ("what was said as number 0", "zz you owe me money"),
            (#""edited_at":null"#, #""edited_at":"2020-09-13T12:26:40Z""#))
        try await Samples.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Samples.small())
            if !isFirst { #expect(try await vault.load(lines: lines).changed == 0) }
            let message = try #require(try await Samples.messages(vault).first).unified
            #expect(message.content.text == "what was said as number 0" && message.editedAt == nil)
        }
    }

    @Test(
        "What a file answers, attaches and says of its media counts only where a database says nothing (ST-13)",
        arguments: [true, false])
    func otherParts(isFirst: Bool) async throws {
        let database = Samples.small(
            replyTo: "3EB0",
            attachment: WhisperMessage.Attachment(name: "IMG-2.jpg", mime: "image/jpeg", state: .missing),
            members: ["media": ["width": 640]])
        let lines = try await Samples.forged(
            of: database, at: 2, (#""reply_to":"3EB0""#, #""reply_to":"3EB1""#), ("IMG-2.jpg", "zz.jpg"),
            (#""width":640"#, #""width":7,"height":480"#))
        try await Samples.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(database)
            if !isFirst { try await vault.load(lines: lines) }
            let message = try #require(try await Samples.messages(vault).last).unified
            #expect(message.replyTo == "3EB0" && message.content.attachments.map(\.name) == ["IMG-2.jpg"])
            #expect(message.platformSpecific["media"] == ["width": 640, "height": 480])
        }
    }

    @Test(
        "An address that only a file puts beside a name is nobody's whom a source names so, in either order (ING-1b)",
        arguments: [true, false])
    func otherAddress(isFirst: Bool) async throws {
        try await Samples.inEachStore { vault in
            let name = PersonAlias(kind: .exportName, value: "Ann")
            func person(isClaimed: Bool) async throws -> UniqueIdentifier {
                let number = isClaimed ? "+4999000" : nil
                let address = number.map { [PersonAlias(kind: .phoneNumber, value: $0)] } ?? []
                return try await vault.store.sender(
                    for: NewSender(
                        platform: .whatsapp, aliases: address + [name],
                        participant: Participant(identifier: number, displayName: "Ann"), isOwner: false,
                        seenAt: Timestamp(milliseconds: Samples.start), isClaimed: isClaimed)
                ).person
            }
            let first = try await person(isClaimed: isFirst)
            #expect(try await person(isClaimed: !isFirst) != first)
        }
    }

    /// An export of all but the picture of `Samples.small(8)`.
    private static func loadExport(into vault: MergeVault) async throws {
        let numbers = (0..<8).filter { $0 != 2 }
        let export = ScriptedSource(
            title: "Annie",
            lines: numbers.map { number in
                ScriptedSource.Line(
                    minute: Samples.start / 60_000, sender: number % 2 == 1 ? "Me" : "Ann",
                    text: "what was said as number \(number)")
            }, owner: "Me", hoursAhead: 2)
        _ = try await FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
            .run(export, name: "annie.txt")
    }

    @Test("A newer line of a file in the chat of an export lets a database find that chat (ST-13)")
    func lineInExportedChat() async throws {
        try await Samples.inEachStore { vault in
            try await Self.loadExport(into: vault)
            let line = String(decoding: try await vault.lines(), as: UTF8.self).split(separator: "\n").last ?? ""
            let newer = line.replacing(#/"id":"[0-9a-f]{8}/#, with: #""id":"00000000"#)
                .replacing(#/"external_id":"[^"]*"/#, with: #""external_id":"newer""#)
                .replacing(#/"timestamp":"2020/#, with: #""timestamp":"2021"#)
                .replacing(#/"local_time":"[^"]*"/#, with: #""local_time":null"#)
                .replacing(#/"assumed_zone":"[^"]*"/#, with: #""assumed_zone":null"#)
                .replacing("what was said as number 7", with: "a word of a stranger")
            #expect(try await vault.load(lines: Array(newer.utf8)).added == 1)
            try await vault.load(Samples.small(8))
            let chats = try await vault.store.allConversations()
            #expect(chats.map(\.messageCount) == [9], "\(chats)")
        }
    }

    @Test(
        "A file of an export's messages adds nothing once a database shows them, and a database finds those of a file")
    func exportedLines() async throws {
        try await Samples.inEachStore { vault in
            try await Self.loadExport(into: vault)
            let lines = try await vault.lines()
            try await vault.load(Samples.small(8))
            #expect(try await vault.load(lines: lines).added == 0)
            #expect(try await vault.store.allConversations().map(\.messageCount) == [8])
        }
        try await Samples.inEachStore { vault in
            let origin = MergeVault()
            try await Self.loadExport(into: origin)
            try await vault.load(lines: try await origin.lines())
            try await vault.load(Samples.small(8))
            #expect(try await vault.store.allConversations().map(\.messageCount) == [8])
        }
    }

    @Test("A source names a chat that a file alone has shown, and says whether it is a group (ST-13)")
    func otherTitle() async throws {
        let lines = try await Samples.forged(
            (#""chat":{"title":"Ann","kind":"direct"}"#, #""chat":{"title":"Evil Bank","kind":"group"}"#))
        try await Samples.inEachStore { vault in
            try await vault.load(lines: lines)
            #expect(try await vault.store.allConversations().map(\.title) == ["Evil Bank"])
            try await vault.load(Samples.small())
            let chats = try await vault.store.allConversations()
            #expect(chats.map(\.title) == ["Ann"] && chats.map(\.kind) == [.direct])
        }
    }

    @Test("A file does not say who somebody is whom the owner has forgotten (ST-11, ST-13)")
    func forgotten() async throws {
        let own = try await Samples.forged()
        let hostile = try await Samples.forged(("+4917011111", "+4999000"))
        try await Samples.inEachStore { vault in
            try await vault.load(Samples.small())
            let ann = try #require(try await Samples.messages(vault).first?.person)
            try await vault.store.forget(ann, as: "Unknown person")
            let people = try await vault.store.people(named: "", limit: 100)
            for lines in [hostile, own] {
                let summary = try await vault.load(lines: lines)
                #expect(summary.added == 0 && summary.duplicates == 3)
                let messages = try await Samples.messages(vault)
                #expect(messages.filter { $0.person == ann }.count == 2, "\(messages.map(\.unified.sender))")
                #expect(try await vault.store.people(named: "", limit: 100) == people)
            }
            try await vault.load(Samples.small())
            let messages = try await Samples.messages(vault)
            #expect(messages.count == 3 && messages[0].unified.sender?.identifier == "+4917011111")
        }
    }

    @Test("A file does not name anew who has set a reaction and was forgotten since (ST-11, ST-13)")
    func forgottenReaction() async throws {
        let database = Samples.small(reactions: [("👍", 1_000)])
        let lines = try await Samples.lines(of: database)
        try await Samples.inEachStore { vault in
            try await vault.load(database)
            let me = try #require(try await Samples.messages(vault)[1].person)
            _ = try await vault.store.denyOwner(me, isDenied: true)
            try await vault.store.forget(me, as: "Unknown person")
            let people = try await vault.store.people(named: "", limit: 100)
            try await vault.load(lines: lines)
            #expect(try await vault.store.people(named: "", limit: 100) == people)
            #expect(try await Samples.messages(vault).flatMap(\.unified.reactions).map(\.emoji) == ["👍"])
        }
    }

    @Test(
        "A message of which a file had another time goes to the place of the time that a source reports (ST-13)",
        arguments: ["2019", "2021"], [true, false])
    func otherPlace(year: String, isFirst: Bool) async throws {
        let lines = try await Samples.forged(
            of: Samples.small(4), at: 1, (#""timestamp":"2020-09-13"#, #""timestamp":"\#(year)-09-13"#))
        let forged = Array(lines.split(separator: UInt8(ascii: "\n"))[1]) + [UInt8(ascii: "\n")]
        var others = Samples.small(4)
        others.events.remove(at: 1)
        try await Samples.inEachStore { vault in
            try await vault.load(others)
            if isFirst { try await vault.load(lines: forged) }
            try await vault.load(Samples.small(4))
            if !isFirst { try await vault.load(lines: forged) }
            let messages = try await Samples.messages(vault)
            #expect(messages.map(\.unified.externalID) == ["3EB0", "3EB1", "3EB2", "3EB3"])
            #expect(messages.map(\.unified.timestamp.milliseconds) == (0..<4).map { Samples.start + $0 })
            let chat = try #require(try await vault.store.allConversations().first)
            #expect(chat.lastMessage?.id == messages.last?.unified.id)
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test(
        "A sealed text that a file shows as an edit of a message in the clear stays beside it, in either order (ING-1b)",
        arguments: [true, false])
    func sealedEdit(isFirst: Bool) async throws {
        let envelope = "whisper1:v1." + String(repeating: "A", count: 700)
        let lines = try await Samples.forged(
            ("what was said as number 0", envelope), (#""edited_at":null"#, #""edited_at":"2020-09-13T12:27:00Z""#))
        try await Samples.inEachStore { vault in
            for round in 0...1 {
                if isFirst || round == 1 { try await vault.load(lines: lines) }
                try await vault.load(Samples.small())
                if !isFirst { try await vault.load(lines: lines) }
            }
            let messages = try await Samples.messages(vault)
            #expect(messages.map(\.unified.content.text).prefix(2) == ["what was said as number 0", envelope])
            #expect(messages.count == 4)
            #expect(messages.map(\.unified.isOfFile) == [false, true, false, false])
            #expect(messages[0].unified.editedAt == nil && messages[0].person == messages[1].person)
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("What a bridge reports at the same second as a file is the message (ST-13)")
    func otherTextOfBridge() async throws {
        let lines = try await Samples.forged(
            ("what was said as number 0", "zz you owe me money"), (".123Z", "Z"), ("millisecond", "second"))
        try await Samples.inEachStore { vault in
            try await vault.load(lines: lines)
            let held = try #require(try await Samples.messages(vault).first)
            #expect(held.unified.isOfFile && held.unified.precision == .second)
            let sender = try await vault.store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .phoneNumber, value: "+4917011111")],
                    participant: Participant(identifier: "+4917011111", displayName: "Ann"), isOwner: false,
                    seenAt: held.unified.timestamp))
            _ = try await vault.store.commit(
                IngestionGroup([
                    .message(
                        NewMessage(
                            conversation: held.conversation, externalID: "3EB0", platform: .whatsapp,
                            timestamp: held.unified.timestamp, precision: .second, sender: sender,
                            direction: .incoming, status: .sent,
                            content: Content(kind: .text, text: "what was said as number 0"), platformSpecific: ""))
                ]))
            let message = try #require(try await Samples.messages(vault).first)
            #expect(message.unified.content.text == "what was said as number 0" && message.direction == .incoming)
            #expect(!message.unified.isOfFile)
        }
    }
}
