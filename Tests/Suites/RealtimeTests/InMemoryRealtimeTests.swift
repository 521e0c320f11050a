import WhisperInMemoryRealtime
import WhisperRealtimeContract
import WhisperRealtimePort
import WhisperTestThreads
import Testing

@Suite("The in-memory transport", .ownThreads)
struct InMemoryRealtimeTests {
    static let subject = RealtimeSubject { server in
        let transport = InMemoryRealtime(server: server)
        return RealtimeBench(
            transport: transport, address: try ServerAddress("https://example.org"),
            loseConnections: { transport.loseSockets() })
    }

    @Test("follows the port's rules", arguments: RealtimeLaw.all)
    func laws(_ law: RealtimeLaw) async throws {
        try await law.check(Self.subject)
    }

    @Test("simulates the requested failures, and no others")
    func faults() async throws {
        let server = ScriptedServer()
        let transport = InMemoryRealtime(server: server)
        let address = try ServerAddress("https://example.org")
        let request = HTTPRequest(.get, address: address, path: "/v1/x", timeout: .milliseconds(50))
        let socket = SocketRequest(address: address, path: "/echo", token: nil, timeout: .milliseconds(50))
        var faults = InMemoryFaults()

        faults.isUnreachable = true
        transport.setFaults(faults)
        await #expect(throws: TransportError.unreachable) { try await transport.exchange(request) }
        await #expect(throws: TransportError.unreachable) { _ = try await transport.connect(socket) }
        #expect(server.requests.isEmpty)

        faults = InMemoryFaults()
        faults.blocksSockets = true
        transport.setFaults(faults)
        await #expect(throws: TransportError.unreachable) { _ = try await transport.connect(socket) }
        #expect(try await transport.exchange(request).status == 200)
        #expect(server.requests.count == 1)

        faults = InMemoryFaults()
        faults.losesAnswers = true
        transport.setFaults(faults)
        await #expect(throws: TransportError.unreachable) { try await transport.exchange(request) }
        #expect(server.requests.count == 2)

        faults = InMemoryFaults()
        faults.stalls = true
        transport.setFaults(faults)
        await #expect(throws: TransportError.timedOut) { try await transport.exchange(request) }
        await #expect(throws: TransportError.timedOut) { _ = try await transport.connect(socket) }
        #expect(server.requests.count == 2)

        transport.setFaults(InMemoryFaults())
        await (try transport.connect(socket)).close(.normal)
        await transport.shutDown()
    }
}
