import Testing
import WhisperJSONText
import WhisperRealtimePort
import WhisperTestThreads

@testable import WhisperMatrixProtocol

@Suite("Small responses and discovery (MX-5)", .ownThreads)
struct ResponseTests {
    private func body(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func failure(_ status: Int, _ text: String, retryAfter: Duration? = nil) -> MatrixFailure {
        MatrixFailure(HTTPResponse(status: status, retryAfter: retryAfter, body: body(text)))
    }

    @Test("A failure has its code, delay and kind of logout")
    func failures() {
        let limited = failure(
            429, #"{"errcode":"M_LIMIT_EXCEEDED","error":"slow down","retry_after_ms":2500}"#, retryAfter: .seconds(2))
        #expect(limited.code == .limitExceeded)
        #expect(limited.message == "slow down")
        #expect(limited.retryAfter == .milliseconds(2_500))
        #expect(failure(429, #"{"retry_after_ms":1}"#, retryAfter: .seconds(2)).retryAfter == .seconds(2))
        #expect(failure(429, #"{"retry_after_ms":9007199254740991}"#).retryAfter == .seconds(86_400))
        #expect(failure(429, #"{"retry_after_ms":-5}"#).retryAfter == nil)
        let soft = failure(401, #"{"errcode":"M_UNKNOWN_TOKEN","soft_logout":true}"#)
        #expect(soft.code == .unknownToken)
        #expect(soft.isSoftLogout)
        #expect(!failure(401, #"{"errcode":"M_UNKNOWN_TOKEN"}"#).isSoftLogout)
        #expect(failure(400, #"{"errcode":"ORG_NEW"}"#).code.rawValue == "ORG_NEW")
    }

    @Test(
        "An unreadable failure gets its code from the status",
        arguments: ["", "<html>", "[]", "{", #"{"errcode":7}"#, #"{"errcode":""}"#, #"{"errcode":"a\nb"}"#, "\u{0}"])
    func unreadable(_ text: String) {
        #expect(failure(429, text).code == .limitExceeded)
        #expect(failure(401, text).code == .unknownToken)
        #expect(failure(502, text).code == .unknown)
        #expect(failure(413, text).code == .tooLarge)
    }

    @Test("A long explanation is cut at a whole character")
    func message() {
        let text = String(repeating: "é", count: 1_000)
        #expect(failure(400, #"{"error":"\#(text)"}"#).message?.utf8.count == 1_024)
    }

    @Test("A login names user and device; a refresh need not; tokens show nowhere")
    func grants() throws {
        let grant = try MatrixGrant(
            login: body(
                #"{"user_id":"@a:b","device_id":"D","access_token":"t\u0031","refresh_token":"r","expires_in_ms":5,"#
                    + #""well_known":{"m.homeserver":{"base_url":"https://m.b"}}}"#))
        #expect(grant.user?.text == "@a:b")
        #expect(grant.device?.text == "D")
        #expect(grant.accessToken == Array("t1".utf8))
        #expect(grant.refreshToken == Array("r".utf8))
        #expect(grant.expiresIn == 5)
        #expect(grant.baseURL == "https://m.b")
        #expect(!String(reflecting: grant).contains("r\""))
        #expect("\(grant)" == "MatrixGrant(redacted)")
        let refreshed = try MatrixGrant(refresh: body(#"{"access_token":"n"}"#))
        #expect(refreshed.refreshToken == nil)
        #expect(refreshed.expiresIn == nil)
        #expect(throws: MatrixProtocolError(.missing)) { try MatrixGrant(login: body(#"{"access_token":"n"}"#)) }
        for bad in [
            "{}", #"{"access_token":""}"#, #"{"access_token":7}"#, #"{"access_token":"a","access_token":"b"}"#,
            #"{"access_token":"a","user_id":"nobody"}"#, #"{"access_token":"a","expires_in_ms":9007199254740992}"#,
        ] {
            #expect(throws: MatrixProtocolError.self) { try MatrixGrant(refresh: body(bad)) }
        }
    }

    @Test("The small responses are read, and rejected if their value is missing")
    func replies() throws {
        #expect(try MatrixReplies.eventID(body(#"{"event_id":"$e"}"#)).text == "$e")
        #expect(try MatrixReplies.roomID(body(#"{"room_id":"!r:b"}"#)).text == "!r:b")
        #expect(try MatrixReplies.contentURI(body(#"{"content_uri":"mxc://b/m"}"#)).media == "m")
        #expect(try MatrixReplies.filterID(body(#"{"filter_id":"7"}"#)) == "7")
        #expect(throws: MatrixProtocolError.self) { try MatrixReplies.filterID(body(#"{"filter_id":"{}"}"#)) }
        #expect(try MatrixReplies.uploadLimit(body(#"{"m.upload.size":50}"#)) == 50)
        #expect(try MatrixReplies.uploadLimit(body("{}")) == nil)
        let joined = try MatrixReplies.joinedRooms(body(#"{"joined_rooms":["!a:b",7,"x"]}"#))
        #expect(joined.rooms.map(\.text) == ["!a:b"])
        #expect(joined.malformed == 2)
        #expect(
            try MatrixReplies.loginFlows(body(#"{"flows":[{"type":"m.login.password"},{"type":7}]}"#))
                == ["m.login.password"])
        let account = try MatrixAccount(body: body(#"{"user_id":"@a:b","device_id":"D"}"#))
        #expect(account.user.text == "@a:b")
        #expect(account.device?.text == "D")
        let profile = try MatrixProfile(body: body(#"{"displayname":"Ann","avatar_url":"mxc://b/m"}"#))
        #expect(profile.displayName == "Ann")
        #expect(profile.avatar?.text == "mxc://b/m")
        for bad in ["{}", "[]", "", #"{"event_id":null}"#, #"{"event_id":"e"}"#, #"{"event_id":"$a","event_id":"$b"}"#]
        {
            #expect(throws: MatrixProtocolError.self) { try MatrixReplies.eventID(body(bad)) }
        }
    }

    @Test("Adding a direct room keeps what is not understood, and adds nothing twice")
    func direct() throws {
        let text = #"{"@bob:b":["!a:b",7],"later":{"x":[1]}}"#
        var direct = try MatrixDirectRooms(body: body(text))
        let bob = try #require(MatrixUserID("@bob:b"))
        let known = try #require(MatrixRoomID("!a:b"))
        #expect(direct.usersByRoom == [known: [bob]])
        direct.add(known, with: bob)
        #expect(direct.content == (try MatrixDirectRooms(body: body(text))).content)
        direct.add(try #require(MatrixRoomID("!n:b")), with: bob)
        #expect(JSONValue.object(direct.content).text == #"{"@bob:b":["!a:b",7,"!n:b"],"later":{"x":[1]}}"#)
    }

    @Test("A base URL keeps its path; one that is not plain is rejected")
    func homeservers() throws {
        let known = try MatrixWellKnown(body: body(#"{"m.homeserver":{"base_url":"https://M.b:8448/x/y-1/"}}"#))
        #expect(try known.homeserver().description == "https://m.b:8448/x/y-1")
        for text in ["", "example.org", "http://example.org", "https://example.org/..", "https://example.org/a?b"] {
            let given = try MatrixWellKnown(body: body(#"{"m.homeserver":{"base_url":"\#(text)"}}"#))
            #expect(throws: ServerLocationError.self, "\(text)") { try given.homeserver() }
        }
    }

    @Test("Versions tell which path media have")
    func versions() throws {
        let old = try MatrixVersions(body: body(#"{"versions":["r0.6.1","v1.1","v1.10","v1.x",7]}"#))
        #expect(old.isAtLeast(minor: 10))
        #expect(!old.hasAuthenticatedMedia)
        #expect(try MatrixVersions(body: body(#"{"versions":["v1.11"]}"#)).hasAuthenticatedMedia)
        let unstable = #"{"versions":[],"unstable_features":{"org.matrix.msc3916.stable":true,"x":false}}"#
        #expect(try MatrixVersions(body: body(unstable)).hasAuthenticatedMedia)
    }

    @Test("The service is Matrix, the realtime protocol, or neither")
    func services() {
        let matrix = HTTPResponse(status: 200, body: body(#"{"versions":["v1.11"]}"#))
        let realtime = HTTPResponse(status: 401, body: body(#"{"error":{"code":"UNAUTHORIZED","message":""}}"#))
        let page = HTTPResponse(status: 200, body: body("<html>"))
        if case .matrix = MatrixDiscovery(versions: matrix, session: realtime) {} else { Issue.record("not Matrix") }
        #expect(MatrixDiscovery(versions: page, session: realtime) == .realtime)
        #expect(MatrixDiscovery(versions: nil, session: realtime) == .realtime)
        #expect(MatrixDiscovery(versions: page, session: page) == .unknown)
        #expect(MatrixDiscovery(versions: nil, session: nil) == .unknown)
    }

    @Test("The content of a room's state is read on its own")
    func state() throws {
        let creation = try MatrixRoomCreation(
            body: body(#"{"room_version":"11","type":"m.space","predecessor":{"room_id":"!a:b"}}"#))
        #expect(!creation.isConversation)
        #expect(creation.predecessor?.text == "!a:b")
        #expect(try MatrixRoomCreation(body: body("{}")).isConversation)
        #expect(try MatrixReplies.replacementRoom(body(#"{"replacement_room":"!n:b"}"#))?.text == "!n:b")
        #expect(try MatrixReplies.replacementRoom(body(#"{"replacement_room":"n"}"#)) == nil)
        #expect(throws: MatrixProtocolError(.notJSON)) { try MatrixReplies.replacementRoom(body("x")) }
        let room = try #require(MatrixRoomID("!a:b"))
        #expect(
            MatrixRequest.state("m.room.create", of: room).path
                == "/_matrix/client/v3/rooms/%21a%3Ab/state/m.room.create/")
    }

    @Test("A page of history that continues from an empty token is rejected: it would look like the end")
    func emptyEnd() throws {
        let room = try #require(MatrixRoomID("!a:b"))
        #expect(try MatrixMessagePage(body: body(#"{"chunk":[],"end":"t"}"#), of: room).end == "t")
        #expect(try MatrixMessagePage(body: body(#"{"chunk":[],"end":null}"#), of: room).end == nil)
        #expect(throws: MatrixProtocolError(.invalidValue)) {
            try MatrixMessagePage(body: body(#"{"chunk":[],"end":""}"#), of: room)
        }
    }
}
