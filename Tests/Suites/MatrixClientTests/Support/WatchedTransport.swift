import WhisperRealtimePort
import Synchronization

/// A transport that can be cut, loses answers to posts, and notes addresses and tokens.
final class WatchedTransport: RealtimeTransport {
    private struct State {
        var losesNextAnswer = false
        var isCut = false
        var otherAddresses: [String] = []
        var tokens: Set<String> = []
    }

    private let base: any RealtimeTransport
    private let home: ServerAddress
    private let state = Mutex(State())

    init(_ base: any RealtimeTransport, home: ServerAddress) {
        self.base = base
        self.home = home
    }

    func setCut(_ isCut: Bool) { state.withLock { $0.isCut = isCut } }
    func loseNextAnswer() { state.withLock { $0.losesNextAnswer = true } }
    /// The addresses other than the homeserver's to which requests were made.
    var otherAddresses: [String] { state.withLock { $0.otherAddresses } }
    /// The tokens that requests have carried.
    var tokens: [String] { state.withLock { Array($0.tokens) } }

    func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
        note(request.address, request.token)
        return try await base.connect(request)
    }

    func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        note(request.address, request.token)
        try checkCut()
        let answer = try await base.exchange(request)
        // An answer that was on its way when the connection was lost.
        try checkCut()
        let isPost = request.method == .put && request.path.contains("/send/") && answer.status == 200
        let isLost = state.withLock { state in
            guard isPost, state.losesNextAnswer else { return false }
            state.losesNextAnswer = false
            return true
        }
        if isLost { throw .unreachable }
        return answer
    }

    func upload(_ source: HTTPBodySource, with request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        note(request.address, request.token)
        try checkCut()
        return try await base.upload(source, with: request)
    }

    func download(_ request: HTTPRequest, into sink: HTTPBodySink) async throws(TransportError) -> HTTPResponse {
        note(request.address, request.token)
        try checkCut()
        return try await base.download(request, into: sink)
    }

    func shutDown() async { await base.shutDown() }

    private func note(_ address: ServerAddress, _ token: AccessToken?) {
        let text = token?.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        state.withLock { state in
            if address != home { state.otherAddresses.append(address.description) }
            if let text { state.tokens.insert(text) }
        }
    }

    private func checkCut() throws(TransportError) {
        if state.withLock({ $0.isCut }) { throw .unreachable }
    }
}
