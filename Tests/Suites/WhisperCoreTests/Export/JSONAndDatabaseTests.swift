import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperStorePort
import WhisperTestThreads
import Foundation

@testable import WhisperCore

@Suite("JSON Lines and databases of the same chats (ST-13, ING-2)", .ownThreads)
struct JSONAndDatabaseTests {
    static func person(_ number: String, isOwner: Bool = false) -> SourcePerson {
        SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: number)], displayName: number, identifier: number,
            isOwner: isOwner)
    }

    /// A group and a direct chat of a phone, whose owner has a number, or none that is known.
    static func database(
        owner: SourcePerson = person("+4917099999", isOwner: true), linked: Bool = false
    ) -> ScriptedDatabase {
        let key = linked ? "900000001@lid" : "4917011111@s.whatsapp.net"
        var ann = person("+4917011111")
        if linked { ann.aliases.append(PersonAlias(kind: .linkedID, value: key)) }
        let chats = [
            ChatReference(key: key, title: "Ann", kind: .direct),
            ChatReference(key: "1@g.us", title: "Garden", kind: .group),
        ]
        var events: [IngestionEvent] = []
        if linked {
            let time = Timestamp(milliseconds: 1_600_000_000_000)
            events.append(.samePerson(ann.aliases[0], ann.aliases[1], at: time))
            events.append(
                .sameChat(
                    ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct), chats[0], at: time))
        }
        for (place, chat) in chats.enumerated() {
            events += (0..<6).map { number in
                .message(
                    SourceMessage(
                        chat: chat, externalID: "3EB\(place)\(number)",
                        timestamp: Timestamp(milliseconds: 1_600_000_000_123 + Int64(number) * 70_000),
                        precision: .millisecond, sender: number.isMultiple(of: 2) ? owner : ann,
                        content: Content(kind: .text, text: "what was said as number \(number)"),
                        ordinal: UInt64(number)))
            }
        }
        return ScriptedDatabase(chats: chats.map { DatabaseChat(chat: $0) }, events: events)
    }

    /// Runs a test over either store.
    static func inEachStore(_ body: (MergeVault) async throws -> Void) async throws {
        try await body(MergeVault())
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try PlainSQLiteStore.open(directory: directory.path, mode: .existingOrNew, clock: StillClock())
        try await body(MergeVault(store))
        await store.close()
    }

    static func lines(of database: ScriptedDatabase) async throws -> [UInt8] {
        let origin = MergeVault()
        try await origin.load(database)
        return try await origin.lines()
    }

    @Test(
        "A database is imported after JSON Lines of it, and before, without a message more", arguments: [true, false])
    func eitherOrder(isFirst: Bool) async throws {
        let database = Self.database()
        let lines = try await Self.lines(of: database)
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            let summary = try await vault.load(database)
            #expect(summary.added == (isFirst ? 0 : 12))
            if !isFirst { #expect(try await vault.load(lines: lines).added == 0) }
            let chats = try await vault.store.conversations(after: nil, limit: 10)
            #expect(chats.map(\.messageCount) == [6, 6] && Set(chats.map(\.kind)) == [.direct, .group])
            for chat in chats {
                let messages = try await vault.store.messages(in: chat.id, .oldest, limit: 10)
                #expect(messages.count { $0.direction == .outgoing } == 3)
                #expect(messages.count { $0.direction == .incoming } == 3)
            }
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("Two platforms with one thread_id are two chats, in one file and in two", arguments: [true, false])
    func oneThread(isOneFile: Bool) async throws {
        let lines = try await Self.lines(of: Self.database())
        // The same messages of another platform have other ids.
        let other = String(decoding: lines, as: UTF8.self)
            .replacingOccurrences(of: #""platform":"whatsapp""#, with: #""platform":"signal""#)
            .split(separator: "\n").map { #"{"id":"00000000"# + $0.dropFirst(#"{"id":"00000000"#.count) + "\n" }
            .joined()
        try await Self.inEachStore { vault in
            if isOneFile {
                try await vault.load(lines: lines + Array(other.utf8))
            } else {
                try await vault.load(lines: lines)
                try await vault.load(lines: Array(other.utf8))
            }
            let chats = try await vault.store.conversations(after: nil, limit: 10)
            #expect(chats.map(\.messageCount) == [6, 6, 6, 6])
            #expect(chats.count { $0.platform == .whatsapp } == 2)
            for again in [lines, Array(other.utf8)] { #expect(try await vault.load(lines: again).added == 0) }
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("JSON Lines of a database that did not know the owner are the owner's messages", arguments: [true, false])
    func unknownOwner(isFirst: Bool) async throws {
        let unknown = SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)
        let lines = try await Self.lines(of: Self.database(owner: unknown))
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Self.database())
            if !isFirst { #expect(try await vault.load(lines: lines).added == 0) }
            #expect(try await vault.messageCount() == 12)
            for chat in try await vault.store.conversations(after: nil, limit: 10) {
                let own = try await vault.store.messages(in: chat.id, .oldest, limit: 10)
                    .filter { $0.direction == .outgoing }
                #expect(own.map(\.unified.sender?.identifier) == ["+4917099999", "+4917099999", "+4917099999"])
            }
        }
    }

    @Test(
        "A deleted message has no star, whether JSON Lines of a phone that keeps it come first",
        arguments: [true, false])
    func starOfDeleted(isFirst: Bool) async throws {
        func database(_ members: JSONObject) -> ScriptedDatabase {
            let chat = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)
            let events = [Content(kind: .deleted, text: nil), Content(kind: .text, text: "words")].enumerated().map {
                IngestionEvent.message(
                    SourceMessage(
                        chat: chat, externalID: "3EB\($0.offset)",
                        timestamp: Timestamp(milliseconds: 1_600_000_000_123 + Int64($0.offset) * 70_000),
                        precision: .millisecond, sender: Self.person("+4917011111"), content: $0.element,
                        platformSpecific: members, ordinal: UInt64($0.offset)))
            }
            return ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: events)
        }
        let lines = try await Self.lines(of: database(["starred": true, "forwarded": true]))
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(database(["forwarded": true]))
            if !isFirst { try await vault.load(lines: lines) }
            let chat = try #require(try await vault.store.conversations(after: nil, limit: 10).first)
            let deleted = try #require(try await vault.store.messages(in: chat.id, .oldest, limit: 10).first)
            #expect(deleted.unified.content.kind == .deleted)
            #expect(deleted.unified.platformSpecific["starred"] == nil)
            #expect(deleted.unified.platformSpecific["forwarded"] == true)
        }
    }

    @Test("A chat that JSON Lines name by another of its addresses is the same", arguments: [true, false])
    func otherAddress(isFirst: Bool) async throws {
        let lines = try await Self.lines(of: Self.database())
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Self.database(linked: true))
            if !isFirst { #expect(try await vault.load(lines: lines).added == 0) }
            let chats = try await vault.store.conversations(after: nil, limit: 10)
            #expect(chats.map(\.messageCount) == [6, 6])
        }
    }

    // MARK: What either adds to a message

    /// A direct chat with some messages of a phone, whose first has reactions.
    static func small(
        _ count: Int = 3, owner: SourcePerson = person("+4917099999", isOwner: true),
        reactions: [(emoji: String, time: Int64)] = [],
        replyTo: String? = nil, attachment: WhisperMessage.Attachment? = nil, members: JSONObject = JSONObject()
    ) -> ScriptedDatabase {
        let chat = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)
        var events: [IngestionEvent] = (0..<count).map { number in
            var content = Content(kind: number == 2 ? .image : .text, text: "what was said as number \(number)")
            if number == 2 {
                content.attachments = [attachment ?? WhisperMessage.Attachment(name: nil, mime: nil, state: .missing)]
            }
            return IngestionEvent.message(
                SourceMessage(
                    chat: chat, externalID: "3EB\(number)", timestamp: Timestamp(milliseconds: start + Int64(number)),
                    precision: .millisecond, sender: number % 2 == 1 ? owner : person("+4917011111"), content: content,
                    replyTo: number == 2 ? replyTo : nil, platformSpecific: number == 2 ? members : JSONObject(),
                    ordinal: UInt64(number)))
        }
        for reaction in reactions {
            events.append(
                .reaction(
                    chat: chat, target: ChangedMessage("3EB0", by: person("+4917011111")), emoji: reaction.emoji,
                    by: owner, at: Timestamp(milliseconds: start + reaction.time), raw: nil))
        }
        return ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: events)
    }

    static let start: Int64 = 1_600_000_000_123

    static func messages(_ vault: MergeVault) async throws -> [StoredMessage] {
        let chats = try await vault.store.conversations(after: nil, limit: 10)
        #expect(chats.count == 1)
        return try await vault.store.messages(in: chats[0].id, .oldest, limit: 10)
    }

    @Test(
        "JSON Lines and a database complete each other's messages, whichever come first", arguments: [true, false])
    func completion(isFirst: Bool) async throws {
        let full = Self.small(
            replyTo: "3EB0",
            attachment: WhisperMessage.Attachment(name: "IMG-2.jpg", mime: "image/jpeg", state: .missing),
            members: ["media": ["width": 640], "starred": true])
        let lines = try await Self.lines(of: full)
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Self.small(members: ["media": ["height": 480]]))
            if !isFirst {
                let summary = try await vault.load(lines: lines)
                #expect(summary.added == 0 && summary.duplicates == 3)
            }
            let last = try #require(try await Self.messages(vault).last?.unified)
            #expect(last.replyTo == "3EB0")
            #expect(last.content.attachments.map(\.name) == ["IMG-2.jpg"])
            #expect(last.content.attachments.map(\.mime) == ["image/jpeg"])
            #expect(last.platformSpecific["starred"] == true)
            guard case .object(let media)? = last.platformSpecific["media"] else {
                Issue.record("The members of the file are lost.")
                return
            }
            #expect(Set(media.members.map(\.name)) == ["width", "height"])
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    /// The lines of a small database, with changes to one of them.
    static func forged(
        of database: ScriptedDatabase = small(), at number: Int = 0, _ changes: (String, String)...
    ) async throws -> [UInt8] {
        let text = String(decoding: try await Self.lines(of: database), as: UTF8.self)
        var lines = text.split(separator: "\n").map(String.init)
        for (words, others) in changes {
            #expect(lines[number].contains(words))
            lines[number] = lines[number].replacingOccurrences(of: words, with: others)
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// The mark of a deletion by the author, as the only member of `platform_specific`.
    private static var deletion: (String, String) {
        let mark = DeletionMark(right: .author, name: "Ann", timestamp: Timestamp(milliseconds: start + 9)).json.text
        return (#""platform_specific":{"#, #""platform_specific":{"deletion":\#(mark)"#)
    }

    @Test("A later text that a file has is counted, and the former one is kept (ST-13)")
    func laterText() async throws {
        let lines = try await Self.forged(
            ("what was said as number 0", "you owe me money"),
            (#""edited_at":null"#, #""edited_at":"2026-01-01T00:00:00Z""#))
        try await Self.inEachStore { vault in
            try await vault.load(Self.small())
            let summary = try await vault.load(lines: lines)
            #expect(summary.changed == 1 && summary.markedDeleted == 0 && summary.duplicates == 3)
            let message = try #require(try await Self.messages(vault).first).unified
            #expect(message.content.text == "you owe me money")
            #expect(try await vault.store.versions(of: message.id).map(\.text) == ["what was said as number 0"])
            #expect(try await vault.load(lines: lines).changed == 0, "The same file changes nothing again")
        }
    }

    @Test(
        "An edit that a file dates in the future is no later than a genuine one, whichever comes first (ST-13)",
        arguments: ["9999-12-31T23:59:59Z", "2027-01-20T00:00:00Z"], [true, false])
    func futureText(time: String, isFirst: Bool) async throws {
        let lines = try await Self.forged(
            ("what was said as number 0", "you owe me money"), (#""edited_at":null"#, #""edited_at":"\#(time)""#))
        var edited = Self.small()
        edited.events.append(
            .edit(
                chat: edited.chats[0].chat, target: ChangedMessage("3EB0", by: Self.person("+4917011111")),
                content: Content(kind: .text, text: "what I meant"), by: Self.person("+4917011111"),
                at: Timestamp(milliseconds: Self.start + 70_000), raw: nil))
        try await Self.inEachStore { vault in
            // Without an edit of a known time, the file's text is the later one, as before.
            try await vault.load(Self.small())
            if isFirst { #expect(try await vault.load(lines: lines).changed == 1) }
            try await vault.load(edited)
            try await vault.load(lines: lines)
            let message = try #require(try await Self.messages(vault).first).unified
            #expect(message.content.text == "what I meant")
            #expect(message.editedAt == Timestamp(milliseconds: Self.start + 70_000))
            #expect(
                try await vault.store.versions(of: message.id).map(\.text)
                    == ["what was said as number 0", "you owe me money"])
            #expect(try await vault.load(lines: lines).changed == 0)
        }
    }

    @Test("A deletion of which a file names the author is counted, and the words are kept (ST-13)")
    func laterDeletion() async throws {
        let lines = try await Self.forged(
            (#""type":"text","text":"what was said as number 0""#, #""type":"deleted","text":null"#), Self.deletion)
        try await Self.inEachStore { vault in
            try await vault.load(Self.small())
            let summary = try await vault.load(lines: lines)
            #expect(summary.changed == 0 && summary.markedDeleted == 1)
            let message = try #require(try await Self.messages(vault).first).unified
            #expect(message.content == Content(kind: .deleted, text: "what was said as number 0"))
            #expect(try await vault.load(lines: lines).markedDeleted == 0, "The same file changes nothing again")
        }
    }

    @Test("A file gives a sealed message neither other words nor the mark of a deletion (ING-1b)")
    func sealed() async throws {
        let envelope = "whisper1:v1." + String(repeating: "A", count: 700)
        let chat = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)
        let database = ScriptedDatabase(
            chats: [DatabaseChat(chat: chat)],
            events: [
                .message(
                    SourceMessage(
                        chat: chat, externalID: "3EB0", timestamp: Timestamp(milliseconds: Self.start),
                        precision: .millisecond, sender: Self.person("+4917011111"),
                        content: Content(kind: .text, text: envelope), ordinal: 0))
            ])
        let words = (#""type":"text","text":"\#(envelope)""#, #""type":"text","text":"goodbye""#)
        let time = (#""edited_at":null"#, #""edited_at":"2026-01-01T00:00:00Z""#)
        let gone = (#""type":"text","text":"\#(envelope)""#, #""type":"deleted","text":null"#)
        let files = [
            try await Self.forged(of: database, words, time), try await Self.forged(of: database, gone, Self.deletion),
        ]
        try await Self.inEachStore { vault in
            try await vault.load(database)
            for file in files {
                let summary = try await vault.load(lines: file)
                #expect(summary.duplicates == 1 && summary.changed == 0 && summary.markedDeleted == 0)
                let message = try #require(try await Self.messages(vault).first).unified
                #expect(message.content == Content(kind: .text, text: envelope))
                #expect(message.platformSpecific[DeletionMark.member] == nil)
            }
        }
    }

    @Test(
        "A file replaces no words by something that has no earlier texts (ST-13)",
        arguments: ["poll", "location", "contact", "audio"])
    func otherKind(kind: String) async throws {
        // Of two equally good reports, the earlier one counts more.
        let lines = try await Self.forged(
            (#""type":"text","text":"what was said as number 0""#, #""type":"\#(kind)","text":"zzz""#),
            (#"40.123Z","timestamp_precision""#, #"40.122Z","timestamp_precision""#))
        try await Self.inEachStore { vault in
            try await vault.load(Self.small())
            let summary = try await vault.load(lines: lines)
            #expect(summary.duplicates == 3 && summary.changed == 0)
            let message = try #require(try await Self.messages(vault).first).unified
            #expect(message.content == Content(kind: .text, text: "what was said as number 0"))
        }
    }

    @Test("A file does not move a message in time (ST-13)")
    func otherTime() async throws {
        let lines = try await Self.forged((#""timestamp":"2020-09-13"#, #""timestamp":"2019-09-13"#))
        try await Self.inEachStore { vault in
            try await vault.load(Self.small())
            #expect(try await vault.load(lines: lines).duplicates == 3)
            #expect(try await Self.messages(vault).first?.unified.timestamp.milliseconds == Self.start)
        }
    }

    @Test("A file replaces no content that the vault has (ST-13)")
    func otherContent() async throws {
        let database = Self.small(
            attachment: WhisperMessage.Attachment(name: "a.jpg", mime: "image/jpeg", size: 3, state: .missing))
        let missing = #""sha256":null,"state":"missing""#
        let (hash, otherHash) = (String(repeating: "0a", count: 32), String(repeating: "0b", count: 32))
        let own = try await Self.forged(of: database, at: 2, (missing, #""sha256":"\#(hash)","state":"found""#))
        let other = try await Self.forged(
            of: database, at: 2, (missing, #""sha256":"\#(otherHash)","state":"found""#),
            (#"40.125Z","timestamp_precision""#, #"40.124Z","timestamp_precision""#))
        try await Self.inEachStore { vault in
            try await vault.load(lines: own)
            try await vault.load(lines: other)
            let attachments = try await Self.messages(vault).last?.unified.content.attachments
            #expect(attachments?.map(\.sha256) == [hash] && attachments?.map(\.state) == [.found])
        }
    }

    @Test("JSON Lines do not say that a message that waits to be sent was sent, nor undo what the owner deleted")
    func ownDecisions() async throws {
        let lines = try await Self.lines(of: Self.small())
        try await Self.inEachStore { vault in
            try await vault.load(Self.small())
            let held = try await Self.messages(vault)
            try await vault.store.updateStatus(held[1].unified.id, to: .pending)
            _ = try await vault.store.deleteMessage(held[0].unified.id, .tombstone)
            try await vault.load(lines: lines)
            let after = try await Self.messages(vault)
            #expect(after[1].status == .pending)
            #expect(after[0].unified.content == Content(kind: .deleted, text: nil) && after.count == 3)
            // Nor does what was deleted here go in another vault.
            let marked = try await vault.lines()
            let other = MergeVault()
            try await other.load(Self.small())
            try await other.load(lines: marked)
            #expect(try await Self.messages(other)[0].unified.content.kind == .text)
        }
    }

    @Test(
        "A reaction of the owner stands once, also where a file shows them without name and address, or by another number",
        arguments: [true, false], [false, true])
    func ownReaction(isFirst: Bool, hasFormerNumber: Bool) async throws {
        let other =
            hasFormerNumber
            ? Self.person("+4917088888", isOwner: true)
            : SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)
        let lines = try await Self.lines(of: Self.small(owner: other, reactions: [("👍", 1_501)]))
        let database = Self.small(reactions: [("👍", 1_501)])
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(database)
            try await vault.load(lines: lines)
            let reactions = try await Self.messages(vault)[0].unified.reactions
            #expect(reactions.map(\.emoji) == ["👍"])
            #expect(reactions.map(\.sender.identifier) == ["+4917099999"])
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test(
        "Who is the owner of a file without name and address is the vault's owner once both sent one message",
        arguments: [true, false])
    func changedReaction(isFirst: Bool) async throws {
        let unknown = SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)
        let lines = try await Self.lines(of: Self.small(owner: unknown, reactions: [("👍", 1_501)]))
        let database = Self.small(reactions: [("❤️", 9_502)])
        // Another vault's owner wrote something else.
        let others = String(decoding: lines, as: UTF8.self)
            .replacingOccurrences(of: "3EB", with: "5FA").replacingOccurrences(of: "what was said", with: "other words")
            .split(separator: "\n")
            .map { "\($0.prefix(7))\($0.dropFirst(7).first == "f" ? "e" : "f")\($0.dropFirst(8))\n" }.joined()
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(database)
            if !isFirst { try await vault.load(lines: lines) }
            #expect(try await Self.messages(vault)[0].unified.reactions.map(\.emoji) == ["❤️"])
            try await vault.load(lines: Array(others.utf8))
            let stranger = try #require(try await Self.messages(vault).first { $0.unified.externalID == "5FA1" })
            #expect(try await vault.store.person(try #require(stranger.person))?.isOwner == false)
        }
    }

    @Test("A file whose owner has neither name nor address adds nothing a second time", arguments: [true, false])
    func again(isFirst: Bool) async throws {
        let unknown = SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)
        let lines = try await Self.lines(of: Self.small(4, owner: unknown))
        try await Self.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Self.small())
            try await vault.load(lines: lines)
            #expect(try await vault.load(lines: lines).added == 0)
            #expect(try await Self.messages(vault).map(\.unified.externalID) == ["3EB0", "3EB1", "3EB2", "3EB3"])
        }
    }

    @Test("Two people who react with one emoji in one second are two, and so are others in one millisecond")
    func twoReactions() async throws {
        let chat = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
        let owner = Self.person("+4917099999", isOwner: true)
        let people = [owner, Self.person("+4917011111"), Self.person("+4917022222")]
        var events = people.enumerated().map { number, person in
            IngestionEvent.message(
                SourceMessage(
                    chat: chat, externalID: "3EB\(number)", timestamp: Timestamp(milliseconds: Self.start),
                    precision: .millisecond, sender: person, content: Content(kind: .text, text: "\(number)"),
                    ordinal: UInt64(number)))
        }
        let unseen = Self.person("+4917033333")
        for (person, time) in [(owner, 2_000), (unseen, 2_000)] as [(SourcePerson, Int64)] {
            events.append(
                .reaction(
                    chat: chat, target: ChangedMessage("3EB1", by: people[1]), emoji: "👍", by: person,
                    at: Timestamp(milliseconds: Self.start - 123 + time), raw: nil))
        }
        for person in people {
            events.append(
                .reaction(
                    chat: chat, target: ChangedMessage("3EB2", by: people[2]), emoji: "👍", by: person,
                    at: Timestamp(milliseconds: Self.start + 1_501), raw: nil))
        }
        let database = ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: events)
        try await Self.inEachStore { vault in
            try await vault.load(database)
            let messages = try await Self.messages(vault)
            #expect(messages[1].unified.reactions.count == 2 && messages[2].unified.reactions.count == 3)
        }
    }
}
