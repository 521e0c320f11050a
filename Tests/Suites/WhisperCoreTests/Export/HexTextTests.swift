import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// The hex digits of content keys and hashes in full exports (ST-13).
@Suite("Hex text", .ownThreads)
struct HexTextTests {
    @Test("Every byte is two lower-case digits, which are read back in either case (ST-13)")
    func bytes() {
        let all = (0...255).map { UInt8($0) }
        let text = HexText.text(all)
        #expect(text.hasPrefix("000102030405060708090a0b0c0d0e0f10") && text.hasSuffix("fdfeff"))
        #expect(text == text.lowercased() && text.utf8.count == 512)
        #expect(HexText.bytes(text) == all)
        #expect(HexText.bytes(text.uppercased()) == all)
        #expect(HexText.bytes("") == [])
    }

    @Test("An odd number of digits, and any character that is no digit, are refused (ST-13)")
    func refusals() {
        for text in ["0", "000", "0g", "g0", "/0", "0:", "@0", "0`", "0G", " 0", "0x00", "é"] {
            #expect(HexText.bytes(text) == nil, "\(text)")
        }
    }

    @Test("A content key is 32 digits, the high half first (ST-13)")
    func contentKeys() {
        let key = ContentKey(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
        #expect(HexText.text(key) == "0123456789abcdeffedcba9876543210")
        #expect(HexText.contentKey("0123456789ABCDEFfedcba9876543210") == key)
        #expect(HexText.contentKey("0123456789abcdeffedcba98765432") == nil)
        #expect(HexText.contentKey("0123456789abcdeffedcba987654321000") == nil)
    }
}
