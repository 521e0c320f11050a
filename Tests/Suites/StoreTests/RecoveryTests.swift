import WhisperArchive
import WhisperClockPort
import WhisperTestSupport
import Foundation
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

#if SQLCipher
    import WhisperSQLCipherStore
#endif

@Suite("Recovery page by page", .ownThreads)
struct RecoveryTests {
    @Test(
        "Damage to any page of a small vault costs no more than that page, and the rest is recovered (ST-10)",
        arguments: TemporaryVault.Kind.allCases)
    func everyPage(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let texts = try await fill(vault, count: 128)
        let sound = try Data(contentsOf: URL(filePath: vault.database))
        let pages = sound.count / 4_096
        var most: Int64 = 0
        // Every page of the plain one; of the encrypted one, whose pages are the same, every third.
        for page in stride(from: 1, through: pages, by: kind == .plain ? 1 : 3) {
            let damaged = try copy(of: vault, sound, damaging: [page], seed: UInt64(page))
            let before = try damaged.files().map(\.bytes)
            let new = TemporaryVault(kind)
            let report = try recover(damaged, to: new)
            #expect(try damaged.files().map(\.bytes) == before, "page \(page): the damaged vault changed")
            let lost = 128 - report.messages
            most = max(most, lost)
            #expect(lost <= 40, "page \(page): \(lost) messages lost")
            let loss = report.losses.first { $0.table == "messages" }
            if let known = loss?.lost { #expect(known == lost, "page \(page)") }
            if lost > 0 { #expect(loss != nil, "page \(page): lost without a word") }
            try await check(new, texts: texts, page: page, report)
        }
        print("recovery of \(kind): \(pages) pages one by one; at most \(most) of 128 messages were lost with one")
    }

    @Test(
        "Damage to random pages of a large vault costs only these, in time proportional to its size (ST-10)",
        arguments: TemporaryVault.Kind.allCases)
    func randomPages(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let texts = try await fill(vault, count: 10_000)
        let sound = try Data(contentsOf: URL(filePath: vault.database))
        let pages = sound.count / 4_096
        for seed in 1...2 as ClosedRange<UInt64> {
            var random = SeededRandom(seed: seed)
            let chosen = Set((0..<(5 * seed)).map { _ in Int.random(in: 2...pages, using: &random) })
            let damaged = try copy(of: vault, sound, damaging: chosen.sorted(), seed: seed)
            let new = TemporaryVault(kind)
            let start = ContinuousClock.now
            let report = try recover(damaged, to: new)
            let time = ContinuousClock.now - start
            print("recovery of \(kind): seed \(seed), \(chosen.count) of \(pages) pages, \(time), \(report.losses)")
            #expect(10_000 - report.messages <= chosen.count * 40, "seed \(seed)")
            try await check(new, texts: texts, page: 0, report)
        }
    }

    @Test(
        "A table without its root page is recovered completely, and nothing of it is reported lost (ST-10)",
        arguments: TemporaryVault.Kind.allCases, ["messages", "attachments"])
    func root(kind: TemporaryVault.Kind, table: String) async throws {
        let vault = TemporaryVault(kind)
        let texts = try await fill(vault, count: 3_000)
        let page = Int(
            try #require(
                try vault.connection().integer("SELECT rootpage FROM sqlite_master WHERE name = '\(table)'")))
        let rows = try vault.connection().integer("SELECT count(*) FROM \(table)")
        let sound = try Data(contentsOf: URL(filePath: vault.database))
        let damaged = try copy(of: vault, sound, damaging: [page], seed: 1)
        let new = TemporaryVault(kind)
        let report = try recover(damaged, to: new)
        try await check(new, texts: texts, page: page, report)
        let kept = try new.connection().integer("SELECT count(*) FROM \(table)")
        if table == "messages" {
            #expect(kept == rows)
            #expect(report.losses.isEmpty)
        } else {
            // Inner pages of such a table also contain rows.
            #expect(try #require(rows) - (kept ?? 0) < 100)
        }
    }

    @Test("A cancelled recovery ends, and leaves nothing at the new location (ST-10, CLI-5)")
    func cancelled() async throws {
        let vault = TemporaryVault(.plain)
        _ = try await fill(vault, count: 2_000)
        let new = TemporaryVault(.plain)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return Result { try recover(vault, to: new) }
        }
        let result = await task.value
        #expect(throws: StoreError(.cancelled)) { try result.get() }
        let left = try FileManager.default.contentsOfDirectory(atPath: new.directory).filter { $0 != "vault.lock" }
        #expect(left == [])
    }

