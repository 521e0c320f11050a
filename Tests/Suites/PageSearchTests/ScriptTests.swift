import Foundation
import Testing
import WhisperContacts
import WhisperInMemoryPages
import WhisperMessage
import WhisperPageSearch
import WhisperTestSupport
import WhisperTestThreads

/// The program that runs the script outside of a browser, if it is installed.
private let node = ChildProcess.path(of: "node")
/// The number of random texts: 3,000, or the value of `WHISPER_RANDOM_TEXTS`.
private let randomTexts = ProcessInfo.processInfo.environment["WHISPER_RANDOM_TEXTS"].flatMap { Int($0) } ?? 3_000

@Suite("The script that searches an archive", .ownThreads, .enabled(if: node != nil, "node is not installed"))
struct ScriptTests {
    /// What `check.mjs` prints.
    private struct Report: Decodable {
        var shards, messages, queries, unsafe, texts, words, hits, order, polluted: Int
    }

    @Test("Random texts come back as they were, in order, and queries find what they should (LOOK-2, LOOK-3)")
    func randomTexts() throws {
        let seed = ProcessInfo.processInfo.environment["WHISPER_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
        print("seed \(seed)")
        var random = RandomTexts(seed: seed)
        let archive = try TestedArchive(count: Self.count, random: &random)
        defer { archive.remove() }
        try archive.expect(queries: 200, random: &random)
        let output = try archive.check()
        let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
        #expect(report.messages == Self.count)
        #expect(report.queries == 200)
        #expect(report.shards > 3)
        let differences = [
            report.unsafe, report.texts, report.words, report.hits, report.order, report.polluted,
        ]
        #expect(differences.allSatisfy { $0 == 0 }, "seed \(seed): \(output)")
    }

    private static var count: Int { WhisperPageSearchTests.randomTexts }
}

/// Search data on disk, and what it should contain.
private struct TestedArchive {
    let folder: String
    private let messages: [SearchMessage]
    /// The words of the texts as far as they are shown, and phrases found: 2,000 UTF-16 units.
    private let words: [[String]]
    /// The words of the texts as far as they are in the index, 65,536 bytes: a word that ends where a text is cut to be
    /// shown may be the beginning of a longer one.
    private let indexed: [Set<String>]

    /// Random messages at random times, some at the same.
    init(count: Int, random: inout RandomTexts) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "whisper-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let pages = try InMemoryPages()
        var writer = SearchIndexWriter(to: pages)
        var messages: [SearchMessage] = []
        for number in 0..<count {
            let name = random.text()
            messages.append(
                SearchMessage(
                    page: "chats/\(number % 7)/2026-\(number % 5 + 1).html", anchor: UInt32(number), chat: name,
                    sender: number % 3 == 0 ? "" : random.text(),
                    assurance: MessageAssurance.allCases.randomElement(using: &random) ?? .plain,
                    instant: .random(in: -500...500, using: &random),
                    localTime: .random(in: -1_000_000...1_000_000, using: &random), text: random.text()))
            try writer.add(messages[number])
        }
        let summary = try writer.finish()
        #expect(summary.messages == count)
        try pages.commit()
        for (path, bytes) in pages.published ?? [:] {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
        }
        // Of those of one moment, the one added first comes first.
        let order = messages.indices.sorted { (messages[$0].instant, $0) < (messages[$1].instant, $1) }
        self.messages = order.map { messages[$0] }
        words = self.messages.map { SearchText.words(of: TestedArchive.cut($0.text, 2_000)).strings }
        indexed = self.messages.map {
            Set(SearchText.words(of: String(decoding: Array($0.text.utf8.prefix(65_536)), as: UTF8.self)).strings)
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private static func cut(_ text: String, _ count: Int) -> String {
        var units = Array(text.utf16.prefix(count))
        if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        return String(decoding: units, as: UTF16.self)
    }

    /// Writes what the script should find, the hits of random queries included.
    func expect(queries: Int, random: inout RandomTexts) throws {
        var lines: [String] = []
        for (message, words) in zip(messages, words) {
            lines.append(
                try line([
                    "text": TestedArchive.cut(message.text, 2_000), "page": message.page, "anchor": message.anchor,
                    "chat": TestedArchive.cut(message.chat, 100), "sender": TestedArchive.cut(message.sender, 100),
                    "assurance": message.assurance.rawValue, "time": message.localTime, "instant": message.instant,
                    "words": words.joined(separator: " "),
                ]))
        }
        for _ in 0..<queries {
            let source = Int.random(in: 0..<messages.count, using: &random)
            guard let query = Query(words: words[source], random: &random) else {
                lines.append(try line(["query": "", "hits": [String]()]))
                continue
            }
            let hits = messages.indices.reversed().filter { query.matches(indexed[$0], shown: words[$0]) }
            lines.append(
                try line([
                    "query": query.text, "hits": hits.map { "\(messages[$0].page)#\(messages[$0].anchor)" },
                ]))
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(
            to: URL(fileURLWithPath: folder + "/expected.jsonl"))
    }

    private func line(_ object: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    /// Runs the script over the data.
    func check() throws -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        let script = PackageRoot.path("Sources/PageSearch/search.js")
        return try ChildProcess.output(of: node ?? "node", [tests + "/node/check.mjs", script, folder])
    }
}

/// A query whose hits are known from the definition: words, a prefix, or a phrase.
private struct Query {
    let text: String
    private let words: [String]
    private let kind: Int

    /// Words of ASCII letters and digits alone, since the tokens of other scripts depend on what stands beside them.
    init?(words: [String], random: inout RandomTexts) {
        let plain = words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
        kind = Int.random(in: 0..<3, using: &random)
        switch kind {
        case 0:
            guard plain.count >= 2 else { return nil }
            self.words = (0..<2).compactMap { _ in plain.randomElement(using: &random) }
            text = self.words.joined(separator: " ") + " "
        case 1:
            guard let word = plain.randomElement(using: &random) else { return nil }
            self.words = [String(word.prefix(Int.random(in: 1...3, using: &random)))]
            text = self.words[0]
        default:
            guard
                let start = words.indices.dropLast().filter({ words[$0...($0 + 1)].allSatisfy(plain.contains) })
                    .randomElement(using: &random)
            else { return nil }
            self.words = Array(words[start...(start + 1)])
            text = "\"" + self.words.joined(separator: " ") + "\""
        }
    }

    func matches(_ indexed: Set<String>, shown: [String]) -> Bool {
        switch kind {
        case 0: words.allSatisfy(indexed.contains)
        // Of code points: a mark that follows the prefix is a part of the word, not of its last letter.
        case 1: indexed.contains { $0.utf8.starts(with: words[0].utf8) }
        default:
            words.allSatisfy(indexed.contains)
                && zip(shown, shown.dropFirst()).contains { $0 == words[0] && $1 == words[1] }
        }
    }
}
