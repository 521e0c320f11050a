import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("A message from an export and a bridge is shown once (ING-2)", .ownThreads)
struct ReconciliationTests {
    /// The messages: minute, second, sender, text.
    private static let said: [(minute: Int, second: Int, sender: String, text: String)] = [
        (1, 5, "Ann", "Shall we walk to the lake on Sunday?"), (1, 40, "Bob", "ok"), (1, 50, "Bob", "ok"),
        (1, 55, "Ann", "ok"), (3, 0, "Ann", "Bring the blue umbrella, please"),
        (9, 59, "Bob", "The forecast says sunshine all day"), (10, 2, "Bob", "Even on Sunday evening, they say"),
        (12, 1, "Ann", "Then bring the straw hats instead"),
    ]
    private static let number = "4915112345@s.whatsapp.net"

    /// The message with a number, as a bridge reports it.
    private static func live(_ index: Int, in key: String = number) -> IngestionEvent {
        let message = said[index]
        let isOwner = message.sender == "Bob"
        let alias = PersonAlias(kind: .phoneNumber, value: isOwner ? "+4917099999" : "+4915112345")
        return .message(
            SourceMessage(
                chat: ChatReference(key: key, title: "Annie", kind: .direct), externalID: "3EB\(index)",
                timestamp: Timestamp(milliseconds: Int64(message.minute * 60 + message.second) * 1_000),
                precision: .second,
                sender: SourcePerson(
                    aliases: [alias, PersonAlias(kind: .pushName, value: isOwner ? "Bobby" : "Annie")],
                    displayName: isOwner ? "Bobby" : "Annie", identifier: alias.value, isOwner: isOwner),
                content: Content(kind: .text, text: message.text), ordinal: 0,
                raw: RawEvent(name: "Message", bytes: [UInt8(index)])))
    }

    /// Some of the messages, as exported in a time zone by a phone on which the other person is named Ann.
    private static func export(_ range: Range<Int>, hoursAhead: Int64 = 2) -> ScriptedSource {
        let lines = said[range].map {
            ScriptedSource.Line(minute: Int64($0.minute), sender: $0.sender, text: $0.text)
        }
        return ScriptedSource(title: "Ann", lines: lines, hoursAhead: hoursAhead)
    }

