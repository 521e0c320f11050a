import WhisperInMemoryRows
public import WhisperRowPort

/// A database of one chat with one person, and one group, to which rows are added.
struct TableMaker {
    private var rows: [String: [[String: RowValue]]] = [:]
    private var columns: [String: [String]] = [:]

    static let time: Int64 = 1_700_000_000_123

    init() {
        for (row, text) in [
            (1, "4917011111111@s.whatsapp.net"), (2, "4917022222222@s.whatsapp.net"), (3, "120363001@g.us"),
            (4, "4917033333333@s.whatsapp.net"), (5, "status@broadcast"), (6, "120363999@newsletter"),
            (7, "9001@lid"),
        ] {
            add("jid", ["_id": .integer(Int64(row)), "raw_string": .text(Array(text.utf8))])
        }
        for (row, jid, subject) in [(1, 2, nil), (2, 3, "Sailing"), (3, 5, nil), (4, 6, "News")]
            as [(Int, Int, String?)]
        {
            add(
                "chat",
                [
                    "_id": .integer(Int64(row)), "jid_row_id": .integer(Int64(jid)),
                    "subject": subject.map { .text(Array($0.utf8)) } ?? .null,
                ])
        }
    }

    /// Adds a row; the columns of a table are those that its rows name.
    mutating func add(_ table: String, _ values: [String: RowValue]) {
        rows[table, default: []].append(values)
        for name in values.keys.sorted() where columns[table]?.contains(name) != true {
            columns[table, default: []].append(name)
        }
    }

    /// Adds a message. Its text and other columns can be given.
    mutating func message(
        _ id: Int64, type: Int64, chat: Int64 = 1, fromMe: Bool = false, sender: Int64 = 0, text: String? = nil,
        _ others: [String: RowValue] = [:]
    ) {
        let values: [String: RowValue] = [
            "_id": .integer(id), "chat_row_id": .integer(chat), "from_me": .integer(fromMe ? 1 : 0),
            "key_id": .text(Array("KEY\(id)".utf8)), "sender_jid_row_id": .integer(sender),
            "timestamp": .integer(Self.time + id), "message_type": .integer(type),
            "text_data": text.map { .text(Array($0.utf8)) } ?? .null, "sort_id": .integer(id),
            "starred": .integer(0), "status": .integer(0), "broadcast": .integer(0), "origin": .integer(0),
            "received_timestamp": .null,
        ]
        add("message", values.merging(others) { $1 })
    }

    /// Adds a row that belongs to a message.
    mutating func detail(_ table: String, _ message: Int64, _ values: [String: RowValue]) {
        add(table, values.merging(["message_row_id": .integer(message)]) { $1 })
    }

    var tables: [InMemoryRows.Table] {
        columns.keys.sorted().map { name in
            let columns = columns[name] ?? []
            return InMemoryRows.Table(
                name, columns, rows: (rows[name] ?? []).map { row in columns.map { row[$0] ?? .null } })
        }
    }
}

extension RowValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .text(Array(value.utf8)) }
    /// An integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}
