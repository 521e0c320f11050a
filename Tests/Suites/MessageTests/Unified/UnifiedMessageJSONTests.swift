import WhisperJSONText
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("The unified message as JSON (ING-1)", .ownThreads)
struct UnifiedMessageJSONTests {
    /// A message with all members, as the schema prints it.
    static let whole = """
        {"id":"0b1c2d3e-4f50-4a6b-8c7d-9e0f10213243","external_id":"x1-00f00d","platform":"whatsapp",\
        "timestamp":"2018-06-12T18:15:00Z","timestamp_precision":"minute","local_time":"12.06.18, 20:15",\
        "assumed_zone":"Europe/Berlin","sender":{"identifier":"+491701234567","display_name":"Anna"},\
        "recipients":[{"identifier":null,"display_name":"Ben"}],"content":{"type":"image","text":"Look\\n\\"here\\"",\
        "attachments":[{"name":"IMG-1.jpg","mime":"image/jpeg","size":12,\
        "sha256":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","state":"found"},\
        {"name":null,"mime":null,"size":null,"sha256":null,"state":"omitted"}]},\
        "metadata":{"thread_id":"t1","reply_to":"m0","reactions":[{"emoji":"👍🏽",\
        "sender":{"identifier":null,"display_name":"Ben"},"timestamp":"2018-06-12T18:16:01.250Z"}],\
        "edited_at":"2018-06-12T18:17:00Z","platform_specific":{"forwarded":true,"score":1.50}}}
        """

    static let smallest = """
        {"id":"0b1c2d3e-4f50-4a6b-8c7d-9e0f10213243","external_id":"e","platform":"whatsapp",\
        "timestamp":"2018-06-12T18:15:00Z","timestamp_precision":"second","local_time":null,"assumed_zone":null,\
        "sender":null,"recipients":[],"content":{"type":"system","text":null,"attachments":[]},\
        "metadata":{"thread_id":"t1","reply_to":null,"reactions":[],"edited_at":null,"platform_specific":{}}}
        """

    @Test("A message round-trips byte for byte (ING-1)", arguments: [whole, smallest])
    func golden(text: String) throws {
        let message = try UnifiedMessage(JSONValue.parse(text))
        #expect(message.jsonText == text)
    }

    @Test("The name that is shown comes with the source's, which is read again")
    func names() throws {
        let text = Self.whole.replacing(
            #"{"identifier":"+491701234567","display_name":"Anna"}"#,
            with: #"{"identifier":"+491701234567","display_name":"Anna Reis","source_name":"Anna"}"#)
        let message = try UnifiedMessage(JSONValue.parse(text))
        #expect(message.sender?.displayName == "Anna" && message.sender?.shownName == "Anna Reis")
        #expect(message.jsonText == text)
        #expect(try message == UnifiedMessage(JSONValue.parse(Self.whole)))
    }

    @Test("Every part of a message is in its place (ING-1)")
    func parts() throws {
        let message = try UnifiedMessage(JSONValue.parse(UnifiedMessageJSONTests.whole))
        #expect(message.timestamp == Timestamp(milliseconds: 1_528_827_300_000))
        #expect(message.precision == .minute)
        #expect(message.local == LocalTime(text: "12.06.18, 20:15", zone: "Europe/Berlin"))
        #expect(message.sender == Participant(identifier: "+491701234567", displayName: "Anna"))
        #expect(message.content.attachments.map(\.state) == [.found, .omitted])
        #expect(message.reactions.first?.timestamp.milliseconds == 1_528_827_361_250)
        #expect(message.platformSpecific["forwarded"] == true)
        #expect(message.replyTo == "m0")
    }

    @Test("Any message round-trips through JSON (ING-1)", arguments: 1...300)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let message = UnifiedMessage.random(using: &random)
        let text = message.jsonText
        let read = try UnifiedMessage(JSONValue.parse(text))
        #expect(read == message)
        #expect(Array(read.jsonText.utf8) == Array(text.utf8))
    }

    @Test("Optional members may be absent, and members unknown to the schema are preserved (ING-1)")
    func leniency() throws {
        let text = """
            {"snippet":"…","content":{"type":"text","x":[1]},"metadata":{"thread_id":"t","platform_specific":{"a":1}},\
            "timestamp":"2018-06-12t20:15:00.5+02:00","platform":"sms","id":"0B1C2D3E-4F50-4A6B-8C7D-9E0F10213243",\
            "external_id":"e","a":2}
            """
        let message = try UnifiedMessage(JSONValue.parse(text))
        #expect(message.timestamp == Timestamp(milliseconds: 1_528_827_300_500))
        #expect(message.precision == .millisecond)
        #expect(message.platform == Platform(rawValue: "sms"))
        #expect(message.recipients.isEmpty)
        #expect(message.platformSpecific == ["a": 1, "content.x": [1], "snippet": "…"])
    }

