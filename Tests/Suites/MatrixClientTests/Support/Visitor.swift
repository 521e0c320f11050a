import WhisperJSONText
import WhisperRealtimePort
import WhisperSodiumSealing
import Synchronization
import Testing

/// A user of a homeserver who speaks to it by plain requests, and not through the client under test.
final class Visitor: Sendable {
    /// The user's id.
    let id: String
    private let name: String
    private let transport: any RealtimeTransport
    private let location: ServerLocation
    private let memory: SodiumSealing
    private let token = Mutex<AccessToken?>(nil)
    private let transactions = Mutex(0)

    /// Registers a user, whose password is "secret of" their name.
    init(_ name: String, at network: Network) async throws {
        self.name = name
        id = "@\(name):\(network.name)"
        transport = network.transport
        location = network.location
        memory = try SodiumSealing()
        try await ask(
            .post, ["register"],
            [
                "username": .string(name), "password": .string("secret of \(name)"), "inhibit_login": true,
                "auth": ["type": "m.login.dummy"],
            ])
    }

    // MARK: Rooms

    /// Creates a private room and invites others.
    func makeRoom(_ title: String, inviting users: [String]) async throws -> String {
        let answer = try await use(
            .post, ["createRoom"],
            [
                "name": .string(title), "preset": "private_chat", "invite": .array(users.map { .string($0) }),
            ])
        return try #require(answer.text("room_id"))
    }

    func join(_ room: String) async throws { try await use(.post, ["join", room], [:]) }

    func say(_ text: String, in room: String) async throws {
        let number = transactions.withLock { number in
            number += 1
            return number
        }
        try await use(
            .put, ["rooms", room, "send", "m.room.message", "visit\(number)"],
            ["msgtype": "m.text", "body": .string(text)])
    }

    /// Forbids a member to write. The visitor has created the room.
    func forbid(_ user: String, toWriteIn room: String) async throws {
        let path = ["rooms", room, "state", "m.room.power_levels", ""]
        var powers = (try? await use(.get, path, nil)) ?? JSONObject()
        var users = JSONObject()
        if case .object(let known)? = powers["users"] { users = known }
        users[user] = -1
        powers["users"] = .object(users)
        try await use(.put, path, powers)
    }

    /// Every text of a room, in the server's order.
    func posts(in room: String) async throws -> [(sender: String, text: String)] {
        var posts: [(sender: String, text: String)] = []
        var from: String?
        repeat {
            var query = [HTTPRequest.QueryItem("dir", "b"), HTTPRequest.QueryItem("limit", "500")]
            if let from { query.append(HTTPRequest.QueryItem("from", from)) }
            let page = try await use(.get, ["rooms", room, "messages"], nil, query)
            if case .array(let events)? = page["chunk"] {
                for case .object(let event) in events where event.text("type") == "m.room.message" {
                    guard case .object(let content)? = event["content"] else { continue }
                    posts.append((event.text("sender") ?? "", content.text("body") ?? ""))
                }
            }
            from = page.text("end")
        } while from != nil
        return posts.reversed()
    }

    /// Ends all sessions of the user, which is a hard logout of every device.
    func logOutEverywhere() async throws {
        try await use(.post, ["logout", "all"], [:])
        token.withLock { $0 = nil }
    }

    // MARK: Requests

    /// Makes a request with a token, after a login if there is none that counts.
    @discardableResult
    private func use(
        _ method: HTTPRequest.Method, _ path: [String], _ body: JSONObject?, _ query: [HTTPRequest.QueryItem] = []
    ) async throws -> JSONObject {
        if let token = token.withLock({ $0 }) {
            do {
                return try await ask(method, path, body, query, token)
            } catch let refusal as Refusal where refusal.status == 401 {}
        }
        let grant = try await ask(
            .post, ["login"],
            [
                "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(name)],
                "password": .string("secret of \(name)"),
            ])
        let text = try #require(grant.text("access_token"))
        let fresh = AccessToken(try memory.copy(Array(text.utf8)))
        token.withLock { $0 = fresh }
        return try await ask(method, path, body, query, fresh)
    }

    @discardableResult
    private func ask(
        _ method: HTTPRequest.Method, _ path: [String], _ body: JSONObject?, _ query: [HTTPRequest.QueryItem] = [],
        _ token: AccessToken? = nil
    ) async throws -> JSONObject {
        let text = (["_matrix", "client", "v3"] + path).map { "/" + Visitor.encoded($0) }.joined()
        let answer = try await transport.exchange(
            HTTPRequest(
                method, location: location, path: text, query: query, token: token,
                body: body.map { Array(JSONValue.object($0).text.utf8) }))
        guard answer.status == 200 else { throw Refusal(status: answer.status, path: text) }
        guard case .object(let object) = try JSONValue.parse(String(decoding: answer.body, as: UTF8.self)) else {
            return JSONObject()
        }
        return object
    }

    /// An answer other than success.
    struct Refusal: Error {
        let status: Int
        let path: String
    }

    private static func encoded(_ segment: String) -> String {
        segment.utf8.map { byte in
            switch UInt8(byte) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                String(UnicodeScalar(byte))
            default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
