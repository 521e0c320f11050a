import WhisperMessage
import WhisperRealtimePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperRealtimeProtocol

@Suite("Requests and their responses (RT-5, RT-8)", .ownThreads)
struct RESTTests {
    @Test("A client's requests round-trip", arguments: Samples.requests)
    func requestRoundTrip(_ request: RESTRequest) throws {
        #expect(try RESTRequest(request.sent()) == request)
    }

    @Test("A server's responses round-trip", arguments: Samples.answers)
    func answerRoundTrip(_ request: RESTRequest, _ answer: RESTResponse) throws {
        #expect(try RESTResponse(answer.http, to: request) == answer)
    }

    @Test("Requests have the documented methods and paths")
    func examples() {
        #expect(Samples.requests.map(\.method) == [.post, .post, .get, .delete, .post, .get, .get, .get])
        #expect(
            Samples.requests.map(\.path) == [
                "/v1/session", "/v1/session/refresh", "/v1/session", "/v1/session", "/v1/messages",
                "/v1/conversations", "/v1/conversations", "/v1/sync/changes",
            ])
        #expect(
            Samples.requests[7].query == [
                HTTPRequest.QueryItem("conversation_id", "c-1"), HTTPRequest.QueryItem("after", "41"),
                HTTPRequest.QueryItem("limit", "1000"),
            ])
        #expect(Samples.requests.map(\.needsToken) == [false, false, true, true, true, true, true, true])
    }

    @Test(
        "A request outside the protocol is rejected, with the reason",
        arguments: [
            (HTTPRequest.Method.get, "/v1/nothing", [], nil, RealtimeProtocolError.Code.noSuchRequest, ""),
            (.delete, "/v1/messages", [], nil, .noSuchRequest, ""), (.post, "/v1/messages", [], nil, .notJSON, ""),
            (.post, "/v1/messages", [], "[]", .notAnObject, ""),
            (.post, "/v1/messages", [], #"{"conversation_id":"c"}"#, .missing, "client_message_id"),
            (.post, "/v1/session", [], #"{"user":"a","secret":"","device":"d"}"#, .invalidValue, "secret"),
            (.post, "/v1/session/refresh", [], #"{"refresh_token":"a b"}"#, .invalidValue, "refresh_token"),
            (.get, "/v1/conversations", [("limit", "0")], nil, .invalidValue, "limit"),
            (.get, "/v1/conversations", [("limit", "1001")], nil, .invalidValue, "limit"),
            (.get, "/v1/conversations", [("limit", "+5")], nil, .wrongType, "limit"),
            (.get, "/v1/conversations", [("after", "")], nil, .invalidValue, "after"),
            (.get, "/v1/sync/changes", [], nil, .missing, "conversation_id"),
            (.get, "/v1/sync/changes", [("conversation_id", "c"), ("after", "x")], nil, .wrongType, "after"),
            (
                .get, "/v1/sync/changes", [("conversation_id", "c"), ("conversation_id", "d")], nil, .invalidValue,
                "conversation_id"
            ),
        ])
    func refused(
        _ method: HTTPRequest.Method, _ path: String, _ query: [(String, String)], _ body: String?,
        _ code: RealtimeProtocolError.Code, _ member: String
    ) throws {
        let request = HTTPRequest(
            method, address: try ServerAddress("http://127.0.0.1:1"), path: path,
            query: query.map { HTTPRequest.QueryItem($0.0, $0.1) }, body: body.map { Array($0.utf8) })
        let error = try #require(throws: RealtimeProtocolError.self) { try RESTRequest(request) }
        #expect(error.code == code)
        #expect(error.path == member)
    }

    @Test(
        "A successful response with the wrong body for the request is rejected",
        arguments: [
            (Samples.requests[7], 200, "{}"), (Samples.requests[7], 200, "<html>"), (Samples.requests[7], 206, "{}"),
            (
                Samples.requests[7], 200,
                #"{"events":[],"next":7,"has_more":"no"}"#
            ),
            (Samples.requests[5], 200, #"{"conversations":7}"#), (Samples.requests[4], 202, "{}"),
            (
                Samples.requests[4], 200,
                #"{"id":"m","conversation_id":"other","seq":1,"sender_id":"u","content":"x","created_at":"2026-03-01T09:30:00Z"}"#
            ), (.describeSession, 200, #"{"user_id":""}"#),
            (Samples.requests[0], 200, #"{"user_id":"u","access_token":"a\nb","expires_in":1,"refresh_token":"r"}"#),
        ])
    func otherBody(_ request: RESTRequest, _ status: Int, _ body: String) {
        #expect(throws: RealtimeProtocolError.self) {
            try RESTResponse(HTTPResponse(status: status, body: Array(body.utf8)), to: request)
        }
    }

    /// Parses a page of changes of `c-1` after 41.
    private func page(_ events: String, next: Int64) throws -> ChangePage {
        try page(Array("{\"events\":[\(events)],\"next\":\(next),\"has_more\":false}".utf8))
    }

    private func page(_ body: [UInt8]) throws -> ChangePage {
        let answer = try RESTResponse(HTTPResponse(status: 200, body: body), to: Samples.requests[7])
        guard case .changes(let page) = answer else { throw RealtimeProtocolError(.unexpectedStatus) }
        return page
    }

    private func message(_ sequence: Int64, content: String = "x", conversation: String = "c-1") -> String {
        """
        {"type":"message.created","event_id":"e-\(sequence)","conversation_id":"\(conversation)","seq":\(sequence),\
        "occurred_at":"2026-03-01T09:30:00Z","payload":{"id":"m-\(sequence)","sender_id":"u-7","content":"\(content)",\
        "created_at":"2026-03-01T09:30:00Z"}}
        """
    }

    @Test(
        "One unreadable event of a page is skipped, and its neighbours are not (R0)",
        arguments: [
            "7", "null", "{}", #"{"seq":43}"#, #"{"type":"message.created","seq":43}"#,
            #"{"type":"message.created","type":"x","seq":"y"}"#,
        ])
    func badElement(_ bad: String) throws {
        let page = try page([message(42), bad, message(44)].joined(separator: ","), next: 44)
        #expect(page.events.map(\.event.sequence) == [42, 44])
        #expect(page.malformedEvents == 1 && page.unknownEvents == 0)
        #expect(page.unreadable == (bad.contains("43") ? [43] : []))
        #expect(page.holes(after: 41) == (bad.contains("43") ? [] : [43...43]))
    }

    /// Elements that are not JSON, but whose strings and brackets show where they end.
    private static let damagedElements: [[UInt8]] =
        [
            "tru", "", #"{"seq":043}"#, "{\"seq\":43,\"payload\":{\"content\":\"a\u{1}b\"}}",
            #"{"seq":43,"x":"\ud83d"}"#,
            #"{"seq":43,"x":"\x"}"#, "{seq:43}", #"{"seq":43,}"#, #"{"a":1 "b":"},{\"type\":\"message.created\"},["}"#,
            String(repeating: "[", count: 17) + String(repeating: "]", count: 17),
        ].map { Array($0.utf8) } + [[0x22, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]]

    @Test("An element that is not JSON is skipped by its strings and brackets (RT-4)", arguments: damagedElements)
    func damagedElement(_ bad: [UInt8]) throws {
        func read(_ bad: [UInt8]) throws -> ChangePage {
            let front = Array("{\"events\":[\(message(42)),".utf8)
            return try page(front + bad + Array(",\(message(44))],\"next\":44,\"has_more\":false}".utf8))
        }
        let found = try read(bad)
        #expect(found.events.map(\.event.sequence) == [42, 44] && found.next == 44 && found.tear == nil)
        #expect(found.damaged == 1 && found.malformedEvents == 0 && found.unreadable == [])
        #expect(found.holes(after: 41) == [43...43])
        #expect(found.damage == (try read(bad)).damage && found.damage != nil)
        #expect(found.damage != (try read(bad + [0x01])).damage)
    }

    @Test(
        "A page that breaks off is valid as far as it goes (RT-4)",
        arguments: [
            ",{]", ",{", ",", "", #",{"type":"message.cre"#, #",{"x":"#, ", \u{0}", #"],"next":4\u{0}"#,
            #"],"next":44,"#,
            // Quotation marks of a text that has lost its beginning are outside any string: none of it is an event.
            #",{"x":y","z":"},{\"type\":\"message.created\",\"seq\":43},"}"#,
        ])
    func tornPage(_ end: String) throws {
        func read(_ end: String) throws -> ChangePage {
            try page(Array("{\"events\":[\(message(42)),\(message(43))\(end)".utf8))
        }
        let found = try read(end)
        #expect(found.events.map(\.event.sequence) == [42, 43] && found.next == 43 && found.hasMore)
        #expect(found.tear == (try read(end)).tear && found.tear != nil)
        #expect(found.tear != (try read(end + "x")).tear)
    }

    @Test(
        "A page that breaks off before the beginning of any element is rejected",
        arguments: ["", "<html>", "{", #"{"events"#, #"{"events":["#, #"{"events":[ ,"#, #"{"events":[],"next":4x"#])
    func noPage(_ body: String) {
        #expect(throws: RealtimeProtocolError(.notJSON)) { try page(Array(body.utf8)) }
    }

    @Test("A page of more than a thousand elements is read up to that limit")
    func longPage() throws {
        let found = try page((42...1_100).map { message($0) }.joined(separator: ","), next: 1_100)
        #expect(found.events.count == 1_000 && found.next == 1_041 && found.hasMore && found.tear != nil)
    }

    @Test("A page that breaks off has the epoch of its events, unless it states one itself")
    func epochOfTornPage() throws {
        func event(_ sequence: Int64, _ epoch: String) -> String {
            message(sequence).replacing("\"seq\"", with: "\"epoch\":\"\(epoch)\",\"seq\"")
        }
        let found = try page(Array("{\"events\":[\(event(42, "a")),\(event(43, "b")),\(event(44, "a")),{".utf8))
        #expect(found.epoch == "a" && found.events.map(\.event.sequence) == [42, 44])
        let named = try page(Array("{\"epoch\":\"a\",\"events\":[\(message(42)),{".utf8))
        #expect(named.epoch == "a" && named.events.map(\.event.sequence) == [42])
    }

    @Test("Empty contents and events of another conversation, out of order or beyond the cursor are skipped")
    func inconsistentPages() throws {
        let empty = try page([message(42), message(43, content: ""), message(44)].joined(separator: ","), next: 44)
        #expect(empty.events.map(\.event.sequence) == [42, 44] && empty.unreadable == [43])
        let other = try page([message(42, conversation: "c-2"), message(43)].joined(separator: ","), next: 43)
        #expect(other.events.map(\.event.sequence) == [43] && other.malformedEvents == 1)
        let order = try page([message(43), message(42), message(43)].joined(separator: ","), next: 43)
        #expect(order.events.map(\.event.sequence) == [43] && order.malformedEvents == 2)
        let beyond = try page([message(42), message(43)].joined(separator: ","), next: 42)
        #expect(beyond.events.map(\.event.sequence) == [42] && beyond.malformedEvents == 1)
    }

    @Test("The gaps of a page are listed: every sequence number after the cursor without an element (RT-4)")
    func holes() throws {
        let whole = try page([message(42), message(43)].joined(separator: ","), next: 43)
        #expect(whole.holes(after: 41) == [] && whole.holes(after: 40) == [41...41])
        let holed = try page([message(44), message(46)].joined(separator: ","), next: 49)
        #expect(holed.holes(after: 41) == [42...43, 45...45, 47...49])
        #expect(try page("", next: 41).holes(after: 41) == [])
        #expect(try page("", next: 1_000_000_000).holes(after: 41) == [42...1_000_000_000])
    }

    @Test("Events of unknown types are counted, and the cursor moves on")
    func unknownEvents() throws {
        let page = try page(#"{"type":"message.edited","seq":42},{"seq":43,"type":"poll"},{"type":"x"}"#, next: 43)
        #expect(page == ChangePage(events: [], unknownEvents: 3, unknown: [42, 43], next: 43, hasMore: false))
        #expect(page.holes(after: 41) == [])
    }

    @Test("One unreadable conversation of a list is skipped, and its neighbours are not (R0)")
    func badConversation() throws {
        func conversation(_ id: String, kind: String = "group", title: String = "t") -> String {
            """
            {"id":"\(id)","title":"\(title)","kind":"\(kind)","members":["u-7"],"last_seq":1,\
            "updated_at":"2026-03-01T09:30:00Z"}
            """
        }
        for bad in [
            conversation("c-2", kind: "channel"), conversation("c-2", title: String(repeating: "t", count: 1_025)),
            conversation(""), "7", "{}", "tru", "{\"id\":\"c\u{1}\"}", conversation("c-2", title: "\\ud83d"),
        ] {
            let body = "{\"conversations\":[\(conversation("c-1")),\(bad),\(conversation("c-3"))],\"next\":null}"
            let answer = try RESTResponse(HTTPResponse(status: 200, body: Array(body.utf8)), to: Samples.requests[5])
            guard case .conversations(let page) = answer else { throw RealtimeProtocolError(.unexpectedStatus) }
            #expect(page.conversations.map(\.id) == ["c-1", "c-3"] && page.skipped == 1)
        }
    }

    @Test("The response to a post must have the posted key; any other is rejected (RT-4)")
    func otherKey() throws {
        guard case .postMessage(let post) = Samples.requests[4] else { throw RealtimeProtocolError(.unexpectedStatus) }
        for key in [nil, "another"] {
            let message = ServerMessage(
                id: "m", senderID: "u-7", clientMessageID: key, content: post.content,
                createdAt: Timestamp(milliseconds: 0))
            let answer = RESTResponse.message(
                PostedMessage(conversationID: post.conversationID, sequence: 1, message: message), isNew: true)
            #expect(throws: RealtimeProtocolError(.invalidValue)) {
                try RESTResponse(answer.http, to: Samples.requests[4])
            }
        }
    }

    @Test(
        "A failure with an unreadable body is described by its status",
        arguments: [
            (400, RealtimeFailureCode.invalidCommand), (401, .unauthorized), (403, .forbiddenConversation),
            (404, .notFound),
            (409, .conflict), (413, .tooLarge), (422, .invalidCommand), (429, .rateLimited), (500, .internalError),
            (502, .internalError), (302, .internalError),
        ])
    func failures(_ status: Int, _ code: RealtimeFailureCode) throws {
        for body in ["", "<html>Bad gateway</html>", "{}", #"{"error":"no"}"#] {
            let answer = HTTPResponse(status: status, body: Array(body.utf8))
            #expect(
                try RESTResponse(answer, to: .describeSession)
                    == .failure(RESTFailure(status: status, ServerFailure(code))))
        }
    }

    @Test("Only a status from 200 to 299 is a success; any other is a failure of every request")
    func statuses() throws {
        for status in [100, 199, 300, 301, 599] {
            for request in Samples.requests {
                #expect(
                    try RESTResponse(HTTPResponse(status: status), to: request)
                        == .failure(RESTFailure(status: status, ServerFailure(.internalError))))
            }
        }
        for status in [200, 201, 204, 299] {
            #expect(try RESTResponse(HTTPResponse(status: status), to: .closeSession) == .closed)
        }
        for (request, answer) in Samples.answers where request != .closeSession && answer.http.status < 300 {
            let isPost = answer.http.status == 201 || request == Samples.requests[4]
            for status in [200, 201, 202, 204, 299] where !(status == 200 || isPost && status == 201) {
                #expect(throws: RealtimeProtocolError(.unexpectedStatus)) {
                    try RESTResponse(HTTPResponse(status: status, body: answer.http.body), to: request)
                }
            }
        }
    }

    @Test("Of two waiting times, the longer one counts")
    func retryAfter() {
        let body = Array(#"{"error":{"code":"RATE_LIMITED","details":{"retry_after":7}}}"#.utf8)
        #expect(RESTFailure(HTTPResponse(status: 429, retryAfter: .seconds(3), body: body)).failure.retryAfter == 7)
        #expect(RESTFailure(HTTPResponse(status: 429, retryAfter: .seconds(9), body: body)).failure.retryAfter == 9)
        #expect(RESTFailure(HTTPResponse(status: 429, retryAfter: .seconds(9))).failure.retryAfter == 9)
    }

    @Test("Secrets appear in no description and no dump (RT-7)")
    func redacted() {
        let secrets: [Any] = [
            LoginRequest(user: "ana", secret: Array("hunter2".utf8), device: "d"),
            SessionRefresh(refreshToken: Array("hunter2".utf8)),
            SessionGrant(
                userID: "u", accessToken: Array("hunter2".utf8), expiresIn: 1, refreshToken: Array("hunter2".utf8)),
            RESTRequest.refreshSession(SessionRefresh(refreshToken: Array("hunter2".utf8))),
            RESTResponse.session(
                SessionGrant(
                    userID: "u", accessToken: Array("hunter2".utf8), expiresIn: 1, refreshToken: Array("hunter2".utf8))),
        ]
        let shownBytes = Array("hunter2".utf8).map(String.init).joined(separator: ", ")
        for secret in secrets {
            var dumped = ""
            dump(secret, to: &dumped)
            for text in [String(describing: secret), String(reflecting: secret), dumped] {
                #expect(!text.contains("hunter2") && !text.contains(shownBytes) && !text.contains("104"))
            }
        }
    }

    @Test("Parsing a truncated or changed body always terminates", arguments: 0..<30)
    func damaged(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for (request, answer) in Samples.answers {
            var http = answer.http
            if Bool.random(using: &random) { http.body.removeLast(Int.random(in: 0...http.body.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !http.body.isEmpty {
                http.body[Int.random(in: http.body.indices, using: &random)] = UInt8.random(
                    in: .min ... .max, using: &random)
            }
            guard var read = try? RESTResponse(http, to: request) else { continue }
            // Skipped elements are not written again.
            if case .changes(let page) = read {
                read = .changes(
                    ChangePage(events: page.events, next: page.next, hasMore: page.hasMore, epoch: page.epoch))
            }
            if case .conversations(var page) = read {
                page.skipped = 0
                read = .conversations(page)
            }
            #expect((try? RESTResponse(read.http, to: request)) == read)
        }
    }
}
