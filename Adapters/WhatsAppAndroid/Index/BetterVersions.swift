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

    /// What makes two rows a pair.
    private struct Row {
        var chat: Int64
        var type: Int64
        var sender: Int64?
        var isOwn: Bool
        var text: String?
    }

    /// Reads the pairs whose rows are both there, of one kind, and in one chat.
    ///
    /// Where a type of association is not known, one person's picture without words that is larger than the one before,
    /// and of the same shape, is a better version too.
    init(_ source: any RowSource, _ tables: AndroidTables) throws(RowError) {
        guard let messages = tables.message, messages.has(.type),
            let table = ProbedTable<AssociationColumn>("message_association", among: tables.all),
            table.has(.parent), table.has(.type)
        else { return }
        let (child, parent, type) = (table.place(.child), table.place(.parent), table.place(.type))
        var found: [Int64: Int64] = [:]
        var unnamed: [Int64: Int64] = [:]
        try source.forEachRow(table.query()) { batch, row in
            guard let kind = batch.integer(row, type), kind != AssociationColumn.album,
                let child = batch.integer(row, child), let parent = batch.integer(row, parent), child != parent,
                found.count + unnamed.count < Self.maximum
            else { return }
            if AssociationColumn.betterVersions.contains(kind) {
                found[parent] = child
            } else {
                unnamed[parent] = child
            }
        }
        if !unnamed.isEmpty {
            let sizes = try Self.sizes(of: Set(unnamed.keys).union(unnamed.values), source, tables)
            unnamed = unnamed.filter { pair in
                guard let first = sizes[pair.key], let second = sizes[pair.value] else { return false }
                return found[pair.key] == nil && second.isLarger(than: first)
            }
        }
        guard !found.isEmpty || !unnamed.isEmpty else { return }
        let columns = [MessageColumn.id, .chat, .type, .text, .fromMe, .sender]
        let query = RowQuery(messages.name, columns.filter(messages.has).map(\.rawValue))
        let places = columns.filter(messages.has)
        let (text, own, sender) = (
            places.firstIndex(of: .text), places.firstIndex(of: .fromMe), places.firstIndex(of: .sender)
        )
        var known: [Int64: Row] = [:]
        let ids = Set(found.keys).union(found.values).union(unnamed.keys).union(unnamed.values).sorted()
        try source.forEachRow(query, where: MessageColumn.id.rawValue, in: ids) { batch, row in
            guard let id = batch.integer(row, 0), let chat = batch.integer(row, 1), let type = batch.integer(row, 2),
                case .media = MessageType(type)
            else { return }
            known[id] = Row(
                chat: chat, type: type, sender: sender.flatMap { batch.integer(row, $0) },
                isOwn: own.map { batch.flag(row, $0) } ?? false, text: text.flatMap { batch.nonEmptyText(row, $0) })
        }
        unnamed = unnamed.filter { pair in
            guard let first = known[pair.key], let second = known[pair.value] else { return false }
            return first.isOwn == second.isOwn && first.sender == second.sender && second.text == nil
        }
        found.merge(unnamed) { known, _ in known }
        better = found.filter { pair in
            guard let first = known[pair.key], let second = known[pair.value], first.chat == second.chat,
                first.type == second.type, second.text == nil || second.text == first.text
            else { return false }
            // A better version of a better version is a message of its own.
            return found[pair.value] == nil
        }
        rows = Set(better.values)
    }

    /// The size of a picture.
    private struct Size {
        var width: Double
        var height: Double

        /// Whether it shows another one's picture with more pixels. Sizes are whole numbers, so shapes differ a little.
        func isLarger(than other: Size) -> Bool {
            guard width > other.width, height > other.height else { return false }
            let (one, two) = (width * other.height, height * other.width)
            return abs(one - two) <= 0.02 * max(one, two)
        }
    }

    private static func sizes(
        of rows: Set<Int64>, _ source: any RowSource, _ tables: AndroidTables
    ) throws(RowError) -> [Int64: Size] {
        guard let media = ProbedTable<MediaColumn>("message_media", among: tables.all), media.has(.width),
            media.has(.height)
        else { return [:] }
        let query = RowQuery(media.name, [MediaColumn.message, .width, .height].map(\.rawValue))
        var sizes: [Int64: Size] = [:]
        try source.forEachRow(query, where: MediaColumn.message.rawValue, in: rows.sorted()) { batch, row in
            guard let id = batch.integer(row, 0), let width = batch.integer(row, 1),
                let height = batch.integer(row, 2), width > 0, height > 0
            else { return }
            sizes[id] = Size(width: Double(width), height: Double(height))
        }
        return sizes
    }
}
