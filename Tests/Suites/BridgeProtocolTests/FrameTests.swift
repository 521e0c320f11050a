import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperBridgeProtocol

@Suite("The lines of the bridge protocol (ING-6)", .ownThreads)
struct FrameTests {
    private static let bodies: [BridgeFrame.Body] = [
        .ready(BridgeReady(bridge: "b", bridgeVersion: "1", library: "l 2", isPaired: true)),
        .qr(PairingCode(code: "2@x", expiresAt: 5)),
        .login(BridgeLogin(phone: nil, jid: "1:2@s.whatsapp.net", lid: "3@lid", device: "Whisper")),
        .passkey, .disconnected(reason: "network"),
        .event(BridgeEvent(code: 17, name: "Message", raw: [0, 255, 10], json: ["a": 1], isBacklog: true)),
        .event(BridgeEvent(code: 99, name: "event-99", raw: [], isBacklog: false)),
        .message(
            NormalizedMessage(
                messageID: "1", from: "+1555", to: "g", timestamp: -1, kind: "image",
                content: NormalizedMessage.Body(
                    text: "line\nline\u{2028}\"", fromName: "Ana", groupName: "G", isFromOwner: true,
                    attachments: [NormalizedMessage.File(name: "a", mime: nil, size: 3, sha256: "00")],
                    others: ["mood": "good"]),
                group: "g", replyTo: "0",
                reactions: [NormalizedMessage.GivenReaction(emoji: "👍", from: "+2", timestamp: 7)], isBacklog: true)),
        .reply(BridgeReply(id: 3, isDone: true, members: ["changed": true])),
        .reply(BridgeReply(id: 4, isDone: false, error: "WHATSAPP_RATE_LIMITED")),
        .failure(BridgeFailure(code: "WHATSAPP_BANNED", message: "m", isFatal: true, messageID: "9")),
        .pong(id: 8), .progress(completed: 1, total: nil), .progress(completed: 1, total: 2),
        .closed(reason: "quit", hasSnapshot: true), .unknown(type: "news"),
    ]
    private static let hostFrames: [HostFrame] = [
        .start(
            BridgeStart(
                sessionDirectory: "/s", journal: "/j", journalKey: (0..<32).map { $0 }, after: 7,
                history: BridgeHistory(isEnabled: false, limit: nil, interval: 5), mayPair: true, deviceName: "W",
                sessionTimeoutDays: 30)),
        .pause, .resume,
        .history(
            id: 1, chat: "c", before: HistoryAnchor(messageID: "m", isFromOwner: true, timestamp: 4), count: nil),
        .history(
            id: 1, chat: "c", before: HistoryAnchor(messageID: "m", isFromOwner: true, timestamp: 4), count: 50),
        .status(id: 2), .snapshot(id: 3), .acknowledge(sequence: 4), .ping(id: 5), .logout(id: 6), .quit,
        .unknown(type: "dance"),
    ]

    @Test("A bridge's lines round-trip", arguments: bodies)
    func bridgeRoundTrip(_ body: BridgeFrame.Body) throws {
        let frame = BridgeFrame(sequence: 12, time: 1_781_000_000_000, body: body)
        #expect(frame.line().last == 0x0A)
        #expect(frame.line().dropLast().allSatisfy { $0 != 0x0A })
        #expect(try BridgeFrame(line: frame.line().dropLast()) == frame)
    }

    @Test("A host's lines round-trip", arguments: hostFrames)
    func hostRoundTrip(_ frame: HostFrame) throws {
        #expect(frame.line().last == 0x0A)
        #expect(frame.line().dropLast().allSatisfy { $0 != 0x0A })
        #expect(try HostFrame(line: frame.line().dropLast()) == frame)
    }

    @Test("Unknown members are ignored, and null is equivalent to absent")
    func tolerant() throws {
        let line = #" {"later":[{}],"seq":0,"v":2,"type":"login","ts":1,"jid":"a","lid":null}"# + "\r"
        let expected = BridgeFrame.Body.login(BridgeLogin(phone: nil, jid: "a", lid: nil, device: nil))
        #expect(try BridgeFrame(line: Array(line.utf8)).body == expected)
    }

