import Foundation
import WhisperArchive
import WhisperTestSupport
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("Many messages, many processes", .ownThreads)
struct ScaleTests {
    @Test(
        "More messages with one time than fit in a bucket are found, paged and probed in order (ST-5)",
        arguments: TemporaryVault.Kind.allCases)
    func overflow(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        // The later time is saved first, so that the flood before it overflows into its bucket.
        let later = NewMessage.sample("later flood", in: id, at: 64_000)
        _ = try await store.save([later])
        let flood = (0..<9_000).map { number in
            var message = NewMessage.sample("flood \(number)", in: id, at: 0)
            message.contentKey = ContentKey(high: UInt64(number), low: 7)
            return message
        }
        _ = try await store.save(Array(flood[..<5_000]))
        _ = try await store.save(Array(flood[5_000...]))
        var found: [String] = []
        var request = SearchRequest(.term("flood"))
        request.limit = 1_000
        repeat {
            let page = try await store.search(request)
            found += page.compactMap(\.message.unified.content.text)
            request.after = page.last?.message.unified.id
        } while request.after != nil
        #expect(found == ["later flood"] + (0..<9_000).reversed().map { "flood \($0)" })

        var window = SearchRequest(.term("flood"))
        window.until = later.timestamp
        window.limit = 3
        #expect(try await store.search(window).compactMap(\.message.unified.content.text).first == "flood 8999")
        let probes = [0, 4_095, 4_096, 8_999].map { number in
            OverlapProbe(timestamp: flood[0].timestamp, key: ContentKey(high: UInt64(number), low: 7))
        }
        #expect(try await store.conversations(holding: probes, platform: .whatsapp) == probes.map { _ in [id] })
        var rule = RetentionRule()
        rule.before = later.timestamp
        #expect(try await store.prune(rule, dryRun: false).messages == 9_000)
        #expect(try await store.statistics().messages == 1)
        await store.close()
    }

    @Test("A backlog that arrives after newer messages keeps its order, and the last message stays the last (ING-2)")
    func backlog() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        // Newest chunk first, as phones send their history, and also within one call.
        for chunk in (0..<6).reversed() {
            var messages: [NewMessage] = []
            if chunk == 2 { messages.append(.sample("9999", in: id, at: 9_999_000)) }
            messages += (0..<250).map { .sample("\(chunk * 250 + $0)", in: id, at: Int64(chunk * 250 + $0) * 1_000) }
            _ = try await store.save(messages)
        }
        let texts = try await store.messages(in: id, .oldest, limit: 10_000).compactMap(\.unified.content.text)
        #expect(texts == (0..<1_500).map(String.init) + ["9999"])
        #expect(try await store.conversation(id)?.lastMessage?.text == "9999")
        let findings = try await store.verify(repair: false).findings
        #expect(findings == [])
        await store.close()
    }

    @Test(
        "The log stays small whatever is written, and is gone after closing (ST-8)",
        arguments: TemporaryVault.Kind.allCases)
    func log(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        var largest: Int64 = 0
        for round in 0..<12 {
            let first = Int64(round) * 2_000
            _ = try await store.save((first..<first + 2_000).map { .sample("word \($0)", in: id, at: $0 * 9_000) })
            largest = max(largest, FileSystem.size("\(vault.database)-wal") ?? 0)
        }
        #expect(largest > 0)
        #expect(largest < 16 << 20)
        await store.close()
        #expect(FileSystem.size("\(vault.database)-wal") == nil)
    }

    @Test("If 64 processes open one envelope at the same time, exactly one succeeds (ENV-7)")
    func race() async throws {
        #if SQLCipher
            let vault = TemporaryVault(.encrypted, key: Array(repeating: 1, count: 32))
        #else
            let vault = TemporaryVault(.plain)
        #endif
        try await vault.open().close()
        let program = try ReliabilityTests.program()
        let running = try (0..<64).map { _ in
            try RunningProcess(program.path, ["work", "race", vault.directory, "1", "-"])
        }
        // All of them have the vault open before any starts.
        for racer in running { try racer.waitForOutput { $0.hasPrefix("ready\n") } }
        #expect(FileManager.default.createFile(atPath: "\(vault.directory)/go", contents: nil))
        var opened: [String] = []
        for racer in running {
            let ending = racer.finish()
            opened += ending.output.split(separator: "\n").dropFirst().map(String.init)
            #expect(ending.status == 0, "\(ending.errors)")
        }
        #expect(opened.sorted() == (0..<5).map { "opened \($0)" })
        let store = try vault.open()
        #expect(try await store.statistics().messages == 5)
        #expect(try await store.ledgerState().opened == 5)
        let findings = try await store.verify(repair: false).findings
        #expect(findings == [])
        await store.close()
    }

    @Test("Processes that save the same messages concurrently leave each message once (ST-8, ING-2)")
    func processes() async throws {
        #if SQLCipher
            let vault = TemporaryVault(.encrypted, key: Array(repeating: 1, count: 32))
        #else
            let vault = TemporaryVault(.plain)
        #endif
        try await vault.open().close()
        let program = try ReliabilityTests.program()
        let running = try (0..<4).map { _ in
            try RunningProcess(program.path, ["work", "share", vault.directory, "1", "-"])
        }
        for process in running {
            let ending = process.finish()
            #expect(ending.status == 0, "\(ending.errors)")
        }
        let store = try vault.open()
        let conversation = try #require(try await store.conversations(after: nil, limit: 2).first)
        #expect(conversation.messageCount == 300)
        #expect(conversation.unreadCount == 200)
        let messages = try await store.messages(in: conversation.id, .oldest, limit: 1_000)
        #expect(Set(messages.map(\.unified.externalID)).count == 300)
        let findings = try await store.verify(repair: false).findings
        #expect(findings == [])
        await store.close()
    }
}
