public import WhisperInMemoryRows
import WhisperRowPort

/// Writes a history as `msgstore.db` and `wa.db` of a schema.
public struct AndroidDatabaseWriter: Sendable {
    private let history: History
    let schema: AndroidSchema

    /// A writer of a history.
    public init(_ history: History, schema: AndroidSchema) {
        self.history = history
        self.schema = schema
    }

    /// The tables of `wa.db`.
    public var contacts: [InMemoryRows.Table] {
        let rows: [[RowValue]] = history.people.enumerated().filter { !$0.element.number.isEmpty }.map {
            place, person in
            [
                .integer(Int64(place + 1)), .string(person.number + "@s.whatsapp.net"),
                .string(person.name.isEmpty ? nil : person.name), .string(person.chosenName),
            ]
        }
        return [InMemoryRows.Table("wa_contacts", ["_id", "jid", "display_name", "wa_name"], rows: rows)]
    }

    /// The tables of `msgstore.db`.
    public var messages: [InMemoryRows.Table] {
        var writer = TableWriter()
        writeDirectory(&writer)
        writeMessages(&writer)
        return writer.tables(schema.columns)
    }

    private func writeMessages(_ writer: inout TableWriter) {
        for (number, chat) in history.chats.enumerated() {
            for (place, message) in chat.messages.enumerated() {
                let hasMoved = schema != .transition || place < chat.messages.count / 2
                if schema != .legacy, hasMoved { write(message, number, chat, &writer) }
                if schema == .legacy || schema == .transition { writeLegacy(message, number, chat, &writer) }
                writeDetails(message, number, chat, &writer)
            }
        }
        for call in history.calls { write(call, &writer) }
    }

    /// Writes a history that is too long for memory, part by part: each part has the same people and chats, and the
    /// messages that follow those of the last one.
    public struct Parts: Sendable {
        private let schema: AndroidSchema
        private var writer = TableWriter()
        private var isBegun = false

        /// A writer of a history of which nothing is written yet.
        public init(schema: AndroidSchema) { self.schema = schema }

        /// The tables of `msgstore.db` with the rows of the next part.
        public mutating func messages(of part: History) -> [InMemoryRows.Table] {
            let part = AndroidDatabaseWriter(part, schema: schema)
            if !isBegun { part.writeDirectory(&writer) }
            isBegun = true
            part.writeMessages(&writer)
            return writer.take(schema.columns)
        }
    }

    // MARK: Directory

    /// The row of a person in `jid`.
    static func row(person: Int) -> Int64 { Int64(person + 1) }
    /// The row of a person's linked id in `jid`.
    static func linkedRow(person: Int) -> Int64 { Int64(person + 101) }
    /// The row of the device that a person writes with.
    private static func deviceRow(person: Int) -> Int64 { Int64(person + 201) }
    /// The row of a group, or of another chat with an address of its own.
    static func row(group: Int) -> Int64 { Int64(group + 1_001) }

    /// The row and the address of the list through which people send to several at once.
    private static let list: Int64 = 901
    private static let listAddress = "1400000009"

    private func chatJID(_ number: Int) -> Int64 {
        let chat = history.chats[number]
        switch chat.place {
        case .group, .other: return Self.row(group: number)
        case .linked: return sender(chat.members[0])
        case nil: return chat.isGroup ? Self.row(group: number) : Self.row(person: chat.members[0])
        }
    }

    /// The row of the account on the other side of a chat: a group's own row, a person's linked id where there is one.
    private func accountJID(_ number: Int) -> Int64 {
        let chat = history.chats[number]
        if case .other = chat.place { return Self.row(group: number) }
        return chat.isGroup ? Self.row(group: number) : sender(chat.members[0])
    }

    /// The row by which tables refer to a person.
    func reference(_ person: Int) -> Int64 {
        history.usesLinkedIDs ? sender(person) : Self.row(person: person)
    }

    private func address(_ number: Int) -> String {
        let chat = history.chats[number]
        return chat.isGroup ? chat.group + "@g.us" : history.people[chat.members[0]].number + "@s.whatsapp.net"
    }

