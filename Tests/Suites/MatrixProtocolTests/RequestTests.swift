import Testing
import WhisperJSONText
import WhisperRealtimePort
import WhisperSecretMemory
import WhisperTestThreads

@testable import WhisperMatrixProtocol

@Suite("Identifiers and requests (MX-1)", .ownThreads)
struct RequestTests {
    @Test(
        "Valid identifiers are accepted as they are",
        arguments: [
            "@ann:example.org", "@a:b", "@Old/Name=1:example.org:8448", "@é:example.org", "@a:[::1]:80",
            "@a:192.0.2.1",
        ])
    func users(_ text: String) {
        #expect(MatrixUserID(text)?.text == text)
    }

    @Test(
        "Hostile identifiers are rejected by every type",
        arguments: [
            "", " ", "@", "!", "$", "#", "@a", "@:b", "@a:", "@a:b c", "@a:b/..", "@a\n:b", "@a:-b", "@a:b:", "@a:b:x",
            "@a:b:123456", "@a:[::1", "@a\u{2028}:b", "@a\u{0}:b", "$a b", "!a\u{7F}", "mxc://", "mxc://a",
            "mxc://a/", "mxc://../b", "mxc://a/..", "mxc://a/b/c", "mxc://a/b?c", "mxc:///b", "https://a/b", "\u{85}",
            "@" + String(repeating: "a", count: 253) + ":b", "$" + String(repeating: "a", count: 255),
        ])
    func hostile(_ text: String) {
        #expect(MatrixUserID(text) == nil)
        #expect(MatrixRoomID(text) == nil)
        #expect(MatrixRoomAlias(text) == nil)
        #expect(MatrixEventID(text) == nil)
        #expect(MatrixContentURI(text) == nil)
    }

    @Test("A room id names its server, except since room version 12")
    func rooms() {
        #expect(MatrixRoomID("!a:example.org")?.server == "example.org")
        #expect(MatrixRoomID("!a-hash")?.server == nil)
        #expect(MatrixTransactionID("..") == nil)
        #expect(MatrixDeviceID("a b") == nil)
    }

