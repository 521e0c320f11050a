import Foundation
import Testing
import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperRowPort
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppAndroid

@Suite("Databases that no phone writes (WDB-1, WDB-3)", .ownThreads)
struct HostileRowsTests {
    private static let values: [RowValue] = [
        .null, .integer(.max), .integer(.min), .integer(-1), .integer(0), .integer(1_500_000_000_000_000), .real(.nan),
        .real(1e300), .text([]), .text([0xFF, 0x00]), .text(Array("-1".utf8)), .blob([1, 2, 3]), .tooLong(99_000_000),
    ]

    /// A column of a schema.
    struct Column: Sendable, CustomTestStringConvertible {
        var schema: AndroidSchema
        var table: Int
        var column: Int
        var name: String

        var testDescription: String { "\(schema.rawValue) \(name)" }

        static let all: [Column] = [AndroidSchema.transition, .january2026].flatMap { schema in
            tables(schema).enumerated().flatMap { table, content in
                content.table.columns.enumerated().map { column, name in
                    Column(schema: schema, table: table, column: column, name: "\(content.table.name).\(name)")
                }
            }
        }

        static func tables(_ schema: AndroidSchema) -> [InMemoryRows.Table] {
            var generator = HistoryGenerator(seed: 11, features: schema.features)
            return AndroidDatabaseWriter(generator.history(chats: 2, messages: 40), schema: schema).messages
        }
    }

    @Test("Any value in any column leaves every row accounted for (WDB-3)", arguments: Column.all)
    func anyValue(_ column: Column) async throws {
        let tables = Column.tables(column.schema)
        // A third of the values for each column, every value for every third one; all with WHISPER_ALL_VALUES.
        let isWhole = ProcessInfo.processInfo.environment["WHISPER_ALL_VALUES"] != nil
        for (number, value) in Self.values.enumerated() where isWhole || number % 3 == column.column % 3 {
            var changed = tables
            let rows = changed[column.table].rows.indices
            // All rows, and a single one.
            for row in number % 2 == 0 ? rows : rows.prefix(1) {
                changed[column.table].rows[row][column.column] = value
            }
            let reading = try await Reading(changed)
            #expect(reading.incomplete == [], "\(value)")
        }
    }

    @Test(
        "Rows that only one reading of a damaged file shows are counted as such (WDB-3)",
        arguments: ["message", "message_media", "receipt_user", "message_add_on", "call_log"])
    func disagreeing(table: String) async throws {
        let whole = Column.tables(.january2026)
        let less = whole.withoutLastRow(of: table)
        var contradictions: Int64 = 0
        for (base, other) in [(whole, less), (less, whole)] {
            for place in 0..<4 {
                let rows = DisagreeingRows(base, other, table: table, place: place)
                let reading = try await Reading(Reading.source(rows, statuses: true))
                #expect(reading.incomplete == [], "\(place)")
                contradictions += reading.accounts.reduce(0) { $0 + $1.contradictions }
            }
        }
        #expect(contradictions > 0)
    }

    @Test("A database without a column is read as far as it goes (WDB-3)", arguments: Column.all)
    func missingColumn(_ column: Column) async throws {
        var tables = Column.tables(column.schema)
        var columns = tables[column.table].table.columns
        columns.remove(at: column.column)
        guard !columns.isEmpty else { return }
        let rows = tables[column.table].rows.map { row in
            row.enumerated().filter { $0.offset != column.column }.map(\.element)
        }
        tables[column.table] = InMemoryRows.Table(tables[column.table].table.name, columns, rows: rows)
        let source = try Reading.source(InMemoryRows(tables))
        do throws(IngestionError) {
            let session = try await source.open()
            while try await session.next() != nil {}
        } catch {
            #expect(error == .database(.unknownSchema))
            return
        }
        let accounts = await source.accounts()
        #expect(accounts.filter { !$0.isComplete } == [])
    }

    @Test("Rows that point nowhere are counted and located (WDB-3)")
    func orphans() async throws {
        var tables = Column.tables(.january2026)
        func append(_ table: String, _ values: [String: RowValue]) throws {
            let place = try #require(tables.firstIndex { $0.table.name == table })
            tables[place].rows.append(tables[place].table.columns.map { values[$0] ?? .null })
        }
        try append("message_media", ["message_row_id": .integer(77_777)])
        try append("message_add_on", ["_id": .integer(5_555), "parent_message_row_id": .integer(77_777)])
        try append("message_add_on_reaction", ["message_add_on_row_id": .integer(5_555)])
        try append("message_add_on_reaction", ["message_add_on_row_id": .integer(6_666)])
        try append(
            "message",
            [
                "_id": .integer(88_888), "chat_row_id": .integer(4_444), "from_me": .integer(0),
                "key_id": .text(Array("X".utf8)), "message_type": .integer(0),
            ])
        let reading = try await Reading(tables)
        #expect(reading.incomplete == [])
        #expect(reading.account("message_media")?.examples == [LeftOutRow(row: 77_777, reason: .orphan)])
        #expect(reading.account("message_add_on")?.examples == [LeftOutRow(row: 77_777, reason: .orphan)])
        #expect(reading.account("message_add_on_reaction")?.leftOut == [.orphan: 2])
        #expect(reading.account("message")?.leftOut == [.internalRow: 1, .orphan: 1])
        #expect(reading.account("message")?.examples.last == LeftOutRow(row: 88_888, reason: .orphan))
    }

