import WhisperRowPort
import WhisperWhatsAppRows

/// The chats, senders and quoted messages that a few rows of `ZWAMESSAGE` refer to, fetched by keys.
struct SliceContext: Sendable {
    private(set) var chats: [Int64: IOSChat] = [:]
    private(set) var members: [Int64: IOSMember] = [:]
    /// The platform ids of the messages that are replied to.
    private(set) var parents: [Int64: String] = [:]

    /// Fetches what the rows refer to.
    ///
    /// - Throws: The source's error.
    init(_ rows: [IOSRow], _ source: any RowSource, _ ground: IOSGroundwork) throws(RowError) {
        let table = ground.tables.chats
        var found: [Int64: IOSChat] = [:]
        try source.forEachRow(of: table, where: .id, in: Self.keys(rows.compactMap(\.chat))) {
            (batch, row) throws(RowError) in
            guard let chat = IOSChat(batch, row, table, ground.people) else { return }
            found[chat.id] = chat
        }
        chats = found
        members = try Self.members(Self.keys(rows.compactMap(\.member)), source, ground.tables)
        parents = try Self.parents(Self.keys(rows.compactMap(\.parent)), source, ground.tables)
    }

    private static func keys(_ values: [Int64]) -> [Int64] { Set(values).sorted() }

    private static func members(
        _ keys: [Int64], _ source: any RowSource, _ tables: IOSTables
    ) throws(RowError) -> [Int64: IOSMember] {
        guard let table = tables.members, !keys.isEmpty else { return [:] }
        var found: [Int64: IOSMember] = [:]
        try source.forEachRow(of: table, where: .id, in: keys) { (batch, row) throws(RowError) in
            guard let id = batch.integer(row, table.place(.id)), let member = IOSMember(batch, row, table) else {
                return
            }
            found[id] = member
        }
        return found
    }

    private static func parents(
        _ keys: [Int64], _ source: any RowSource, _ tables: IOSTables
    ) throws(RowError) -> [Int64: String] {
        let table = tables.messages
        guard table.has(.stanza), !keys.isEmpty else { return [:] }
        let columns = [MessageColumn.id.rawValue, MessageColumn.stanza.rawValue]
        let query = RowQuery(table.name, columns, keys: RowKeys(MessageColumn.id.rawValue, keys))
        var found: [Int64: String] = [:]
        try source.forEachRow(query) { (batch, row) throws(RowError) in
            guard let id = batch.integer(row, 0), let bytes = batch.content(row, 1), bytes.count <= 256,
                let stanza = batch.nonEmptyText(row, 1)
            else { return }
            found[id] = stanza
        }
        return found
    }
}
