import WhisperInMemoryRealtime
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperTestThreads
import Synchronization
import Testing

@Suite("Well-known documents (MX-1)", .ownThreads)
struct WellKnownLookupTests {
    private static let document = Array(#"{"m.homeserver":{"base_url":"https://matrix.example/sub"}}"#.utf8)

    /// Looks a document up on servers that redirect in these ways, and returns what was requested on the way.
    private func lookup(
        _ redirects: [String: String], at address: String = "https://chat.example", status: Int = 302,
        ending: HTTPResponse = HTTPResponse(status: 200, body: document)
    ) async throws -> (result: Result<[UInt8]?, WellKnownError>, visited: [String], requests: [HTTPRequest]) {
        let server = RedirectingServer(redirects: redirects, status: status, ending: ending)
        let lookup = WellKnownLookup(transport: InMemoryRealtime(server: server))
        let result: Result<[UInt8]?, WellKnownError>
        do throws(WellKnownError) {
            result = .success(try await lookup.document("matrix/client", at: try ServerAddress.checked(address)))
        } catch {
            result = .failure(error)
        }
        let requests = server.requests
        return (result, requests.map { $0.address.description + $0.path }, requests)
    }

    private static let start = "https://chat.example/.well-known/matrix/client"

    @Test("A document is read without redirects, tokens or a body, and its absence is no error")
    func plain() async throws {
        let found = try await lookup([:])
        #expect(found.result == .success(Self.document))
        #expect(found.visited == [Self.start])
        #expect(found.requests.allSatisfy { $0.token == nil && $0.body == nil && $0.query == [] })
        #expect(try await lookup([:], ending: HTTPResponse(status: 404)).result == .success(nil))
        for status in [201, 204, 300, 304, 305, 401, 403, 429, 500] {
            let answer = HTTPResponse(status: status)
            #expect(try await lookup([:], ending: answer).result == .failure(.refused(status: status)))
        }
    }

    @Test("Up to three redirects are followed, absolute or within the server", arguments: [301, 302, 303, 307, 308])
    func followed(_ status: Int) async throws {
        let found = try await lookup(
            [
                Self.start: "/elsewhere/x%2by", "https://chat.example/elsewhere/x%2By": "//www.chat.example/y",
                "https://www.chat.example/y": "HTTPS://other.example:8443/z/",
            ], status: status)
        #expect(found.result == .success(Self.document))
        #expect(
            found.visited == [
                Self.start, "https://chat.example/elsewhere/x%2By", "https://www.chat.example/y",
                "https://other.example:8443/z",
            ])
        #expect(found.requests.allSatisfy { $0.token == nil && $0.body == nil })
    }

    @Test("Loops and longer chains end")
    func loops() async throws {
        #expect(try await lookup([Self.start: Self.start]).result == .failure(.tooManyRedirects))
        let circle = try await lookup([
            Self.start: "https://chat.example/a",
            "https://chat.example/a": "https://CHAT.example:443/.well-known/matrix/client",
        ])
        #expect(circle.result == .failure(.tooManyRedirects))
        #expect(circle.visited.count == 2)
        let chain = try await lookup([
            Self.start: "/a", "https://chat.example/a": "/b", "https://chat.example/b": "/c",
            "https://chat.example/c": "/d",
        ])
        #expect(chain.result == .failure(.tooManyRedirects))
        #expect(chain.visited.count == 4)
    }

