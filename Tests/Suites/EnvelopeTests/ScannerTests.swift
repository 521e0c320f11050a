import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Envelopes inside other text (ENV-2b)", .ownThreads)
struct ScannerTests {
    private let signed: String
    private let unsigned: String
    private let wide: String
    private let wideSigned: String
    private var all: [String] { [signed, unsigned, wide, wideSigned] }

    init() throws {
        let scene = try Scene()
        signed = try scene.parts("signed").text
        unsigned = try scene.forge.make(scene.recipe("unsigned").unsigned()).text
        var recipe = scene.recipe("wide")
        recipe.padded = Forge.Recipe.padded([UInt8](repeating: 7, count: 400))
        wide = try scene.forge.make(recipe.unsigned()).text
        wideSigned = try scene.forge.make(recipe).text
    }

    private func found(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let found = EnvelopeScanner.envelopes(in: bytes)
        #expect(found.isEmpty || EnvelopeScanner.mayHoldEnvelope(bytes))
        return found.map(\.envelope.text)
    }

    /// Splits a text into lines of `width` characters.
    private func wrapped(_ text: String, at width: Int, with lineBreak: String) -> String {
        stride(from: 0, to: text.count, by: width).map { start in
            text.dropFirst(start).prefix(width)
        }.joined(separator: lineBreak)
    }

