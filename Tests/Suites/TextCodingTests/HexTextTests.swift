import Testing
import WhisperTestThreads
import WhisperTextCoding

@Suite("Hex digits (RFC 4648)", .ownThreads)
struct HexTextTests {
    @Test("Every byte is two lower-case digits, which are read back in either case (ST-13)")
    func bytes() {
        let all = (0...255).map { UInt8($0) }
        let text = HexText.text(all)
        #expect(text.hasPrefix("000102030405060708090a0b0c0d0e0f10") && text.hasSuffix("fdfeff"))
        #expect(text == text.lowercased() && text.utf8.count == 512)
        #expect(HexText.text(all[16...]) == String(text.dropFirst(32)))
        #expect(HexText.bytes(of: text) == all)
        #expect(HexText.bytes(of: text.uppercased()) == all)
        #expect(HexText.bytes(of: "") == [] && HexText.text([]) == "")
    }

    @Test(
        "The vectors of RFC 4648, section 10",
        arguments: [
            ("", ""), ("f", "66"), ("fo", "666F"), ("foo", "666F6F"), ("foob", "666F6F62"), ("fooba", "666F6F6261"),
            ("foobar", "666F6F626172"),
        ])
    func vectors(_ plain: String, _ digits: String) {
        #expect(HexText.text(Array(plain.utf8)) == digits.lowercased())
        #expect(HexText.bytes(of: digits) == Array(plain.utf8))
    }

    @Test(
        "An odd number of digits, and any character that is no digit, are rejected (ST-13)",
        arguments: ["0", "000", "0g", "g0", "/0", "0:", "@0", "0`", "0G", " 0", "0x00", "é", "０0"])
    func rejections(_ text: String) {
        #expect(HexText.bytes(of: text) == nil)
        #expect(!HexText.isCanonical(text))
    }

    @Test("Exactly sixteen characters, in both cases, have a value, and only lower case is canonical")
    func digits() {
        for character in UInt8.min...UInt8.max {
            let text = String(decoding: [character, character], as: UTF8.self)
            let value = HexText.value(of: character)
            #expect(HexText.bytes(of: text) == value.map { [$0 << 4 | $0] })
            #expect(HexText.isCanonical(text) == value.map { HexText.digit($0) == character } ?? false)
        }
        #expect((UInt8.min...UInt8.max).count { HexText.value(of: $0) != nil } == 22)
        #expect(HexText.isCanonical(""))
    }
}
