import WhisperRealtimePort
import WhisperTestThreads
import Testing

@Suite("Server addresses (RT-7)", .ownThreads)
struct ServerAddressTests {
    @Test(
        "An address is parsed, and printed in one form",
        arguments: [
            ("https://example.org", "https://example.org"), ("https://example.org/", "https://example.org"),
            ("wss://Example.ORG:443", "https://example.org"),
            ("HTTPS://a-b.c_d.example:8443", "https://a-b.c_d.example:8443"),
            ("https://192.0.2.7:1", "https://192.0.2.7:1"), ("https://[2001:db8::1]", "https://[2001:db8::1]"),
            ("wss://[2001:DB8::1]:65535", "https://[2001:db8::1]:65535"),
            ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example"),
            ("http://localhost:80", "http://localhost"), ("ws://LOCALHOST:8080", "http://localhost:8080"),
            ("http://127.0.0.1:443", "http://127.0.0.1:443"), ("http://127.255.1.2", "http://127.255.1.2"),
            ("http://[::1]:8080", "http://[::1]:8080"), ("ws://[0:0:0:0:0:0:0:1]", "http://[0:0:0:0:0:0:0:1]"),
        ])
    func reads(_ text: String, _ written: String) throws {
        let address = try ServerAddress(text)
        #expect(address.description == written)
        #expect(try ServerAddress(written) == address)
    }

    @Test("Unencrypted connections are only possible to this machine, however the address is written")
    func plainText() {
        for host in [
            "example.org", "192.0.2.7", "0.0.0.0", "[::]", "[2001:db8::1]", "localhost.example.org", "localhost2",
            "128.0.0.1", "[::2]", "[::ffff:192.0.2.7]", "127.example.org", "local-host",
        ] {
            for scheme in ["http", "ws"] {
                #expect(throws: ServerAddressError.plainToAnotherMachine, "\(host)") {
                    try ServerAddress("\(scheme)://\(host):8080")
                }
            }
            #expect(throws: Never.self) { try ServerAddress("https://\(host):8080") }
        }
    }

    @Test("Invalid addresses are rejected with the reason")
    func refusals() {
        let expected: [(ServerAddressError, [String])] = [
            (.unknownScheme, ["ftp://example.org", "://example.org", "httpss://example.org", "file://x"]),
            (
                .hasCredentials,
                ["https://me@example.org", "https://me:secret@example.org:1", "http://example.org@localhost"]
            ),
            (
                .hasPath,
                ["https://example.org/chat", "https://example.org?x=1", "https://example.org#x", "https://a//"]
            ),
            (
                .malformed,
                [
                    "", "example.org", "https:/example.org", "https://", "https:///", "https://-a.example",
                    "https://a-.example", "https://a..b", "https://.a", "https://a.", "https://a:", "https://a:0",
                    "https://a:65536", "https://a:+1", "https://a:1:2", "https://a b", "https://ä.example",
                    "https://1.2.3", "https://127.1", "https://0x7f.1", "https://2130706433", "https://1.2.3.256",
                    "https://1.2.3.04", "https://[::1", "https://[]", "https://[g::1]", "https://[1234]",
                    "https://[fe80::1%25eth0]", "https://[::1]x", "https://::1", "http://127.1", "https://a\u{0}b",
                    "https://a\r\nX: y", "https://" + String(repeating: "a", count: 64),
                    "https://" + String(repeating: "a.", count: 130) + "b", String(repeating: "a", count: 600),
                ]
            ),
        ]
        for (reason, texts) in expected {
            for text in texts {
                #expect(throws: reason, "\(text)") { try ServerAddress(text) }
            }
        }
    }
}