    @Test(
        "An error names the member (ING-1)",
        arguments: [
            ("\"id\":\"0b1c2d3e-4f50-4a6b-8c7d-9e0f10213243\"", "\"id\":\"1\"", "invalidValue: id"),
            ("\"external_id\":\"x1-00f00d\"", "\"external_id\":null", "missing: external_id"),
            ("\"minute\"", "\"hour\"", "invalidValue: timestamp_precision"),
            ("18:15:00Z\",\"timestamp_p", "18:61:00Z\",\"timestamp_p", "invalidValue: timestamp"),
            ("\"image\"", "\"film\"", "invalidValue: content.type"),
            ("\"size\":12", "\"size\":-1", "invalidValue: content.attachments[0].size"),
            ("\"size\":12", "\"size\":1.5", "wrongType: content.attachments[0].size"),
            ("\"0123456789abcdef", "\"../3456789abcdef", "invalidValue: content.attachments[0].sha256"),
            ("\"omitted\"", "null", "missing: content.attachments[1].state"),
            ("{\"thread_id\":\"t1\"", "{\"thread_id\":7", "wrongType: metadata.thread_id"),
            ("[{\"emoji\":\"👍🏽\"", "[{\"emoji\":null", "missing: metadata.reactions[0].emoji"),
        ])
    func faults(old: String, new: String, fault: String) throws {
        let text = UnifiedMessageJSONTests.whole.replacing(old, with: new)
        #expect(text != UnifiedMessageJSONTests.whole)
        let value = try JSONValue.parse(text)
        let error = #expect(throws: JSONShapeError.self) { try UnifiedMessage(value) }
        #expect(error?.description == fault)
    }

    @Test("A search can add its snippet (ING-1)")
    func additions() throws {
        let message = try UnifiedMessage(JSONValue.parse(UnifiedMessageJSONTests.smallest))
        var writer = JSONWriter()
        message.write(to: &writer, adding: ["snippet": "[hit]"])
        #expect(writer.text == UnifiedMessageJSONTests.smallest.dropLast() + ",\"snippet\":\"[hit]\"}")
    }
}

extension UnifiedMessage {
    static func random(using random: inout SeededRandom) -> UnifiedMessage {
        func text() -> String {
            let pieces = ["a", "word ", "\"", "\\", "\n", "\u{1}", "é", "e\u{301}", "😀", "東京", "\u{200E}"]
            return (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        func maybe<Value>(_ make: () -> Value) -> Value? {
            Bool.random(using: &random) ? make() : nil
        }
        func several<Value>(_ make: () -> Value) -> [Value] {
            (0..<Int.random(in: 0...3, using: &random)).map { _ in make() }
        }
        func person() -> Participant { Participant(identifier: maybe(text), displayName: text()) }
        func time() -> Timestamp {
            Timestamp(milliseconds: Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
        }
        func attachment() -> WhisperMessage.Attachment {
            WhisperMessage.Attachment(
                name: maybe(text), mime: maybe(text), size: maybe { Int64.random(in: 0 ... .max, using: &random) },
                sha256: maybe { String(repeating: "0f", count: 32) },
                state: AttachmentState.allCases.randomElement(using: &random) ?? .found,
                transcript: Bool.random(using: &random) ? "heard" : nil)
        }
        let precision = TimestampPrecision.allCases.randomElement(using: &random) ?? .second
        var specific = JSONObject()
        for index in 0..<Int.random(in: 0...3, using: &random) { specific["k\(index)"] = .string(maybe(text)) }
        return UnifiedMessage(
            id: .random(using: &random), externalID: text(), platform: Platform(rawValue: text()), timestamp: time(),
            precision: precision, local: maybe { LocalTime(text: text(), zone: text()) }, sender: maybe(person),
            recipients: several(person),
            content: Content(
                kind: ContentKind.allCases.randomElement(using: &random) ?? .text, text: maybe(text),
                attachments: several(attachment)),
            threadID: text(), replyTo: maybe(text),
            reactions: several { Reaction(emoji: text(), sender: person(), timestamp: time()) },
            editedAt: maybe(time), platformSpecific: specific)
    }
}