    @Test(
        "A redirect that may not be followed ends the lookup before anything is sent there",
        arguments: [
            "http://chat.example/x", "http://127.0.0.1/x", "http://localhost:80/x", "https://localhost/x",
            "https://127.0.0.1/x", "https://[::1]:443/x", "https://me@other.example/x",
            "https://me:secret@other.example/x", "https://chat.example\\@other.example/x", "ftp://other.example/x",
            "wss://other.example/x", "ws://localhost/x", "javascript:alert(1)", "data:text/plain,x",
            "file:///etc/passwd",
            "x", "../x", "./x", "?x", "#x", "", "/", "/../x", "/a/%2e%2E/x", "/a%2fb", "/a//b", "/x?y=1", "/x#y",
            "//", "///x", "https://", "https:///x", "https:/other.example/x", "/x\r\nX-Y: z", "/ä", "/x y", "/%",
            "/%4", "/%zz", "https://other.example:0/x", "https://other.example:99999/x", "https://127.1/x",
            "/" + String(repeating: "a", count: 3_000),
        ])
    func refused(_ location: String) async throws {
        let found = try await lookup([Self.start: location])
        // The root of the server is a valid place, which has no document here.
        if location == "/" {
            #expect(found.visited == [Self.start, "https://chat.example/"])
        } else {
            #expect(found.result == .failure(.refusedRedirect))
            #expect(found.visited == [Self.start])
        }
    }

    @Test("A user who names this machine may be redirected there, and away from it only by https")
    func loopback() async throws {
        let start = "http://127.0.0.1:8008/.well-known/matrix/client"
        for (location, isFollowed) in [
            ("/x", true), ("http://localhost:8009/x", true), ("https://other.example/x", true),
            ("http://other.example/x", false),
        ] {
            let found = try await lookup([start: location], at: "http://127.0.0.1:8008")
            #expect(found.result == (isFollowed ? .success(Self.document) : .failure(.refusedRedirect)), "\(location)")
        }
    }

    @Test("A redirect without a target, a document that is too large and a lost server are errors")
    func noDocument() async throws {
        #expect(try await lookup([:], ending: HTTPResponse(status: 302)).result == .failure(.refusedRedirect))
        for (length, isRead) in [(WellKnownLookup.largestDocument, true), (WellKnownLookup.largestDocument + 1, false)]
        {
            let body = [UInt8](repeating: 0x20, count: length)
            let found = try await lookup([:], ending: HTTPResponse(status: 200, body: body)).result
            #expect(found == (isRead ? .success(body) : .failure(.transport(.tooLarge))))
        }
        let transport = InMemoryRealtime(
            server: RedirectingServer(redirects: [:], status: 302, ending: .init(status: 200)))
        await transport.shutDown()
        await #expect(throws: WellKnownError.transport(.shutDown)) {
            try await WellKnownLookup(transport: transport).document(
                "matrix/client", at: try ServerAddress("https://chat.example"))
        }
    }

    @Test("A name that leaves the folder is refused")
    func names() async throws {
        let server = RedirectingServer(redirects: [:], status: 302, ending: HTTPResponse(status: 200))
        let lookup = WellKnownLookup(transport: InMemoryRealtime(server: server))
        for name in ["../x", "a?b", "a#b", "a b", "a/../../b"] {
            await #expect(throws: WellKnownError.refusedRedirect) {
                try await lookup.document(name, at: try ServerAddress("https://chat.example"))
            }
        }
        #expect(server.requests.isEmpty)
    }
}

/// Servers that redirect, by the places where they do; every other place has the document.
private final class RedirectingServer: RealtimeServing {
    private let redirects: [String: String]
    private let status: Int
    private let ending: HTTPResponse
    private let seen = Mutex<[HTTPRequest]>([])

    init(redirects: [String: String], status: Int, ending: HTTPResponse) {
        self.redirects = redirects
        self.status = status
        self.ending = ending
    }

    var requests: [HTTPRequest] { seen.withLock { $0 } }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        seen.withLock { $0.append(request) }
        guard let target = redirects[request.address.description + request.path] else { return ending }
        var answer = HTTPResponse(status: status)
        answer.location = target
        return answer
    }

    func refusal(of request: SocketRequest) async -> HTTPResponse? { HTTPResponse(status: 503) }
    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {}
}

extension ServerAddress {
    /// The address that a test names.
    fileprivate static func checked(_ text: String) throws(WellKnownError) -> ServerAddress {
        do throws(ServerAddressError) { return try ServerAddress(text) } catch { throw .refusedRedirect }
    }
}
