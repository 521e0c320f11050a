import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import WhisperTextCoding

@Suite("What rows become (WDB-4)", .ownThreads)
struct MappingTests {
    private static let digest = [UInt8](0..<32)
    private static let hex = HexText.text(digest)

    /// The one message of a database.
    private func read(
        statuses: Bool = false, _ fill: (inout TableMaker) -> Void
    ) async throws -> (message: SourceMessage, reading: Reading) {
        var maker = TableMaker()
        fill(&maker)
        let reading = try await Reading(maker.tables, statuses: statuses)
        #expect(reading.incomplete == [])
        return (try #require(reading.messages.last), reading)
    }

    private func expect(
        _ message: SourceMessage, _ kind: ContentKind, _ text: String?, _ specific: String,
        location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(message.content.kind == kind, sourceLocation: location)
        #expect(message.content.text == text, sourceLocation: location)
        #expect(JSONValue.object(message.platformSpecific).text == specific, sourceLocation: location)
    }

    @Test("A text, with its sender, id, time and chat")
    func text() async throws {
        let (message, _) = try await read { $0.message(5, type: 0, text: "Hello 👋") }
        try expect(message, .text, "Hello 👋", "{}")
        #expect(message.externalID == "KEY5")
        #expect(message.timestamp.milliseconds == TableMaker.time + 5)
        #expect(message.precision == .millisecond)
        #expect(
            message.chat == ChatReference(key: "4917022222222@s.whatsapp.net", title: "+4917022222222", kind: .direct))
        #expect(message.sender?.aliases == [PersonAlias(kind: .phoneNumber, value: "+4917022222222")])
    }