    private func writeDirectory(_ writer: inout TableWriter) {
        writer.add(
            "message",
            [
                "_id": .integer(1), "chat_row_id": .integer(-1), "from_me": .integer(0), "key_id": .string("-1"),
                "sort_id": .integer(0),
            ])
        writer.add(
            "messages",
            [
                "_id": .integer(1), "key_remote_jid": .string("-1"), "key_from_me": .integer(0),
                "key_id": .string("-1"), "timestamp": .integer(0),
            ])
        func add(_ row: Int64, _ user: String, _ server: String, device: String = "", type: Int64? = nil) {
            writer.add(
                "jid",
                [
                    "_id": .integer(row), "user": .string(user), "server": .string(server), "agent": .integer(0),
                    "type": .number(type), "raw_string": .string("\(user)\(device)@\(server)"),
                ])
        }
        if history.chats.contains(where: { chat in chat.messages.contains { $0.isFromList(in: chat) } }) {
            add(Self.list, Self.listAddress, "broadcast", type: 3)
        }
        for (place, person) in history.people.enumerated() {
            if !person.number.isEmpty { add(Self.row(person: place), person.number, "s.whatsapp.net") }
            let hasLinked = schema == .january2026 && !person.linked.isEmpty
            if recordsAuthors {
                add(
                    Self.deviceRow(person: place), hasLinked ? person.linked : person.number,
                    hasLinked ? "lid" : "s.whatsapp.net", device: hasLinked ? ".1:0" : ".0:0",
                    type: hasLinked ? 19 : 17)
            }
            guard hasLinked else { continue }
            add(Self.linkedRow(person: place), person.linked, "lid")
            if let name = person.linkedName {
                writer.add(
                    "lid_display_name",
                    ["lid_row_id": .integer(Self.linkedRow(person: place)), "display_name": .string(name)])
            }
            if person.number.isEmpty { continue }
            writer.add(
                "jid_map",
                [
                    "lid_row_id": .integer(Self.linkedRow(person: place)),
                    "jid_row_id": .integer(Self.row(person: place)),
                ])
        }
        writer.add(
            "props", ["_id": .integer(1), "key": .string("user_push_name"), "value": .string(history.shownOwner)])
        for (number, chat) in history.chats.enumerated() {
            if case .other(let server) = chat.place {
                add(Self.row(group: number), chat.group, server)
            } else if chat.isGroup {
                add(Self.row(group: number), chat.group, "g.us")
            }
            let unread = chat.state.map(\.unread) ?? Int64(number)
            let isArchived = chat.state.map(\.isArchived) ?? (number % 3 == 0)
            writer.add(
                "chat",
                [
                    "_id": .integer(Int64(number + 1)), "jid_row_id": .integer(chatJID(number)),
                    "subject": .string(chat.subject), "archived": .integer(isArchived ? 1 : 0),
                    "unseen_message_count": .number(unread), "group_type": .integer(chat.groupType),
                    "account_jid_row_id": .integer(accountJID(number)),
                ])
            guard chat.isGroup else { continue }
            for (place, member) in ([0] + chat.members).enumerated() {
                let rank = chat.ranks?[member] ?? (place == 1 && chat.ranks == nil ? 1 : 0)
                writer.add(
                    "group_participant_user",
                    [
                        "_id": .integer(writer.count("group_participant_user") + 1),
                        "group_jid_row_id": .integer(Self.row(group: number)),
                        "user_jid_row_id": .integer(reference(member)), "rank": .integer(rank),
                    ])
                writer.add(
                    "group_participants",
                    [
                        "_id": .integer(writer.count("group_participants") + 1), "gjid": .string(chat.group + "@g.us"),
                        "jid": .string(history.people[member].number + "@s.whatsapp.net"),
                        "admin": .integer(place == 1 ? 1 : 0),
                    ])
            }
        }
    }

    /// The row of a sender: linked ids where the schema has them.
    private func sender(_ person: Int) -> Int64 {
        schema == .january2026 && !history.people[person].linked.isEmpty
            ? Self.linkedRow(person: person) : Self.row(person: person)
    }

