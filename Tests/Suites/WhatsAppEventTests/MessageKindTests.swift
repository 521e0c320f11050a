import WhisperTextCoding
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Message contents, from genuine bytes (ING-1)", .ownThreads)
struct MessageKindTests {
    /// The expected result of decoding a message.
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let kind: ContentKind
        let text: String?
        let specific: String

        init(_ id: String, _ kind: ContentKind, _ text: String?, _ specific: String = "{}") {
            (self.id, self.kind, self.text, self.specific) = (id, kind, text, specific)
        }

        var testDescription: String { id }
    }

    private static let digest = HexText.text((0..<32).map { UInt8($0) })
    private static let quoted = """
        "quoted":{"id":"M0","sender":"4917099999@s.whatsapp.net","text":"how are you?"},\
        "mentions":["4917099999@s.whatsapp.net","9001@lid"],"forwarded":true,"forwarding_score":4,"ephemeral":true,\
        "ephemeral_seconds":86400
        """

    private static func media(_ rest: String) -> String { #"{"media":{"sha256":"\#(digest)"\#(rest)}"# }

    static let cases: [Case] = [
        Case("text", .text, "Hello 👋"),
        Case("reply", .text, "fine, @4917099999", "{\(quoted)}"),
        Case("image", .image, "the sea", media(#","width":640,"height":480},"ephemeral":true"#)),
        Case(
            "video", .video, "waves",
            #"{"media":{"variant":"moving-picture","sha256":"\#(digest)","seconds":7}}"#),
        Case("view-once", .image, nil, media(#"},"view_once":true"#)),
        Case("view-once-wrapped", .video, nil, media(#","seconds":3},"view_once":true"#)),
        Case(
            "video-note", .video, nil, #"{"media":{"variant":"video-note","sha256":"\#(digest)","seconds":9}}"#),
        Case("voice", .audio, nil, #"{"media":{"variant":"voice-note","sha256":"\#(digest)","seconds":12}}"#),
        Case("audio", .audio, nil, media(#","seconds":200}"#)),
        Case("document", .document, "for you", media("}")),
        Case("sticker", .sticker, nil, media("}")),
        Case(
            "location", .location, "Lighthouse\nCape",
            #"{"location":{"latitude":54.5,"longitude":13.25,"link":"https://l.example"}}"#),
        Case(
            "live-location", .location, "on my way",
            #"{"location":{"latitude":-1.5,"longitude":2.0,"live":true}}"#),
        Case(
            "contact", .contact, "Bob",
            #"{"contacts":[{"display_name":"Bob","vcard":"BEGIN:VCARD\nEND:VCARD"}]}"#),
        Case(
            "contacts", .contact, "Bob\nCem",
            #"{"contacts":[{"display_name":"Bob","vcard":"b"},{"display_name":"Cem","vcard":"c"}]}"#),
        Case("ephemeral-setting", .system, nil, #"{"system":{"type":"ephemeral-setting","seconds":604800}}"#),
        Case("sender-key-and-text", .text, "with a key"),
        Case("group-invite", .text, "Garden\njoin us", #"{"variant":"group-invite"}"#),
        Case(
            "buttons", .image, "which?\ntap",
            #"{"media":{"sha256":"\#(digest)"},"variant":"buttons"}"#),
        Case("button-reply", .text, "this one", #"{"variant":"button-reply",\#(quoted)}"#),
        Case("list", .text, "Menu\nchoose\nfoot", #"{"variant":"list"}"#),
        Case("list-reply", .text, "Soup\nhot", #"{"variant":"list-reply"}"#),
        Case("template", .text, "Your code\nis 123\ndo not share", #"{"variant":"template"}"#),
        Case("interactive", .text, "Offer\nbuy\nnow", #"{"variant":"interactive"}"#),
        Case("event", .text, "Party\nbring cake", #"{"variant":"event"}"#),
        Case(
            "album", .system, nil,
            #"{"system":{"type":"album","images":3,"videos":1,"by":"4915112345@s.whatsapp.net"}}"#),
        Case("pin", .system, nil, #"{"system":{"type":"pinned","target":"M1"}}"#),
        Case("call-log", .call, nil, #"{"call":{"video":true,"outcome":"missed","seconds":0}}"#),
        Case(
            "scheduled-call", .call, "Standup", #"{"call":{"video":true,"scheduled":"2023-11-14T22:13:20Z"}}"#),
        Case("masked", .unknown, nil, #"{"placeholder":"masked"}"#),
        Case("future", .unknown, nil, #"{"placeholder":"unsupported","unsupported_field":1002}"#),
        Case("future-members", .text, "still here"),
        Case("undecryptable", .unknown, nil, #"{"placeholder":"undecryptable"}"#),
        Case("unavailable", .unknown, nil, #"{"placeholder":"unavailable"}"#),
        Case("broadcast", .text, "to many", #"{"broadcast_list":"1700@broadcast"}"#),
        Case("call", .call, nil, #"{"call":{}}"#),
        Case("group-call", .call, nil, #"{"call":{"video":true}}"#),
    ]

    @Test("Kind, text and members without a field of their own are decoded", arguments: cases)
    func kinds(expected: Case) throws {
        let message = try #require(GenuineEvents.message(expected.id))
        #expect(message.content.kind == expected.kind)
        #expect(message.content.text == expected.text)
        #expect(JSONValue.object(message.platformSpecific) == (try JSONValue.parse(Array(expected.specific.utf8))))
        let event = GenuineEvents.event(expected.id)
        #expect(message.raw == RawEvent(name: event.name, bytes: event.raw), "The bytes are stored with it")
        #expect(message.precision == .second)
        #expect(message.attachmentSources.isEmpty)
    }

    @Test("Polls of all versions are equal", arguments: ["poll", "pollV2", "pollV3", "pollV5", "pollV6"])
    func polls(id: String) throws {
        let message = try #require(GenuineEvents.message(id))
        #expect(message.content == Content(kind: .poll, text: "drink?\ntea\ncoffee"))
        let poll = try JSONValue.parse(Array(#"{"options":["tea","coffee"],"selectable":1}"#.utf8))
        #expect(message.platformSpecific["poll"] == poll)
    }

    @Test("Attachments have name, type and size, and are available from the platform")
    func attachments() throws {
        let document = try #require(GenuineEvents.message("document"))
        #expect(
            document.content.attachments == [
                Attachment(name: "tax.pdf", mime: "image/jpeg", size: 1_234, state: .remote)
            ])
        let image = try #require(GenuineEvents.message("image"))
        #expect(image.content.attachments == [Attachment(name: nil, mime: "image/jpeg", size: 1_234, state: .remote)])
    }

    @Test("A reply names the message it replies to")
    func reply() throws {
        #expect(try #require(GenuineEvents.message("reply")).replyTo == "M0")
        #expect(try #require(GenuineEvents.message("text")).replyTo == nil)
    }

    @Test(
        "Events that carry keys or are transient are neither reported nor stored",
        arguments: ["key-share", "sender-key", "qr", "rotated", "presence", "typing"])
    func nothing(id: String) {
        #expect(!GenuineEvents.event(id).name.isEmpty)
        #expect(GenuineEvents.events(id).isEmpty)
    }

    @Test(
        "Events without a representation in the vault are stored unchanged",
        arguments: [
            "temporary-ban", "picture", "identity", "terminated", "from-the-future", "vote",
            "group-nothing", "receipt-sender", "receipt-retry",
        ])
    func others(id: String) throws {
        let event = GenuineEvents.event(id)
        let events = GenuineEvents.events(id)
        #expect(events.names == ["other"])
        guard case .other(let raw, _)? = events.first else { return }
        #expect(raw == RawEvent(name: event.name, bytes: event.raw))
    }

    @Test(
        "The state of the connection is reported",
        arguments: [
            ("connected", ["connected"]), ("disconnected", ["disconnected"]), ("logged-out", ["disconnected"]),
            ("stream-replaced", ["disconnected"]), ("paired", ["paired"]), ("pairing-failed", []),
        ])
    func connection(id: String, expected: [String]) {
        #expect(GenuineEvents.events(id).names == expected)
    }
}
