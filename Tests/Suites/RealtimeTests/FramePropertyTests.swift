import WhisperRealtimePort
import WhisperTestSupport
import WhisperTestThreads
import Testing
import WhisperWebSocketFrames

/// The events in a byte stream do not depend on how it is split, and no input makes the reader fail.
@Suite("Arbitrary bytes, split arbitrarily", .ownThreads)
struct FramePropertyTests {
    /// Frames that a client or a server could send: most are valid, some are not.
    private func frames(of role: SocketRole, using random: inout SeededRandom) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let opcode: UInt8 = [0x0, 0x1, 0x1, 0x1, 0x2, 0x8, 0x9, 0xA, 0x3, 0xB].randomElement(using: &random) ?? 1
            let isFinal = Int.random(in: 0..<4, using: &random) > 0
            let reserved: UInt8 = Int.random(in: 0..<40, using: &random) == 0 ? 0x40 : 0
            let isMasked = (role == .client) != (Int.random(in: 0..<40, using: &random) == 0)
            let length = [0, 1, 2, 5, 125, 126, 300].randomElement(using: &random) ?? 0
            var content = (0..<length).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
            if Int.random(in: 0..<10, using: &random) == 0, length > 0 {
                content[0] = .random(in: 0...255, using: &random)
            }
            if opcode == 0x8, length >= 2 { content[0...1] = [0x03, UInt8.random(in: 0xE0...0xF8, using: &random)] }
            bytes.append((isFinal ? 0x80 : 0) | reserved | opcode)
            let mask: UInt8 = isMasked ? 0x80 : 0
            bytes += length < 126 ? [mask | UInt8(length)] : [mask | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
            if isMasked {
                let key = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
                bytes += key
                content = content.enumerated().map { $1 ^ key[$0 % 4] }
            }
            bytes += content
        }
        return bytes
    }

    @Test("Splitting changes nothing", arguments: 0..<20 as Range<UInt64>)
    func cutting(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let sender: SocketRole = Bool.random(using: &random) ? .client : .server
            let reads: SocketRole = sender == .client ? .server : .client
            let bytes = frames(of: sender, using: &random)
            var whole = FrameReader(role: reads, largestMessage: 400)
            let expected = whole.read(bytes)
            var pieces = FrameReader(role: reads, largestMessage: 400)
            var found: [FrameEvent] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...9, using: &random))
                rest = rest.dropFirst(piece.count)
                found += pieces.read(Array(piece))
            }
            #expect(found == expected, "seed \(seed)")
            #expect(pieces.isDone == whole.isDone, "seed \(seed)")
        }
    }

    @Test(
        "Random bytes end with a close or a violation, and never exceed the limits", arguments: 0..<20 as Range<UInt64>)
    func hostile(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            var reader = FrameReader(role: .client, largestMessage: 50)
            var events: [FrameEvent] = []
            for _ in 0..<20 {
                let count = Int.random(in: 0...40, using: &random)
                events += reader.read((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            }
            for (index, event) in events.enumerated() {
                switch event {
                case .text(let message):
                    #expect(message.count <= 50 && String(validating: message, as: UTF8.self) != nil, "seed \(seed)")
                case .ping(let content): #expect(content.count <= 125, "seed \(seed)")
                case .pong: break
                case .close(let code), .violation(let code):
                    #expect(index == events.count - 1 && reader.isDone, "seed \(seed)")
                    #expect(code.isSendable || code == .unstated, "seed \(seed)")
                }
            }
        }
    }

    @Test("Frames written by one end are read by the other", arguments: SocketRole.allCases)
    func roundTrip(_ role: SocketRole) {
        var random = SeededRandom(seed: 3)
        let writer = FrameWriter(role: role)
        var reader = FrameReader(role: role == .client ? .server : .client, largestMessage: 70_000)
        for count in [0, 1, 125, 126, 65_535, 65_536, 70_000] {
            let text = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
            let key = UInt32.random(in: .min ... .max, using: &random)
            let isSame = reader.read(writer.text(text, key: key)) == [.text(text)]
            #expect(isSame, "\(count) bytes")
            let content = Array(text.prefix(125))
            #expect(reader.read(writer.pong(text, key: key)) == [.pong])
            var other = FrameReader(role: role == .client ? .server : .client, largestMessage: 10)
            // A ping differs from a pong in its first byte.
            var ping = writer.pong(text, key: key)
            ping[0] = 0x89
            #expect(other.read(ping) == [.ping(content)])
            #expect(other.read(writer.close(.goingAway, key: key)) == [.close(.goingAway)])
        }
        for code in [CloseCode.unstated, .lost, CloseCode(rawValue: 0)] {
            var other = FrameReader(role: role == .client ? .server : .client, largestMessage: 10)
            #expect(other.read(writer.close(code, key: 1)) == [.close(.unstated)])
        }
    }

    @Test("The UTF-8 check agrees with the standard library", arguments: 0..<10 as Range<UInt64>)
    func text(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        // Bytes at the edges of the grammar are frequent.
        let edges: [UInt8] = [
            0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xEC, 0xED, 0xEE, 0xEF, 0xF0,
            0xF1, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 1...6, using: &random)).map { _ in edges.randomElement(using: &random) ?? 0
            }
            var reader = FrameReader(role: .client, largestMessage: 10)
            let events = reader.read([0x81, UInt8(bytes.count)] + bytes)
            let isText = String(validating: bytes, as: UTF8.self) != nil
            #expect(events == [isText ? .text(bytes) : .violation(.invalidText)], "\(bytes)")
        }
    }
}
