import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperBridgeProtocol

@Suite("Lines in bytes that arrive in chunks (ING-6)", .ownThreads)
struct LineFramerTests {
    private func lines(_ pieces: [[UInt8]], longest: Int = LineFramer.maximumLineLength) throws -> [[UInt8]] {
        var framer = LineFramer(maximumLineLength: longest)
        var lines: [[UInt8]] = []
        for piece in pieces { try framer.append(piece) { lines.append(Array($0)) } }
        try framer.finish()
        return lines
    }

    @Test("However the bytes are divided, the lines are the same", arguments: 0..<50)
    func cuts(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        // Includes bytes that a careless search for LF mistakes for one.
        let alphabet: [UInt8] = [0x09, 0x0B, 0x0D, 0x8A, 0x01, 0x00, 0xFF, 0x61]
        let expected: [[UInt8]] = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            (0..<Int.random(in: 0...70, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
        }
        let bytes: [UInt8] = expected.reduce(into: []) { $0 += $1 + [0x0A] }
        #expect(try lines([bytes]) == expected)
        #expect(try lines(bytes.map { [$0] }) == expected)
        var rest = bytes[...]
        var pieces: [[UInt8]] = []
        while !rest.isEmpty {
            let count = Int.random(in: 0...min(rest.count, 90), using: &random)
            pieces.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(try lines(pieces) == expected)
    }

    @Test("A last line without its LF is torn")
    func torn() {
        #expect(throws: BridgeProtocolError(.tornLine)) { try lines([Array("a\nb".utf8)]) }
    }

    @Test("The longest line is accepted; one byte more is a permanent error, however it arrives")
    func tooLong() throws {
        let longest = [UInt8](repeating: 0x61, count: 99)
        #expect(try lines([longest + [0x0A]], longest: 100) == [longest])
        #expect(try lines([longest, [0x0A]], longest: 100) == [longest])
        for pieces in [[longest + [0x61, 0x0A]], [longest, [0x61], [0x0A]], [longest + [0x61]]] {
            #expect(throws: BridgeProtocolError(.lineTooLong)) { try lines(pieces, longest: 100) }
        }
        var framer = LineFramer(maximumLineLength: 3)
        var seen = 0
        #expect(throws: BridgeProtocolError(.lineTooLong)) {
            try framer.append(Array("a\nbcd\n".utf8)) { _ in seen += 1 }
        }
        #expect(seen == 1, "The preceding line was complete")
        #expect(throws: BridgeProtocolError(.lineTooLong)) { try framer.append(Array("a\n".utf8)) { _ in seen += 1 } }
        #expect(seen == 1)
    }
}
