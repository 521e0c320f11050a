import Testing
import WhisperContacts
import WhisperInMemoryPages
import WhisperPagePort
import WhisperPageSearch
import WhisperTestThreads

@Suite("Search data of an archive", .ownThreads)
struct IndexTests {
    private func message(
        _ number: Int, _ text: String, instant: Int64? = nil, _ assurance: MessageAssurance = .plain
    ) -> SearchMessage {
        SearchMessage(
            page: "chats/1/2026-01.html", anchor: UInt32(number), chat: "Ana", sender: "Ana Reis", assurance: assurance,
            instant: instant ?? Int64(number), localTime: Int64(number), text: text)
    }

    @Test(
        "Search data takes at most 150 bytes a message beyond its text, in any script (LOOK-3)",
        arguments: [
            "abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह",
            "אבגדהוזחטיכלמנסעפצקרשת",
            "あいうえおかきくけこさしすせそたちつてと", "的一是不了人我在有他这为之大来以个中上们", "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณด", "😀😁😂🤣😃😄😅😆😉😊",
        ])
    func size(alphabet: String) throws {
        let letters = Array(alphabet)
        let pages = try InMemoryPages()
        var writer = SearchIndexWriter(to: pages)
        var random = RandomTexts(seed: 1)
        var textSize = 0
        for number in 0..<5_000 {
            let words = (0..<8).map { _ in
                String(
                    (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in letters.randomElement(using: &random)
                    })
            }
            let text = words.joined(separator: " ")
            textSize += text.utf8.count
            try writer.add(message(number, text))
        }
        let summary = try writer.finish()
        try pages.commit()
        #expect(summary.messages == 5_000)
        let published = pages.published ?? [:]
        let size = published.filter { $0.key != SearchScript.path }.reduce(0) { $0 + $1.value.count }
        #expect(Int64(size) == summary.bytes)
        #expect(published.count == summary.shards + 1)
        // The table of folding, 24 KB, does not grow.
        let fixed = published["search/fold.js"]?.count ?? 0
        #expect(size - fixed - textSize <= 5_000 * 150, "\((size - fixed - textSize) / 5_000) bytes a message")
        for (path, bytes) in published { #expect(bytes.count <= 262_144, "\(path)") }
    }

    @Test("No shard exceeds 256 KB, whatever the messages are (LOOK-3)")
    func limits() throws {
        let pages = try InMemoryPages()
        var writer = SearchIndexWriter(to: pages)
        var random = RandomTexts(seed: 2)
        for number in 0..<12 {
            // Long texts of words that no other has, with many different characters.
            let text = (0..<2_000).map { _ in
                String(
                    String.UnicodeScalarView(
                        (0..<8).compactMap { _ in
                            Unicode.Scalar(UInt32.random(in: 0x4E00...0x9FFF, using: &random))
                        })) + String(UInt64.random(in: 0 ... .max, using: &random), radix: 36)
            }.joined(separator: " ")
            try writer.add(message(number, text))
        }
        for number in 0..<140_000 { try writer.add(message(number, "same word")) }
        let summary = try writer.finish()
        try pages.commit()
        #expect(summary.messages == 140_012)
        for (path, bytes) in pages.published ?? [:] { #expect(bytes.count <= 262_144, "\(path) has \(bytes.count)") }
    }

    @Test(
        "Shards consist of printable ASCII in one string that nothing ends, the names of prototypes included (LOOK-2)")
    func characters() throws {
        let pages = try InMemoryPages()
        var writer = SearchIndexWriter(to: pages)
        for (number, text) in RandomTexts.pieces.enumerated() { try writer.add(message(number, text)) }
        _ = try writer.finish()
        try pages.commit()
        let shards = (pages.published ?? [:]).filter { $0.key != SearchScript.path }
        #expect(shards.count == 4)
        for (path, bytes) in shards {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("whisperShard('{") && text.hasSuffix("}');\n"), "\(path)")
            let string = text.dropFirst(14).dropLast(4)
            #expect(string.utf8.allSatisfy { (0x20...0x7E).contains($0) && !"'\\<&".utf8.contains($0) }, "\(path)")
        }
    }

    @Test("An archive without any message has an index that finds nothing")
    func empty() throws {
        let pages = try InMemoryPages()
        let writer = SearchIndexWriter(to: pages)
        let summary = try writer.finish()
        try pages.commit()
        #expect(summary.messages == 0)
        #expect(
            Set(pages.published?.keys.map { $0 } ?? []) == ["search/index.js", "search/fold.js", "search/search.js"])
    }

    @Test("A message without any text takes a few bytes (LOOK-3)")
    func textless() throws {
        func size(_ count: Int) throws -> Int64 {
            var writer = SearchIndexWriter(to: try InMemoryPages())
            for number in 0..<count { try writer.add(message(number, "")) }
            return try writer.finish().bytes
        }
        #expect(try size(3_000) - size(1_000) <= 2_000 * 14)
    }

    @Test("The assurance takes no room beside the number of a message's element (LOOK-3, LOOK-4)")
    func assuranceSize() throws {
        func size(_ assurance: (Int) -> MessageAssurance) throws -> Int64 {
            var writer = SearchIndexWriter(to: try InMemoryPages())
            for number in 0..<2_000 { try writer.add(message(number, "one word", assurance(number))) }
            return try writer.finish().bytes
        }
        let plain = try size { _ in .plain }
        #expect(try size { MessageAssurance.allCases[$0 % 4] } == plain)
    }

    @Test("An assurance that is damaged in scratch data is the weakest one (LOOK-4)")
    func damagedAssurance() throws {
        func table(_ assurance: MessageAssurance, damage: UInt8?) throws -> [UInt8]? {
            let pages = try InMemoryPages()
            var writer = SearchIndexWriter(to: DamagedRuns(pages, code: damage))
            try writer.add(message(1, "word", assurance))
            _ = try writer.finish()
            try pages.commit()
            return pages.published?["search/t0.js"]
        }
        let plain = try table(.plain, damage: nil)
        #expect(try table(.verified, damage: nil) != plain)
        for code: UInt8 in [4, 7, 255] { #expect(try table(.verified, damage: code) == plain, "\(code)") }
    }

    @Test("A failure of the output ends writing with its error (CLI-7)")
    func fullness() throws {
        let pages = try InMemoryPages(at: InMemoryPagePlace(capacity: 100_000))
        var writer = SearchIndexWriter(to: pages)
        for number in 0..<2_000 { try writer.add(message(number, "some words that take space \(number)")) }
        #expect(throws: PageOutputError.full) { _ = try writer.finish() }
    }

    @Test("The script is the one in the sources, and uses neither markup nor evaluation (LOOK-2)")
    func script() {
        let script = String(decoding: SearchScript.bytes, as: UTF8.self)
        #expect(script.contains("globalThis.whisperSearch"))
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch("] {
            #expect(!script.contains(word), "\(word)")
        }
    }
}
