import Testing
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("Whatever words a row has are its text (WDB-3, WDB-4)", .ownThreads)
struct WordTests {
    /// The message of a row of a type with rows of other tables.
    private func message(
        _ type: Int64, _ text: String? = nil, _ rows: [(table: String, values: [String: RowValue])]
    ) async throws -> (message: SourceMessage, unknown: [Int64: Int64]) {
        var maker = TableMaker()
        maker.message(5, type: type, text: text)
        for row in rows { maker.detail(row.table, 5, row.values) }
        let reading = try await Reading(maker.tables)
        #expect(reading.incomplete == [])
        return (try #require(reading.messages.first), reading.account("message")?.unknownTypes ?? [:])
    }

    /// A kind of message, and what it is expected to say.
    struct Kind: Sendable {
        var type: Int64
        var text: String?
        var table: String
        var values: [String: RowValue]
        var expected: String
        var variant: String
    }

    private static let kinds = [
        Kind(
            type: 92, table: "message_event",
            values: ["name": "Picnic", "description": "Bring salad", "location_name": "Park", "start_time": 1],
            expected: "Picnic\nBring salad\nPark", variant: "event"),
        Kind(
            type: 24, text: "Come", table: "message_group_invite", values: ["group_name": "Sailing", "expired": 0],
            expected: "Come\nSailing", variant: "group-invite"),
        Kind(
            type: 23, table: "message_product",
            values: ["title": "Red chair", "description": "Comfortable", "amount_1000": 99_000],
            expected: "Red chair\nComfortable", variant: "product"),
        Kind(
            type: 44, table: "message_order", values: ["order_title": "Chairs", "message": "Please deliver"],
            expected: "Chairs\nPlease deliver", variant: "order"),
        Kind(
            type: 25, text: "Parcel", table: "message_template",
            values: ["content_text_data": "Parcel", "footer_text_data": "The service"],
            expected: "Parcel\nThe service", variant: "template"),
        Kind(
            type: 46, text: "Option B", table: "message_ui_elements_reply",
            values: ["reply_values": "[\"b\"]", "reply_description": "Option B"], expected: "Option B",
            variant: "interactive-reply"),
        Kind(
            type: 45, table: "message_ui_elements",
            values: [
                "element_content": """
                {"title":"Times","templateId":"4711","sections":[{"rows":[{"id":"1","title":"Morning"}]}],\
                "native_flow_content":{"buttons":[{"name":"cta_url","params":"{\\"display_text\\":\\"Track it\\"}"}]}}
                """, "footer_text": "Foot",
            ], expected: "Times\nMorning\nTrack it\nFoot", variant: "interactive"),
    ]

    @Test("The words of a kind of message are its text, in the form of live messages", arguments: kinds)
    func known(_ kind: Kind) async throws {
        let (message, unknown) = try await message(kind.type, kind.text, [(kind.table, kind.values)])
        #expect(message.content == Content(kind: .text, text: kind.expected))
        #expect(message.platformSpecific["variant"] == .string(kind.variant))
        guard case .object(let raw)? = message.platformSpecific["android"] else {
            Issue.record("The columns are missing")
            return
        }
        #expect(raw[kind.table] != nil)
        #expect(unknown.isEmpty)
    }

    @Test("A row of a type that no list has shows the words of every table, and is counted", arguments: kinds)
    func unlisted(_ kind: Kind) async throws {
        let (message, unknown) = try await message(4_711, kind.text, [(kind.table, kind.values)])
        #expect(message.content == Content(kind: .unknown, text: kind.expected))
        #expect(unknown == [4_711: 1])
    }

    @Test("Of a row of a type that no list has, places, cards and what was shown below a link are its text, too")
    func others() async throws {
        let (message, _) = try await message(
            4_711, nil,
            [
                ("message_location", ["place_name": "Cape", "place_address": "1 Road"]),
                ("message_vcard", ["_id": 1, "vcard": "BEGIN:VCARD\nFN:Bob\nEND:VCARD"]),
                ("message_text", ["page_title": "A page", "description": "About it"]),
                ("message_payment", ["amount_with_symbol": "€5.00"]),
            ])
        #expect(message.content.text == "€5.00\nCape\n1 Road\nBob\nA page\nAbout it")
    }

    @Test("What is shown below a link is no text of the message")
    func preview() async throws {
        let (message, _) = try await message(
            0, "see https://example.org", [("message_text", ["page_title": "A page", "description": "About it"])])
        #expect(message.content.text == "see https://example.org")
    }

    @Test("A message of a business with a picture or a video is one with words", arguments: [25, 28] as [Int64])
    func files(_ type: Int64) async throws {
        let mime = type == 25 ? "image/jpeg" : "video/mp4"
        let (message, unknown) = try await message(
            type, "Summer sale",
            [
                ("message_media", ["mime_type": .text(Array(mime.utf8)), "file_path": "Media/x"]),
                ("message_template_button", ["_id": 1, "text_data": "Buy", "extra_data": "https://shop.example"]),
            ])
        #expect(message.content.kind == (type == 25 ? .image : .video))
        #expect(message.content.text == "Summer sale\nBuy\nhttps://shop.example")
        #expect(message.content.attachments.count == 1)
        #expect(unknown.isEmpty)
    }

    @Test("A row of a listed type without a word is unknown")
    func wordless() async throws {
        let (message, unknown) = try await message(92, nil, [])
        #expect(message.content.kind == .unknown)
        #expect(unknown == [92: 1])
    }

    @Test("A poll of the second number is a poll")
    func poll() async throws {
        let (message, unknown) = try await message(
            106, "Colour?", [("message_poll_option", ["_id": 1, "option_name": "red"])])
        #expect(message.content == Content(kind: .poll, text: "Colour?\nred"))
        #expect(unknown.isEmpty)
    }

    @Test("The numbers on a contact card are words of its message, as written and without spaces (files 11)")
    func cards() async throws {
        let card = """
            BEGIN:VCARD\nFN:Chidi Okafor\nitem1.TEL;waid=2348012345678:+234 801 234 5678\n\
            TEL;VALUE=uri:tel:+44-20-7946-0018\nTEL:4711\nEND:VCARD
            """
        let (message, _) = try await message(
            4, "Chidi", [("message_vcard", ["_id": 1, "vcard": .text(Array(card.utf8))])])
        #expect(
            message.content.text == """
                Chidi Okafor
                +234 801 234 5678
                +2348012345678
                +44-20-7946-0018
                +442079460018
                4711
                """)
    }
}
