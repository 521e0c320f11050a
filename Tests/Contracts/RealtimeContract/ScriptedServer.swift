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

    private let state = Mutex(State())

    /// Creates a server without recorded requests.
    public init() {}

    /// Requests, in the order of their arrival.
    public var requests: [HTTPRequest] { state.withLock(\.requests) }
    /// Requests for sockets, in the order of their arrival.
    public var socketRequests: [SocketRequest] { state.withLock(\.socketRequests) }
    /// How sockets ended at this end, in the order of their ends.
    public var socketEnds: [TransportError] { state.withLock(\.socketEnds) }
    /// How many messages `/flood` got rid of.
    public var sent: Int { state.withLock(\.sent) }

    /// `/status/N`, `/wait/N` (429 with N seconds), `/length/N`, `/never`; any other request gets its body back.
    public func answer(_ request: HTTPRequest) async -> HTTPResponse {
        state.withLock { $0.requests.append(request) }
        let number = Self.number(in: request.path)
        switch Self.word(of: request.path) {
        case "status": return HTTPResponse(status: number, body: number == 204 ? [] : Array("status".utf8))
        case "wait": return HTTPResponse(status: 429, retryAfter: .seconds(number))
        case "length": return HTTPResponse(status: 200, body: Array(repeating: UInt8(ascii: "a"), count: number))
        case "never":
            try? await Task.sleep(for: .seconds(60))
            return HTTPResponse(status: 200)
        default: return HTTPResponse(status: 200, body: request.body ?? [])
        }
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