    @Test(
        "A recovered vault is another device, and still knows the missing events (ST-10, RT-10)",
        arguments: TemporaryVault.Kind.allCases)
    func device(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let reference = ConversationReference(platform: .realtime, key: "c", title: "c", kind: .direct)
        _ = try await store.apply(
            SyncGroup(conversation: reference, owner: "me", events: [], cursor: 9, missing: [4...5]))
        let id = try await store.conversation(for: reference).id
        let device = UniqueIdentifier(high: 7, low: 7)
        try await store.setSetting("realtime.device", to: device.description)
        _ = try await store.enqueue(
            OutgoingMessage(
                conversation: id, owner: "me", clientMessageID: "k", text: "x",
                line: SealedLine(device: device, number: 1, digest: [UInt8](repeating: 1, count: 16)),
                composedAt: Timestamp(milliseconds: 1)))
        let attempt = PostAttempt(device: "D", at: Timestamp(milliseconds: 2))
        try await store.noteAttempt(1, attempt)
        await store.close()
        let new = TemporaryVault(kind)
        #expect(try recover(vault, to: new).losses.isEmpty)
        let recovered = try new.open(.existing)
        #expect(try await recovered.outbox(of: nil, after: nil, limit: 9).map(\.firstAttempt) == [attempt])
        #expect(try await recovered.setting("realtime.device") == nil)
        #expect(try await recovered.linePosition(in: id).last == nil)
        #expect(try await recovered.syncCursors(of: .realtime).map(\.missing) == [[4...5]])
        await recovered.close()
    }

    @Test(
        "A recovered vault knows its account, its token and its gaps (ST-10, MX-2)",
        arguments: TemporaryVault.Kind.allCases)
    func arrivals(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let account = ArrivalAccount(platform: .matrix, user: "@me:here", server: "here")
        let room = ArrivalRoom(
            ConversationReference(platform: .matrix, key: "!r", title: "r", kind: .group), messages: [],
            limited: GapStart(token: "g"))
        _ = try await store.applyArrivals(ArrivalBatch(account: account, expecting: nil, token: "s", rooms: [room]))
        let gaps = try await store.gaps(of: .matrix)
        #expect(gaps.count == 1)
        await store.close()
        let new = TemporaryVault(kind)
        #expect(try recover(vault, to: new).losses.isEmpty)
        let recovered = try new.open(.existing)
        #expect(try await recovered.arrivalProgress(of: .matrix) == ArrivalProgress(account: account, token: "s"))
        #expect(try await recovered.gaps(of: .matrix) == gaps)
        await recovered.close()
    }

