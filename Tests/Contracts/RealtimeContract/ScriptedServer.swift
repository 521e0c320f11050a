public import WhisperRealtimePort
import Synchronization

/// A server whose behaviour is selected by the path of a request, and that records its requests.
public final class ScriptedServer: RealtimeServing {
    private struct State {
        var requests: [HTTPRequest] = []
        var socketRequests: [SocketRequest] = []
        var socketEnds: [TransportError] = []
        var sent = 0
    }

    private final class Shared: Sendable {
        private let state = Mutex(State())

        func withLock<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
            state.withLock { state in body(&state) }
        }
    }

    private let state = Shared()

    /// Creates a server without recorded requests.
    public init() {}

    /// Requests, in the order of their arrival.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }
    /// Requests for sockets, in the order of their arrival.
    public var socketRequests: [SocketRequest] { state.withLock { $0.socketRequests } }
    /// How sockets ended at this end, in the order of their ends.
    public var socketEnds: [TransportError] { state.withLock { $0.socketEnds } }
    /// How many messages `/flood`, or pieces `/pieces`, got rid of.
    public var sent: Int { state.withLock { $0.sent } }

    /// `/status/N`, `/wait/N` (429 with N seconds), `/length/N`, `/encoded/NAME`, `/never`; any other request gets its
    /// body back, with its content type.
    public func answer(_ request: HTTPRequest) async -> HTTPResponse {
        state.withLock { $0.requests.append(request) }
        let number = Self.number(in: request.path)
        switch Self.word(of: request.path) {
        case "status": return Self.status(number)
        case "wait": return HTTPResponse(status: 429, retryAfter: .seconds(number))
        case "length": return HTTPResponse(status: 200, body: Self.content(number))
        case "encoded":
            var answer = HTTPResponse(status: 200, body: Array("encoded".utf8))
            answer.contentEncoding = request.path.split(separator: "/").last.map(String.init)
            return answer
        case "never":
            try? await Task.sleep(for: .seconds(60))
            return HTTPResponse(status: 200)
        default:
            var answer = HTTPResponse(status: 200, body: request.body ?? [])
            if request.body != nil { answer.contentType = request.contentType }
            return answer
        }
    }

    /// The answer of `/status/N`.
    static func status(_ number: Int) -> HTTPResponse {
        var answer = HTTPResponse(status: number, body: number == 204 ? [] : Array("status".utf8))
        if (300...399).contains(number) { answer.location = "/elsewhere" }
        return answer
    }

    /// The body of N bytes that `/length/N` and the streams have.
    static func content(_ length: Int) -> [UInt8] { (0..<length).map { UInt8($0 % 251) } }

    /// `/stream/N` sends N bytes in pieces, `/unstated/N` without declaring their length; `/cut/N` and `/torn/N` the
    /// same, and break off in the middle; `/pause/N` sends N bytes and then nothing; `/pieces/N` N pieces of 64 KiB.
    public func stream(_ request: HTTPRequest) async -> StreamedResponse? {
        let number = Self.number(in: request.path)
        let head = HTTPResponse(status: 200)
        let answer: StreamedResponse? =
            switch Self.word(of: request.path) {
            case "stream": StreamedResponse(head: head, length: number, next: Self.pieces(of: number))
            case "unstated": StreamedResponse(head: head, length: nil, next: Self.pieces(of: number))
            case "cut": StreamedResponse(head: head, length: number, next: Self.pieces(of: number / 2))
            case "torn":
                StreamedResponse(
                    head: head, length: nil, next: Self.pieces(of: number / 2) { throw CancellationError() })
            case "pause":
                StreamedResponse(
                    head: head, length: number + 1,
                    next: Self.pieces(of: number) { try await Task.sleep(for: .seconds(60)) })
            case "pieces":
                StreamedResponse(head: head, length: number * HTTPBodySink.largestChunk) { [state] in
                    let count = state.withLock { state in
                        state.sent += 1
                        return state.sent
                    }
                    return count > number ? nil : Array(repeating: UInt8(count % 251), count: HTTPBodySink.largestChunk)
                }
            default: nil
            }
        if answer != nil { state.withLock { $0.requests.append(request) } }
        return answer
    }

    /// The pieces of a body, and what happens before its end.
    private static func pieces(
        of length: Int, then end: @escaping @Sendable () async throws -> Void = {}
    ) -> @Sendable () async throws -> [UInt8]? {
        let content = content(length)
        let sent = Offset()
        return {
            let begin = sent.value.withLock { offset in
                defer { offset = min(offset + 10_000, content.count) }
                return offset
            }
            guard begin < content.count else {
                try await end()
                return nil
            }
            return Array(content[begin..<min(begin + 10_000, content.count)])
        }
    }

    private final class Offset: Sendable {
        let value = Mutex(0)
    }

    /// `/refuse/N` is refused with a status, and `/never` is not answered.
    public func refusal(of request: SocketRequest) async -> HTTPResponse? {
        state.withLock { $0.socketRequests.append(request) }
        switch Self.word(of: request.path) {
        case "refuse":
            return HTTPResponse(
                status: Self.number(in: request.path), retryAfter: .seconds(7), body: Array("refused".utf8))
        case "never":
            try? await Task.sleep(for: .seconds(60))
            return nil
        default: return nil
        }
    }

    /// `/echo` sends back what comes, `/silent` nothing; `/flood/N` sends N numbers as fast as it may, `/large/N` one
    /// message of N bytes, and `/close/N` two messages and then closes with a code.
    public func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {
        do throws(TransportError) {
            let number = Self.number(in: request.path)
            switch Self.word(of: request.path) {
            case "flood":
                for count in 0..<number {
                    try await socket.send(Self.flooding(count))
                    state.withLock { $0.sent += 1 }
                }
            case "large": try await socket.send(Array(repeating: UInt8(ascii: "a"), count: number))
            case "close":
                try await socket.send(Self.numbered(0))
                try await socket.send(Self.numbered(1))
                await socket.close(CloseCode(rawValue: UInt16(clamping: number)))
            default: break
            }
            while true {
                let text = try await socket.receive()
                if text == Self.farewell { await socket.close(.normal) }
                if Self.word(of: request.path) == "echo" { try await socket.send(text) }
            }
        } catch {
            state.withLock { $0.socketEnds.append(error) }
        }
    }

    /// After this message the server closes the socket.
    static let farewell = Array("farewell".utf8)

    /// The message of a number, four kilobytes long.
    static func numbered(_ number: Int) -> [UInt8] { numbered(number, length: 4_096) }

    /// One of the messages of `/flood`: so large that a few hundred are more than the systems hold.
    static func flooding(_ number: Int) -> [UInt8] { numbered(number, length: 65_536) }

    private static func numbered(_ number: Int, length: Int) -> [UInt8] {
        let digits = Array(String(number).utf8)
        return digits + Array(repeating: UInt8(ascii: " "), count: length - digits.count)
    }

    private static func word(of path: String) -> String {
        path.split(separator: "/").first.map(String.init) ?? ""
    }

    private static func number(in path: String) -> Int {
        path.split(separator: "/").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