    @Test(
        "An invalid line is rejected, with the member at fault",
        arguments: [
            ("", .notJSON, ""), ("{", .notJSON, ""), ("\u{0}", .notJSON, ""), ("[]", .notAnObject, ""),
            ("7", .notAnObject, ""), ("{}", .missing, "type"), (#"{"type":"pong"}"#, .missing, "v"),
            (#"{"type":"pong","v":1}"#, .otherVersion, "v"), (#"{"type":"pong","v":"1"}"#, .wrongType, "v"),
            (#"{"type":"pong","v":2}"#, .missing, "seq"),
            (#"{"type":"pong","v":2,"seq":-1,"ts":0,"id":1}"#, .invalidValue, "seq"),
            (#"{"type":"pong","v":2,"seq":0.5,"ts":0,"id":1}"#, .wrongType, "seq"),
            (#"{"type":"pong","v":2,"seq":99999999999999999999,"ts":0,"id":1}"#, .wrongType, "seq"),
            (#"{"type":"pong","v":2,"seq":9007199254740992,"ts":0,"id":1}"#, .invalidValue, "seq"),
            (#"{"type":"pong","v":2,"seq":9007199254740993,"ts":0,"id":1}"#, .invalidValue, "seq"),
            (#"{"type":"login","v":2,"seq":9223372036854775807,"ts":0,"jid":"a"}"#, .invalidValue, "seq"),
            (
                #"{"type":"event","v":2,"seq":9007199254740993,"ts":0,"code":1,"name":"a","raw":""}"#, .invalidValue,
                "seq"
            ),
            (#"{"type":"event","v":2,"seq":0,"ts":0,"code":1,"name":"a","raw":""}"#, .invalidValue, "seq"),
            (#"{"type":"event","v":2,"seq":1,"ts":0,"code":1,"name":"a","raw":"%"}"#, .invalidValue, "raw"),
            (#"{"type":"event","v":2,"seq":1,"ts":0,"code":1,"name":"a"}"#, .missing, "raw"),
            (
                #"{"type":"message","v":2,"seq":1,"ts":0,"message_id":"","from":"a","to":"b"}"#, .invalidValue,
                "message_id"
            ),
            (
                #"{"type":"message","v":2,"seq":1,"ts":0,"message_id":"1","from":"a","to":"b","timestamp":1,"#
                    + #""message_type":"text","content":{"attachments":[{"size":"big"}]}}"#,
                BridgeProtocolError.Code.wrongType, "content.attachments[0].size"
            ),
        ])
    func refused(_ line: String, _ code: BridgeProtocolError.Code, _ path: String) throws {
        let error = try #require(throws: BridgeProtocolError.self) { try BridgeFrame(line: Array(line.utf8)) }
        #expect(error.code == code)
        #expect(error.path == path)
        #expect(!error.description.contains("big"), "The value is not revealed")
    }

    @Test("The highest number, 2^53 − 1, is accepted in any line (ING-6)")
    func highestNumber() throws {
        for body in [BridgeFrame.Body.pong(id: 1), .event(BridgeEvent(code: 1, name: "a", raw: [], isBacklog: false))] {
            let frame = BridgeFrame(sequence: 9_007_199_254_740_991, time: 0, body: body)
            #expect(try BridgeFrame(line: frame.line().dropLast()) == frame)
        }
    }

    @Test("A journal key of another length is rejected")
    func shortKey() throws {
        let line = #"{"type":"start","v":2,"session_dir":"/s","journal":"/j","journal_key":"AAAA","after":0}"#
        #expect(throws: BridgeProtocolError(.invalidValue)) { try HostFrame(line: Array(line.utf8)) }
    }

    @Test("Parsing a truncated or changed line always terminates", arguments: 0..<40)
    func damaged(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for body in Self.bodies {
            var line = Array(BridgeFrame(sequence: 5, time: 6, body: body).line().dropLast())
            if Bool.random(using: &random) { line.removeLast(Int.random(in: 0...line.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !line.isEmpty {
                line[Int.random(in: line.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            if let frame = try? BridgeFrame(line: line) {
                #expect((try? BridgeFrame(line: frame.line().dropLast())) == frame)
            }
        }
    }
}
