import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("Fields and their text", .ownThreads)
struct FieldTests {
    @Test("What is written is read back, in the same order")
    func roundTrip() {
        var writer = FieldWriter()
        writer.label("ab")
        writer.byte(9)
        writer.u32(0x0102_0304)
        writer.i64(-2)
        writer.lengthPrefixed([5, 6])
        writer.lengthPrefixed("c")
        writer.raw([7][...])
        #expect(
            writer.bytes == [97, 98, 9, 1, 2, 3, 4] + [UInt8](repeating: 255, count: 7)
                + [254, 0, 0, 0, 2, 5, 6, 0, 0, 0, 1, 99, 7])

        var reader = FieldReader(writer.bytes)
        #expect(reader.raw(2) == [97, 98])
        #expect(reader.byte() == 9)
        #expect(reader.u32() == 0x0102_0304)
        #expect(reader.i64() == -2)
        #expect(reader.lengthPrefixed(atMost: 2) == [5, 6])
        #expect(reader.lengthPrefixed(atMost: 8) == [99])
        #expect(reader.remainingCount == 1 && !reader.isAtEnd)
        #expect(reader.byte() == 7)
        #expect(reader.isAtEnd)
        #expect(reader.byte() == nil)
    }

    @Test("What is cut short is refused, and nothing is taken")
    func short() {
        var reader = FieldReader([0, 0, 0])
        #expect(reader.u32() == nil && reader.i64() == nil && reader.raw(4) == nil && reader.raw(-1) == nil)
        #expect(reader.remainingCount == 3)
        for (bytes, limit) in [([0, 0, 0, 2, 1], 9), ([0, 0, 0, 2, 1, 1], 1), ([255, 255, 255, 255], .max)]
            as [([UInt8], Int)]
        {
            var reader = FieldReader(bytes)
            #expect(reader.lengthPrefixed(atMost: limit) == nil)
            #expect(reader.remainingCount == bytes.count)
        }
    }

    @Test("Base64url of 0 to 70 bytes is read back, and is as long as it says", arguments: 0...70)
    func base64(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
        let text = Base64URL.encoded(bytes)
        #expect(text.count == Base64URL.characterCount(of: count))
        #expect(Base64URL.decoded(text[...]) == bytes)
        #expect(Base64URL.decoded((text + [UInt8(ascii: "=")])[...]) == nil)
    }

    @Test("Of all texts of two and three characters exactly the canonical ones are read")
    func canonicalOnly() {
        var twos = 0
        var threes = 0
        let alphabet = (0...255).map { UInt8($0) }.filter { Base64URL.value(of: $0) != nil }
        #expect(alphabet.count == 64)
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max where Base64URL.decoded([first, second][...]) != nil { twos += 1 }
        }
        for first in alphabet {
            for second in alphabet {
                for third in alphabet where Base64URL.decoded([first, second, third][...]) != nil { threes += 1 }
            }
        }
        #expect(twos == 256)
        #expect(threes == 65_536)
    }

    @Test("The vectors of RFC 4648, section 10, without their padding")
    func vectors() {
        for (plain, text) in [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            #expect(Base64URL.encoded(Array(plain.utf8)) == Array(text.utf8))
        }
        #expect(Base64URL.encoded([0xFB, 0xFF]) == Array("-_8".utf8))
    }
}
