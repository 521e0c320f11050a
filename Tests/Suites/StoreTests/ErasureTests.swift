import Foundation
import WhisperArchive
import WhisperMessage
import WhisperTestSupport
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

@Suite("Words of deleted messages", .ownThreads)
struct ErasureTests {
    @Test(
        "After any saves, edits and deletions, the index contains no deleted message and none of its words (ST-11)",
        arguments: TemporaryVault.Kind.allCases, [1, 2, 3])
    func anyOrder(kind: TemporaryVault.Kind, seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        var chat = RandomChat(seed: seed)
        var living: [UniqueIdentifier: Set<String>] = [:]
        var id = try await store.conversation(for: .sample).id
        for round in 0..<40 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let count = [1, 2, 30, 300].randomElement(using: &random) ?? 1
                let messages = chat.messages(count, in: id)
                _ = try await store.save(messages)
                for message in messages {
                    let saved = try await store.message(conversation: id, externalID: message.externalID)
                    living[try #require(saved).unified.id] = RandomChat.words(message.content.text)
                }
            case 4, 5:
                guard let target = living.keys.sorted().randomElement(using: &random) else { continue }
                let text = chat.text()
                try await store.edit(target, text: text, at: Timestamp(milliseconds: 3_000_000_000_000 + Int64(round)))
                living[target]?.formUnion(RandomChat.words(text))
            case 6, 7:
                guard let target = living.keys.sorted().randomElement(using: &random) else { continue }
                _ = try await store.deleteMessage(target, Bool.random(using: &random) ? .erase : .tombstone)
                living[target] = nil
            case 8:
                guard let target = living.keys.sorted().randomElement(using: &random),
                    let message = try await store.message(target)
                else { continue }
                _ = try await store.prune(RetentionRule(before: message.unified.timestamp), dryRun: false)
                for known in living.keys where try await store.message(known) == nil { living[known] = nil }
            default:
                if Int.random(in: 0..<4, using: &random) == 0 {
                    try await store.optimize()
                } else if Int.random(in: 0..<3, using: &random) == 0 {
                    _ = try await store.deleteConversation(id, inPartsOf: 37) { _ in }
                    living = [:]
                    id = try await store.conversation(for: .sample).id
                }
            }
            let words = living.values.reduce(into: Set<String>()) { $0.formUnion($1) }.union(RandomChat.senderWords)
            try check(vault, words, "seed \(seed), round \(round)")
        }
        #expect(try await store.verify(repair: false).findings == [], "seed \(seed)")
        await store.close()
        try check(vault, nil, "seed \(seed), closed")
    }

    @Test("Optimising a vault returns the space of what was deleted to the file system (ST-10)")
    func space() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        func size() throws -> Int { try Data(contentsOf: URL(filePath: vault.database)).count }
        let id = try await store.conversation(for: .sample).id
        let text = String(repeating: "word ", count: 200)
        _ = try await store.save((0..<2_000).map { .sample("\(text) \($0)", in: id, at: Int64($0)) })
        _ = try await store.deleteConversation(id, inPartsOf: 500) { _ in }
        try await store.sweep { _ in }
        let before = try size()
        try await store.optimize()
        let after = try size()
        #expect(after < before / 2, "\(before) → \(after)")
        #expect(try await store.verify(repair: false).findings == [])
        await store.close()
    }

    @Test(
        "After a deletion, no file of a plain vault contains a deleted word, even before it is closed (ST-11)",
        arguments: [1, 2])
    func bytes(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        let other = try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "other", title: "other", kind: .direct)
        ).id
        func message(_ number: Int) -> NewMessage {
            var message = NewMessage.sample(
                "common zqx\(number)quartz words of message \(number % 7) \(String(repeating: "x", count: number % 90))",
                in: number % 3 == 0 ? other : id, at: Int64(number) * 40_000)
            message.externalID = "x\(number)"
            return message
        }
        for start in stride(from: 0, to: 1_200, by: 150) {
            _ = try await store.save((start..<start + 150).map(message))
        }
        func gone(_ numbers: [Int], _ place: Comment) throws {
            for (name, bytes) in try vault.files() {
                for number in numbers where bytes.holds(Array("zqx\(number)quartz".utf8)) {
                    Issue.record("\(name) holds the word of message \(number), \(place), seed \(seed)")
                }
            }
        }
        var deleted: [Int] = []
        for _ in 0..<25 {
            let number = Int.random(in: 0..<1_200, using: &random)
            let conversation = number % 3 == 0 ? other : id
            guard
                let found = try await store.message(
                    conversation: conversation, externalID: message(number).externalID)
            else { continue }
            _ = try await store.deleteMessage(found.unified.id, .erase)
            deleted.append(number)
        }
        try gone(deleted, "one by one")
        _ = try await store.deleteConversation(other, inPartsOf: 90) { _ in }
        deleted += (0..<1_200).filter { $0 % 3 == 0 }
        try gone(deleted, "with their chat")
        _ = try await store.prune(
            RetentionRule(before: Timestamp(milliseconds: 1_577_836_800_000 + 600 * 40_000)), dryRun: false)
        deleted += 0..<600
        try gone(deleted, "by age")
        let copy = TemporaryVault(.plain)
        try FileManager.default.createDirectory(atPath: copy.directory, withIntermediateDirectories: true)
        try await store.backup(toFile: "\(copy.directory)/copy.db")
        for (name, bytes) in try copy.files() {
            for number in deleted where bytes.holds(Array("zqx\(number)quartz".utf8)) {
                Issue.record("the copy \(name) holds the word of message \(number), seed \(seed)")
            }
        }
        #expect(try await store.search(SearchRequest(.term("common"))).count == 50)
        #expect(try await store.verify(repair: false).findings == [])
        await store.close()
    }

    @Test(
        "References to many deleted messages are handled like those to a few (ST-13, ST-3)",
        arguments: TemporaryVault.Kind.allCases)
    func references(kind: TemporaryVault.Kind) async throws {
        var left: [[String: [String]]] = []
        for few in [0, 1_000] {
            let vault = TemporaryVault(kind)
            try await FurnishedVault.make(vault)
            let store = try vault.open()
            let before = try FurnishedVault.rows(of: vault)
            for table in [
                "messages", "attachments", "recipients", "reactions", "message_versions", "raw_events", "outbox",
            ] {
                #expect(before[table]?.isEmpty == false, "\(table)")
            }
            let rule = RetentionRule(before: Timestamp(milliseconds: .max))
            let report = try await store.prune(rule, dryRun: false, inPartsOf: 2, countedAs: few == 0 ? .max : nil) {
                _ in
            }
            #expect(report.messages == Int64(before["messages"]?.count ?? 0))
            #expect(try await store.verify(repair: false).findings.isEmpty)
            #expect(try await store.statistics().messages == 0)
            await store.close()
            var rows = try FurnishedVault.rows(of: vault)
            for table in ["messages", "attachments", "recipients", "reactions", "message_versions", "outbox"] {
                #expect(rows[table] == [], "\(table)")
            }
            #expect(rows["erased_rows"] == [])
            // Both have their own times.
            for table in ["conversations", "settings"] { rows[table] = nil }
            left.append(rows)
        }
        #expect(left[0] == left[1])
    }

    @Test(
        "An earlier text goes with a message that shows none any more (ST-11)", arguments: TemporaryVault.Kind.allCases)
    func earlierText(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save([.sample("confidential", in: chat, at: 1_000)])
        let message = try #require(try await store.messages(in: chat, .newest, limit: 1).first).unified.id
        try await store.edit(message, text: "", at: Timestamp(milliseconds: 2_000))
        _ = try await store.deleteMessage(message, .tombstone)
        try check(vault, RandomChat.senderWords, "an emptied message")
        #expect(try await store.verify(repair: false).findings == [])
        await store.close()
    }

    @Test(
        "Of two deletions at once each counts what it deleted, one by one or together (ST-13)",
        arguments: [0, 1_000])
    func atOnce(few: Int) async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save((0..<200).map { .sample("word \($0)", in: chat, at: Int64($0) * 1_000) })
        let rule = RetentionRule(conversation: chat)
        async let first = store.prune(rule, dryRun: false, inPartsOf: 2, countedAs: few == 0 ? .max : nil) { _ in }
        async let second = store.prune(rule, dryRun: false, inPartsOf: 2, countedAs: few == 0 ? .max : nil) { _ in }
        #expect(try await first.messages + second.messages == 200)
        #expect(try await store.statistics().messages == 0)
        await store.close()
    }

    @Test("Words that fill whole leaves are removed, and others are still found (ST-11)", arguments: [1, 2, 3])
    func longWords(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        let messages = (0..<120).map { number in
            // Each of these words fills a separate leaf.
            let word =
                "w\(number % 40 + 100)" + String(repeating: "y", count: number % 2 == 0 ? 5_000 : 2) + "\(number)"
            return NewMessage.sample("\(word) short\(number)", in: id, at: Int64(number) * 100_000)
        }
        _ = try await store.save(messages)
        var left = Array(messages.indices)
        left.shuffle(using: &random)
        while let number = left.popLast() {
            let found = try await store.message(conversation: id, externalID: messages[number].externalID)
            _ = try await store.deleteMessage(try #require(found).unified.id, .erase)
            let words = left.reduce(into: Set<String>()) { $0.formUnion(RandomChat.words(messages[$1].content.text)) }
            try check(vault, words.union(RandomChat.senderWords), "seed \(seed), \(left.count) left")
            for other in left.prefix(3) {
                #expect(try await store.search(SearchRequest(.term("short\(other)"))).count == 1, "seed \(seed)")
            }
        }
        #expect(try vault.connection().integer("SELECT count(*) FROM message_index_segments") == 0)
        await store.close()
    }

    /// Reads the whole index and compares it with the messages.
    private func check(_ vault: TemporaryVault, _ words: Set<String>?, _ place: Comment) throws {
        let connection = try vault.connection()
        let index = try WordsOfIndex(connection)
        let statement = try connection.transientStatement("SELECT id FROM messages")
        var messages: Set<Int64> = []
        while try statement.step() { messages.insert(statement.integer(0)) }
        #expect(index.rows.subtracting(messages).isEmpty, place)
        if let words { #expect(index.words.subtracting(words).isEmpty, place) }
        #expect(try connection.integer("SELECT count(*) FROM erased_rows") == 0, place)
    }
}

/// The complete content of the full-text index, read block by block with a check of its format.
struct WordsOfIndex {
    var words: Set<String> = []
    var rows: Set<Int64> = []

    init(_ connection: Connection) throws {
        var blocks: Set<Int64> = []
        for piece in try IndexPiece.all(connection) {
            let separators = try piece.separators(connection)
            var previous: [UInt8] = []
            for number in 0..<piece.leafCount {
                let leaf = try IndexLeaf(piece.leaf(number, connection))
                let first = try #require(leaf.entries.first).word
                if number > 0 {
                    let separator = separators[number - 1]
                    check(previous.comesBefore(separator), "a separator above the words before it")
                    check(first.starts(with: separator), "a separator made of the word behind it")
                }
                for entry in leaf.entries {
                    check(previous.comesBefore(entry.word), "words in order")
                    previous = entry.word
                    words.insert(String(decoding: entry.word, as: UTF8.self))
                    check(!entry.postings.isEmpty, "a word has messages")
                    var rows: [Int64] = []
                    try PostingList.forEach(in: entry.postings) { row, _ in rows.append(row) }
                    check(zip(rows, rows.dropFirst()).allSatisfy(>), "messages in order")
                    self.rows.formUnion(rows)
                }
            }
            if !piece.isRoot { blocks.formUnion(piece.firstLeaf...max(piece.lastLeaf, piece.lastBlock)) }
        }
        let held = try connection.transientStatement("SELECT blockid FROM message_index_segments")
        while try held.step() { check(blocks.contains(held.integer(0)), "a block of no piece") }
    }

    /// What `#expect` would be for one of some hundred thousand conditions, at a cost for those alone that do not hold.
    private func check(_ holds: Bool, _ what: Comment) {
        if !holds { Issue.record(what) }
    }
}

extension [UInt8] {
    /// Whether it is before other bytes in the order of their values, as C compares them.
    fileprivate func comesBefore(_ other: [UInt8]) -> Bool {
        let order = memcmp(self, other, Swift.min(count, other.count))
        return order < 0 || (order == 0 && count < other.count)
    }
}

/// Messages whose words are close to each other in the index, some long, some in other scripts.
private struct RandomChat {
    static let senderWords: Set<String> = ["ann"]
    private var random: SeededRandom
    private var next: Int64 = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed &+ 77)
    }

    mutating func messages(_ count: Int, in id: UniqueIdentifier) -> [NewMessage] {
        (0..<count).map { _ in
            next += Int64.random(in: 1...50, using: &random)
            var message = NewMessage.sample(text(), in: id, at: next * 1_000)
            message.externalID = "x\(next)"
            return message
        }
    }

    mutating func text() -> String {
        (0..<Int.random(in: 1...12, using: &random)).map { _ in word() }.joined(separator: " ")
    }

    private mutating func word() -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: ["the", "theatre", "their", "a", "and"].randomElement(using: &random) ?? "the"
        case 4..<9: "word\(Int.random(in: 0..<4_000, using: &random))"
        case 9: "größe\(Int.random(in: 0..<50, using: &random))"
        case 10: "漢字"
        default:
            String(
                repeating: "abcde".randomElement(using: &random) ?? "a",
                count: Int.random(in: 100..<3_000, using: &random))
        }
    }

    static func words(_ text: String?) -> Set<String> {
        Set(
            IndexWords.all(of: Array(SearchText.indexForm(of: text ?? "").utf8)).map {
                String(decoding: $0, as: UTF8.self)
            })
    }
}

extension Data {
    /// Whether these bytes contain an ASCII word.
    fileprivate func holds(_ word: String) -> Bool { [UInt8](self).holds(Array(word.utf8)) }
}