    @Test("A picture with caption, path, hash, size and dimensions")
    func picture() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 1, text: "the sea")
            $0.detail(
                "message_media", 5,
                [
                    "file_path": "Media/WhatsApp Images/IMG-1.jpg", "mime_type": "image/jpeg", "file_size": 2_048,
                    "file_hash": .text(Array(Base64.text(Self.digest).utf8)), "width": 640, "height": 480,
                ])
        }
        try expect(message, .image, "the sea", #"{"media":{"sha256":"\#(Self.hex)","width":640,"height":480}}"#)
        #expect(
            message.content.attachments == [
                Attachment(name: "IMG-1.jpg", mime: "image/jpeg", size: 2_048, state: .missing)
            ])
    }

    @Test("What a phone never had is remote, and a voice note is recognised by its origin")
    func voice() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 2, ["origin": 1])
            $0.detail("message_media", 5, ["mime_type": "audio/ogg; codecs=opus", "media_duration": 12])
        }
        try expect(message, .audio, nil, #"{"media":{"variant":"voice-note","seconds":12}}"#)
        #expect(message.content.attachments.first?.state == .remote)
    }

    @Test("Pictures that can be seen once, moving pictures, stickers", arguments: [42, 13, 20] as [Int64])
    func kinds(_ type: Int64) async throws {
        let (message, _) = try await read { $0.message(5, type: type) }
        let expected: [Int64: (ContentKind, String)] = [
            42: (.image, #"{"media":{},"view_once":true}"#),
            13: (.video, #"{"media":{"variant":"moving-picture"}}"#), 20: (.sticker, #"{"media":{}}"#),
        ]
        let (kind, specific) = try #require(expected[type])
        try expect(message, kind, nil, specific)
    }

    @Test("A reply keeps the quoted text, whether or not the original is there")
    func reply() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 0, chat: 2, sender: 4, text: "fine")
            $0.detail(
                "message_quoted", 5,
                ["key_id": "GONE", "from_me": 0, "sender_jid_row_id": 2, "text_data": "how are you?"])
            $0.detail("message_mentions", 5, ["_id": 1, "jid_row_id": 2])
            $0.detail("message_forwarded", 5, ["forward_score": 4])
            $0.detail("message_ephemeral", 5, ["duration": 86_400])
        }
        try expect(
            message, .text, "fine",
            """
            {"quoted":{"id":"GONE","sender":"4917022222222@s.whatsapp.net","text":"how are you?"},\
            "mentions":["4917022222222@s.whatsapp.net"],"forwarded":true,"forwarding_score":4,"ephemeral":true,\
            "ephemeral_seconds":86400}
            """)
        #expect(message.replyTo == "GONE")
    }

    @Test("A star and a message from a broadcast list are marked")
    func marks() async throws {
        let (message, _) = try await read { $0.message(5, type: 0, text: "x", ["starred": 1, "broadcast": 1]) }
        try expect(message, .text, "x", #"{"starred":true,"broadcast_list":true}"#)
    }

    @Test("An edited message has the id that it had, and an edit at its time")
    func edited() async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 0, text: "newer")
            $0.detail(
                "message_edit_info", 5,
                ["original_key_id": "FIRST", "edited_timestamp": .integer(TableMaker.time + 9_000)])
        }
        #expect(message.externalID == "FIRST")
        guard case .edit(_, let target, let content, _, let time, _)? = reading.events.last else {
            Issue.record("There is no edit")
            return
        }
        #expect(target.id == "FIRST")
        #expect(content.text == "newer")
        #expect(time.milliseconds == TableMaker.time + 9_000)
    }

    @Test("A revocation keeps who did it", arguments: [false, true])
    func revoked(_ isByAdmin: Bool) async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 15, chat: 2, sender: 4)
            $0.detail(
                "message_revoked", 5, ["revoked_key_id": "GONE", "admin_jid_row_id": isByAdmin ? 2 : .null])
        }
        #expect(message.content.kind == .deleted)
        #expect(message.externalID == "GONE")
        guard case .deletion(_, let target, let person, let claim, _, _)? = reading.events.last else {
            Issue.record("There is no deletion")
            return
        }
        #expect(target.id == "GONE")
        #expect(claim == (isByAdmin ? .admin : .author))
        #expect(person?.identifier == (isByAdmin ? "+4917022222222" : "+4917033333333"))
    }

    @Test("A poll with options, and votes by the hashes of options")
    func poll() async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 66, fromMe: true, text: "Colour?")
            $0.detail("message_poll", 5, ["selectable_options_count": 1])
            $0.detail("message_poll_option", 5, ["_id": 1, "option_name": "red"])
            $0.detail("message_poll_option", 5, ["_id": 2, "option_name": "abc"])
            $0.add(
                "message_add_on",
                [
                    "_id": 1, "parent_message_row_id": 5, "from_me": 0, "sender_jid_row_id": 2, "key_id": "V",
                    "timestamp": .integer(TableMaker.time), "message_add_on_type": 67,
                ])
            $0.add("message_add_on_poll_vote", ["message_add_on_row_id": 1])
            $0.add(
                "message_add_on_poll_vote_selected_option",
                ["message_add_on_row_id": 1, "message_poll_option_id": 2])
        }
        try expect(message, .poll, "Colour?\nred\nabc", #"{"poll":{"options":["red","abc"],"selectable":1}}"#)
        guard case .vote(_, "KEY5", let options, let person, _, _)? = reading.events.last else {
            Issue.record("There is no vote")
            return
        }
        // SHA-256 of "abc" (FIPS 180-2, B.1).
        #expect(options.map { HexText.text($0).prefix(16) } == ["ba7816bf8f01cfea"])
        #expect(person.identifier == "+4917022222222")
    }

    @Test("Places, live ones too")
    func places() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 5)
            $0.detail(
                "message_location", 5,
                [
                    "latitude": .real(54.5), "longitude": .real(13.25), "place_name": "Lighthouse",
                    "place_address": "Cape", "url": "https://l.example",
                ])
        }
        try expect(
            message, .location, "Lighthouse\nCape",
            #"{"location":{"latitude":54.5,"longitude":13.25,"link":"https://l.example"}}"#)
        let (live, _) = try await read {
            $0.message(5, type: 16, text: "on my way")
            $0.detail(
                "message_location", 5,
                ["latitude": .real(-1.5), "longitude": .real(2), "live_location_share_duration": 900])
        }
        try expect(
            live, .location, "on my way",
            #"{"location":{"latitude":-1.5,"longitude":2.0,"live":true},"live_location":{"seconds":900}}"#)
    }

    @Test("Contact cards")
    func contacts() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 4, text: "Bob")
            $0.detail("message_vcard", 5, ["_id": 1, "vcard": "BEGIN:VCARD\nFN:Bob\nEND:VCARD"])
        }
        try expect(
            message, .contact, "Bob",
            #"{"contacts":[{"display_name":"Bob","vcard":"BEGIN:VCARD\nFN:Bob\nEND:VCARD"}]}"#)
    }

    @Test("Several contact cards in one message are read, until 2021, too")
    func cards() async throws {
        let cards = ["One", "Two"].map { "BEGIN:VCARD\nVERSION:3.0\nFN:\($0)\nTEL;waid=4917022222222:+49\nEND:VCARD" }
        var maker = TableMaker()
        maker.add(
            "messages",
            [
                "_id": 2, "key_remote_jid": "4917022222222@s.whatsapp.net", "key_from_me": 0, "key_id": "K",
                "timestamp": .integer(TableMaker.time), "media_wa_type": "14", "status": 0, "data": .null,
            ])
        for (place, card) in cards.enumerated() {
            maker.detail(
                "messages_vcards", 2, ["_id": .integer(Int64(place)), "vcard": .text(Array(card.utf8))])
        }
        var tables = maker.tables.filter { $0.table.name.hasPrefix("messages") }
        let reading = try await Reading(tables)
        let message = try #require(reading.messages.first)
        #expect(message.content.text == "One\nTwo\n+49\n+49")
        #expect(message.platformSpecific["android"] == nil)
        #expect(message.sender?.displayName == "One", "the first card that has the number")
        // While rows move, both tables have them.
        for (place, card) in cards.enumerated() {
            maker.detail("message_vcard", 2, ["_id": .integer(Int64(place)), "vcard": .text(Array(card.utf8))])
        }
        tables = maker.tables.filter { $0.table.name.hasPrefix("messages") || $0.table.name == "message_vcard" }
        let again = try await Reading(tables)
        #expect(again.messages.first?.content.text == "One\nTwo\n+49\n+49")
        #expect(again.account("messages_vcards")?.leftOut == [.superseded: 2])
        #expect(again.incomplete == [])
    }

    @Test("Calls: as messages, beside messages, missed ones, in groups")
    func calls() async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 90, fromMe: true)
            $0.detail("message_call_log", 5, ["call_log_row_id": 1])
            for (id, key, group, result) in [(1, "call:A", 0, 5), (2, "call:B", 3, 2)]
                as [(Int64, String, Int64, Int64)]
            {
                $0.add(
                    "call_log",
                    [
                        "_id": .integer(id), "jid_row_id": 2, "from_me": 0, "call_id": .text(Array(key.utf8)),
                        "timestamp": .integer(TableMaker.time), "video_call": 1, "duration": 75,
                        "call_result": .integer(result), "group_jid_row_id": .integer(group),
                    ])
            }
            $0.add("call_log_participant_v2", ["_id": 1, "call_log_row_id": 2, "jid_row_id": 4])
            $0.message(6, type: 10)
            $0.detail("missed_call_logs", 6, ["_id": 1, "video_call": 1])
        }
        #expect(reading.messages.map(\.externalID) == ["KEY5", "KEY6", "B"])
        try expect(
            reading.messages[0], .call, nil, #"{"call":{"video":true,"outcome":"connected","seconds":75}}"#)
        try expect(reading.messages[1], .call, nil, #"{"call":{"video":true,"outcome":"missed"}}"#)
        try expect(
            message, .call, nil,
            #"{"call":{"video":true,"outcome":"missed","seconds":75},"people":["4917033333333@s.whatsapp.net"]}"#)
        #expect(message.chat.key == "120363001@g.us")
        #expect(reading.account("call_log").map { [$0.joined, $0.messages] } == [1, 1])
    }

    @Test("Albums, and the pictures in them")
    func albums() async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 99)
            $0.detail("message_album", 5, ["image_count": 2, "video_count": 1])
            $0.message(6, type: 1, fromMe: true)
            $0.add(
                "message_association",
                ["child_message_row_id": 6, "parent_message_row_id": 5, "association_type": 2])
        }
        try expect(
            reading.messages[0], .system, nil,
            #"{"system":{"type":"album","images":2,"videos":1,"by":"4917022222222@s.whatsapp.net"}}"#)
        try expect(message, .image, nil, #"{"media":{},"album":{"id":"KEY5"}}"#)
    }

    @Test("The history of a group, with the people in it")
    func groupHistory() async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 7, chat: 2, sender: 2)
            $0.detail("message_system", 5, ["action_type": 12])
            $0.detail("message_system_chat_participant", 5, ["user_jid_row_id": 4])
            $0.message(6, type: 7, chat: 2, sender: 2, text: "Rowing")
            $0.detail("message_system", 6, ["action_type": 1])
            $0.detail("message_system_value_change", 6, ["old_data": "Sailing"])
        }
        try expect(
            reading.messages[0], .system, "4917033333333@s.whatsapp.net",
            #"{"system":{"type":"participant-added","by":"4917022222222@s.whatsapp.net"}}"#)
        try expect(
            message, .system, "Rowing",
            #"{"system":{"type":"group-subject","by":"4917022222222@s.whatsapp.net","former":"Sailing"}}"#)
        #expect(message.sender == nil)
        #expect(message.chat.title == "Sailing")
    }

    @Test("Receipts of each person, and the status that follows from them")
    func receipts() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 0, fromMe: true, text: "x", ["status": 4])
            $0.detail(
                "receipt_user", 5,
                ["_id": 1, "receipt_user_jid_row_id": 2, "receipt_timestamp": .integer(TableMaker.time)])
        }
        #expect(message.status == .delivered)
        try expect(message, .text, "x", "{}")
        #expect(message.receipts.map(\.person.identifier) == ["+4917022222222"])
        #expect(message.receipts.map(\.status) == [.delivered])
        #expect(message.receipts.map(\.timestamp.milliseconds) == [TableMaker.time])
    }

    @Test("Of a person who got further, the earlier times stay with the message; groups and unknown rows have none")
    func furtherReceipts() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 0, fromMe: true, text: "x", ["status": 4])
            for (id, user) in [(1, 2), (2, 3), (3, 99)] as [(Int64, Int64)] {
                $0.detail(
                    "receipt_user", 5,
                    [
                        "_id": .integer(id), "receipt_user_jid_row_id": .integer(user),
                        "receipt_timestamp": .integer(TableMaker.time), "read_timestamp": .integer(TableMaker.time + 5),
                        "played_timestamp": .integer(7),
                    ])
            }
        }
        #expect(message.status == .read)
        #expect(message.receipts.map(\.status) == [.read])
        #expect(message.receipts.map(\.timestamp.milliseconds) == [TableMaker.time + 5])
        try expect(
            message, .text, "x",
            #"{"receipts":[{"person":"4917022222222@s.whatsapp.net","delivered":"2023-11-14T22:13:20.123Z"}]}"#)
    }

    @Test("Reactions, pins and what is not known are distinguished")
    func addOns() async throws {
        let (_, reading) = try await read {
            $0.message(5, type: 0, fromMe: true, text: "x")
            for (id, type) in [(1, 56), (2, 73), (3, 99), (4, 73), (5, 79), (6, 79)] as [(Int64, Int64)] {
                $0.add(
                    "message_add_on",
                    [
                        "_id": .integer(id), "parent_message_row_id": 5, "from_me": 0, "sender_jid_row_id": -1,
                        "key_id": .text(Array("ADD\(id)".utf8)), "timestamp": .integer(TableMaker.time),
                        "message_add_on_type": .integer(type),
                    ])
            }
            $0.add("message_add_on_reaction", ["message_add_on_row_id": 1, "reaction": "👍"])
            $0.add("message_add_on_pin_in_chat", ["message_add_on_row_id": 2, "pin_in_chat_state": 1])
            $0.add("message_add_on_pin_in_chat", ["message_add_on_row_id": 4, "pin_in_chat_state": 0])
            $0.add("message_add_on_keep_in_chat", ["message_add_on_row_id": 5, "keep_in_chat_state": 1])
            $0.add("message_add_on_keep_in_chat", ["message_add_on_row_id": 6, "keep_in_chat_state": 0])
            $0.add("message_add_on_other", ["message_add_on_row_id": 3, "value": 1])
        }
        let reactions = reading.events.compactMap { event -> String? in
            if case .reaction(_, "KEY5", let emoji, let person, _, _) = event {
                emoji + (person.identifier ?? "")
            } else {
                nil
            }
        }
        #expect(reactions == ["👍+4917022222222"])
        let target = #""target":"KEY5","by":"4917022222222@s.whatsapp.net"}}"#
        try expect(reading.messages[1], .system, nil, #"{"system":{"type":"pinned",\#(target)"#)
        try expect(
            reading.messages[2], .unknown, nil,
            """
            {"placeholder":"unsupported","target":"KEY5",\
            "android":{"message_add_on_other":{"value":1},"message_add_on_type":99}}
            """)
        for (place, type) in [(3, "unpinned"), (4, "kept"), (5, "not-kept")] {
            try expect(reading.messages[place], .system, nil, #"{"system":{"type":"\#(type)",\#(target)"#)
        }
        #expect(reading.account("message_add_on")?.unknownTypes == [99: 1])
    }

    @Test("Types and actions that are not known keep their columns, and are counted")
    func unknown() async throws {
        let (message, reading) = try await read {
            $0.message(5, type: 7, chat: 2)
            $0.detail("message_system", 5, ["action_type": 777])
            $0.message(6, type: 555, text: "words")
            $0.detail("message_order", 6, ["order_id": "A1", "item_count": 2, "thumbnail": .blob([1])])
        }
        try expect(
            message, .unknown, nil, #"{"placeholder":"unsupported","android":{"message_type":7,"action_type":777}}"#)
        #expect(message.sender == nil)
        try expect(
            reading.messages[0], .unknown, "words",
            """
            {"placeholder":"unsupported","android":{"message_type":555,"status":0,"origin":0,\
            "message_order":{"item_count":2,"order_id":"A1"}}}
            """)
        #expect(reading.account("message")?.unknownTypes == [555: 1, -777: 1])
    }

    @Test("Status posts are delivered only if they are requested", arguments: [false, true])
    func statuses(_ isRequested: Bool) async throws {
        let (_, reading) = try await read(statuses: isRequested) {
            $0.message(4, type: 0, text: "x")
            $0.message(5, type: 0, chat: 3, sender: 2, text: "look")
        }
        #expect(reading.messages.count == (isRequested ? 2 : 1))
        #expect(reading.account("message")?.leftOut == (isRequested ? [:] : [.status: 1]))
        #expect(reading.survey.chats.count == (isRequested ? 2 : 1))
    }

    @Test("A newsletter writes itself")
    func newsletter() async throws {
        let (message, _) = try await read {
            $0.message(5, type: 0, chat: 4, text: "news")
            $0.detail("newsletter_message", 5, ["server_message_id": 42])
        }
        try expect(message, .text, "news", #"{"server_id":42}"#)
        #expect(message.chat.kind == .broadcast)
        #expect(message.sender?.isOwner == false)
        #expect(message.sender?.displayName == "News")
    }
}
