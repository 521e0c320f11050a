import WhisperMessage
import WhisperRealtimePort

@testable import WhisperRealtimeProtocol

/// One frame, request and response of each kind.
enum Samples {
    static let time = Timestamp(milliseconds: 1_772_357_400_125)
    static let message = ServerMessage(
        id: "m-90", senderID: "u-7", clientMessageID: "0b7e5f0e-5d0f-4a4e-9a57-2d0c5cf0a001",
        content: "hello \"you\"\n👋", createdAt: time)
    static let messageEvent = EventFrame(
        eventID: "e-42", conversationID: "c-1", occurredAt: time,
        event: SequencedEvent(sequence: 42, body: .message(message)))
    static let updateEvent = EventFrame(
        eventID: "e-43", conversationID: "c-1", occurredAt: time,
        event: SequencedEvent(
            sequence: 43,
            body: .update(ConversationFrame(updatedAt: time, lastMessagePreview: "hel", lastMessageAt: time))))

    static let serverFrames: [ServerFrame] = [
        .welcome(Welcome(connectionID: "k-5", userID: "u-7", serverTime: time, heartbeatSeconds: 25)),
        .acknowledgement(Acknowledgement(operation: "subscribe")),
        .acknowledgement(Acknowledgement(operation: "unsubscribe", isDone: false, refused: ["c-9", "c-8"])),
        .pong(milliseconds: 81_723), .pong(milliseconds: nil), .failure(ServerFailure(.tokenExpired)),
        .failure(
            ServerFailure(
                .rateLimited, message: "slow", operation: "subscribe", conversations: ["c-1"], retryAfter: 7)),
        .event(messageEvent), .event(updateEvent),
        .event(
            EventFrame(
                eventID: "e", conversationID: "c", occurredAt: time,
                event: SequencedEvent(
                    sequence: RealtimeLimits.largestSequence, body: .update(ConversationFrame(updatedAt: time))))),
        .event(
            EventFrame(
                eventID: "e", conversationID: "c", occurredAt: time,
                event: SequencedEvent(
                    sequence: 1,
                    body: .message(
                        ServerMessage(id: "m", senderID: "bot", clientMessageID: nil, content: "é", createdAt: time))))),
        .listChanged, .unknown(type: "typing"),
    ]

    static let clientFrames: [ClientFrame] = [
        .subscribe(["c-1"]), .unsubscribe(["c-1", "c-2"]), .ping(milliseconds: 0), .unknown(operation: "dance"),
    ]

    static let requests: [RESTRequest] = [
        .openSession(LoginRequest(user: "ana", secret: Array("p\"\\\u{1}é".utf8), device: "laptop")),
        .refreshSession(SessionRefresh(refreshToken: Array("rt.51aa".utf8))), .describeSession, .closeSession,
        .postMessage(
            MessagePost(
                conversationID: "c-1", clientMessageID: "0b7e5f0e-5d0f-4a4e-9a57-2d0c5cf0a001", content: "hello\u{0}")),
        .listConversations(ConversationQuery()), .listConversations(ConversationQuery(after: "c-1", limit: 5)),
        .changes(ChangeQuery(conversationID: "c-1", after: 41)),
    ]

    static let answers: [(RESTRequest, RESTResponse)] = [
        (requests[0], .session(grant)), (requests[1], .session(grant)), (.describeSession, .user("u-7")),
        (.closeSession, .closed),
        (requests[4], .message(PostedMessage(conversationID: "c-1", sequence: 42, message: message), isNew: true)),
        (requests[4], .message(PostedMessage(conversationID: "c-1", sequence: 42, message: message), isNew: false)),
        (
            requests[5],
            .conversations(
                ConversationPage(
                    conversations: [
                        ConversationSummary(
                            id: "c-1", title: "", kind: .direct, members: ["u-7", "u-8"], lastSequence: 0,
                            updatedAt: time),
                        ConversationSummary(
                            id: "c-2", title: "Böll", kind: .group, members: [], lastSequence: 9, updatedAt: time,
                            epoch: "e-2"),
                    ], next: "c-2"))
        ),
        (requests[5], .conversations(ConversationPage(conversations: []))),
        (requests[7], .changes(ChangePage(events: [messageEvent, updateEvent], next: 43, hasMore: true))),
        (requests[7], .changes(ChangePage(events: [], next: 41, hasMore: false, epoch: "e-2"))),
        (requests[7], .failure(RESTFailure(status: 403, ServerFailure(.forbiddenConversation, message: "no")))),
        (requests[4], .failure(RESTFailure(status: 429, ServerFailure(.rateLimited, retryAfter: 3)))),
    ]

    static let grant = SessionGrant(
        userID: "u-7", accessToken: Array("at.9f2c".utf8), expiresIn: 900, refreshToken: Array("rt.51aa".utf8))
}

extension RESTRequest {
    /// Returns the request as sent to a server in the same process.
    func sent() throws -> HTTPRequest {
        HTTPRequest(
            method, address: try ServerAddress("http://127.0.0.1:1"), path: path, query: query, body: body)
    }
}