    @Test("Where an envelope begins that is damaged is found, among others and alone; a mention of the prefix is none")
    func damaged() {
        let cut = String(signed.dropLast(9))
        let text = "whisper1: is how one begins\n\(cut)\n\(unsigned)\nsee whisper1:\n> \(cut)\n"
        let scan = EnvelopeScanner.scan(Array(text.utf8))
        #expect(scan.envelopes.map(\.envelope.text) == [unsigned])
        #expect(scan.damaged == [28, 28 + cut.count + 1 + unsigned.count + 1 + 14 + 2])
        for text in all { #expect(EnvelopeScanner.scan(Array(text.utf8)).damaged.isEmpty) }
        #expect(EnvelopeScanner.scan(Array(signed.prefix(40).utf8)).damaged == [0])
        for text in [
            "whisper1:v1", "The format is whisper1:v1.c20p.", "whisper1:v1.c20p.<rkid>.<flags>.<epk>",
            "whisper1:v1.c20p. It is followed by fields, each with a full stop. See docs/envelope.md for them.",
            "There will be a whisper1:v2. Nothing is known of it yet, and whisper1:v2.c20p.rkid is no envelope.",
        ] {
            let scan = EnvelopeScanner.scan(Array(text.utf8))
            #expect(scan.damaged.isEmpty && scan.otherVersions.isEmpty, "\(text)")
        }
    }

    @Test("An envelope of another version is none that is damaged")
    func otherVersion() {
        for start in ["whisper1:v2.c20p.", "whisper1:v1.mlkem768.", "whisper1:v12.x."] {
            let other = "ab " + signed.replacing("whisper1:v1.c20p.", with: start)
            let scan = EnvelopeScanner.scan(Array((other + "\n" + unsigned).utf8))
            #expect(scan.otherVersions == [3] && scan.damaged.isEmpty && scan.envelopes.count == 1, "\(start)")
        }
    }

    @Test("A lone envelope is found, with its range")
    func alone() {
        for text in all {
            #expect(found(text) == [text])
            let inside = EnvelopeScanner.envelopes(in: Array("ab \(text) cd".utf8))
            #expect(inside.map(\.range) == [3..<3 + text.utf8.count])
        }
    }

    @Test(
        "Text that follows is never included",
        arguments: [
            ".", ". And so on", " and then a word", "\nnext line", ")", "\"", "…", "。", ",more", "\n\n-- \nBob", " 😀",
            "!AAAA", " AAAA BBBB CCCC", "\r\n> ", "\u{200E}", ".AAAA.BBBB", ":", "=", " \u{00A0}x",
        ])
    func followed(tail: String) {
        for text in all { #expect(found("See: " + text + tail) == [text]) }
    }

    @Test("Letters that follow immediately are not included either")
    func glued() {
        for text in [signed, wideSigned] {
            for tail in ["A", "word", "1234567890"] { #expect(found(text + tail) == [text]) }
        }
        for text in [unsigned, wide] { #expect(found(text + "word") == [text]) }
    }

    @Test(
        "Line breaks at every width are skipped, quoted or not",
        arguments: ["\n", "\r\n", "\n> ", "\n>> ", "\n> > ", "\n  ", "\r\n>\t", " ", "\u{200B}", "\u{2028}", "\n>"])
    func wrapping(lineBreak: String) {
        for width in [9, 10, 17, 40, 64, 70, 72, 74, 76, 78, 80, 100, 120, 200] {
            for text in all {
                let carried = wrapped(text, at: width, with: lineBreak)
                #expect(found(carried) == [text], "\(width)")
                #expect(found("> " + carried + "\n> and so on") == [text], "\(width)")
            }
        }
    }

    @Test("Every space, joiner and direction mark is skipped, and no other character (ENV-2b)")
    func spaces() {
        let spaces: [ClosedRange<UInt32>] = [
            0x09...0x0A, 0x0D...0x0D, 0x20...0x20, 0xA0...0xA0, 0xAD...0xAD, 0x2000...0x200F, 0x2028...0x202F,
            0x205F...0x2060, 0x3000...0x3000, 0xFEFF...0xFEFF,
        ]
        // The blocks that contain them, and characters whose UTF-8 begins with the same bytes.
        let blocks: [ClosedRange<UInt32>] = [
            0...0x102, 0x1FFE...0x2072, 0x20A0...0x20A0, 0x2FFE...0x3002, 0x3040...0x3040, 0xFEFD...0xFF01,
            0x1F300...0x1F300,
        ]
        let middle = unsigned.index(unsigned.startIndex, offsetBy: 300)
        for code in blocks.joined() {
            guard let scalar = Unicode.Scalar(code), !isOfAlphabet(scalar) else { continue }
            let isSpace = spaces.contains { $0.contains(code) }
            let carried = unsigned[..<middle] + String(scalar) + unsigned[middle...]
            #expect(found(String(carried)) == (isSpace ? [unsigned] : []), "U+\(String(code, radix: 16))")
            #expect(found(unsigned + String(scalar)) == [unsigned], "U+\(String(code, radix: 16)) at the end")
        }
    }

    @Test("A truncated character at the end of the text does no harm (ENV-2b)")
    func cutCharacters() {
        for tail in [[0xC2], [0xE2], [0xE2, 0x80], [0xE3, 0x80], [0xEF, 0xBB], [0x80], [0xFF]] as [[UInt8]] {
            let envelopes = EnvelopeScanner.envelopes(in: Array(unsigned.utf8) + tail)
            #expect(envelopes.map(\.range) == [0..<unsigned.utf8.count])
        }
    }

    private func isOfAlphabet(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "-", "_": true
        default: false
        }
    }

    @Test("Groups of four or five characters, as people write numbers, are skipped")
    func grouped() {
        for text in all {
            for width in [1, 4, 5] { #expect(found(wrapped(text, at: width, with: " ")) == [text], "\(width)") }
        }
    }

    @Test("Words after an envelope are not included, even if they reach the length of a longer one before a gap")
    func longTail() {
        // 470 characters are sealed in the first bucket, 811 in the second; A represents six zero bits.
        let tail = " " + String(repeating: "A", count: 341)
        #expect(found(unsigned + tail + " AAAA") == [unsigned])
        #expect(found(unsigned + "AAAA") == [unsigned])
    }

    @Test("A line break where a shorter envelope could end does not truncate a longer one")
    func breakAtShorterEnd() throws {
        let scene = try Scene()
        // The last character of the shorter one would have four spare bits, which are zero in one of sixteen.
        let ambiguous = try (0..<200).lazy.map { number in
            var recipe = scene.recipe("ambiguous \(number)").unsigned()
            recipe.padded = Forge.Recipe.padded([UInt8](repeating: 7, count: 400))
            return try scene.forge.make(recipe).text
        }.first { (try? Envelope(Array($0.utf8.prefix(604)))) != nil }
        let text = try #require(ambiguous)
        let broken = text.prefix(604) + "\n> " + text.dropFirst(604)
        for end in ["", ".", "\n\n!", "…"] { #expect(found(broken + end) == [text]) }
    }

    @Test("A mark in the middle of a line is not a quote mark")
    func notQuoted() {
        let middle = signed.index(signed.startIndex, offsetBy: 300)
        #expect(found(signed[..<middle] + "> " + signed[middle...]) == [])
        #expect(found(signed[..<middle] + "| " + signed[middle...]) == [])
    }

    @Test("Several envelopes are all found in order, however close together")
    func several() {
        for separator in [" ", "\n", ", ", "", ". ", "\n> "] {
            let text = all.joined(separator: separator)
            #expect(found(text) == all, "“\(separator)”")
        }
        #expect(found(signed + signed) == [signed, signed])
    }

    @Test("A broken envelope is skipped, and the next one is found")
    func broken() {
        for text in all {
            for cut in [8, 9, 20, 60, 133, 134, 135, 400, text.count - 1] {
                let torn = String(text.prefix(cut))
                #expect(found(torn).count == 0, "\(cut)")
                #expect(found(torn + "! " + unsigned) == [unsigned], "\(cut)")
            }
        }
        #expect(found("whisper1:whisper1:" + signed) == [signed])
        #expect(found("whisper1:v1.c20p." + signed) == [signed])
        #expect(found("WHISPER1" + signed.dropFirst(8)) == [])
    }

    @Test("Text without envelopes gives none, and the cheap test rules it out")
    func none() {
        for text in ["", "w", "whisper", "whisper1", "whisper 1 :", "I whisper: hello", "wwwwhisper1"] {
            #expect(found(text) == [])
        }
        #expect(!EnvelopeScanner.mayHoldEnvelope(Array("I whisper1 to you".utf8)))
        #expect(EnvelopeScanner.mayHoldEnvelope(Array("so whis\nper1:".utf8)))
        #expect(EnvelopeScanner.mayHoldEnvelope(Array("whisper1:v1".utf8)))
    }

    @Test("Any wrapping and any surrounding text give the same envelopes", arguments: 0..<300 as Range<UInt64>)
    func property(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        var text = ""
        var expected: [String] = []
        let company = [
            "Hi, ", "\n", "see.\n", "> ", "Ünïcode 😀 ", "whisper1: ", "whisper1:v1.c20p.AAAA! ", "a.b.c ", "",
        ]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            text += company.randomElement(using: &generator) ?? ""
            guard let envelope = all.randomElement(using: &generator) else { continue }
            expected.append(envelope)
            let width = Int.random(in: 20...140, using: &generator)
            let lineBreak = ["\n", "\n> ", "\r\n"].randomElement(using: &generator) ?? ""
            text += Bool.random(using: &generator) ? envelope : wrapped(envelope, at: width, with: lineBreak)
            text += [". ", ".\n", " ", "\n"].randomElement(using: &generator) ?? ""
        }
        #expect(found(text) == expected)
    }

    @Test("Text crafted to be slow takes linear time")
    func linear() throws {
        for piece in ["whisper1:v1.c20p.", "w ", "whisper1 ", "w", "whisper1:", String(unsigned.prefix(600)) + " "] {
            func time(_ count: Int) -> Duration {
                let text = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
                return (0..<3).map { _ in processorTime { _ = EnvelopeScanner.envelopes(in: text) } }.min() ?? .zero
            }
            let short = time(100_000)
            let long = time(1_000_000)
            // Ten times the text; quadratic time would take a hundred times as long.
            #expect(long < short * 40 + .milliseconds(50), "\(piece): \(short), \(long)")
        }
    }
}
