import WhisperTextCoding
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Base64 has one form (RFC 4648)", .ownThreads)
struct Base64Tests {
    @Test(
        "The vectors of RFC 4648, section 10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func vectors(_ plain: String, _ encoded: String) {
        #expect(Base64.text(Array(plain.utf8)) == encoded)
        #expect(Base64.bytes(of: encoded) == Array(plain.utf8))
    }

    @Test("Any bytes round-trip", arguments: 0..<20)
    func roundTrip(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
            UInt8.random(in: .min ... .max, using: &random)
        }
        #expect(Base64.bytes(of: Base64.text(bytes)) == bytes)
    }

    @Test(
        "Anything else is rejected",
        arguments: [
            "Z", "Zg", "Zg=", "Zg===", "====", "=", "Zh==", "Zm9=", "Zm9vY===", "Zg==Zg==", "Zm 9", "Zm9v\n", "Zm-_",
            "Zm9é", "Z=9v", "=g==",
        ])
    func refused(_ text: String) {
        #expect(Base64.bytes(of: text) == nil)
    }
}
