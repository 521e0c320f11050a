import WhisperPages
import WhisperTestThreads
import Testing

@Suite("Addresses in texts", .ownThreads)
struct WebAddressTests {
    /// The addresses that become links, and the hosts that are emphasised.
    private func links(in text: String) throws -> [[String]] {
        let tree = try Samples.page([PageMessage(Samples.message(1, .text, text), assurance: .plain)])
        let addresses = tree.elements.filter { $0["target"] != nil }.compactMap { $0["href"] }
        let hosts = tree.texts.filter { Array($0.path.suffix(2)) == ["a", "b"] }.map(\.text)
        #expect(addresses.count == hosts.count)
        return zip(addresses, hosts).map { [$0, $1] }
    }

    @Test(
        "A plain address becomes a link, and its host is what one reads (LOOK-2)",
        arguments: [
            ("see https://example.org/a?b=c&d#e now", "https://example.org/a?b=c&d#e", "example.org"),
            ("(http://example.org).", "http://example.org", "example.org"),
            ("HTTPS://Example.ORG:8443/x", "HTTPS://Example.ORG:8443/x", "Example.ORG"),
            (
                "https://paypal.com.evil.example/login", "https://paypal.com.evil.example/login",
                "paypal.com.evil.example"
            ),
            ("a\nhttps://xn--bcher-kva.example/", "https://xn--bcher-kva.example/", "xn--bcher-kva.example"),
        ])
    func plain(text: String, address: String, host: String) throws {
        #expect(try links(in: text) == [[address, host]])
    }

    @Test(
        "What could look like another address stays text (LOOK-2)",
        arguments: [
            "javascript:alert(1)", "data:text/html,x", "ftp://example.org", "file:///etc/passwd", "//example.org",
            "https://user@example.org/", "https://example.org:pass@evil.example/", "https://еxample.org/",
            "https://example.org\u{202E}/x", "https://", "https://.", "https://a..b/", "https://localhost/",
            "https://example.org:/", "https://example.org:123456/", "https://example.org\\@evil.example",
            "xhttps://example.org", "https://[::1]/", "https://exa_mple.org/", "view-source:https://example.org",
            "blob:https://example.org/x", "https://example.org/ü",
        ])
    func refused(text: String) throws {
        #expect(try links(in: text).isEmpty)
    }

    @Test("Several addresses, and what is between them")
    func several() throws {
        let text = "https://a.example, https://b.example/x) and http://c.example!"
        #expect(try links(in: text).map { $0[0] } == ["https://a.example", "https://b.example/x", "http://c.example"])
        #expect(try Samples.item(Samples.message(1, .text, text)).replacing("|", with: "").hasSuffix(text))
    }
}
