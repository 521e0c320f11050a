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

    @Test("Queries mean what they mean in the terminal, and names are found as such (ST-5, LOOK-3)")
    func queries() throws {
        let pages = try InMemoryPages()
        var writer = SearchIndexWriter(to: pages)
        let vectors = PackageRoot.url.appending(path: "Tests/Vectors/queries.json")
        let cases = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: vectors))
        for (number, message) in cases.messages.enumerated() {
            try writer.add(
                SearchMessage(
                    page: "chats/1/2026-01.html", anchor: UInt32(number), chat: "Lake", sender: message.sender,
                    assurance: .plain, instant: Int64(number), localTime: 0, kind: .image,
                    text: ([message.text] + (message.files ?? [])).filter { !$0.isEmpty }
                        .joined(separator: SearchMessage.fieldSeparator)))
        }
        try writer.add(SearchName(names: ["Umbrella Club"], page: "chats/1/index.html", isPerson: false))
        try writer.add(SearchName(names: ["Jonas Keller", "+49 7531 12345"], page: "people/2.html", isPerson: true))
        try writer.add(SearchName(names: ["Zoë"], page: "people/3.html", isPerson: true))
        _ = try writer.finish()
        try pages.commit()
        let folder = try TemporaryFolder(pages)
        defer { folder.remove() }
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        let script = PackageRoot.path("Sources/PageSearch/search.js")
        let output = try ChildProcess.output(
            of: node ?? "node", [tests + "/node/queries.mjs", script, folder.path, vectors.path])
        #expect(output == "[]\n", "\(output)")
    }

    /// The messages of the vectors.
    private struct Cases: Decodable {
        struct Message: Decodable {
            let text: String
            let sender: String
            let files: [String]?
        }

        let messages: [Message]
    }

    private static var count: Int { WhisperPageSearchTests.randomTexts }
}

/// A folder with the search data of an archive.
private struct TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "whisper-\(UUID().uuidString)").path

    init(_ pages: InMemoryPages) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (page, bytes) in pages.published ?? [:] {
            let name = page.split(separator: "/").last.map(String.init) ?? page
            try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// Search data on disk, and what it should contain.
private struct TestedArchive {
    private let directory: TemporaryFolder
    var folder: String { directory.path }
    private let messages: [SearchMessage]
    private let names: [[String]]
    /// The words of the texts as far as they are shown, and phrases found: 2,000 UTF-16 units.
    private let words: [[String]]
    /// The words of the texts as far as they are in the index, 65,536 bytes: a word that ends where a text is cut to be
    /// shown may be the beginning of a longer one.
    private let indexed: [Set<String>]
    /// The words of the senders' names, which are found as well, as far as they are shown and as far as they are indexed.
    private let senders: [[String]]
    private let indexedSenders: [[String]]

    /// Random messages at random times, some at the same.
    init(count: Int, random: inout RandomTexts) throws {
        let pages = try InMemoryPages()
        var writer = SearchIndexWriter(to: pages)
        var messages: [SearchMessage] = []
        var named: [[String]] = []
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
            // So many that they need more than one shard.
            let names = [name, "\(number)", messages[number].sender]
            try writer.add(SearchName(names: names, page: messages[number].page, isPerson: number % 2 == 0))
            named.append(names.map { TestedArchive.cut($0, 100) }.uniqued)
        }
        let summary = try writer.finish()
        #expect(summary.messages == count)
        try pages.commit()
        directory = try TemporaryFolder(pages)
        names = named
        // Of those of one moment, the one added first comes first.
        let order = messages.indices.sorted { (messages[$0].instant, $0) < (messages[$1].instant, $1) }
        self.messages = order.map { messages[$0] }
        words = self.messages.map { SearchText.words(of: TestedArchive.cut($0.text, 2_000)).strings }
        indexed = self.messages.map {
            Set(SearchText.words(of: String(decoding: Array($0.text.utf8.prefix(65_536)), as: UTF8.self)).strings)
        }
        senders = self.messages.map { SearchText.words(of: TestedArchive.cut($0.sender, 100)).strings }
        indexedSenders = self.messages.map {
            SearchText.words(of: String(decoding: Array($0.sender.utf8.prefix(400)), as: UTF8.self)).strings
        }
    }

    func remove() { directory.remove() }

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
        lines.append(try line(["names": names]))
        for _ in 0..<queries {
            let source = Int.random(in: 0..<messages.count, using: &random)
            guard let query = Query(words: words[source], random: &random) else {
                lines.append(try line(["query": "", "hits": [String]()]))
                continue
            }
            let hits = messages.indices.reversed().filter {
                query.matches(indexed[$0].union(indexedSenders[$0]), shown: [words[$0], senders[$0]])
            }
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

    func matches(_ indexed: Set<String>, shown: [[String]]) -> Bool {
        switch kind {
        case 0: words.allSatisfy(indexed.contains)
        // Of code points: a mark that follows the prefix is a part of the word, not of its last letter.
        case 1: indexed.contains { $0.utf8.starts(with: words[0].utf8) }
        default:
            words.allSatisfy(indexed.contains)
                && shown.contains { field in
                    zip(field, field.dropFirst()).contains { $0 == words[0] && $1 == words[1] }
                }
        }
    }
}

extension [String] {
    /// Without those that are there already, by their units: equal strings may be written in different characters.
    fileprivate var uniqued: [String] {
        var seen: Set<[UInt16]> = []
        return filter { seen.insert([UInt16]($0.utf16)).inserted }
    }
}