    @Test("Nothing of a server ends a segment of a path")
    func paths() throws {
        let room = try #require(MatrixRoomID("!a/../b?c#d%2F:é"))
        let event = try #require(MatrixEventID("$x/y+z"))
        let transaction = try #require(MatrixTransactionID("t.1"))
        #expect(
            MatrixRequest.redact(event, in: room, transaction: transaction).path
                == "/_matrix/client/v3/rooms/%21a%2F..%2Fb%3Fc%23d%252F%3A%C3%A9/redact/%24x%2Fy%2Bz/t.1")
        #expect(MatrixRequest.encoded("..") == "%2E%2E")
        #expect(MatrixRequest.encoded(".") == "%2E")
    }

    @Test("Requests have the methods and paths of the specification")
    func shapes() throws {
        let room = try #require(MatrixRoomID("!r:b"))
        let user = try #require(MatrixUserID("@u:b"))
        let event = try #require(MatrixEventID("$e"))
        let uri = try #require(MatrixContentURI("mxc://b.org/m"))
        let transaction = try #require(MatrixTransactionID("t"))
        let rooms = "/_matrix/client/v3/rooms/%21r%3Ab"
        let expected: [(MatrixRequest, String)] = [
            (.versions, "GET /_matrix/client/versions"), (.wellKnown, "GET /.well-known/matrix/client"),
            (.loginFlows, "GET /_matrix/client/v3/login"), (.logout, "POST /_matrix/client/v3/logout"),
            (.refresh(token: [0x74]), "POST /_matrix/client/v3/refresh"),
            (.whoami, "GET /_matrix/client/v3/account/whoami"), (.joinedRooms, "GET /_matrix/client/v3/joined_rooms"),
            (.uploadFilter(MatrixFilter(), user: user), "POST /_matrix/client/v3/user/%40u%3Ab/filter"),
            (.send([], type: "m.reaction", to: room, transaction: transaction), "PUT \(rooms)/send/m.reaction/t"),
            (.messages(MatrixHistoryQuery(room: room)), "GET \(rooms)/messages"),
            (.create(MatrixNewRoom()), "POST /_matrix/client/v3/createRoom"),
            (.join(room, via: ["x"]), "POST /_matrix/client/v3/join/%21r%3Ab"), (.leave(room), "POST \(rooms)/leave"),
            (.members(of: room), "GET \(rooms)/members"),
            (.profile(of: user), "GET /_matrix/client/v3/profile/%40u%3Ab"),
            (.directRooms(of: user), "GET /_matrix/client/v3/user/%40u%3Ab/account_data/m.direct"),
            (
                .setDirectRooms(MatrixDirectRooms(), of: user),
                "PUT /_matrix/client/v3/user/%40u%3Ab/account_data/m.direct"
            ),
            (.markRead(event, in: room), "POST \(rooms)/receipt/m.read/%24e"),
            (.upload([1], type: "image/png"), "POST /_matrix/media/v3/upload"),
            (.download(uri, limit: 9), "GET /_matrix/client/v1/media/download/b.org/m"),
            (.mediaLimits(), "GET /_matrix/client/v1/media/config"),
        ]
        for (request, line) in expected { #expect("\(request.method.rawValue) \(request.path)" == line) }
        let withoutToken = expected.filter { !$0.0.needsToken }.map { $0.0.path }
        #expect(withoutToken.count == 4)
        #expect(MatrixRequest.upload([], type: "a\r\nb: c").body?.contentType == "application/octet-stream")
    }

    @Test("A sync waits, never shows the user as online, and has time for its answer")
    func sync() throws {
        let request = MatrixRequest.sync(
            MatrixSyncQuery(since: "s&1", wait: .milliseconds(30_500), filter: .stored(id: "7")))
        #expect(
            request.query.map { "\($0.name)=\($0.value)" } == [
                "since=s&1", "timeout=30500", "filter=7", "set_presence=offline",
            ])
        #expect(request.timeout > .seconds(30))
        let json = MatrixFilter(timelineLimit: 20).json
        let filter = try JSONValue.parse(json)
        #expect(filter.matrixObject?.object("room")?.object("timeline")?.integer("limit") == 20)
        #expect(json.contains(#""state":{"lazy_load_members":true,"include_redundant_members":true}"#))
        let inline = MatrixRequest.sync(MatrixSyncQuery(filter: .inline(MatrixFilter(timelineLimit: 20))))
        #expect(inline.query.contains(.init("filter", json)))
    }

    @Test("A login asks for a refresh token, contains its secret once, and shows it nowhere")
    func login() throws {
        let login = MatrixLogin(
            .password(user: "ann"), secret: Array("s\"ecret".utf8), device: MatrixDeviceID("DEV"), deviceName: "Desk")
        let request = MatrixRequest.login(login)
        let body = try JSONValue.parse(request.body?.bytes ?? [])
        #expect(
            body == [
                "type": "m.login.password", "identifier": ["type": "m.id.user", "user": "ann"],
                "password": "s\"ecret", "device_id": "DEV", "initial_device_display_name": "Desk",
                "refresh_token": true,
            ])
        #expect(!request.needsToken)
        for text in ["\(request)", "\(login)", String(reflecting: login), String(reflecting: request)] {
            #expect(!text.contains("ecret"))
        }
        let token = try JSONValue.parse(
            MatrixRequest.login(MatrixLogin(.token, secret: Array("t".utf8))).body?.bytes ?? [])
        #expect(token == ["type": "m.login.token", "token": "t", "refresh_token": true])
    }

    @Test("A request is sent below the base path, with the token only where it belongs")
    func conversion() throws {
        let server = try ServerLocation("https://b.org/chat/")
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: 3, alignment: 1)
        region.copyBytes(from: "abc".utf8)
        let secret = SecretBytes(adopting: region) { $0.deallocate() }
        let made = AccessToken(secret)
        let token = try #require(made)
        let whoami = try MatrixRequest.whoami.http(at: server, token: token)
        #expect(whoami.path == "/chat/_matrix/client/v3/account/whoami")
        #expect(whoami.token != nil)
        let known = try MatrixRequest.wellKnown.http(at: server, token: token)
        #expect(known.path == "/.well-known/matrix/client")
        #expect(known.token == nil)
        #expect(throws: MatrixProtocolError(.missing)) { try MatrixRequest.whoami.http(at: server, token: nil) }
    }
}
