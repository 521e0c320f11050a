import WhisperJSONText
import WhisperTestThreads
import Testing

@testable import WhisperBridgeProtocol

@Suite("Defaults for omitted members (ING-6)", .ownThreads)
struct DefaultTests {
    /// The shortest line of each type, and its meaning.
    static let shortest: [(members: String, body: BridgeFrame.Body)] = [
        (
            #""type":"ready","bridge":"b","bridge_version":"1""#,
            .ready(BridgeReady(bridge: "b", bridgeVersion: "1", library: nil, version: 1, isPaired: false))
        ),
        (
            #""type":"ready","bridge":"b","bridge_version":"1","journal_id":"""#,
            .ready(BridgeReady(bridge: "b", bridgeVersion: "1", library: nil, version: 1, isPaired: false))
        ),
        (#""type":"disconnected""#, .disconnected(reason: "")),
        (
            #""type":"event","code":17,"name":"Message","raw":"""#,
            .event(BridgeEvent(code: 17, name: "Message", raw: [], isBacklog: false))
        ),
        (
            #""type":"error","code":"X""#,
            .failure(BridgeFailure(code: "X", message: "", isFatal: false, messageID: nil))
        ),
        (#""type":"closed""#, .closed(reason: "", hasSnapshot: false)),
        (#""type":"progress","completed":3"#, .progress(completed: 3, total: nil)),
        (#""type":"reply","id":3,"ok":true"#, .reply(BridgeReply(id: 3, isDone: true))),
        (
            #""type":"message","message_id":"1","from":"a","to":"b","timestamp":2,"message_type":"text","content":{}"#,
            .message(
                NormalizedMessage(
                    messageID: "1", from: "a", to: "b", timestamp: 2, content: NormalizedMessage.Body(text: nil)))
        ),
    ]

    @Test("A bridge's line means no more than it says", arguments: shortest)
    func bridge(_ members: String, _ body: BridgeFrame.Body) throws {
        let frame = try BridgeFrame(line: Array("{\"v\":2,\"seq\":1,\"ts\":0,\(members)}".utf8))
        #expect(frame == BridgeFrame(sequence: 1, time: 0, body: body))
    }

    @Test("A line round-trips, from the backlog or live", arguments: [true, false])
    func backlog(_ isBacklog: Bool) throws {
        var message = NormalizedMessage(
            messageID: "1", from: "a", to: "b", timestamp: 2, content: NormalizedMessage.Body(text: "x"),
            edits: [NormalizedMessage.Edit(text: "y", from: "a", timestamp: 3)],
            deletion: NormalizedMessage.Deletion(from: "a", timestamp: 4, isAdmins: isBacklog), isBacklog: isBacklog)
        message.content.isFromOwner = !isBacklog
        let event = BridgeEvent(code: 17, name: "Message", raw: [1], isBacklog: isBacklog)
        for body in [BridgeFrame.Body.message(message), .event(event)] {
            let frame = BridgeFrame(sequence: 1, time: 0, body: body)
            #expect(try BridgeFrame(line: frame.line().dropLast()) == frame)
        }
    }

    @Test("A message in a direct chat names the recipient, one in a group need not")
    func receiver() throws {
        func line(_ rest: String) -> [UInt8] {
            let members = #""message_id":"1","from":"a","timestamp":2,"message_type":"text","content":{}"#
            return Array("{\"v\":2,\"seq\":1,\"ts\":0,\"type\":\"message\",\(members),\(rest)}".utf8)
        }
        #expect(throws: Never.self) { try BridgeFrame(line: line(#""to":"","group_id":"g""#)) }
        let error = #expect(throws: BridgeProtocolError.self) { try BridgeFrame(line: line(#""to":"""#)) }
        #expect(error?.code == .invalidValue && error?.path == "to")
    }

    @Test("A host that omits optional members gets the documented defaults")
    func host() throws {
        let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
        func start(_ rest: String) throws -> HostFrame {
            let members = #""type":"start","v":2,"session_dir":"/s","journal":"/j","journal_key":"\#(key)""#
            return try HostFrame(line: Array("{\(members)\(rest)}".utf8))
        }
        var expected = BridgeStart(
            sessionDirectory: "/s", journal: "/j", journalKey: (0..<32).map { $0 }, after: 0, history: BridgeHistory(),
            mayPair: false, deviceName: "", sessionTimeoutDays: 30, version: 1)
        #expect(try start("") == .start(expected))
        expected.history = BridgeHistory(isEnabled: true, limit: nil, interval: 1_000)
        #expect(try start(#","history":{}"#) == .start(expected))
        #expect(try start(#","history":{"limit":0}"#) == .start(expected), "No limit means any number")
        expected.history.limit = 1
        #expect(try start(#","history":{"limit":1}"#) == .start(expected))
        let history = #"{"type":"history","v":2,"id":1,"chat":"c","before":{"message_id":"m","timestamp":4}}"#
        let anchor = HistoryAnchor(messageID: "m", isFromOwner: false, timestamp: 4)
        #expect(try HostFrame(line: Array(history.utf8)) == .history(id: 1, chat: "c", before: anchor, count: nil))
    }
}
