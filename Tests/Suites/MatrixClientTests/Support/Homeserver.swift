import WhisperJSONText
import WhisperRealtimePort
import Synchronization

/// A homeserver in this process: the model, served over the transport's port, with faults on demand.
final class Homeserver: RealtimeServing {
    /// A fault: returns what the server answers instead; nil lets the request through.
    typealias Fault = @Sendable (HTTPRequest, inout HomeserverModel) -> HTTPResponse?

    private struct State {
        var model = HomeserverModel()
        var fault: Fault?
        var stream: (@Sendable (HTTPRequest) -> StreamedResponse?)?
        var requests: [String] = []
        var tokenRequests: [String] = []
    }

    private let state = Mutex(State())

    /// Changes the model.
    @discardableResult
    func change<Result>(_ body: (inout HomeserverModel) throws -> Result) rethrows -> Result {
        try state.withLock { try body(&$0.model) }
    }

    /// Sets the fault of all requests from now on.
    func setFault(_ fault: Fault?) { state.withLock { $0.fault = fault } }

    /// Sets what answers requests by a body that is produced while it is sent; nil lets a request through.
    func setStream(_ stream: (@Sendable (HTTPRequest) -> StreamedResponse?)?) { state.withLock { $0.stream = stream } }

    func stream(_ request: HTTPRequest) async -> StreamedResponse? { state.withLock { $0.stream }?(request) }

    /// The requests so far, as method and path.
    var requests: [String] { state.withLock { $0.requests } }
    /// Those of them that carried a token.
    var tokenRequests: [String] { state.withLock { $0.tokenRequests } }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        state.withLock { state in
            state.requests.append("\(request.address.authority) \(request.description)")
            if request.token != nil { state.tokenRequests.append(state.requests.last ?? "") }
        }
        let wait = request.query.first { $0.name == "timeout" }.flatMap { Int($0.value) } ?? 0
        let end = ContinuousClock.now.advanced(by: .milliseconds(wait))
        while true {
            let answer: HTTPResponse? = state.withLock { state in
                if let fault = state.fault, let answer = fault(request, &state.model) { return answer }
                return state.model.answer(HomeserverRequest(request), isLast: .now >= end)
            }
            if let answer { return answer }
            // A long poll without news.
            guard (try? await Task.sleep(for: .milliseconds(3))) != nil else { return HTTPResponse(status: 503) }
        }
    }

    func refusal(of request: SocketRequest) async -> HTTPResponse? { HTTPResponse(status: 404) }

    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {}
}

/// A request as the model reads it.
struct HomeserverRequest {
    let method: HTTPRequest.Method
    /// The segments of the path, decoded.
    let segments: [String]
    let query: [String: String]
    let token: String?
    let body: JSONObject
    let bytes: [UInt8]
    let contentType: String

    init(_ request: HTTPRequest) {
        method = request.method
        let decoded = request.path.split(separator: "/").map { HomeserverRequest.decoded($0) }
        // Below whatever base path.
        segments = Array(decoded[(decoded.firstIndex(of: "_matrix") ?? 0)...])
        query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
        token = request.token?.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        bytes = request.body ?? []
        contentType = request.contentType.description
        if case .object(let object)? = try? JSONValue.parse(String(decoding: bytes, as: UTF8.self)) {
            body = object
        } else {
            body = JSONObject()
        }
    }

    private static func decoded(_ segment: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(segment.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                rest = rest.dropFirst(2)
                bytes.append(value)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension HTTPResponse {
    /// A response of the protocol.
    static func matrix(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, body: Array(value.text.utf8))
    }

    /// A failure of the protocol.
    static func failure(_ status: Int, _ code: String, _ more: JSONObject = JSONObject()) -> HTTPResponse {
        var object: JSONObject = ["errcode": .string(code), "error": "as the test wants"]
        for member in more.members { object[member.name] = member.value }
        return matrix(.object(object), status: status)
    }
}

extension JSONObject {
    func text(_ name: String) -> String? { if case .string(let text)? = self[name] { text } else { nil } }
    func flag(_ name: String) -> Bool { self[name] == .bool(true) }
    func texts(_ name: String) -> [String] {
        guard case .array(let values)? = self[name] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
