import Testing
import WhisperTestThreads
import WhisperTextCoding

@Suite("Base64url has one form (RFC 4648)", .ownThreads)
struct Base64URLTests {
    @Test("0 to 70 bytes are read back, and take as many characters as announced", arguments: 0...70)
    func roundTrip(count: Int) {
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
