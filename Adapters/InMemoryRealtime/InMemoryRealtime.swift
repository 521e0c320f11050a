public import WhisperRealtimePort
import WhisperRealtimeSupport
import Synchronization

/// A transport to a server in the same process, without any network.
///
/// It follows the port's rules except those about networks; every address leads to its one server. For tests of code
/// above the port, and for programs with an embedded server.
public final class InMemoryRealtime: RealtimeTransport {
    let server: any RealtimeServing
    let clock: any Clock<Duration>
    private let faults = Mutex(InMemoryFaults())
    private let calls = OpenCalls()
    private let sockets = OpenCalls()

    /// Creates a transport to a server. The clock measures timeouts.
    public init(server: any RealtimeServing, clock: any Clock<Duration> = ContinuousClock()) {
        self.server = server
        self.clock = clock
    }

    /// Opens a socket to the server.
    ///
    /// - Throws: `.refused` with the server's response if that is not the upgrade; otherwise any `TransportError` that
    ///   prevents a connection.
    public func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
        let faults = currentFaults
        guard !sockets.isShutDown else { throw .shutDown }
        guard !faults.blocksSockets else { throw .unreachable }
        let outcome = FirstOutcome<HTTPResponse?>()
        let refusal = try await ended(outcome, within: request.timeout, faults: faults) { [server] in
            await server.refusal(of: request)
        }
        if let refusal { throw .refused(refusal) }
        return try open(request)
    }

    /// Closes every socket.
    public func shutDown() async {
        calls.shutDown()
        sockets.shutDown()
    }

    /// Simulates failures from now on, for calls that start afterwards.
    public func setFaults(_ faults: InMemoryFaults) {
        self.faults.withLock { $0 = faults }
    }

    /// Drops every connection, as if a cable were pulled: both ends see `lost`.
    public func loseSockets() {
        sockets.endAll(.closed(.lost))
    }

    private func open(_ request: SocketRequest) throws(TransportError) -> any RealtimeSocket {
        let pair = SocketPair(largestToClient: request.largestMessage)
        let serving = Task { [server] in
            await server.serve(pair.server, of: request)
            await pair.server.close(.normal)
        }
        let id = sockets.add { reason in
            pair.end(with: reason == .shutDown ? .goingAway : .lost)
            // A server whose connection is lost does not shut down.
            if reason == .shutDown { serving.cancel() }
        }
        guard let id else {
            serving.cancel()
            pair.end(with: .goingAway)
            throw .shutDown
        }
        Task { [sockets] in
            await serving.value
            sockets.remove(id)
        }
        return pair.client
    }

    /// The failures to simulate.
    var currentFaults: InMemoryFaults { faults.withLock { $0 } }

    /// Runs the server's side of a call; ends at the timeout, or immediately on cancellation or shutdown.
    func ended<Value: Sendable>(
        _ outcome: FirstOutcome<Value>, within timeout: Duration, faults: InMemoryFaults,
        _ body: @escaping @Sendable () async throws(TransportError) -> Value
    ) async throws(TransportError) -> Value {
        guard let id = calls.add({ outcome.settle(.failure($0)) }) else { throw .shutDown }
        defer { calls.remove(id) }
        if Task.isCancelled { throw .cancelled }
        if faults.isUnreachable { throw .unreachable }
        let work = Task {
            guard !faults.stalls else { return }
            do throws(TransportError) {
                outcome.settle(.success(try await body()))
            } catch {
                outcome.settle(.failure(error))
            }
        }
        let alarm = Task { [clock] in
            guard (try? await clock.sleep(for: timeout)) != nil else { return }
            outcome.settle(.failure(.timedOut))
        }
        defer {
            work.cancel()
            alarm.cancel()
        }
        return try await outcome.value()
    }
}

/// Network failures to simulate between a client and a server in memory.
public struct InMemoryFaults: Hashable, Sendable {
    /// The server is unreachable: every call throws `unreachable`.
    public var isUnreachable = false
    /// Sockets cannot be opened, but requests pass, as with a strict proxy.
    public var blocksSockets = false
    /// The server processes requests, but its responses are lost: calls throw `unreachable`.
    public var losesAnswers = false
    /// There are no responses: calls end with their timeouts.
    public var stalls = false

    /// Creates a set without failures.
    public init() {}
}
