import WhisperRowPort
import WhisperWhatsAppRows

/// What a first look at all messages shows: how many there are, in which chats, until when, and by whom.
struct MessageScan {
    private(set) var messageRows: Int64 = 0
    private(set) var legacyRows: Int64 = 0
    private(set) var chats: Set<Int64> = []
    private(set) var legacyChats: Set<String> = []
    private(set) var newest: Int64 = 0
    private(set) var correspondence = CorrespondenceScan()

    /// Reads `message`.
    mutating func read(_ source: any RowSource, _ table: ProbedTable<MessageColumn>) throws(RowError) {
        let wanted = [MessageColumn.id, .chat, .timestamp, .fromMe, .sender, .type].filter(table.has)
        let columns = Dictionary(uniqueKeysWithValues: wanted.enumerated().map { ($1, $0) })
        let place = { (column: MessageColumn) in columns[column] ?? -1 }
        let (id, chat, time) = (place(.id), place(.chat), place(.timestamp))
        let (fromMe, sender, type) = (place(.fromMe), place(.sender), place(.type))
        var scan = self
        try source.forEachRow(RowQuery(table.name, wanted.map(\.rawValue))) { batch, row throws(RowError) in
            scan.messageRows += 1
            if let chat = batch.integer(row, chat), scan.chats.insert(chat).inserted,
                scan.chats.count > AndroidAddresses.maximum
            {
                throw .limit
            }
            if let time = batch.integer(row, time), MessageTime.possible.contains(time) {
                scan.newest = max(scan.newest, time)
            }
            if let isFromMe = batch.integer(row, fromMe), batch.integer(row, type) != MessageType.systemNumber,
                let chat = batch.integer(row, chat), chat > 0
            {
                scan.correspondence.note(
                    batch.integer(row, id), isFromMe: isFromMe != 0, sender: batch.integer(row, sender), chat: chat)
            }
        }
        self = scan
    }

    /// Reads `messages`.
    mutating func read(_ source: any RowSource, _ table: ProbedTable<LegacyColumn>) throws(RowError) {
        let wanted = [LegacyColumn.chat, .timestamp].filter(table.has)
        var scan = self
        try source.forEachRow(RowQuery(table.name, wanted.map(\.rawValue))) { batch, row throws(RowError) in
            scan.legacyRows += 1
            if let chat = batch.text(row, 0), chat.utf8.count <= 1_024, scan.legacyChats.insert(chat).inserted,
                scan.legacyChats.count > AndroidAddresses.maximum
            {
                throw .limit
            }
            if let time = batch.integer(row, 1), MessageTime.possible.contains(time) {
                scan.newest = max(scan.newest, time)
            }
        }
        self = scan
    }
}

/// The times that a message can have.
enum MessageTime {
    /// From 2009, when WhatsApp began, until 2100, in milliseconds.
    static let possible: Range<Int64> = 1_230_768_000_000..<4_102_444_800_000

    /// The first of some values that is a possible time.
    static func first(_ values: Int64?...) -> Int64? { values.lazy.compactMap { $0 }.first(where: possible.contains) }
}
