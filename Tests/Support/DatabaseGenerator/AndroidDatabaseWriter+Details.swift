import WhisperRowPort

/// The rows of other tables that belong to a message.
extension AndroidDatabaseWriter {
    func writeDetails(_ message: HistoryMessage, _ number: Int, _ chat: HistoryChat, _ writer: inout TableWriter) {
        let row = RowValue.integer(message.row)
        func add(_ table: String, _ values: [String: RowValue]) {
            writer.add(table, values.merging(["message_row_id": row]) { first, _ in first })
        }
        if let score = message.forwarded { add("message_forwarded", ["forward_score": .integer(score)]) }
        if let seconds = message.ephemeral { add("message_ephemeral", ["duration": .integer(seconds)]) }
        if let time = message.editedAt {
            add("message_edit_info", ["original_key_id": .string(message.key), "edited_timestamp": .integer(time)])
        }
        for person in message.mentions {
            add(
                "message_mentions",
                [
                    "_id": .integer(writer.count("message_mentions") + 1),
                    "jid_row_id": .integer(Self.row(person: person)),
                ])
        }
        for receipt in message.receipts {
            add(
                "receipt_user",
                [
                    "_id": .integer(writer.count("receipt_user") + 1),
                    "receipt_user_jid_row_id": .integer(Self.row(person: receipt.person)),
                    "receipt_timestamp": .integer(receipt.delivered), "read_timestamp": .number(receipt.read),
                ])
        }
        for reaction in message.reactions {
            let id = addOn(message, reaction.person, type: 56, time: reaction.time, &writer)
            writer.add(
                "message_add_on_reaction",
                [
                    "message_add_on_row_id": .integer(id), "reaction": .string(reaction.emoji),
                    "sender_timestamp": .integer(reaction.time),
                ])
        }
        writeBody(message, chat, &writer)
    }

    private func addOn(
        _ message: HistoryMessage, _ person: Int, type: Int64, time: Int64, _ writer: inout TableWriter
    ) -> Int64 {
        let id = writer.count("message_add_on") + 1
        writer.add(
            "message_add_on",
            [
                "_id": .integer(id), "from_me": .integer(person == 0 ? 1 : 0), "key_id": .string("ADD\(id)"),
                "sender_jid_row_id": .integer(person == 0 ? 0 : Self.row(person: person)),
                "parent_message_row_id": .integer(message.row), "timestamp": .integer(time),
                "message_add_on_type": .integer(type),
            ])
        return id
    }

    private func writeBody(
        _ message: HistoryMessage, _ chat: HistoryChat, _ writer: inout TableWriter
    ) {
        func add(_ table: String, _ values: [String: RowValue]) {
            writer.add(table, values.merging(["message_row_id": .integer(message.row)]) { first, _ in first })
        }
        switch message.body {
        case .image:
            add(
                "message_media",
                [
                    "mime_type": .string(message.file?.mime ?? "image/jpeg"),
                    "file_path": .string("Media/\(message.file?.name ?? "IMG-\(message.row).jpg")"),
                    "file_size": .number(message.file.map { Int64($0.bytes.count) }),
                    "width": .integer(640), "height": .integer(480),
                ])
        case .voice(let seconds):
            add("message_media", ["mime_type": .string("audio/ogg"), "media_duration": .integer(seconds)])
        case .document(let name): add("message_media", ["media_name": .string(name)])
        case .location(let latitude, let longitude, let name):
            add(
                "message_location",
                ["latitude": .real(latitude), "longitude": .real(longitude), "place_name": .string(name)])
        case .contact(let name):
            add(
                "message_vcard",
                [
                    "_id": .integer(writer.count("message_vcard") + 1),
                    "vcard": .string("BEGIN:VCARD\nVERSION:3.0\nFN:\(name)\nEND:VCARD"),
                ])
        case .poll(_, let options, let votes):
            add("message_poll", ["selectable_options_count": .integer(1)])
            let first = writer.count("message_poll_option") + 1
            for (place, option) in options.enumerated() {
                add(
                    "message_poll_option",
                    ["_id": .integer(first + Int64(place)), "option_name": .string(option)])
            }
            for person in votes.keys.sorted() {
                let id = addOn(message, person, type: 67, time: message.time + 1_000, &writer)
                writer.add("message_add_on_poll_vote", ["message_add_on_row_id": .integer(id)])
                for choice in votes[person] ?? [] {
                    writer.add(
                        "message_add_on_poll_vote_selected_option",
                        [
                            "message_add_on_row_id": .integer(id),
                            "message_poll_option_id": .integer(first + Int64(choice)),
                        ])
                }
            }
        case .added(let members):
            add("message_system", ["action_type": .integer(12)])
            for member in members {
                add("message_system_chat_participant", ["user_jid_row_id": .integer(Self.row(person: member))])
            }
        case .subject:
            add("message_system", ["action_type": .integer(1)])
            add("message_system_value_change", ["old_data": .string("before")])
        case .call(let isVideo, let seconds, let result):
            let id = writer.count("call_log") + 1
            add("message_call_log", ["call_log_row_id": .integer(id)])
            writer.add(
                "call_log",
                [
                    "_id": .integer(id), "jid_row_id": .integer(Self.row(person: chat.members[0])),
                    "from_me": .integer(message.sender == 0 ? 1 : 0), "call_id": .string("call:\(message.key)"),
                    "timestamp": .integer(message.time), "video_call": .integer(isVideo ? 1 : 0),
                    "duration": .integer(seconds), "call_result": .integer(result), "group_jid_row_id": .integer(0),
                ])
        case .revoked(let admin):
            add(
                "message_revoked",
                [
                    "revoked_key_id": .string(message.key),
                    "admin_jid_row_id": .number(admin.map { Self.row(person: $0) }),
                ])
        case .album(let images): add("message_album", ["image_count": .integer(images), "video_count": .integer(0)])
        case .unknown: add("message_order", ["order_id": .string("order \(message.row)"), "item_count": .integer(2)])
        case .text: break
        }
    }
}

extension HistoryBody {
    /// Whether the device that wrote it is recorded: that of calls and of lines about a group is not.
    var hasAuthor: Bool {
        switch self {
        case .added, .subject, .call: false
        default: true
        }
    }

    /// The number in `message_type`.
    var type: Int64 {
        switch self {
        case .text: 0
        case .image: 1
        case .voice: 2
        case .contact: 4
        case .location: 5
        case .added, .subject: 7
        case .document: 9
        case .revoked: 15
        case .poll: 66
        case .call: 90
        case .album: 99
        case .unknown(let type): type
        }
    }

    /// The text in `text_data`.
    var text: String? {
        switch self {
        case .text(let text), .subject(let text): text
        case .image(let caption): caption
        case .poll(let question, _, _): question
        case .contact(let name): name
        case .unknown: "what this is, only newer releases know"
        case .voice, .document, .location, .added, .call, .revoked, .album: nil
        }
    }
}
