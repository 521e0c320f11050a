import Testing
import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperRowPort
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppIOS

@Suite("Rows that no release writes (WDB-1, WDB-3)", .ownThreads)
struct HostileRowTests {
    private static let columns: [(String, String)] = IOSSchema.tables.flatMap { table in
        table.columns.map { (table.name, $0.name) }
    }

    private static let database = IOSHistory.database(using: SeededRandom(seed: 4), messages: 30)

    @Test("Any value in any column is harmless, and every row stays accounted for (WDB-3)", arguments: columns)
    func values(table: String, column: String) async throws {
        let values: [RowValue] = [
            .null, .integer(.min), .integer(.max), .real(.infinity), .real(.nan), .real(-0.5), .string(""),
            .string("x@y"), .text([0xFF, 0xC0]), .blob([]), .blob([0x0A, 0xFF]), .tooLong(99_000_000),
        ]
        for value in values {
            var builder = Self.database
            for row in 1...max(1, builder.count(table)) { builder.set(table, row, column, value) }
            do {
                let reading = try await Reading.of(builder.source())
                for account in reading.accounts { #expect(account.isComplete, "\(value): \(account)") }
                #expect(reading.account("ZWAMESSAGE")?.rows == builder.count("ZWAMESSAGE"))
            } catch IngestionError.database(.unknownSchema) {
                // Only a primary key can make a table unusable.
                #expect(column == "Z_PK", "\(value)")
            }
        }
    }

    @Test("Any column may be missing; without a necessary one it is not WhatsApp's schema (WDB-3)", arguments: columns)
    func missing(table: String, column: String) async throws {
        var builder = Self.database
        builder.remove(table, column)
        let necessary: Set<String> = [
            "ZWAMESSAGE Z_PK", "ZWAMESSAGE ZCHATSESSION", "ZWAMESSAGE ZMESSAGEDATE", "ZWACHATSESSION Z_PK",
            "ZWACHATSESSION ZCONTACTJID",
        ]
        let source = builder.source()
        guard necessary.contains("\(table) \(column)") else {
            let reading = try await Reading.of(source)
            #expect(!reading.messages.isEmpty)
            for account in reading.accounts { #expect(account.isComplete, "\(account)") }
            return
        }
        await #expect(throws: IngestionError.database(.unknownSchema)) { try await Reading.of(source) }
    }

    @Test("Any table but those of messages and chats may be missing (WDB-3)", arguments: IOSSchema.tables.map(\.name))
    func missing(table: String) async throws {
        var builder = Self.database
        builder.remove(table)
        let source = builder.source()
        guard ["ZWAMESSAGE", "ZWACHATSESSION"].contains(table) else {
            let reading = try await Reading.of(source)
            #expect(!reading.messages.isEmpty)
            return
        }
        await #expect(throws: IngestionError.database(.unknownSchema)) { try await Reading.of(source) }
    }

    @Test("Rows that only one reading of a damaged file shows are counted as such (WDB-3)", arguments: [true, false])
    func disagreeing(isMissing: Bool) async throws {
        let whole = Self.database.contents
        for table in ["ZWAMESSAGE", "ZWAMEDIAITEM", "ZWAMESSAGEINFO"] {
            let less = whole.withoutLastRow(of: table)
            var contradictions: Int64 = 0
            for place in 0..<5 {
                let rows = DisagreeingRows(
                    isMissing ? whole : less, isMissing ? less : whole, table: table, place: place)
                let reading = try await Reading.of(rows, includesStatuses: true)
                for account in reading.accounts { #expect(account.isComplete, "\(place): \(account)") }
                contradictions += reading.account(table)?.contradictions ?? 0
            }
            #expect(contradictions > 0, "\(table)")
        }
        let reading = try await Reading.of(Self.database.source())
        #expect(reading.accounts.allSatisfy { $0.contradictions == 0 && $0.leftOut[.contradictory] == nil })
    }

    @Test("Impossible times are counted, never a trap; the time of sending takes their place (WDB-3)")
    func times() async throws {
        var chat = OneChat()
        let bad: [RowValue] = [
            .real(.infinity), .real(-.infinity), .real(1.516e12), .integer(.max), .integer(.min), .real(-1e308),
            .real(0),
        ]
        for date in bad { chat.add(0, ["ZMESSAGEDATE": date]) }
        chat.add(0, ["ZMESSAGEDATE": .null])
        chat.add(0, ["ZMESSAGEDATE": .real(.infinity), "ZSENTDATE": .real(OneChat.date)])
        let reading = try await chat.read()
        #expect(reading.messages.map(\.timestamp) == [OneChat.time])
        #expect(reading.account("ZWAMESSAGE")?.leftOut == [.impossibleTime: 7, .malformed: 1])
    }

    @Test("A text that is stored as a blob of UTF-8 is a text; any other blob is none (WDB-3)")
    func blobs() async throws {
        var chat = OneChat()
        chat.add(0, ["ZTEXT": .blob(Array("Grüße".utf8))])
        chat.add(0, ["ZTEXT": .blob([0x78, 0x9C, 0xFF])])
        let reading = try await chat.read()
        #expect(reading.messages.map(\.content.text) == ["Grüße"])
        #expect(reading.account("ZWAMESSAGE")?.leftOut == [.malformed: 1])
    }

    @Test("Rows without chat, repeated ones and their parts are left out for a reason (WDB-3)")
    func reasons() async throws {
        var chat = OneChat()
        chat.addMedia(chat.add(1, ["ZCHATSESSION": .integer(77)]), [:])
        chat.add(0, ["ZTEXT": .string("x"), "ZSTANZAID": .string("SAME")])
        let repeated = chat.add(0, ["ZTEXT": .string("x"), "ZSTANZAID": .string("SAME")])
        chat.addInfo(repeated, [])
        let message = chat.add(1)
        chat.addMedia(message, [:])
        chat.addMedia(message, [:])
        chat.builder.add("ZWAMEDIAITEM", ["ZMESSAGE": .integer(99)])
        let reading = try await chat.read()
        #expect(reading.account("ZWAMESSAGE")?.leftOut == [.orphan: 1, .repeated: 1])
        #expect(reading.account("ZWAMEDIAITEM")?.leftOut == [.orphan: 2, .superseded: 1])
        #expect(reading.account("ZWAMEDIAITEM")?.joined == 1)
        #expect(reading.account("ZWAMESSAGEINFO")?.leftOut == [.repeated: 1])
        #expect(
            reading.account("ZWAMEDIAITEM")?.examples.sorted { $0.row < $1.row } == [
                LeftOutRow(row: 1, reason: .orphan), LeftOutRow(row: 3, reason: .superseded),
                LeftOutRow(row: 4, reason: .orphan),
            ])
    }

    @Test("Two people's messages with one id in one chat are both delivered, the owner's only once (WDB-3)")
    func sharedID() async throws {
        var chat = OneChat(OneChat.group, name: "Sailing", values: ["ZSESSIONTYPE": .integer(1)])
        let (anna, carl) = (chat.addMember(OneChat.anna), chat.addMember(OneChat.carl))
        let lines: [(text: String, member: Int64?, isOwn: Bool)] = [
            ("of one", anna, false), ("of another", carl, false), ("of another, again", carl, false),
            ("own", nil, true), ("own, again", anna, true),
        ]
        for line in lines {
            chat.add(
                0,
                [
                    "ZTEXT": .string(line.text), "ZSTANZAID": .string("SAME"),
                    "ZISFROMME": .integer(line.isOwn ? 1 : 0),
                    "ZGROUPMEMBER": line.member.map { .integer($0) } ?? .null,
                ])
        }
        let reading = try await chat.read()
        #expect(reading.messages.map(\.content.text) == ["of one", "of another", "own"])
        #expect(reading.account("ZWAMESSAGE")?.leftOut == [.repeated: 2])
    }

    @Test("Ids that are not those of a primary key are not WhatsApp's schema (WDB-3)")
    func keys() async throws {
        for table in ["ZWAMESSAGE", "ZWAMEDIAITEM", "ZWAMESSAGEINFO"] {
            var builder = Self.database
            builder.set(table, 2, "Z_PK", .integer(1))
            let source = builder.source()
            await #expect(throws: IngestionError.database(.unknownSchema)) { try await Reading.of(source) }
        }
    }

    @Test("Reactions take memory, too: a batch has few messages with thousands of them (WDB-7)")
    func reactions() async throws {
        var chat = OneChat()
        let entry = (person: Optional(OneChat.carl), emoji: "x", milliseconds: Int64(1_690_000_000_000))
        let blob = IOSBlobs.reactions([IOSBlobs.Reaction](repeating: entry, count: 4_000))
        for _ in 0..<30 { chat.addInfo(chat.add(0, ["ZTEXT": .string("x")]), blob) }
        let reading = try await chat.read()
        #expect(reading.events.count == 30 * 4_001 + 1)
        #expect(reading.largestBatch < 40_000)
        #expect(reading.account("ZWAMESSAGEINFO")?.events == 30)
    }

    @Test("A message with a great many or great parts is read piece by piece (WDB-7)")
    func large() async throws {
        var chat = OneChat()
        for number in 0..<40 {
            let row = chat.add(0, ["ZTEXT": .string("\(number)")])
            chat.addMedia(row, ["ZTITLE": .string(String(repeating: "t", count: 900_000))])
        }
        let last = chat.add(0, ["ZTEXT": .string("last")])
        for _ in 0..<500 { chat.addMedia(last, [:]) }
        let reading = try await chat.read()
        #expect(reading.messages.count == 41)
        #expect(reading.largestBatch < 8)
        #expect(reading.account("ZWAMEDIAITEM")?.joined == 41)
        #expect(reading.account("ZWAMEDIAITEM")?.leftOut == [.superseded: 499])
        #expect(reading.account("ZWAMEDIAITEM")?.examples.count == 100)
    }
}
