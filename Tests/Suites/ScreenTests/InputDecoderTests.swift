import Testing
import WhisperScreenPort
import WhisperTerminalScreen
import WhisperTestSupport
import WhisperTestThreads

@Suite("What a terminal sends (LOOK-7)", .ownThreads)
struct InputDecoderTests {
    private func events(_ pieces: [[UInt8]]) -> [ScreenEvent] {
        var decoder = InputDecoder()
        for piece in pieces { decoder.read(piece) }
        decoder.settle()
        var events: [ScreenEvent] = []
        while let event = decoder.next() { events.append(event) }
        return events
    }

    private func events(_ text: String) -> [ScreenEvent] { events([Array(text.utf8)]) }

    @Test("Sequences are keys with their modifiers")
    func keys() {
        #expect(events("\u{1B}[A\u{1B}OB") == [.key(ScreenKey(.up)), .key(ScreenKey(.down))])
        #expect(events("\u{1B}[1;5C") == [.key(ScreenKey(.right, isControl: true))])
        #expect(events("\u{1B}[3~\u{1B}[5;2~") == [.key(ScreenKey(.delete)), .key(ScreenKey(.pageUp, isShift: true))])
        #expect(events("\u{1B}[15~\u{1B}OP") == [.key(ScreenKey(.function(5))), .key(ScreenKey(.function(1)))])
        #expect(events("\u{1B}x") == [.key(ScreenKey(.character("x"), isAlternate: true))])
        #expect(events("\u{1B}") == [.key(ScreenKey(.escape))])
        #expect(events("\u{1B}\u{1B}[A") == [.key(ScreenKey(.escape)), .key(ScreenKey(.up))])
        #expect(
            events("\u{3}\u{0}") == [
                .key(ScreenKey(.character("c"), isControl: true)), .key(ScreenKey(.character(" "), isControl: true)),
            ])
    }

    @Test("What is no key is dropped: answers, unknown sequences, broken characters, far numbers")
    func dropped() {
        #expect(events("\u{1B}]52;c;abc\u{7}\u{1B}P1$r\u{1B}\\\u{1B}[?62;c") == [])
        #expect(events("\u{1B}[99999999999999999999A\u{1B}[<0;0;0M\u{1B}[<99999;1;1M") == [])
        #expect(
            events([[0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, UInt8(ascii: "k")]]) == [.key(ScreenKey(.character("k")))])
        #expect(events("\u{1B}[" + String(repeating: "1;", count: 5_000) + "Ak") == [.key(ScreenKey(.character("k")))])
    }

    @Test("Pasted text may hold anything but its own end")
    func paste() {
        #expect(
            events("\u{1B}[200~q\u{1B}[A\u{1B}[20\u{3}\u{1B}[201~k") == [
                .paste("q\u{1B}[A\u{1B}[20\u{3}"), .key(ScreenKey(.character("k"))),
            ])
    }

    @Test("Events are the same however the bytes are divided, and random bytes trap nothing", arguments: 0..<60)
    func random(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let parts: [[UInt8]] = [
            Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8),
            Array("\u{1B}[<0;12;3M".utf8), Array("界é".utf8), [0x1B], [0xE4, 0xB8], Array("1;5C".utf8), [0x80], [0x9B],
        ]
        var bytes: [UInt8] = []
        for _ in 0..<80 {
            if Bool.random(using: &random) {
                bytes += parts[Int.random(in: 0..<parts.count, using: &random)]
            } else {
                bytes.append(UInt8.random(in: 0...255, using: &random))
            }
        }
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...7, using: &random)
            pieces.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(events([bytes]) == events(pieces), "seed \(seed)")
        for case .key(let key) in events([bytes]) {
            guard case .character(let character) = key.name else { continue }
            #expect(
                character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
                "seed \(seed)")
        }
    }
}
