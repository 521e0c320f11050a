import WhisperInMemoryRealtime
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperTestThreads
import Testing

@Suite("Finding the service at an address (MX-5)", .ownThreads)
struct DiscoveryTests {
    private let network: Network

    init() throws {
        network = try Network()
    }

    private func find(_ text: String) async throws(MessengerError) -> DiscoveredService {
        try await ServiceDiscovery(transport: network.transport).service(at: text)
    }

    private func matrix(_ text: String) throws -> DiscoveredService {
        DiscoveredService(platform: .matrix, server: try ServerLocation(text))
    }

    private func setWellKnown(_ base: String) {
        network.server.change { $0.wellKnown = .matrix(["m.homeserver": ["base_url": .string(base)]]) }
    }

    @Test(
        "A URL, a domain and a user id lead to the homeserver that the domain names",
        arguments: ["https://b.example", "b.example", "@ana:b.example", "https://b.example/"])
    func delegated(_ text: String) async throws {
        setWellKnown("https://matrix.b.example/chat/")
        #expect(try await find(text) == matrix("https://matrix.b.example/chat"))
        #expect(network.server.tokenRequests == [])
    }

    @Test("Without a document, or with something else in its place, the address itself is the homeserver")
    func undelegated() async throws {
        #expect(try await find("b.example:8448") == matrix("https://b.example:8448"))
        #expect(try await find("https://b.example/path") == matrix("https://b.example/path"))
        let page = HTTPResponse(status: 200, body: Array("<html>not found".utf8))
        for answer in [page, HTTPResponse(status: 500), .matrix(["m.homeserver": 7])] {
            network.server.change { $0.wellKnown = answer }
            #expect(try await find("b.example") == matrix("https://b.example"))
        }
    }

    @Test(
        "A domain names no address that must not be connected to, and nothing is sent there",
        arguments: [
            "https://127.0.0.1:8008", "http://localhost", "https://localhost", "http://other.example", "ftp://b", "",
            "https://u:p@b.example", "https://b.example?a=b",
        ])
    func dangerous(_ base: String) async throws {
        setWellKnown(base)
        await #expect(throws: MessengerError.malformedAnswer) { try await find("b.example") }
        #expect(network.server.requests == ["b.example GET /.well-known/matrix/client"])
    }

    @Test("A redirect to this machine is not followed; one to another machine is")
    func redirects() async throws {
        for target in ["https://127.0.0.1/x", "https://localhost:8008/x", "http://c.example/x"] {
            network.server.setFault { request, _ in
                guard request.path == "/.well-known/matrix/client" else { return nil }
                var answer = HTTPResponse(status: 301)
                answer.location = target
                return answer
            }
            #expect(try await find("b.example") == matrix("https://b.example"))
        }
        #expect(network.server.requests.allSatisfy { $0.hasPrefix("b.example ") })
        setWellKnown("https://matrix.b.example")
        network.server.setFault { request, _ in
            guard request.address.host == "b.example" else { return nil }
            var answer = HTTPResponse(status: 301)
            answer.location = "https://c.example/.well-known/matrix/client"
            return answer
        }
        #expect(try await find("b.example") == matrix("https://matrix.b.example"))
    }

    @Test("This machine may name itself")
    func loopback() async throws {
        setWellKnown("http://127.0.0.1:8008")
        #expect(try await find("http://localhost:9000") == matrix("http://127.0.0.1:8008"))
    }

    @Test("The realtime protocol is found, also behind a homeserver that is gone")
    func realtime() async throws {
        setWellKnown("https://matrix.b.example")
        network.server.setFault { request, _ in
            if request.path == "/v1/session" {
                return .matrix(["error": ["code": "UNAUTHORIZED", "message": "no"]], status: 401)
            }
            return request.path.hasPrefix("/.well-known") ? nil : HTTPResponse(status: 404)
        }
        #expect(
            try await find("b.example")
                == DiscoveredService(platform: .realtime, server: try ServerLocation("https://b.example")))
        #expect(network.server.tokenRequests == [])
    }

    @Test("What is no address, and where there is no service, is said")
    func nothing() async throws {
        for text in ["", "http://b.example", "a b", "https://", "b.example/..", "@ana"] {
            await #expect(throws: MessengerError.invalidArgument) { try await find(text) }
        }
        network.server.setFault { _, _ in HTTPResponse(status: 404) }
        await #expect(throws: MessengerError.unsupported) { try await find("b.example") }
        network.setFaults { $0.isUnreachable = true }
        await #expect(throws: MessengerError.transport(.unreachable)) { try await find("b.example") }
    }
}