    /// Whether the devices that wrote messages are recorded, as releases do since 2022: they say whose database it is.
    private var recordsAuthors: Bool {
        history.ownerName != nil && (schema == .october2023 || schema == .january2026)
    }

    // MARK: Messages

    private func write(_ message: HistoryMessage, _ number: Int, _ chat: HistoryChat, _ writer: inout TableWriter) {
        let values: [String: RowValue] = [
            "_id": .integer(message.row), "chat_row_id": .integer(Int64(number + 1)),
            "from_me": .integer(message.sender == 0 ? 1 : 0), "key_id": .string(message.key),
            "sender_jid_row_id": .integer(
                message.isFromList(in: chat)
                    ? Self.list : chat.namesSenders && message.sender > 0 ? sender(message.sender) : 0),
            "status": .integer(message.status ?? (message.sender == 0 ? 4 : 0)), "timestamp": .integer(message.time),
            "broadcast": .integer(message.isBroadcast ? 1 : 0), "origin": .integer(message.body.isVoice ? 1 : 0),
            "received_timestamp": .integer(message.time + 100), "message_type": .integer(message.body.type),
            "text_data": .string(message.body.text), "starred": .integer(message.isStarred ? 1 : 0),
            "sort_id": .integer(message.row),
        ]
        writer.add("message", values)
        if recordsAuthors, message.body.hasAuthor, message.sender >= 0 {
            writer.add(
                "message_details",
                [
                    "message_row_id": .integer(message.row),
                    "author_device_jid": .integer(Self.deviceRow(person: message.sender)),
                ])
        }
        if let quote = message.quote {
            let quoted = chat.messages[quote]
            writer.add(
                "message_quoted",
                [
                    "message_row_id": .integer(message.row), "chat_row_id": .integer(Int64(number + 1)),
                    "from_me": .integer(quoted.sender == 0 ? 1 : 0),
                    "sender_jid_row_id": .integer(quoted.sender <= 0 ? 0 : sender(quoted.sender)),
                    "key_id": .string(quoted.key), "text_data": .string(message.quotedText ?? quoted.body.text),
                ])
        }
    }

    private func writeLegacy(
        _ message: HistoryMessage, _ number: Int, _ chat: HistoryChat, _ writer: inout TableWriter
    ) {
        var values: [String: RowValue] = [
            "_id": .integer(message.row), "key_remote_jid": .string(address(number)),
            "key_from_me": .integer(message.sender == 0 ? 1 : 0), "key_id": .string(message.key),
            "status": .integer(message.body.isSystem ? 6 : message.sender == 0 ? 4 : 0),
            "data": .string(message.body.text), "timestamp": .integer(message.time),
            "media_wa_type": .string(String(message.body.isSystem ? 0 : message.body.type)),
            "remote_resource": .string(
                message.isFromList(in: chat)
                    ? Self.listAddress + "@broadcast"
                    : chat.isGroup && message.sender != 0
                        ? history.people[message.sender].number + "@s.whatsapp.net" : nil),
            "needs_push": .integer(message.isBroadcast ? 2 : 0),
            "starred": .integer(message.isStarred ? 1 : 0),
        ]
        switch message.body {
        case .image(let caption):
            values["data"] = .null
            values["media_caption"] = .string(caption)
            values["media_mime_type"] = .string("image/jpeg")
        case .voice: values["origin"] = .integer(1)
        case .document(let name): values["media_name"] = .string(name)
        case .location(let latitude, let longitude, let name):
            values["latitude"] = .real(latitude)
            values["longitude"] = .real(longitude)
            values["media_name"] = .string(name)
        case .added: values["media_size"] = .integer(12)
        case .subject: values["media_size"] = .integer(1)
        default: break
        }
        if let quote = message.quote {
            let quoted = chat.messages[quote]
            let row = writer.count("messages_quotes") + 1
            values["quoted_row_id"] = .integer(row)
            writer.add(
                "messages_quotes",
                [
                    "_id": .integer(row), "key_remote_jid": .string(address(number)),
                    "key_from_me": .integer(quoted.sender == 0 ? 1 : 0), "key_id": .string(quoted.key),
                    "data": .string(quoted.body.text),
                ])
        }
        writer.add("messages", values)
    }
}
