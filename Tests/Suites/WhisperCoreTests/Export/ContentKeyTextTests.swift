import WhisperTextCoding
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Content keys in full exports", .ownThreads)
struct ContentKeyTextTests {
    @Test("A content key is 32 digits, the high half first (ST-13)")
    func contentKeys() {
        let key = ContentKey(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
        #expect(HexText.text(key) == "0123456789abcdeffedcba9876543210")
        #expect(HexText.contentKey("0123456789ABCDEFfedcba9876543210") == key)
        #expect(HexText.contentKey("0123456789abcdeffedcba98765432") == nil)
        #expect(HexText.contentKey("0123456789abcdeffedcba987654321000") == nil)
    }
}
