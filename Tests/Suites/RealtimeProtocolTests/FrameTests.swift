import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperRealtimeProtocol

@Suite("Socket frames (RT-6)", .ownThreads)
struct FrameTests {
    @Test("A server's frames round-trip", arguments: Samples.serverFrames)
    func serverRoundTrip(_ frame: ServerFrame) throws {
        #expect(try ServerFrame(bytes: frame.bytes) == frame)
    }

    @Test("A client's frames round-trip", arguments: Samples.clientFrames)
    func clientRoundTrip(_ frame: ClientFrame) throws {
        #expect(try ClientFrame(bytes: frame.bytes) == frame)
    }

    @Test("A message parses as documented, whatever the order of its members")
    func example() throws {
        let text = #"""
            {"payload":{"created_at":"2026-03-01T09:30:00.125Z","content":"hello \"you\"\n👋","later":[1],
             "client_message_id":"0b7e5f0e-5d0f-4a4e-9a57-2d0c5cf0a001","sender_id":"u-7","id":"m-90"},
             "occurred_at":"2026-03-01T10:30:00.125+01:00","seq":42,"conversation_id":"c-1","event_id":"e-42",
             "new":{"type":"x"},"type":"message.created"}
            """#
        #expect(try ServerFrame(bytes: Array(text.utf8)) == .event(Samples.messageEvent))
    }

    @Test("Null is equivalent to absent, and escapes to the characters they represent")
    func tolerant() throws {
        #expect(try ServerFrame(bytes: Array(#"{"\u0074ype":"pong","ts":null}"#.utf8)) == .pong(milliseconds: nil))
        #expect(
            try ServerFrame(bytes: Array(#"{"type":"\u0061ck","op":"a","ok":true,"details":null}"#.utf8))
                == .acknowledgement(Acknowledgement(operation: "a")))
        let command = #"{"conversation_ids":["c\u002d1"],"op":"subscribe"}"#
        #expect(try ClientFrame(bytes: Array(command.utf8)) == .subscribe(["c-1"]))
    }

    @Test("For an unknown type, only the type is read")
    func unknown() throws {
        let text = #"{"type":"message.edited","seq":"many","payload":[{}],"conversation_id":7}"#
        #expect(try ServerFrame(bytes: Array(text.utf8)) == .unknown(type: "message.edited"))
        #expect(throws: RealtimeProtocolError(.notJSON)) {
            try ServerFrame(bytes: Array(#"{"type":"message.edited","seq":tru}"#.utf8))
        }
    }

    @Test(
        "An invalid frame from a server is rejected, with the member at fault",
        arguments: [
            ("", .notJSON, ""), ("[]", .notAnObject, ""), ("7", .notAnObject, ""), ("{}", .missing, "type"),
            (#"{"type":null}"#, .missing, "type"), (#"{"type":7}"#, .wrongType, "type"),
            (#"{"type":"pong","ts":"1"}"#, .wrongType, "ts"), (#"{"type":"pong","ts":-1}"#, .invalidValue, "ts"),
            (#"{"type":"pong","ts":1.5}"#, .wrongType, "ts"), (#"{"type":"pong"} x"#, .notJSON, ""),
            (#"{"type":"pong","ts":1,"ts":2}"#, .invalidValue, "ts"),
            (#"{"type":"pong","ts":9007199254740992}"#, .invalidValue, "ts"),
            (#"{"type":"ack","op":"subscribe"}"#, .missing, "ok"),
            (#"{"type":"ack","op":"subscribe","ok":1}"#, .wrongType, "ok"),
            (#"{"type":"ack","op":"a","ok":true,"details":[]}"#, .wrongType, "details"),
            (#"{"type":"ack","op":"a","ok":true,"details":{"refused_ids":[7]}}"#, .wrongType, "details.refused_ids"),
            (
                #"{"type":"ack","op":"a","ok":true,"details":{"refused_ids":["a b"]}}"#, .invalidValue,
                "details.refused_ids"
            ),
            (#"{"type":"error"}"#, .missing, "error"), (#"{"type":"error","error":null}"#, .missing, "error"),
            (#"{"type":"error","error":"no"}"#, .wrongType, "error"),
            (#"{"type":"error","error":{"message":"no"}}"#, .missing, "error.code"),
            (
                #"{"type":"error","error":{"code":"X","details":{"retry_after":-7}}}"#, .invalidValue,
                "error.details.retry_after"
            ),
            (
                #"{"type":"connection.welcome","connection_id":"k","user_id":"u","server_time":"now"}"#, .invalidValue,
                "server_time"
            ),
            (
                #"{"type":"connection.welcome","connection_id":"k","user_id":"u","heartbeat_sec":0}"#, .invalidValue,
                "heartbeat_sec"
            ),
            (#"{"type":"connection.welcome","connection_id":"k","user_id":""}"#, .invalidValue, "user_id"),
            (#"{"type":"message.created","seq":0}"#, .invalidValue, "seq"),
            (#"{"type":"message.created","seq":4398046511104}"#, .invalidValue, "seq"),
            (#"{"type":"message.created","seq":1,"payload":{"content":""}}"#, .invalidValue, "payload.content"),
            (#"{"type":"message.created","seq":1,"payload":{"content":["secret"]}}"#, .wrongType, "payload.content"),
            (#"{"type":"message.created","event_id":"e","seq":1,"payload":{}}"#, .missing, "conversation_id"),
            (
                #"{"type":"message.created","event_id":"e","conversation_id":"c","seq":1,"#
                    + #""occurred_at":"2026-03-01T09:30:00Z","payload":{"id":"m"}}"#, .missing, "payload.sender_id"
            ),
            (
                #"{"type":"conversation.updated","event_id":"e","conversation_id":"c","seq":1,"#
                    + #""occurred_at":"2026-03-01T09:30:00Z","payload":{"id":"d","updated_at":"2026-03-01T09:30:00Z"}}"#,
                RealtimeProtocolError.Code.invalidValue, "payload.id"
            ),
        ])
    func refused(_ text: String, _ code: RealtimeProtocolError.Code, _ path: String) throws {
        let error = try #require(throws: RealtimeProtocolError.self) { try ServerFrame(bytes: Array(text.utf8)) }
        #expect(error.code == code)
        #expect(error.path == path)
        #expect(!error.description.contains("secret"), "The value is not revealed")
    }

    @Test(
        "An invalid frame from a client is rejected, with the member at fault",
        arguments: [
            ("{}", .missing, "op"), (#"{"op":"subscribe"}"#, .missing, "conversation_ids"),
            (#"{"op":"subscribe","conversation_ids":[]}"#, .invalidValue, "conversation_ids"),
            (#"{"op":"subscribe","conversation_ids":"c"}"#, .wrongType, "conversation_ids"),
            (#"{"op":"unsubscribe","conversation_ids":["c",null]}"#, .wrongType, "conversation_ids"),
            (#"{"op":"ping"}"#, RealtimeProtocolError.Code.missing, "ts"),
        ])
    func refusedCommand(_ text: String, _ code: RealtimeProtocolError.Code, _ path: String) throws {
        let error = try #require(throws: RealtimeProtocolError.self) { try ClientFrame(bytes: Array(text.utf8)) }
        #expect(error.code == code)
        #expect(error.path == path)
    }

    @Test("Values above the protocol's limits are rejected, values at the limits are accepted")
    func limits() throws {
        let id = String(repeating: "c", count: 128)
        #expect(try ClientFrame(bytes: ClientFrame.subscribe([id]).bytes) == .subscribe([id]))
        #expect(throws: RealtimeProtocolError(.invalidValue)) {
            try ClientFrame(bytes: ClientFrame.subscribe([id + "c"]).bytes)
        }
        let many = (0..<1_000).map { "c-\($0)" }
        #expect(try ClientFrame(bytes: ClientFrame.subscribe(many).bytes) == .subscribe(many))
        #expect(throws: RealtimeProtocolError(.tooLong)) {
            try ClientFrame(bytes: ClientFrame.subscribe(many + ["c"]).bytes)
        }
        var event = Samples.messageEvent
        for (count, isAllowed) in [(65_536, true), (65_537, false)] {
            var message = Samples.message
            message.content = String(repeating: "x", count: count)
            event.event.body = .message(message)
            let frame = ServerFrame.event(event)
            #expect((try? ServerFrame(bytes: frame.bytes)) == (isAllowed ? frame : nil))
        }
        let padding = String(repeating: " ", count: RealtimeLimits.frameBytes)
        #expect(throws: RealtimeProtocolError(.tooLong)) { try ServerFrame(bytes: Array("{}\(padding)".utf8)) }
        let nested = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
        #expect(throws: RealtimeProtocolError(.notJSON)) {
            try ServerFrame(bytes: Array(#"{"type":"x","y":\#(nested)}"#.utf8))
        }
    }

    @Test("The message preview of an update may be absent, empty, or as long as a message")
    func preview() {
        var event = Samples.updateEvent
        for (count, isAllowed) in [(nil, true), (0, true), (1, true), (65_536, true), (65_537, false)] {
            let preview = count.map { String(repeating: "x", count: $0) }
            event.event.body = .update(ConversationFrame(updatedAt: Samples.time, lastMessagePreview: preview))
            let frame = ServerFrame.event(event)
            #expect((try? ServerFrame(bytes: frame.bytes)) == (isAllowed ? frame : nil))
        }
    }

    @Test("Parsing a truncated or changed frame always terminates", arguments: 0..<60)
    func damaged(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for bytes in Samples.serverFrames.map(\.bytes) + Samples.clientFrames.map(\.bytes) {
            var bytes = bytes
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            if let frame = try? ServerFrame(bytes: bytes) { #expect((try? ServerFrame(bytes: frame.bytes)) == frame) }
            if let frame = try? ClientFrame(bytes: bytes) { #expect((try? ClientFrame(bytes: frame.bytes)) == frame) }
        }
    }
}
