import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Reading the wire format", .ownThreads)
struct WireTests {
    @Test("Values of all types are read, and the last of several counts")
    func values() throws {
        // Fields 1 (varint 300), 2 (fixed64: 1.5), 3 (fixed32), 4 ("hé"), 1 again (-1), and a group 9 that contains a
        // varint.
        let bytes: [UInt8] =
            [0x08, 0xAC, 0x02, 0x11, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F, 0x1D, 7, 0, 0, 0, 0x22, 3, 0x68, 0xC3, 0xA9, 0x08]
            + Array(repeating: 0xFF, count: 9) + [0x01, 0x4B, 0x08, 0x01, 0x4C, 0x22, 1, 0x78]
        let message = try #require(WireMessage(bytes))
        #expect(message.integer(1) == -1)
        #expect(message.double(2) == 1.5)
        #expect(message.text(4) == "x")
        #expect(message.texts(4) == ["hé", "x"])
        #expect(message.has(3))
        #expect(message.flag(1))
        #expect(message.integer(4) == nil, "A field of another type counts as absent")
        #expect(message.text(9) == nil)
        #expect(Array(message.fields).map(\.number) == [1, 2, 3, 4, 1, 9, 4])
    }

    @Test(
        "A truncated or invalid message is malformed",
        arguments: [
            [0x08], [0x08, 0x80], [0x0A, 0x05, 0x01], [0x11, 1, 2], [0x1D, 1], [0x00, 0x00], [0x0C], [0x0E],
            [0x4B, 0x08],
            [0x4B, 0x54], [0x4C], [0x08] + Array(repeating: 0xFF, count: 10),
            [0x08] + Array(repeating: 0x80, count: 9) + [2],
            [0x0A] + Array(repeating: 0xFF, count: 9) + [1], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0x00],
        ] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        #expect(WireMessage(bytes) == nil)
    }

    @Test("Groups are followed one hundred levels deep, and no deeper")
    func groups() {
        func nested(_ depth: Int) -> [UInt8] {
            Array(repeating: 0x0B, count: depth) + Array(repeating: 0x0C, count: depth)
        }
        #expect(WireMessage(nested(WireReader.deepestGroup)) != nil)
        #expect(WireMessage(nested(WireReader.deepestGroup + 1)) == nil)
        #expect(WireMessage(nested(200_000)) == nil)
    }

    @Test("A written message round-trips, and every byte is in exactly one field", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var writer = WireWriter()
        var expected: [(number: Int, value: [UInt8])] = []
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            let number = Int.random(in: 1..<(1 << Int.random(in: 1...29, using: &random)), using: &random)
            let count = Int.random(in: 0...300, using: &random)
            let value = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            writer.field(number, value)
            expected.append((number, value))
        }
        let message = try #require(WireMessage(writer.bytes))
        var place = 0
        for (field, expected) in zip(message.fields, expected) {
            #expect(field.number == expected.number)
            #expect(field.place.lowerBound == place)
            place = field.place.upperBound
            guard case .bytes(let range) = field.value else {
                Issue.record("not bytes")
                continue
            }
            #expect(Array(message.bytes[range]) == expected.value)
        }
        #expect(place == writer.bytes.count)
        #expect(Array(message.fields).count == expected.count)
    }
}
