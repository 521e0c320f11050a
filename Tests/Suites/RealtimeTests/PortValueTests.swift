import WhisperRealtimeContract
import WhisperRealtimePort
import WhisperTestThreads
import Testing

@Suite("Values of the realtime port (RT-7)", .ownThreads)
struct PortValueTests {
    @Test("A token contains only valid characters, and none that ends a header")
    func tokens() {
        for text in ["a", "abc.def-_~+/", "QUJD==", String(repeating: "a", count: AccessToken.maximumLength)] {
            #expect(AccessToken.unguarded(text)?.unguardedText == text)
        }
        for text in [
            "", "=", "a=b", "a b", "a\r\nX-Y: z", "ä", "a\u{0}", "a\"", "Bearer:",
            String(repeating: "a", count: AccessToken.maximumLength + 1),
        ] {
            #expect(AccessToken.unguarded(text) == nil)
        }
    }

    @Test("Descriptions, dumps and errors reveal neither tokens nor contents")
    func descriptions() throws {
        let token = try #require(AccessToken.unguarded("topsecret"))
        let address = try ServerAddress("https://example.org")
        let body = Array("topsecret".utf8)
        let answer = HTTPResponse(status: 401, body: body)
        let request = HTTPRequest(
            .post, address: address, path: "/v1/session", query: [.init("user", "topsecret")], token: token, body: body)
        let values: [Any] = [
            token, request, answer, TransportError.refused(answer),
            SocketRequest(address: address, token: token),
        ]
        // As numbers as well, which is how bytes are printed.
        let bytes = body.map(String.init).joined(separator: ", ")
        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            for text in [String(describing: value), String(reflecting: value), "\(value)", dumped] {
                #expect(!text.contains("topsecret") && !text.contains(bytes), "\(type(of: value))")
            }
            #expect(!dumped.contains("116"), "\(type(of: value))")
        }
    }

    @Test("A content type has a type and a subtype, and no bytes that end a header (MX-1)")
    func contentTypes() {
        for (text, essence) in [
            ("application/json", "application/json"), ("Text/Plain; charset=utf-8", "text/plain"),
            ("image/svg+xml;q=1", "image/svg+xml"), ("text/plain ; a=\"b c\"", "text/plain"), ("*/*", "*/*"),
            ("a/" + String(repeating: "b", count: 253), "a/" + String(repeating: "b", count: 253)),
        ] {
            #expect(ContentType(text)?.description == text)
            #expect(ContentType(text)?.essence == essence)
        }
        for text in [
            "", "/", "a/", "/a", "json", "a/b/c", "a b/c", "a/b c", "a/b\r\nX-Y: z", "a/b; c=\u{0}", "a/ä", "a/b\t",
            " a/b", "a/b ", "a/b;\n", "a/b, c/d", "a/" + String(repeating: "b", count: 254),
        ] {
            #expect(ContentType(text) == nil, "\(text)")
        }
    }

    @Test("Codes allowed in a close frame are distinguished from others")
    func closeCodes() {
        let sendable = (0...UInt16.max).filter { CloseCode(rawValue: $0).isSendable }
        #expect(sendable == Array(1000...1003) + Array(1007...1014) + Array(3000...4999))
    }
}
