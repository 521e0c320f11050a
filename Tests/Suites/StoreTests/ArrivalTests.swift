import WhisperArchive
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

@Suite("A service without numbers, over SQLite", .ownThreads)
struct ArrivalTests {
    private static let account = ArrivalAccount(platform: .matrix, user: "@me:here", server: "here")
    private static let hall = ConversationReference(platform: .matrix, key: "!hall", title: "Hall", kind: .group)

    private static func arrival(_ number: Int) -> Arrival {
        Arrival(
            serverID: "$\(number)", sender: ArrivalSender("@ann:here"),
            content: Content(kind: .text, text: "\(number)"), createdAt: Timestamp(milliseconds: Int64(number) * 1_000))
    }

    private static func page(_ gap: ArrivalGap, _ numbers: some Sequence<Int>, next: String?) -> ArrivalHistory {
        ArrivalHistory(account: account, gap: gap, token: next, messages: numbers.map(arrival))
    }

    /// A vault with a message, a gap of this many numbers, and messages above it.
    private static func cutVault(_ store: SQLiteVault, above numbers: ClosedRange<Int>) async throws -> UniqueIdentifier
    {
        _ = try await store.applyArrivals(
            ArrivalBatch(
                account: account, expecting: nil, token: "a", rooms: [ArrivalRoom(hall, messages: [arrival(1)])]))
        _ = try await store.applyArrivals(
            ArrivalBatch(
                account: account, expecting: "a", token: "b",
                rooms: [
                    ArrivalRoom(hall, messages: numbers.map(arrival), limited: GapStart(token: "g", numbers: 3))
                ]))
        return try await store.conversation(for: hall).id
    }

    private static func texts(_ store: SQLiteVault, _ room: UniqueIdentifier) async throws -> [String] {
        try await store.messages(in: room, .newest, limit: 10_000).map { $0.unified.content.text ?? "" }
    }

    @Test(
        "Nine thousand messages above a full gap move up in parts, and none changes its place (MX-2)",
        arguments: TemporaryVault.Kind.allCases)
    func parts(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let room = try await ArrivalTests.cutVault(store, above: 101...9_100)
        let gap = try #require(try await store.gaps(in: room).first)
        let page = ArrivalTests.page(gap, (90...100).reversed(), next: "h")
        // One part at a time, with others at work in between.
        var parts = 0
        while try await store.write(
            .history(page), { writer throws(StoreError) in try Archive(writer).apply(page) == nil })
        {
            parts += 1
            let note = NewMessage(
                conversation: room, externalID: "note \(parts)", platform: .whatsapp,
                timestamp: Timestamp(milliseconds: Int64(9_100 - parts * 4_096) * 1_000), precision: .second,
                sender: nil, content: Content(kind: .text, text: "note \(parts)"))
            _ = try await store.save([note])
            _ = try await store.applyArrivals(
                ArrivalBatch(
                    account: ArrivalTests.account, expecting: try await store.arrivalProgress(of: .matrix)?.token,
                    token: "c\(parts)",
                    rooms: [ArrivalRoom(ArrivalTests.hall, messages: [ArrivalTests.arrival(9_100 + parts)])]))
            try #require(parts < 10)
        }
        #expect(parts == 3)
        let texts = try await ArrivalTests.texts(store, room)
        #expect(
            texts.filter { !$0.hasPrefix("note") } == (["1"] + (90...(9_100 + parts)).map { "\($0)" }))
        #expect(texts.count { $0.hasPrefix("note") } == parts)
        // Each is behind the last message that is not newer, which was at the boundary between two parts.
        for number in 1..<parts {
            let index = try #require(texts.firstIndex(of: "note \(number)"))
            #expect(texts[index - 1] == "\(9_100 - number * 4_096)")
        }
        for message in try await store.messages(in: room, .newest, limit: 10_000) {
            guard let number = message.delivery?.serverSequence else { continue }
            try #require(message.position == ChatPosition(sequence: number))
        }
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    @Test("A gap of more than 2^20 messages grows as often as it must (MX-2)")
    func growsAgain() async throws {
        let vault = TemporaryVault(.plain)
        var store = try vault.open()
        let room = try await ArrivalTests.cutVault(store, above: 1_001...1_003)
        var left = Array((2...1_000).reversed())
        for round in 0..<5 {
            let gap = try #require(try await store.gaps(in: room).first)
            let numbers = left.prefix(100)
            left.removeFirst(100)
            #expect(
                try await store.applyHistory(ArrivalTests.page(gap, numbers, next: "h\(round)")).inserted == 100)
            // As if a million more had been filled in.
            await store.close()
            try vault.execute("UPDATE arrival_gaps SET lower = upper - 7")
            store = try vault.open()
        }
        var gap = try #require(try await store.gaps(in: room).first)
        #expect(try await store.applyHistory(ArrivalTests.page(gap, left, next: "i")).inserted == left.count)
        gap = try #require(try await store.gaps(in: room).first)
        #expect(try await store.applyHistory(ArrivalTests.page(gap, [1], next: "j")).closed == 1)
        #expect(try await ArrivalTests.texts(store, room) == (1...1_003).map { "\($0)" })
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    @Test("A room whose numbers are exhausted refuses, and nothing is written (MX-2)")
    func exhausted() async throws {
        let vault = TemporaryVault(.plain)
        let first = try vault.open()
        let room = try await ArrivalTests.cutVault(first, above: 5...5)
        await first.close()
        let last = ArrivalLimits.largestNumber
        try vault.execute(
            """
            UPDATE messages SET server_seq = \(last), position = \(last * ChatPosition.stride)
            WHERE server_id = '$5'; UPDATE arrival_gaps SET lower = \(last - 3), upper = \(last)
            """)
        let store = try vault.open()
        await #expect(throws: StoreError(.constraint)) {
            _ = try await store.applyArrivals(
                ArrivalBatch(
                    account: ArrivalTests.account, expecting: "b", token: "c",
                    rooms: [ArrivalRoom(ArrivalTests.hall, messages: [ArrivalTests.arrival(6)])]))
        }
        let gap = try #require(try await store.gaps(in: room).first)
        await #expect(throws: StoreError(.constraint)) {
            _ = try await store.applyHistory(ArrivalTests.page(gap, [4, 3, 2], next: "h"))
        }
        #expect(try await store.arrivalProgress(of: .matrix)?.token == "b")
        #expect(try await ArrivalTests.texts(store, room) == ["1", "5"])
        await store.close()
    }

    @Test("A gap that no program wrote is damage, which verification finds and repairs (ST-10, MX-2)")
    func impossibleGap() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let room = try await ArrivalTests.cutVault(store, above: 5...5)
        await store.close()
        for wrong in ["upper = 0", "lower = upper", "moved_from = \(Int64.max)", "upper = -1"] {
            try vault.execute("UPDATE arrival_gaps SET \(wrong)")
            let opened = try vault.open()
            await #expect(throws: StoreError(.damaged), "\(wrong)") { _ = try await opened.gaps(in: room) }
            #expect(try await opened.verify(repair: true).findings.map(\.kind) == [.counters], "\(wrong)")
            #expect(try await opened.gaps(in: room) == [], "\(wrong)")
            #expect(try await opened.verify(repair: false).findings == [], "\(wrong)")
            await opened.close()
            try vault.execute(
                """
                INSERT INTO arrival_gaps (conversation_id, id, room, token, lower, upper)
                SELECT id, zeroblob(16), 'r', 't', 1, 9 FROM conversations
                """)
        }
    }
}