    @Test("No row of one table can be taken for another's (ST-10)")
    func shapes() throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let connection = try vault.connection()
        let names = try connection.transientStatement(
            """
            SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
                AND name NOT LIKE 'message~_index%' ESCAPE '~' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
                AND name NOT LIKE '%message~_keys' ESCAPE '~' AND name NOT LIKE '%message~_answers' ESCAPE '~'
            """)
        var shapes: [RowShape] = []
        while try names.step() {
            let name = names.text(0)
            shapes.append(try RowShape(name, in: connection, added: Migrations.all.columns(addedTo: name)))
        }
        #expect(shapes.count > 20)
        for (index, shape) in shapes.enumerated() {
            for other in shapes[..<index] {
                #expect(!shape.isConfusable(with: other), "\(shape.table) and \(other.table)")
            }
        }
        // Keys of messages and answers are rebuilt. They fit other tables, but the key would be a person or a message, whose
        // row it cannot be, and what belongs to missing ones is removed.
        for table in ["message_keys", "message_answers", "recent_message_keys", "recent_message_answers"] {
            let keys = try RowShape(table, in: connection, added: 0)
            let others = shapes.filter { $0.isConfusable(with: keys) }.map(\.table)
            #expect(others == (table.hasPrefix("recent") ? ["outbox"] : ["group_ranks"]), "\(table)")
        }
        #expect(MessageKey.first > MessageRowID.last(ofBucket: MessageRowID.bucket(of: Timestamp(milliseconds: .max))))
        // The search index is rebuilt, and its rows must not be taken for those of a table.
        let index = try connection.transientStatement(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'message~_index~_%' ESCAPE '~'")
        while try index.step() {
            let own = try RowShape(index.text(0), in: connection, added: 0)
            // `erased_rows` is not transferred.
            for shape in shapes where shape.table != "erased_rows" {
                #expect(!shape.isConfusable(with: own), "\(shape.table) and \(own.table)")
            }
        }
        withExtendedLifetime(store) {}
    }

    // MARK: Support

    /// Fills most tables of a vault.
    private func fill(_ vault: TemporaryVault, count: Int) async throws -> Set<String> {
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        let texts = (0..<count).map { "number \($0) of a long row of words that fill the pages of a vault" }
        _ = try await store.save(
            texts.enumerated().map { index, text in
                var message = NewMessage.sample(text, in: id, at: Int64(index) * 50_000)
                message.content.attachments = [
                    Attachment(name: "picture \(index).jpg", mime: "image/jpeg", size: 7, sha256: nil, state: .omitted)
                ]
                return message
            })
        await store.close()
        return Set(texts)
    }

    /// A copy of the vault with some pages overwritten by noise.
    func copy(
        of vault: TemporaryVault, _ sound: Data, damaging pages: [Int], seed: UInt64
    ) throws -> TemporaryVault {
        let copy = TemporaryVault(vault.kind)
        try FileManager.default.createDirectory(atPath: copy.directory, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(vault.directory)/vault.json", toPath: "\(copy.directory)/vault.json")
        var random = SeededRandom(seed: seed)
        var bytes = sound
        for page in pages {
            let noise = (0..<512).flatMap { _ in
                let number: UInt64 = random.next()
                return withUnsafeBytes(of: number) { Array($0) }
            }
            bytes.replaceSubrange((page - 1) * 4_096..<page * 4_096, with: noise)
        }
        try bytes.write(to: URL(filePath: copy.database))
        try Data().write(to: URL(filePath: "\(copy.directory)/vault.lock"))
        return copy
    }

    /// Opens the recovered vault and checks that it is sound and contains no word that the original did not.
    private func check(
        _ new: TemporaryVault, texts: Set<String>, page: Int, _ report: RecoveryReport
    ) async throws {
        let store = try new.open(.existing)
        let findings = try await store.verify(repair: false).findings
        #expect(findings == [], "page \(page)")
        var found: Int64 = 0
        for conversation in try await store.conversations(after: nil, limit: 10) {
            let messages = try await store.messages(in: conversation.id, .oldest, limit: 10_000)
            found += Int64(messages.count)
            let strange = messages.filter { !texts.contains($0.unified.content.text ?? "") }
            #expect(strange.isEmpty, "page \(page)")
        }
        #expect(found == report.messages, "page \(page)")
        await store.close()
    }

    func recover(_ vault: TemporaryVault, to new: TemporaryVault) throws -> RecoveryReport {
        switch vault.kind {
        case .plain:
            return try PlainSQLiteStore.recover(directory: vault.directory, toDirectory: new.directory)
        #if SQLCipher
            case .encrypted:
                return try SQLCipherStore.recover(
                    directory: vault.directory, key: try vault.secret(), sealing: try SodiumSealing(),
                    toDirectory: new.directory)
        #endif
        }
    }
}
