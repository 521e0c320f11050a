import WhisperInMemoryRealtime
import WhisperRealtimeContract
import WhisperRealtimePort
import WhisperTestThreads
import Synchronization
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

    @Test("counts the server's silence, not the time that a sink takes (MX-1)")
    func silence() async throws {
        let clock = WatchedClock()
        let transport = InMemoryRealtime(server: ScriptedServer(), clock: clock)
        let idle = Duration.seconds(7)
        let request = HTTPRequest(
            .get, address: try ServerAddress("https://example.org"), path: "/pause/1000", timeout: .seconds(60),
            idleTimeout: idle)
        let sink = HTTPBodySink { _ in
            let isStopped = try await eventually { !clock.waits.contains(idle) }
            #expect(isStopped)
            clock.mark()
        }
        let downloading = Task { () -> TransportError? in
            do throws(TransportError) {
                _ = try await transport.download(request, into: sink)
                return nil
            } catch {
                return error
            }
        }
        let isRunning = try await eventually { clock.isMarked && clock.waits.contains(idle) }
        #expect(isRunning)
        downloading.cancel()
        #expect(await downloading.value == .cancelled)
    }
}

/// A clock on which no wait ends, and which shows how long the waits in progress are.
private final class WatchedClock: Clock, Sendable {
    let now = ContinuousClock().now
    let minimumResolution: Duration = .nanoseconds(1)
    private let open = Mutex<[Duration]>([])
    private let marked = Mutex(false)

    /// Remembers that something has happened.
    func mark() { marked.withLock { $0 = true } }

    var isMarked: Bool { marked.withLock { $0 } }
    var waits: [Duration] { open.withLock { $0 } }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let wait = now.duration(to: deadline)
        open.withLock { $0.append(wait) }
        defer { open.withLock { waits in waits.firstIndex(of: wait).map { _ = waits.remove(at: $0) } } }
        try await Task.sleep(for: .seconds(3_600))
    }
}
