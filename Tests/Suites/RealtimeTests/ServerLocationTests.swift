import WhisperRealtimePort
import WhisperTestThreads
import Testing

@Suite("Server locations (MX-1)", .ownThreads)
struct ServerLocationTests {
    @Test(
        "A location is parsed, and printed in one form",
        arguments: [
            ("https://example.org", "https://example.org", ""), ("https://example.org/", "https://example.org", ""),
            ("https://Example.org:443/Matrix/", "https://example.org", "/Matrix"),
            ("https://example.org:8448/a/b-._~!$&'()*+,;=:@", "https://example.org:8448", "/a/b-._~!$&'()*+,;=:@"),
            ("https://[2001:db8::1]/x%c3%a9%2D", "https://[2001:db8::1]", "/x%C3%A9%2D"),
            ("http://localhost:8008/...", "http://localhost:8008", "/..."),
            ("https://example.org/.a/a..", "https://example.org", "/.a/a.."),
        ])
    func reads(_ text: String, _ address: String, _ basePath: String) throws {
        let location = try ServerLocation(text)
        #expect(location.address == (try ServerAddress(address)))
        #expect(location.basePath == basePath)
        #expect(location.description == address + basePath)
        #expect(try ServerLocation(location.description) == location)
    }

    @Test("The root of a server has the form that accounts store")
    func stored() throws {
        for text in ["https://example.org", "http://127.0.0.1:8080", "https://[2001:db8::1]:1"] {
            let address = try ServerAddress(text)
            #expect(ServerLocation(address).description == address.description)
            #expect(try ServerLocation(address.description) == ServerLocation(address))
        }
    }

    @Test("Paths that lead elsewhere or are ambiguous are rejected")
    func unsafePaths() {
        for path in [
            "/", "//", "a//b", ".", "..", "a/..", "../a", "%2e", "%2E%2e", ".%2e/a", "a%2fb", "a%5Cb", "a\\b", "%00",
            "%0d%0a", "%7f", "%", "%4", "%zz", "%+1", "a%2", "\"", "<a>", "a|b", "^", "`", "{a}", "[a]",
            String(repeating: "a", count: ServerLocation.longestPath + 1),
        ] {
            #expect(throws: ServerLocationError.unsafePath, "\(path)") {
                try ServerLocation("https://example.org/\(path)/b")
            }
        }
    }

    @Test("What is no address, or has a query, is rejected")
    func refusals() {
        for (text, reason) in [
            ("https://example.org/a?b", .hasQuery), ("https://example.org#a", .hasQuery),
            ("https://me@example.org/a", .address(.hasCredentials)), ("example.org/a", .address(.malformed)),
            ("http://example.org/a", .address(.plainToAnotherMachine)),
            ("ftp://example.org/a", .address(.unknownScheme)),
            ("", .address(.malformed)), ("https:///a", .address(.malformed)), ("/a", .address(.malformed)),
            ("https:/example.org/a", .address(.malformed)), ("https://example.org/ a", .unsafePath),
            ("https://example.org/ä", .unsafePath),
        ] as [(String, ServerLocationError)] {
            #expect(throws: reason, "\(text)") { try ServerLocation(text) }
        }
    }

    @Test("Requests below a base path go to the paths below it")
    func requests() throws {
        let location = try ServerLocation("https://example.org/matrix")
        let request = HTTPRequest(.get, location: location, path: "/_matrix/client/versions")
        #expect(request.address == location.address)
        #expect(request.path == "/matrix/_matrix/client/versions")
        let root = HTTPRequest(.get, location: ServerLocation(location.address), path: "/v1/x")
        #expect(root.path == "/v1/x")
    }
}
