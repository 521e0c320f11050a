import Testing
import WhisperTestThreads
import WhisperTextCoding

@Suite("Percent-encoding (RFC 3986)", .ownThreads)
struct PercentTextTests {
    @Test("Accepted bytes stay as they are; each other byte is a percent sign and two upper-case digits (LIB-10)")
    func encoding() {
        var bytes = Array("file:".utf8)
        PercentText.append("/a b/\u{E9}?%~", to: &bytes) { PercentText.isUnreserved($0) || $0 == UInt8(ascii: "/") }
        #expect(String(decoding: bytes, as: UTF8.self) == "file:/a%20b/%C3%A9%3F%25~")
    }

    @Test("The 66 unreserved characters are the letters, digits, hyphen, period, underscore and tilde")
    func unreserved() {
        let unreserved = (UInt8.min...UInt8.max).filter(PercentText.isUnreserved)
        #expect(
            String(decoding: unreserved, as: UTF8.self)
                == "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")
    }
}
