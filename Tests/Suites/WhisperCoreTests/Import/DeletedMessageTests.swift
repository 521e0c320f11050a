import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

/// A message that the owner has deleted, and each source that shows it (ING-2, ST-11).
@Suite("Deleted messages under every source", .ownThreads)
struct DeletedMessageTests {
    /// What shows all of one chat.
    enum Source: String, CaseIterable, CustomTestStringConvertible {
        case database, bridge, json
        /// Exports of Android and of an iPhone, and both from other zones.
        case minutes, seconds, minutesAbroad, secondsAbroad

        var isExport: Bool { ![.database, .bridge, .json].contains(self) }
        var testDescription: String { rawValue }
    }

    private struct Said {
        var minute: Int64
        var second: Int64
        var isMine: Bool
        var text: String
    }

    /// The first and the last message, one in the middle, a long one beside others in its minute, and two that are equal.
    private static let said: [Said] = (0..<10).map { number in
        let isEqual = number == 5 || number == 6
        return Said(
            minute: 26_700_000 + Int64(isEqual ? 5 : number == 8 ? 7 : number),
            second: isEqual ? 10 + 20 * Int64(number - 5) : number == 8 ? 40 : 12,
            isMine: number.isMultiple(of: 3), text: isEqual ? "ok" : "what was said as number \(number)")
    }
    private static let places = [0, 2, 5, 6, 7, 8, 9]

