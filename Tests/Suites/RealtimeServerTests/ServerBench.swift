import WhisperMessage
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperTestSupport
import Testing

/// A server with two users and a conversation, its clock and its randomness.
final class ServerBench {
    var server: RealtimeServer
    var random = SeededRandom(seed: 1)
    /// Seconds since the bench was created.
    var seconds: Int64 = 0

    init(_ configuration: ServerConfiguration = ServerConfiguration()) {
        server = RealtimeServer(configuration: configuration)
        for user in ["ana", "ben", "eve"] { server.addUser(user, secret: Array("\(user)'s".utf8)) }
        server.addConversation("c-1", title: "", kind: .direct, members: ["ana", "ben"], at: time)
    }

    var time: Timestamp { Timestamp(milliseconds: 1_767_225_600_000 + seconds * 1_000) }

    func answer(_ request: RESTRequest, _ token: [UInt8]? = nil) -> RESTResponse {
        server.answer(request, token: token, at: time, random: &random)
    }

    func logIn(_ user: String) throws -> SessionGrant {
        let opening = LoginRequest(user: user, secret: Array("\(user)'s".utf8), device: "laptop")
        guard case .session(let grant) = answer(.openSession(opening)) else { throw Unexpected() }
        return grant
    }

    func refresh(_ token: [UInt8]) -> SessionGrant? {
        guard case .session(let grant) = answer(.refreshSession(SessionRefresh(refreshToken: token))) else {
            return nil
        }
        return grant
    }

    func post(
        _ content: String, _ key: String, to conversation: String = "c-1", _ token: [UInt8]
    ) -> RESTResponse {
        answer(
            .postMessage(MessagePost(conversationID: conversation, clientMessageID: key, content: content)), token)
    }

    func page(after sequence: Int64, limit: Int = 1_000, _ token: [UInt8]) throws -> ChangePage {
        let query = ChangeQuery(conversationID: "c-1", after: sequence, limit: limit)
        guard case .changes(let page) = answer(.changes(query), token) else { throw Unexpected() }
        return page
    }

    /// Opens a socket, consumes its welcome and subscribes.
    func open(_ token: [UInt8], _ conversations: [String] = ["c-1"]) throws -> ConnectionID {
        guard case .open(let connection) = server.connect(token: token, at: time) else { throw Unexpected() }
        server.receive(.subscribe(conversations), from: connection, at: time)
        _ = server.takeDeliveries()
        return connection
    }

    /// Returns the pending frames to a socket.
    func frames(to connection: ConnectionID) -> [ServerFrame] {
        server.takeDeliveries().compactMap { delivery in
            guard delivery.connection == connection, case .send(let frame) = delivery.action else { return nil }
            return frame
        }
    }

    /// The server did something other than what the test expects.
    struct Unexpected: Error {}
}

extension RESTResponse {
    /// The status and the code of a failure, such as `403 FORBIDDEN_CONVERSATION`; nil for a success.
    var refusal: String? {
        guard case .failure(let failure) = self else { return nil }
        return "\(failure.status) \(failure.failure.code.rawValue)"
    }
}
