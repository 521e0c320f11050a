import WhisperMessage
import WhisperRealtimePort
import WhisperRealtimeProtocol
import Synchronization
import WhisperTestSupport

/// A server that responds as a seed decides: noise, fragments of the protocol, valid frames at the wrong time.
final class HostileServer: RealtimeServing {
    private let random: Mutex<SeededRandom>
    private let counter = Mutex(0)

    init(seed: UInt64) {
        random = Mutex(SeededRandom(seed: seed))
    }

    /// The number of requests and sockets it received.
    var calls: Int { counter.withLock { $0 } }

    private static let now = Timestamp(milliseconds: 1_795_262_400_000)

    private static func message(_ id: String, at sequence: Int64) -> EventFrame {
        let message = ServerMessage(
            id: id, senderID: "bob", clientMessageID: id, content: "text of \(id)", createdAt: now)
        return EventFrame(
            eventID: id, conversationID: "c1", occurredAt: now,
            event: SequencedEvent(sequence: sequence, body: .message(message)))
    }

    private static func list(lastSequence: Int64, next: String?) -> RESTResponse {
        let conversation = ConversationSummary(
            id: "c1", title: "x", kind: .direct, members: ["ann", "bob"], lastSequence: lastSequence, updatedAt: now)
        return .conversations(ConversationPage(conversations: [conversation], next: next))
    }

    /// Valid frames.
    private static let frames: [ServerFrame] = [
        .welcome(Welcome(connectionID: "c", userID: "ann", serverTime: now, heartbeatSeconds: 1)),
        .acknowledgement(Acknowledgement(operation: "subscribe")),
        .acknowledgement(Acknowledgement(operation: "subscribe", isDone: false, refused: ["c1"])),
        .pong(milliseconds: nil), .pong(milliseconds: .max), .unknown(type: "presence.changed"),
        .failure(ServerFailure(.rateLimited, retryAfter: 1)), .failure(ServerFailure(.internalError)),
        .failure(ServerFailure(RealtimeFailureCode(rawValue: "NEVER_HEARD_OF"))),
        .event(message("m1", at: 1)), .event(message("m2", at: 1)), .event(message("m2", at: 2)),
        .event(message("m9", at: 1 << 42 - 1)),
    ]

    /// Valid responses.
    private static let answers: [RESTResponse] = [
        list(lastSequence: 3, next: nil), list(lastSequence: 1 << 42 - 1, next: "c1"),
        .changes(ChangePage(events: [], next: 0, hasMore: true)),
        .changes(ChangePage(events: [message("m1", at: 1)], next: 9, hasMore: true)),
        .message(PostedMessage(conversationID: "c2", sequence: 1, message: bobs), isNew: true),
        .failure(RESTFailure(status: 429, ServerFailure(.rateLimited, retryAfter: 1))),
        .failure(RESTFailure(status: 409, ServerFailure(.conflict))),
    ]

    private static let bobs = ServerMessage(
        id: "m1", senderID: "bob", clientMessageID: "k", content: "not what was posted", createdAt: now)

    private static let words = ["{", "[]", "null", "{}", "", #"{"type":7}"#, #"{"type":"message.created"}"#]

    private func number(below bound: Int) -> Int { random.withLock { Int.random(in: 0..<bound, using: &$0) } }

    /// Returns valid or invalid data, occasionally with some characters swapped; still UTF-8.
    private func noise(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = number(below: 4) == 0 ? Array(Self.words[number(below: Self.words.count)].utf8) : bytes
        guard !bytes.isEmpty, number(below: 4) == 0 else { return bytes }
        for _ in 0..<3 { bytes[number(below: bytes.count)] = UInt8(0x20 + number(below: 0x5F)) }
        return bytes
    }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        counter.withLock { $0 += 1 }
        let answer = Self.answers[number(below: Self.answers.count)].http
        let statuses = [answer.status, answer.status, 200, 204, 301, 400, 404, 500, 503]
        return HTTPResponse(status: statuses[number(below: statuses.count)], body: noise(answer.body))
    }

    func refusal(of request: SocketRequest) async -> HTTPResponse? {
        counter.withLock { $0 += 1 }
        return number(below: 4) == 0 ? HTTPResponse(status: 503, body: noise([])) : nil
    }

    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {
        try? await socket.send(Self.frames[0].bytes)
        for _ in 0..<number(below: 200) {
            let frame = Self.frames[number(below: Self.frames.count)]
            guard (try? await socket.send(noise(frame.bytes))) != nil else { return }
        }
    }
}
