import Testing
import WhisperIngestionContract
import WhisperIngestionPort
import WhisperInMemoryRows
import WhisperIOSDatabaseGenerator
import WhisperMessage
import WhisperRowPort
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppIOS

@Suite("Every row of an iOS database is accounted for, and the port's rules hold (WDB-3)", .ownThreads)
struct AccountTests {
    private static let tables = ["ZWAMESSAGE", "ZWAMEDIAITEM", "ZWAMESSAGEINFO"]

    @Test("Over generated databases, flawed or not, each row is counted exactly once (WDB-3)", arguments: 0..<40)
    func accounts(seed: Int) async throws {
        let builder = IOSHistory.database(
            using: SeededRandom(seed: UInt64(seed)), messages: 40 + seed * 23, chats: 1 + seed % 9,
            hasFlaws: seed % 4 != 0)
        let reading = try await Reading.of(builder.source(), includesStatuses: seed % 2 == 0)
        for table in Self.tables {
            let account = try #require(reading.account(table), "seed \(seed)")
            #expect(account.isComplete, "seed \(seed): \(account)")
            #expect(account.rows == builder.count(table), "seed \(seed)")
        }
        let messages = try #require(reading.account("ZWAMESSAGE"))
        #expect(messages.messages == Int64(reading.messages.count), "seed \(seed)")
        #expect(reading.survey.rows == messages.rows)
        if seed % 4 != 0 { #expect(messages.leftOut.count > 1, "seed \(seed): the flaws must be there") }
    }

    @Test("Events follow their message, titles and joins come before, ids are there (WDB-3)", arguments: 40..<60)
    func order(seed: Int) async throws {
        let builder = IOSHistory.database(
            using: SeededRandom(seed: UInt64(seed)), messages: 300, hasFlaws: seed % 2 == 0)
        let reading = try await Reading.of(builder.source(), includesStatuses: true)
        var delivered: Set<String> = []
        var seen: Set<String> = []
        var ordinal: UInt64?
        for event in reading.events {
            switch event {
            case .message(let message):
                let id = try #require(message.externalID)
                #expect(delivered.insert(message.chat.key + " " + id).inserted || seed % 2 == 0, "seed \(seed)")
                #expect(ordinal.map { $0 < message.ordinal } ?? true)
                // Only a flaw takes the sender from what a person wrote.
                let mayLackSender = message.content.kind == .system || seed % 2 == 0
                #expect(message.sender.map { !$0.aliases.isEmpty } ?? mayLackSender)
                #expect(message.attachmentSources.count <= message.content.attachments.count)
                ordinal = message.ordinal
                seen.insert(message.chat.key)
            case .sameChat(let first, let second, _): #expect(!seen.contains(first.key) && !seen.contains(second.key))
            case .chatTitle(let chat, _): #expect(!seen.contains(chat.key) || seed % 2 == 0, "seed \(seed)")
            case .reaction(let chat, let target, _, _, _, _), .vote(let chat, let target, _, _, _, _),
                .deletion(let chat, let target, _, _, _, _):
                #expect(delivered.contains(chat.key + " " + target.id), "seed \(seed)")
            default: break
            }
        }
    }

    // MARK: The contract

    private static let database = IOSHistory.database(using: SeededRandom(seed: 1), messages: 2_000)

    private static func database(_ source: any RowSource) throws -> IOSDatabase {
        IOSDatabase(
            messages: source, contacts: nil, media: nil, includesStatuses: true, sealing: try SodiumSealing())
    }

    private static let subject = IngestionSubject(
        makeSource: { try database(database.source()) },
        makeFailingSource: { try database(BreakingRows(database.source(), after: 1)) })

    @Test("It keeps", arguments: IngestionLaw.databases)
    func keeps(_ law: IngestionLaw) async throws { try await law.check(Self.subject) }

    @Test("A file that is written while it is read is noticed at the end (WDB-1)")
    func changed() async throws {
        let rows = Self.database.source()
        let source = try Self.database(rows)
        let session = try await source.open()
        _ = try await session.next()
        rows.replace(Self.database.contents)
        await #expect(throws: IngestionError.database(.changed)) {
            while try await session.next() != nil {}
        }
        #expect(await source.accounts().isEmpty)
        await session.close()
    }

    @Test("Each pass leaves no cursor open, whether it ends, fails or is closed (WDB-7)")
    func cursors() async throws {
        let rows = Self.database.source()
        let source = try Self.database(rows)
        for _ in 0..<70 {
            let session = try await source.open()
            _ = try await session.next()
            await session.close()
        }
        #expect(try await IngestionTrial.count(source) > 1_000)
    }
}

/// Reading to the end.
private enum IngestionTrial {
    static func count(_ source: any IngestionSource) async throws -> Int {
        let session = try await source.open()
        var count = 0
        while let batch = try await session.next() { count += batch.events.count }
        await session.close()
        return count
    }
}

/// Rows whose table of messages, read in order, breaks off as a damaged file does.
private struct BreakingRows: RowSource {
    let rows: InMemoryRows
    let batches: Int

    init(_ rows: InMemoryRows, after batches: Int) {
        self.rows = rows
        self.batches = batches
    }

    func tables() throws(RowError) -> [RowTable] { try rows.tables() }

    func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        let cursor = try rows.open(query)
        return query.order.isEmpty ? cursor : BreakingCursor(cursor, batches)
    }

    func verify() throws(RowError) { try rows.verify() }
    func close() { rows.close() }
}

private final class BreakingCursor: RowCursor {
    private let cursor: any RowCursor
    private let left: Countdown

    init(_ cursor: any RowCursor, _ batches: Int) {
        self.cursor = cursor
        left = Countdown(batches)
    }

    func next() throws(RowError) -> RowBatch? {
        guard left.isLeft() else { throw .damaged }
        return try cursor.next()
    }

    func close() { cursor.close() }
}