    @Test("Times outside the years 2009 to 2100 are counted (WDB-3)", arguments: [1, 1_515_000_000_000_000] as [Int64])
    func impossibleTimes(_ time: Int64) async throws {
        var tables = Column.tables(.october2023)
        let place = try #require(tables.firstIndex { $0.table.name == "message" })
        let columns = tables[place].table.columns
        let (sent, received) = (
            try #require(columns.firstIndex(of: "timestamp")),
            try #require(columns.firstIndex(of: "received_timestamp"))
        )
        tables[place].rows[1][sent] = .integer(time)
        tables[place].rows[1][received] = .integer(time)
        let reading = try await Reading(tables)
        #expect(reading.account("message")?.leftOut[.impossibleTime] == 1)
        #expect(reading.incomplete == [])
    }

    @Test("Replies in a circle, to themselves and to nothing are delivered as they are (WDB-4)")
    func cycles() async throws {
        var tables = Column.tables(.october2023)
        let quotes = try #require(tables.firstIndex { $0.table.name == "message_quoted" })
        let columns = tables[quotes].table.columns
        let rows = tables.first { $0.table.name == "message" }?.rows.compactMap { row -> (RowValue, RowValue)? in
            row[7] == .integer(7) || row[3] == .text(Array("-1".utf8)) ? nil : (row[0], row[3])
        }
        let messages = try #require(rows)
        tables[quotes].rows = messages.enumerated().map { place, message in
            let next = messages[(place + 1) % messages.count]
            let values = ["message_row_id": message.0, "key_id": next.1]
            return columns.map { values[$0] ?? .null }
        }
        let reading = try await Reading(tables)
        #expect(reading.incomplete == [])
        #expect(reading.messages.count { $0.replyTo != nil } > 30)
    }

    @Test("The same row and the same id twice are delivered once (WDB-3)")
    func repeated() async throws {
        var tables = Column.tables(.october2023)
        let place = try #require(tables.firstIndex { $0.table.name == "message" })
        let whole = try await Reading(tables).messages.count
        var again = tables[place].rows[2]
        tables[place].rows.append(again)
        again[0] = .integer(99_999)
        tables[place].rows.append(again)
        let reading = try await Reading(tables)
        #expect(reading.messages.count == whole)
        #expect(reading.account("message")?.leftOut[.repeated] == 2)
        #expect(reading.incomplete == [])
    }

    @Test("Two people's messages with one id in one chat are both delivered, the owner's only once (WDB-3)")
    func sharedID() async throws {
        var maker = TableMaker()
        let id: [String: RowValue] = ["key_id": "SAME"]
        maker.message(1, type: 0, chat: 2, sender: 2, text: "of one", id)
        maker.message(2, type: 0, chat: 2, sender: 4, text: "of another", id)
        maker.message(3, type: 0, chat: 2, sender: 4, text: "of another, again", id)
        maker.message(4, type: 0, chat: 2, fromMe: true, text: "own", id)
        maker.message(5, type: 0, chat: 2, fromMe: true, sender: 1, text: "own, again", id)
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.text) == ["of one", "of another", "own"])
        #expect(reading.account("message")?.leftOut == [.repeated: 2])
    }

    @Test("A message with any number of reactions is delivered in bounded batches (WDB-7)")
    func manyReactions() async throws {
        var tables = Column.tables(.october2023)
        let addOns = try #require(tables.firstIndex { $0.table.name == "message_add_on" })
        let reactions = try #require(tables.firstIndex { $0.table.name == "message_add_on_reaction" })
        let row = try #require(tables[addOns].rows.first)
        let reaction = try #require(tables[reactions].rows.first)
        for number in 0..<20_000 {
            var copy = row
            copy[0] = .integer(Int64(100_000 + number))
            tables[addOns].rows.append(copy)
            var inner = reaction
            inner[0] = copy[0]
            tables[reactions].rows.append(inner)
        }
        let source = try Reading.source(InMemoryRows(tables))
        let session = try await source.open()
        var largest = 0
        while let batch = try await session.next() { largest = max(largest, batch.events.count) }
        #expect(largest < 6_000)
        let accounts = await source.accounts()
        #expect(accounts.filter { !$0.isComplete } == [])
    }

    @Test("A database of something else is refused (WDB-1)")
    func otherDatabase() async throws {
        let source = try Reading.source(InMemoryRows([InMemoryRows.Table("message", ["_id", "text"])]))
        await #expect(throws: IngestionError.database(.unknownSchema)) { try await source.survey() }
    }

    @Test("A database that changes while it is read is refused (WDB-1)")
    func changed() async throws {
        let rows = InMemoryRows(Column.tables(.october2023))
        let source = try Reading.source(rows)
        let session = try await source.open()
        rows.replace(Column.tables(.october2023))
        await #expect(throws: IngestionError.database(.changed)) { while try await session.next() != nil {} }
        #expect(await source.accounts() == [])
    }
}
