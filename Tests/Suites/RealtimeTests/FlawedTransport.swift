import WhisperInMemoryRealtime
import WhisperRealtimePort

/// A transport that is correct except for one mistake.
actor FlawedTransport: RealtimeTransport {
    let flaw: TransportFlaw
    let base: InMemoryRealtime
    /// Used after the shutdown by the mistake that continues.
    private let spare: InMemoryRealtime
    private let clock: LeapingClock
    private var isShutDown = false
    private var lastToken: AccessToken?
    private var lastAnswer: HTTPResponse?
    private var lastSocket: (any RealtimeSocket)?
    private var pending = 0

    init(flaw: TransportFlaw, base: InMemoryRealtime, spare: InMemoryRealtime, clock: LeapingClock) {
        self.flaw = flaw
        self.base = base
        self.spare = spare
        self.clock = clock
    }

    private var transport: InMemoryRealtime { flaw == .continuesAfterShutDown && isShutDown ? spare : base }

    func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let request = flawed(request)
        guard flaw != .limitsRequests || pending < 8 else { throw .timedOut }
        pending += 1
        defer { pending -= 1 }
        var answer: HTTPResponse
        do throws(TransportError) {
            answer = try await cancellable { [transport] () throws(TransportError) in
                try await transport.exchange(request)
            }
        } catch {
            if flaw == .acceptsEncodings, error == .malformedAnswer { return HTTPResponse(status: 200) }
            if flaw == .sendsAgain { return try await base.exchange(request) }
            throw error
        }
        switch flaw {
        case .followsRedirects where (300..<400).contains(answer.status): answer.status = 200
        case .dropsResponseBodies where answer.status >= 400: answer.body = []
        case .dropsLocations: answer.location = nil
        case .dropsRetryAfter: answer.retryAfter = nil
        case .swapsResponses:
            let last = lastAnswer ?? answer
            lastAnswer = answer
            answer = last
        default: break
        }
        return answer
    }

    func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
        var request = request
        switch flaw {
        case .putsTokensInQueries: request.putsTokenInQuery = true
        case .connectsForever: request.timeout = .seconds(4)
        case .cannotBeCancelled: request.timeout = .seconds(2)
        case .sendsTooMuch, .acceptsTooMuch: request.largestMessage *= 4
        default: break
        }
        do throws(TransportError) {
            let socket = try await cancellable { [transport, request] () throws(TransportError) in
                try await transport.connect(request)
            }
            let flawed = FlawedSocket(flaw: flaw, base: socket, clock: clock)
            if flaw == .readsAhead { await flawed.readAhead() }
            if flaw == .sharesSockets, let lastSocket { return lastSocket }
            lastSocket = flawed
            return flawed
        } catch {
            if flaw == .hidesRefusals, case .refused = error { throw .unreachable }
            throw error
        }
    }

    func shutDown() async {
        isShutDown = true
        await base.shutDown()
    }

    func flawed(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        switch flaw {
        case .encodesTwice:
            request.query = request.query.map { .init($0.name, $0.value.replacing("%", with: "%25")) }
        case .losesBodies: request.body = nil
        case .forgetsTokens: request.token = nil
        case .assumesJSON: request.contentType = .json
        case .ignoresSilence: request.idleTimeout = .seconds(4)
        case .reusesTokens:
            request.token = request.token ?? lastToken
            lastToken = request.token
        case .readsWithoutLimit: request.maximumResponseLength = .max
        case .waitsForever: request.timeout = .seconds(4)
        case .cannotBeCancelled: request.timeout = .seconds(2)
        default: break
        }
        return request
    }

    private func cancellable<Value: Sendable>(
        _ body: @escaping @Sendable () async throws(TransportError) -> Value
    ) async throws(TransportError) -> Value {
        guard flaw == .cannotBeCancelled else { return try await body() }
        let task = Task { () -> Result<Value, TransportError> in
            do throws(TransportError) { return .success(try await body()) } catch { return .failure(error) }
        }
        return try await task.value.get()
    }
}
