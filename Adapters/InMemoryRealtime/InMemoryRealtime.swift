public import WhisperRealtimePort
import WhisperRealtimeSupport
import Synchronization

/// A transport to a server in the same process, without any network.
///
/// It keeps the laws of the port that do not speak of networks; every address leads to its one server. For tests of what
/// stands on the port, and for programs that bring their server along.
public final class InMemoryRealtime: RealtimeTransport {
    private let server: any RealtimeServing
    private let clock: any Clock<Duration>
    private let faults = Mutex(InMemoryFaults())
    private let calls = OpenCalls()
    private let sockets = OpenCalls()

    /// A way to a server. The clock measures time-outs.
    public init(server: any RealtimeServing, clock: any Clock<Duration> = ContinuousClock()) {
        self.server = server
        self.clock = clock
    }

    /// Opens a socket to the server.
    public func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
        let faults = faults.withLock { $0 }
        guard !sockets.isShutDown else { throw .shutDown }
        guard !faults.blocksSockets else { throw .unreachable }
        let refusal = try await ended(within: request.timeout, faults: faults) { [server] in
            await server.refusal(of: request)
        }
        if let refusal { throw .refused(refusal) }
        return try open(request)
    }

    /// Sends a request to the server.
    public func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPAnswer {
        let faults = faults.withLock { $0 }
        let answer = try await ended(within: request.timeout, faults: faults) { [server] in
            await server.answer(request)
        }
        if faults.losesAnswers { throw .unreachable }
        guard answer.body.count <= request.largestAnswer else { throw .tooLarge }
        return answer
    }

    /// Closes every socket.
    public func shutDown() async {
        calls.shutDown()
        sockets.shutDown()
    }

    /// Makes things go wrong from now on, for calls that begin then.
    public func setFaults(_ faults: InMemoryFaults) {
        self.faults.withLock { $0 = faults }
    }

    /// Loses every connection, as if a cable were pulled: both ends are told `lost`.
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
            serving.cancel()
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

    /// Runs what the server does; ends at the time-out, at once when cancelled or shut down.
    private func ended<Value: Sendable>(
        within timeout: Duration, faults: InMemoryFaults, _ body: @escaping @Sendable () async -> Value
    ) async throws(TransportError) -> Value {
        let outcome = FirstOutcome<Value>()
        guard let id = calls.add({ outcome.settle(.failure($0)) }) else { throw .shutDown }
        defer { calls.remove(id) }
        if Task.isCancelled { throw .cancelled }
        if faults.isUnreachable { throw .unreachable }
        let work = Task {
            if !faults.stalls { outcome.settle(.success(await body())) }
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