    private static let chat = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)

    private static func person(_ number: String, isOwner: Bool = false) -> SourcePerson {
        SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: number)], displayName: number, identifier: number,
            isOwner: isOwner)
    }

    private static func events(precision: TimestampPrecision) -> [IngestionEvent] {
        said.enumerated().map { number, said in
            let milliseconds = (said.minute * 60 + said.second) * 1_000 + (precision == .millisecond ? 345 : 0)
            return .message(
                SourceMessage(
                    chat: chat, externalID: "3EB\(number)", timestamp: Timestamp(milliseconds: milliseconds),
                    precision: precision,
                    sender: said.isMine ? person("+4917099999", isOwner: true) : person("+4917011111"),
                    content: Content(kind: .text, text: said.text), ordinal: UInt64(number)))
        }
    }

    private static func database(_ places: Range<Int> = 0..<said.count) -> ScriptedDatabase {
        ScriptedDatabase(
            chats: [DatabaseChat(chat: chat)], events: Array(events(precision: .millisecond)[places]))
    }

    /// An export that shows each message at its second, which may differ by some seconds from the other sources'.
    private static func export(showsSeconds: Bool, hoursAhead: Int64 = 2) -> ExportedChat {
        var lines: [ExportedChat.Line] = []
        for said in said {
            var line = ExportedChat.Line(
                minute: said.minute, sender: said.isMine ? "Me" : "Ann", content: Content(kind: .text, text: said.text))
            if showsSeconds { line.second = said.second + 2 }
            lines.append(line)
        }
        return ExportedChat(title: "Ann", lines: lines, owner: "Me", kind: .direct, hoursAhead: hoursAhead)
    }

    private static func export(of source: Source) -> ExportedChat? {
        switch source {
        case .minutes: export(showsSeconds: false)
        case .seconds: export(showsSeconds: true)
        case .minutesAbroad: export(showsSeconds: false, hoursAhead: -5)
        case .secondsAbroad: export(showsSeconds: true, hoursAhead: -5)
        case .database, .bridge, .json: nil
        }
    }

    private static func deliver(_ source: Source, to vault: MergeVault) async throws {
        if let export = export(of: source) {
            let held = try await vault.messageCount()
            let summary = try await vault.load(export)
            if held > 0 { #expect(summary.added == 0 && summary.duplicates == Int64(said.count)) }
            return
        }
        switch source {
        case .database: try await vault.load(database())
        case .bridge: try await vault.report(events(precision: .second))
        default:
            let origin = MergeVault()
            try await origin.load(database())
            try await vault.load(lines: try await origin.lines())
        }
    }

    private static func messages(_ vault: MergeVault) async throws -> [StoredMessage] {
        let chats = try await vault.store.conversations(after: nil, limit: 9)
        #expect(chats.count == 1)
        return try await vault.store.messages(in: try #require(chats.first).id, .oldest, limit: 99)
    }

    /// Expects a message to stay deleted, and every other to stay.
    private static func expectDeleted(_ place: Int, in vault: MergeVault, _ steps: [Source]) async throws {
        var texts: [String?] = said.map(\.text)
        texts[place] = nil
        let comment = Comment(rawValue: "\(place): \(steps.map(\.rawValue))")
        let messages = try await messages(vault)
        #expect(messages.map(\.unified.content.text) == texts, comment)
        #expect(messages.count(where: \.unified.isOwnersMark) == 1, comment)
    }

    private static func expectStaying(after first: [Source], then later: [Source], at places: [Int]) async throws {
        for place in places {
            try await JSONAndDatabaseTests.inEachStore { vault in
                for source in first { try await deliver(source, to: vault) }
                let doomed = try await messages(vault)[place]
                #expect(doomed.unified.content.text == said[place].text)
                _ = try await vault.store.deleteMessage(doomed.unified.id, .tombstone)
                for (step, source) in later.enumerated() {
                    try await deliver(source, to: vault)
                    try await expectDeleted(place, in: vault, first + later[...step])
                }
            }
        }
    }

    @Test("What one source brought and the owner deleted stays deleted whichever source shows it again")
    func pairs() async throws {
        for first in Source.allCases {
            // Of an export's chat, JSON Lines make another one unless a source with ids has shown whose it is.
            for then in Source.allCases where !(first.isExport && then == .json) {
                try await Self.expectStaying(after: [first], then: [then, first, then], at: Self.places)
            }
        }
    }

    @Test(
        "A message of two sources that the owner deleted stays deleted in exports of another form and zone",
        arguments: [
            [.minutes, .database], [.database, .minutes], [.secondsAbroad, .bridge], [.bridge, .secondsAbroad],
            [.minutes, .secondsAbroad], [.seconds, .minutesAbroad, .database],
        ] as [[Source]])
    func joined(first: [Source]) async throws {
        let later = first + [.minutes, .secondsAbroad, .seconds, .minutesAbroad, .database, .json, .bridge]
        try await Self.expectStaying(after: first, then: later, at: [0, 6, 8, 9])
    }

    @Test("A file does not bring back what was deleted of an export that shows more than the database (ST-13)")
    func file() async throws {
        for place in [5, 6, 7, 8, 9] {
            try await JSONAndDatabaseTests.inEachStore { vault in
                try await vault.load(Self.database(0..<4))
                _ = try await vault.load(Self.export(showsSeconds: false))
                let doomed = try await Self.messages(vault)[place]
                _ = try await vault.store.deleteMessage(doomed.unified.id, .tombstone)
                for source in [Source.json, .minutes, .secondsAbroad, .database] {
                    try await Self.deliver(source, to: vault)
                    try await Self.expectDeleted(place, in: vault, [source])
                }
            }
        }
    }

    @Test("A dry run foresees that a deleted message stays deleted")
    func dryRun() async throws {
        let vault = MergeVault()
        try await vault.load(Self.database())
        let doomed = try await Self.messages(vault)[9]
        _ = try await vault.store.deleteMessage(doomed.unified.id, .tombstone)
        let importer = FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
        let summary = try await importer.run(Self.export(showsSeconds: false), name: "chat.txt", dryRun: true)
        #expect(summary.added == 0 && summary.duplicates == 10)
    }

    @Test("What was said beside a deleted message in its minute, and only an export shows, is new")
    func beside() async throws {
        let vault = MergeVault()
        try await vault.load(Self.database(0..<8))
        let doomed = try await Self.messages(vault)[7]
        _ = try await vault.store.deleteMessage(doomed.unified.id, .tombstone)
        let summary = try await vault.load(Self.export(showsSeconds: false))
        #expect(summary.added == 2 && summary.duplicates == 8)
        try await Self.expectDeleted(7, in: vault, [.minutes])
    }

    @Test("A live source that is known later takes over what is left of a deleted message, with nothing of its words")
    func chatsJoinedLater() async throws {
        for isExportFirst in [true, false] {
            try await JSONAndDatabaseTests.inEachStore { vault in
                if isExportFirst {
                    _ = try await vault.load(Self.export(showsSeconds: false))
                } else {
                    try await Self.deliver(.json, to: vault)
                }
                let doomed = try await Self.messages(vault)[9]
                _ = try await vault.store.deleteMessage(doomed.unified.id, .tombstone)
                if isExportFirst {
                    try await Self.deliver(.json, to: vault)
                } else {
                    _ = try await vault.load(Self.export(showsSeconds: false))
                }
                try await Self.deliver(.database, to: vault)
                try await Self.expectDeleted(9, in: vault, [.json, .minutes, .database])
            }
        }
    }

    // MARK: What has no words of its own, or other words since

    private static func message(_ number: Int, _ second: Int64, _ content: Content) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat, externalID: "3EB\(number)",
                timestamp: Timestamp(milliseconds: (26_700_100 * 60 + second) * 1_000 + 345), precision: .millisecond,
                sender: person("+4917011111"), content: content, ordinal: UInt64(number)))
    }

    /// A database and an export of the whole chat, with further messages that Ann sent in one minute between two others.
    private static func sources(
        told: [Content], shown: [(content: Content, isEdited: Bool)]
    ) -> (database: ScriptedDatabase, export: ExportedChat) {
        var events = events(precision: .millisecond)
        var lines = said.map { said in
            ExportedChat.Line(
                minute: said.minute, sender: said.isMine ? "Me" : "Ann", content: Content(kind: .text, text: said.text))
        }
        let last = Content(kind: .text, text: "the last word of all")
        for (number, content) in told.enumerated() { events.append(message(20 + number, Int64(number), content)) }
        events.append(message(90, 65, last))
        for (content, isEdited) in shown {
            lines.append(
                ExportedChat.Line(
                    minute: 26_700_100, sender: "Ann", content: content, marks: isEdited ? ["edited": true] : [:]))
        }
        lines.append(ExportedChat.Line(minute: 26_700_101, sender: "Ann", content: last))
        return (
            ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: events),
            ExportedChat(title: "Ann", lines: lines, owner: "Me", kind: .direct)
        )
    }

    @Test(
        "Of two pictures of a minute, the deleted one stays deleted, and the other stays", arguments: [0, 1],
        [true, false])
    func pictures(doomed: Int, isDatabaseFirst: Bool) async throws {
        let pictures = ["A.jpg", "B.jpg"].map { name in
            Content(kind: .image, text: nil, attachments: [Attachment(name: name, mime: "image/jpeg", state: .missing)])
        }
        let (database, export) = Self.sources(told: pictures, shown: pictures.map { ($0, false) })
        try await JSONAndDatabaseTests.inEachStore { vault in
            if isDatabaseFirst { try await vault.load(database) } else { _ = try await vault.load(export) }
            let target = try await Self.messages(vault)[Self.said.count + doomed]
            _ = try await vault.store.deleteMessage(target.unified.id, .tombstone)
            for _ in 0..<2 {
                #expect(try await vault.load(export).added == 0)
                try await vault.load(database)
                let names = try await Self.messages(vault)[Self.said.count...].dropLast()
                    .map(\.unified.content.attachments.first?.name)
                #expect(names == (doomed == 0 ? [nil, "B.jpg"] : ["A.jpg", nil]))
            }
        }
    }

    @Test("A message that was edited after the owner had deleted it stays deleted", arguments: [true, false])
    func edited(isDatabaseFirst: Bool) async throws {
        let first = Content(kind: .text, text: "the first words")
        let second = Content(kind: .text, text: "second words")
        let (database, former) = Self.sources(told: [first], shown: [(first, false)])
        let (_, later) = Self.sources(told: [], shown: [(second, true)])
        try await JSONAndDatabaseTests.inEachStore { vault in
            if isDatabaseFirst { try await vault.load(database) } else { _ = try await vault.load(former) }
            let target = try await Self.messages(vault)[Self.said.count]
            _ = try await vault.store.deleteMessage(target.unified.id, .tombstone)
            for export in [later, former, later] {
                #expect(try await vault.load(export).added == 0)
                try await vault.load(database)
                let mark = try await Self.messages(vault)[Self.said.count].unified
                #expect(mark.isOwnersMark && mark.editedAt == nil)
            }
        }
    }

    @Test("What a bridge reports beside a deleted message, with its words in its minute, is another one")
    func repeated() async throws {
        let words = Content(kind: .text, text: "good morning to you all")
        let (database, export) = Self.sources(told: [words], shown: [(words, false)])
        for isExportFirst in [true, false] {
            try await JSONAndDatabaseTests.inEachStore { vault in
                if isExportFirst { _ = try await vault.load(export) }
                try await vault.load(database)
                if !isExportFirst { _ = try await vault.load(export) }
                let target = try await Self.messages(vault)[Self.said.count]
                _ = try await vault.store.deleteMessage(target.unified.id, .tombstone)
                try await vault.report([Self.message(20, 0, words), Self.message(21, 30, words)])
                let texts = try await Self.messages(vault)[Self.said.count...].map(\.unified.content.text)
                #expect(texts == [nil, words.text, "the last word of all"])
            }
        }
    }
}
