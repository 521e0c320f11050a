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
        for row in message.rows {
            writer.addFurther(row.table, row.values.merging([row.key: .integer(message.row)]) { first, _ in first })
        }
        if let time = message.editedAt, !message.body.isRevoked {
            add("message_edit_info", ["original_key_id": .string(message.key), "edited_timestamp": .integer(time)])
        }
        for person in message.mentions {
            add(
                "message_mentions",
                [
                    "_id": .integer(writer.count("message_mentions") + 1),
                    "jid_row_id": .integer(reference(person)),
                ])
        }
        for receipt in message.receipts {
            add(
                "receipt_user",
                [
                    "_id": .integer(writer.count("receipt_user") + 1),
                    "receipt_user_jid_row_id": .integer(reference(receipt.person)),
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
        for addOn in message.addOns {
            let id = self.addOn(
                message, addOn.person, type: addOn.type, time: addOn.time ?? message.time, key: addOn.key, &writer)
            writer.addFurther(
                addOn.row.table, addOn.row.values.merging(["message_add_on_row_id": .integer(id)]) { first, _ in first }
            )
        }
        writeBody(message, chat, &writer)
    }

    private func addOn(
        _ message: HistoryMessage, _ person: Int, type: Int64, time: Int64, key: String? = nil,
        _ writer: inout TableWriter
    ) -> Int64 {
        let id = writer.count("message_add_on") + 1
        writer.add(
            "message_add_on",
            [
                "_id": .integer(id), "from_me": .integer(person == 0 ? 1 : 0), "key_id": .string(key ?? "ADD\(id)"),
                "sender_jid_row_id": .integer(person == 0 ? 0 : reference(person)),
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
            let table = schema == .legacy ? "messages_vcards" : "message_vcard"
            add(
                table,
                [
                    "_id": .integer(writer.count(table) + 1),
                    "vcard": .string("BEGIN:VCARD\nVERSION:3.0\nFN:\(name)\nEND:VCARD"),
                ])
        case .poll(_, let options, let votes):
            add("message_poll", ["selectable_options_count": .integer(message.selectable)])
            let first = writer.count("message_poll_option") + 1
            for (place, option) in options.enumerated() {
                add(
                    "message_poll_option",
                    ["_id": .integer(first + Int64(place)), "option_name": .string(option)])
            }
            for person in votes.keys.sorted() {
                let id = addOn(message, person, type: 67, time: message.votedAt ?? message.time + 1_000, &writer)
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
                add("message_system_chat_participant", ["user_jid_row_id": .integer(reference(member))])
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
                    "admin_jid_row_id": .number(admin.map { reference($0) }),
                    "revoke_timestamp": .number(message.editedAt),
                ])
        case .album(let images): add("message_album", ["image_count": .integer(images), "video_count": .integer(0)])
        case .unknown: add("message_order", ["order_id": .string("order \(message.row)"), "item_count": .integer(2)])
        case .file(let file): write(file, message.row, &writer)
        case .line(let line): write(line, message.row, &writer)
        case .text, .other: break
        }
    }

    private func write(_ file: HistoryMedia, _ row: Int64, _ writer: inout TableWriter) {
        writer.add(
            "message_media",
            [
                "message_row_id": .integer(row), "mime_type": .string(file.mime), "file_path": .string(file.path),
                "file_size": .integer(file.size), "file_length": .integer(file.size), "file_hash": .string(file.hash),
                "media_name": .string(file.name), "media_duration": .number(file.seconds),
                "width": .number(file.pixels), "height": .number(file.pixels),
                "raw_transcription_text": .string(file.transcript),
            ])
    }

    private func write(_ line: HistoryLine, _ row: Int64, _ writer: inout TableWriter) {
        writer.add("message_system", ["message_row_id": .integer(row), "action_type": .integer(line.action)])
        for person in line.people {
            writer.add(
                "message_system_chat_participant",
                ["message_row_id": .integer(row), "user_jid_row_id": .integer(reference(person))])
        }
        if let isMe = line.isMeJoined {
            writer.add(
                "message_system_group", ["message_row_id": .integer(row), "is_me_joined": .integer(isMe ? 1 : 0)])
        }
        if let former = line.former {
            writer.add(
                "message_system_value_change", ["message_row_id": .integer(row), "old_data": .string(former)])
        }
    }

    /// Writes a call that no message shows.
    func write(_ call: HistoryCall, _ writer: inout TableWriter) {
        let id = writer.count("call_log") + 1
        writer.add(
            "call_log",
            [
                "_id": .integer(id), "jid_row_id": .integer(reference(call.person)), "from_me": .integer(0),
                "call_id": .string("call:\(call.key)"), "timestamp": .integer(call.time),
                "video_call": .integer(call.isVideo ? 1 : 0), "duration": .integer(call.seconds),
                "call_result": .integer(call.result),
                "group_jid_row_id": .integer(call.chat.map { Self.row(group: $0) } ?? 0),
            ])
        for person in call.participants {
            writer.add(
                "call_log_participant_v2",
                [
                    "_id": .integer(writer.count("call_log_participant_v2") + 1), "call_log_row_id": .integer(id),
                    "jid_row_id": .integer(reference(person)), "call_result": .integer(call.result),
                ])
        }
    }
}

extension HistoryChat {
    /// Whether rows name who wrote a message: elsewhere that is the other side, or the owner.
    var namesSenders: Bool {
        if case .other(server: "broadcast") = place { return true }
        return isGroup
    }

    /// The number in `group_type`.
    var groupType: Int64 { if case .group(let type, _) = place { type } else { 0 } }

    /// The ranks of members, if they are given.
    var ranks: [Int: Int64]? { if case .group(_, let ranks) = place { ranks } else { nil } }
}

extension HistoryBody {
    /// Whether the device that wrote it is recorded: that of calls and of lines about a group is not.
    var hasAuthor: Bool {
        switch self {
        case .added, .subject, .call, .line: false
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
        case .unknown(let type), .other(let type, _): type
        case .file(let file): file.type
        case .line: 7
        }
    }

    /// Whether it was deleted for everyone.
    var isRevoked: Bool { if case .revoked = self { true } else { false } }

    /// Whether it was recorded as a message.
    var isVoice: Bool {
        switch self {
        case .voice: true
        case .file(let file): file.isVoice
        default: false
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
        case .file(let file): file.caption
        case .line(let line): line.text
        case .other(_, let text): text
        case .voice, .document, .location, .added, .call, .revoked, .album: nil
        }
    }
}
