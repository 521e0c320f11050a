import WhisperRowPort
import WhisperWhatsAppRows

/// Pictures and videos that were sent twice, first small and then in a better quality: WhatsApp shows each pair as one
/// message, the first.
struct BetterVersions: Sendable {
    /// The better row of a first one.
    private(set) var better: [Int64: Int64] = [:]
    /// The better rows: those of messages that are shown already.
    private(set) var rows: Set<Int64> = []

    /// Pairs beyond these are delivered as two messages.
    private static let maximum = 262_144

    /// Reads the pairs whose rows are both there, of one kind, and in one chat.
    init(_ source: any RowSource, _ tables: AndroidTables) throws(RowError) {
        guard let messages = tables.message, messages.has(.type),
            let table = ProbedTable<AssociationColumn>("message_association", among: tables.all),
            table.has(.parent), table.has(.type)
        else { return }
        let (child, parent, type) = (table.place(.child), table.place(.parent), table.place(.type))
        var found: [Int64: Int64] = [:]
        try source.forEachRow(table.query()) { batch, row in
            guard let kind = batch.integer(row, type), AssociationColumn.betterVersions.contains(kind),
                let child = batch.integer(row, child), let parent = batch.integer(row, parent), child != parent,
                found.count < Self.maximum
            else { return }
            found[parent] = child
        }
        guard !found.isEmpty else { return }
        let query = RowQuery(
            messages.name, [MessageColumn.id, .chat, .type, .text].filter(messages.has).map(\.rawValue))
        var known: [Int64: (chat: Int64, type: Int64, text: String?)] = [:]
        let ids = Set(found.keys).union(found.values).sorted()
        try source.forEachRow(query, where: MessageColumn.id.rawValue, in: ids) { batch, row in
            guard let id = batch.integer(row, 0), let chat = batch.integer(row, 1), let type = batch.integer(row, 2),
                case .media = MessageType(type)
            else { return }
            known[id] = (chat, type, batch.nonEmptyText(row, 3))
        }
        better = found.filter { pair in
            guard let first = known[pair.key], let second = known[pair.value], first.chat == second.chat,
                first.type == second.type, second.text == nil || second.text == first.text
            else { return false }
            // A better version of a better version is a message of its own.
            return found[pair.value] == nil
        }
        rows = Set(better.values)
    }
}