    private static func load(_ source: ScriptedSource, into store: any VaultStore) async throws -> ImportSummary {
        let importer = FileImport(store: store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
        return try await importer.run(source, name: "chat.txt")
    }

    /// Expects all messages once, in order, from two people in one chat.
    private static func expectOnce(
        _ store: any VaultStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let conversations = try await store.conversations(after: nil, limit: 10)
        #expect(conversations.count == 1, sourceLocation: sourceLocation)
        let conversation = try #require(
            try await store.conversation(platform: .whatsapp, key: number), sourceLocation: sourceLocation)
        let messages = try await store.messages(in: conversation.id, .oldest, limit: 100)
        #expect(messages.compactMap(\.unified.content.text) == said.map(\.text), sourceLocation: sourceLocation)
        #expect(
            messages.map(\.unified.externalID) == said.indices.map { "3EB\($0)" }, "The bridge's record wins",
            sourceLocation: sourceLocation)
        #expect(Set(messages.map(\.person)).count == 2, "No person is duplicated", sourceLocation: sourceLocation)
        #expect(try await store.people(named: "", limit: 10).count == 2, sourceLocation: sourceLocation)
    }

    @Test("A bridge takes over the messages that an export contained", arguments: [1, 3, 100])
    func bridgeAfterExport(batch: Int) async throws {
        var fixture = PipelineFixture()
        fixture.configuration.batchSize = 100
        _ = try await Self.load(Self.export(0..<8), into: fixture.store)
        let events = Self.said.indices.map { Self.live($0) }
        let batches = stride(from: 0, to: events.count, by: batch).map {
            Array(events[$0..<min($0 + batch, events.count)])
        }
        try await fixture.run(LiveScript(batches, isBacklog: true))
        try await Self.expectOnce(fixture.store)
        let before = try await fixture.store.conversations(after: nil, limit: 1)
        try await fixture.run(LiveScript(batches, isBacklog: true))
        try await Self.expectOnce(fixture.store)
        #expect(try await fixture.store.conversations(after: nil, limit: 1) == before, "A repetition changes nothing")
    }

    @Test(
        "However few messages of a history come at a time, the export is taken over as if all came together (ING-2)",
        arguments: [1, 2, 3, 5], [false, true])
    func slowHistory(group: Int, newestFirst: Bool) async throws {
        var fixture = PipelineFixture()
        fixture.configuration.batchSize = group
        _ = try await Self.load(Self.export(0..<8), into: fixture.store)
        let order = newestFirst ? Array(Self.said.indices.reversed()) : Array(Self.said.indices)
        for start in stride(from: 0, to: order.count, by: group) {
            let events = order[start..<min(start + group, order.count)].map { Self.live($0) }
            try await fixture.run(LiveScript([events], isBacklog: true))
        }
        try await Self.expectOnce(fixture.store)
    }

    @Test("A phone that sends the newest first finds the export later, and what was stored meanwhile is joined with it")
    func newestFirst() async throws {
        let fixture = PipelineFixture()
        _ = try await Self.load(Self.export(0..<7), into: fixture.store)
        try await fixture.run(LiveScript([[Self.live(7)]], isBacklog: true))
        #expect(
            try await fixture.store.conversations(after: nil, limit: 10).count == 2, "Nothing says yet that it is one")
        try await fixture.run(LiveScript([(0..<7).map { Self.live($0) }], isBacklog: true))
        try await Self.expectOnce(fixture.store)
    }

    @Test("The earlier of two equal messages takes the earlier place, also if its sender was unknown at first (ING-2)")
    func equalMessages() async throws {
        let fixture = PipelineFixture()
        _ = try await Self.load(Self.export(0..<8), into: fixture.store)
        try await fixture.run(LiveScript([[0, 4, 5, 6, 7].map { Self.live($0) }], isBacklog: true))
        let chat = try #require(try await fixture.store.conversation(platform: .whatsapp, key: Self.number))
        func message(_ index: Int) async throws -> NewMessage {
            let sender = try await fixture.store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .phoneNumber, value: "+4917099999")],
                    participant: Participant(identifier: "+4917099999", displayName: "Bobby"), isOwner: true,
                    seenAt: Timestamp(milliseconds: 0)))
            return NewMessage(
                conversation: chat.id, externalID: "3EB\(index)", platform: .whatsapp,
                timestamp: Timestamp(milliseconds: Int64(60 + Self.said[index].second) * 1_000), precision: .second,
                sender: sender, direction: .outgoing, status: .sent, isRead: true,
                content: Content(kind: .text, text: Self.said[index].text))
        }
        let exported = try await fixture.store.messages(in: chat.id, .oldest, limit: 100)
            .filter { $0.unified.content.text == "ok" }.map(\.unified.id)
        // As stored while nothing said yet whose it is.
        _ = try await fixture.store.save([try await message(1)])
        let sealing = try SodiumSealing()
        var takeover = ExportTakeover(store: fixture.store, platform: .whatsapp, digest: { sealing.digest128($0) })
        let matches = try await takeover.match([try await message(2)], in: chat.id)
        try #require(exported.count == 3)
        #expect(matches.map(\.held) == [exported[1]], "The first place is that of the stored message")
        try await fixture.run(LiveScript([[Self.live(1), Self.live(2)]], isBacklog: true))
        let numbers = try await fixture.store.messages(in: chat.id, .oldest, limit: 100).map(\.unified.externalID)
        #expect(numbers.filter { ["3EB1", "3EB2"].contains($0) } == ["3EB1", "3EB2"])
    }

    @Test("Of two pictures of a minute that a bridge reports one by one, each gets its file once a database names them")
    func namedFiles() async throws {
        let fixture = PipelineFixture()
        var export = Self.export(0..<8)
        // The bridge lacks the words before the pictures, so that the first one looks like the last.
        export.lines.append(ScriptedSource.Line(minute: 13, sender: "Bob", text: "Look at these two"))
        for number: UInt8 in 1...2 {
            export.lines.append(
                ScriptedSource.Line(
                    minute: 13, sender: "Bob", text: "", picture: "IMG-\(number).jpg", pictureBytes: [number],
                    kind: .image))
        }
        let blobs = MemoryBlobStore()
        _ = try await FileImport(store: fixture.store, blobs: blobs, digest: try SodiumSealing())
            .run(export, name: "chat.txt")
        let owner = SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: "+4917099999")], displayName: "Bobby",
            identifier: "+4917099999", isOwner: true)
        let chat = ChatReference(key: Self.number, title: "Annie", kind: .direct)
        func picture(_ number: Int, name: String?) -> IngestionEvent {
            let time = Int64(13 * 60 + number) * 1_000
            return .message(
                SourceMessage(
                    chat: chat, externalID: "3EBA\(number)",
                    timestamp: Timestamp(milliseconds: name == nil ? time : time + 123),
                    precision: name == nil ? .second : .millisecond, sender: owner,
                    content: Content(
                        kind: .image, text: nil,
                        attachments: [
                            WhisperMessage.Attachment(
                                name: name, mime: "image/jpeg", state: name == nil ? .remote : .missing)
                        ]), ordinal: UInt64(number), raw: name == nil ? RawEvent(name: "M", bytes: [1]) : nil))
        }
        func files(_ id: UniqueIdentifier) async throws -> [String: String] {
            var files: [String: String] = [:]
            for message in try await fixture.store.messages(in: id, .oldest, limit: 100) {
                guard let attachment = message.unified.content.attachments.first, let name = attachment.name else {
                    continue
                }
                files[name] = attachment.sha256
            }
            return files
        }
        let exported = try #require(try await fixture.store.conversations(after: nil, limit: 10).first)
        let before = try await files(exported.id)
        #expect(before.count == 2)
        try await fixture.run(LiveScript([Self.said.indices.map { Self.live($0) }], isBacklog: true))
        for number in 1...2 { try await fixture.run(LiveScript([[picture(number, name: nil)]], isBacklog: true)) }
        let database = ScriptedDatabase(
            chats: [DatabaseChat(chat: chat)], events: (1...2).map { picture($0, name: "IMG-\($0).jpg") })
        _ = try await DatabaseImport(store: fixture.store, blobs: blobs, digest: try SodiumSealing())
            .run(database, name: "msgstore.db")
        let present = try #require(try await fixture.store.conversation(platform: .whatsapp, key: Self.number))
        #expect(present.messageCount == 11)
        #expect(try await files(present.id) == before)
        for number in 1...2 {
            let message = try await fixture.store.message(conversation: present.id, externalID: "3EBA\(number)")
            #expect(message?.unified.content.attachments.first?.name == "IMG-\(number).jpg")
        }
    }

    @Test(
        "Another text by the same person in the same minute is another message, unless marked as edited (ING-2)",
        arguments: [false, true])
    func otherText(isEdited: Bool) async throws {
        var fixture = PipelineFixture()
        fixture.configuration.batchSize = 100
        var export = Self.export(0..<8)
        export.lines[4].text = "Bring the red umbrella, please"
        export.lines[4].edited = isEdited
        _ = try await Self.load(export, into: fixture.store)
        try await fixture.run(LiveScript([Self.said.indices.map { Self.live($0) }], isBacklog: true))
        let conversation = try #require(try await fixture.store.conversation(platform: .whatsapp, key: Self.number))
        let texts = try await fixture.store.messages(in: conversation.id, .oldest, limit: 100).compactMap(
            \.unified.content.text)
        #expect(texts.count == (isEdited ? 8 : 9))
        #expect(texts.contains("Bring the red umbrella, please") == !isEdited)
        #expect(texts.contains(Self.said[4].text))
    }

    @Test("An edited message is recognised between messages that were matched earlier (ING-2)")
    func betweenMatched() async throws {
        var fixture = PipelineFixture()
        fixture.configuration.batchSize = 100
        var export = Self.export(0..<8)
        export.lines[4].text = "Bring the red umbrella, please"
        export.lines[4].edited = true
        _ = try await Self.load(export, into: fixture.store)
        let others = Self.said.indices.filter { $0 != 4 }
        try await fixture.run(LiveScript([others.map { Self.live($0) }], isBacklog: true))
        try await fixture.run(LiveScript([[Self.live(4)]], isBacklog: true))
        let conversation = try #require(try await fixture.store.conversation(platform: .whatsapp, key: Self.number))
        let messages = try await fixture.store.messages(in: conversation.id, .oldest, limit: 100)
        #expect(messages.map(\.unified.externalID) == Self.said.indices.map { "3EB\($0)" })
    }

    @Test("An export that overlaps a bridge's messages adds only new ones, whatever its zone", arguments: [0, 2, -5])
    func exportAfterBridge(hoursAhead: Int64) async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([Self.said.indices.map { Self.live($0) }], isBacklog: true))
        let summary = try await Self.load(Self.export(0..<8, hoursAhead: hoursAhead), into: fixture.store)
        #expect(summary.added == 0)
        #expect(summary.duplicates == 8)
        try await Self.expectOnce(fixture.store)
    }

    @Test("An export adds messages before the bridge, and a later one those missing in between")
    func olderExport() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([(2..<8).map { Self.live($0) }], isBacklog: true))
        let summary = try await Self.load(Self.export(0..<8), into: fixture.store)
        #expect(summary.added == 2)
        let conversation = try #require(
            try await fixture.store.conversation(platform: .whatsapp, key: Self.number))
        let texts = try await fixture.store.messages(in: conversation.id, .oldest, limit: 100)
            .compactMap(\.unified.content.text)
        #expect(texts == Self.said.map(\.text), "The same ok twice in a minute stays twice")
        let again = try await Self.load(Self.export(0..<8), into: fixture.store)
        #expect(again.added == 0)
    }

    @Test("Other chats with the same words at the same time remain separate")
    func strangers() async throws {
        let fixture = PipelineFixture()
        _ = try await Self.load(Self.export(0..<8), into: fixture.store)
        let other = (1...3).map { Self.live($0, in: "4999@s.whatsapp.net") }
        try await fixture.run(LiveScript([other], isBacklog: true))
        #expect(try await fixture.store.conversations(after: nil, limit: 10).count == 2)
    }

    @Test("Whenever exports are made, everything is there once", arguments: 0..<30)
    func anyOrder(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let fixture = PipelineFixture()
        // The bridge reports everything at some time; exports of any period come before and after.
        let bridgeAt = Int.random(in: 0...2, using: &random)
        for step in 0...2 {
            if step == bridgeAt {
                try await fixture.run(LiveScript([Self.said.indices.map { Self.live($0) }], isBacklog: true))
            }
            let start = Int.random(in: 0...1, using: &random)
            let end = Int.random(in: 7...8, using: &random)
            _ = try await Self.load(Self.export(start..<end), into: fixture.store)
        }
        try await Self.expectOnce(fixture.store)
    }

    @Test("Polls, locations, and withheld or deleted messages are matched by minute and person (ING-2)")
    func shapes() {
        let people = (0..<2).map { UniqueIdentifier(version4High: UInt64($0 + 1), low: 1) }
        func element(
            _ key: UInt64, _ shape: MessageShape, minute: Int64 = 0, person: UniqueIdentifier? = nil
        ) -> ExportMatch.Element {
            ExportMatch.Element(
                key: ContentKey(high: key, low: 0), person: person ?? people[0],
                time: Timestamp(milliseconds: minute * 60_000), isDistinctive: false, isOriginalText: shape == .other,
                shape: shape)
        }
        func places(_ held: [ExportMatch.Element], _ told: [ExportMatch.Element]) -> [Int?] {
            ExportMatch(held: held, told: told, holders: Set(held.map(\.person))).places
        }
        for shape in [MessageShape.poll, .place, .withheld, .gone] {
            #expect(places([element(1, shape)], [element(2, shape)]) == [0], "\(shape)")
            #expect(places([element(1, shape)], [element(2, shape, minute: 1)]) == [nil], "\(shape)")
        }
        #expect(places([element(1, .gone)], [element(2, .other)]) == [0], "It was taken back before it was exported")
        #expect(places([element(1, .other)], [element(2, .other)]) == [nil], "Two texts are two messages")
        #expect(
            places([element(1, .poll)], [element(2, .poll, person: people[1])]) == [0], "The only one of its minute")
        #expect(places([element(1, .gone)], [element(2, .other, person: people[1])]) == [nil], "Another person's")
        #expect(
            places([element(1, .poll), element(2, .poll)], [element(3, .poll, person: people[1])]) == [nil],
            "Which of them it is, nothing says")
    }

    @Test("The same words of one minute are matched in whatever order each side shows them (WDB-6)")
    func crossing() {
        let people = (0..<2).map { UniqueIdentifier(version4High: UInt64($0 + 1), low: 1) }
        func elements(_ words: String) -> [ExportMatch.Element] {
            words.utf8.map { letter in
                let isCapital = letter < 97
                return ExportMatch.Element(
                    key: ContentKey(high: UInt64(isCapital ? letter + 32 : letter), low: 0),
                    person: people[isCapital ? 1 : 0], time: Timestamp(milliseconds: 0), isDistinctive: false,
                    isOriginalText: true, shape: .other, file: nil)
            }
        }
        func places(_ held: String, _ told: String, isOfPhone: Bool = false) -> [Int?] {
            ExportMatch(
                held: elements(held), told: elements(told), holders: Set(people), isFinal: isOfPhone
            ).places
        }
        #expect(places("abO", "aOb") == [0, 2, 1])
        #expect(Set(places("OabO", "abOO")) == [0, 1, 2, 3])
        #expect(places("OOa", "aOOO") == [2, 0, 1, nil], "There is one more")
        #expect(places("Oab", "abo") == [1, 2, nil], "Another person's")
        #expect(places("OO", "O", isOfPhone: true) == [0], "Of two places that are as good, the first")
        #expect(places("OaO", "aO", isOfPhone: true) == [1, 2], "What is behind another on both sides stays there")
    }

    @Test("Pictures of one minute are matched by their names, wherever these agree (WDB-6)")
    func files() {
        func picture(_ name: String, of person: UInt64 = 1) -> ExportMatch.Element {
            ExportMatch.Element(
                key: ContentKey(high: 7, low: 0), person: UniqueIdentifier(version4High: person, low: 1),
                time: Timestamp(milliseconds: 0), isDistinctive: false, isOriginalText: false, shape: .other, file: name
            )
        }
        func places(_ held: [ExportMatch.Element], _ told: [ExportMatch.Element]) -> [Int?] {
            ExportMatch(held: held, told: told, holders: Set(held.map(\.person))).places
        }
        #expect(places([picture("a"), picture("b")], [picture("b"), picture("a")]) == [1, 0])
        #expect(places([picture("a"), picture("b"), picture("c")], [picture("c")]) == [2], "Two are not there")
        #expect(places([picture("a"), picture("b")], [picture("x"), picture("a")]) == [1, 0], "Only one name agrees")
        #expect(places([picture("1"), picture("2")], [picture("a"), picture("b")]) == [0, 1], "No name agrees")
        #expect(places([picture("a"), picture("a")], [picture("a"), picture("a")]) == [0, 1], "The same name twice")
        #expect(places([picture("a"), picture("b", of: 2)], [picture("b"), picture("a", of: 2)]) == [0, 1])
    }

    @Test("A message that an export shows as deleted gains the bridge's details, and stays deleted (ING-2)")
    func deletedInExport() {
        func message(_ kind: ContentKind, _ text: String?, _ specific: JSONObject) -> UnifiedMessage {
            UnifiedMessage(
                id: UniqueIdentifier(version4High: 1, low: 1), externalID: "x", platform: .whatsapp,
                timestamp: Timestamp(milliseconds: 0), precision: .minute, local: nil, sender: nil, recipients: [],
                content: Content(kind: kind, text: text), threadID: "t", replyTo: nil, editedAt: nil,
                platformSpecific: specific)
        }
        let told = message(.text, "what was said", JSONObject())
        let exported = message(.deleted, nil, ["deleted_by": "sender"])
        #expect(exported.replaced(by: told).content == Content(kind: .deleted, text: "what was said"))
        let own = message(.deleted, nil, JSONObject())
        #expect(own.replaced(by: told).content == Content(kind: .deleted, text: nil), "The owner deleted it")
    }
}
