import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// A row of `message` or `messages` that is to be delivered.
struct MessageRow {
    var id: Int64
    var chat: AndroidChat
    var key: String
    var isFromMe: Bool
    var sender: SenderReference
    var status: Int64?
    var isBroadcast: Bool
    var origin: Int64?
    var time: Int64
    var type: Int64
    var text: String?
    var isStarred: Bool
    /// Whether it is a copy of another message, which may have no row in `message_forwarded`.
    var isForwarded = false
    /// What the phone translated the text to.
    var translation: String?
    /// What `messages` has in columns, and later releases in other tables.
    var legacy: LegacyParts?
}

/// The columns of `messages` that later releases have in other tables.
struct LegacyParts {
    var media: MessageDetails.Media?
    var place: MessageDetails.Place?
    var mentions: [SenderReference] = []
    var quote: Int64?
    var forwardingScore: Int64?
    var action: Int64?
    /// How long a call took, and whether it was a video call, as far as the row says.
    var callSeconds: Int64?
    var isVideoCall: Bool?
}

/// Why a row is not delivered.
struct LeftOut: Error {
    var row: Int64
    var reason: RowReason
}

/// Reads rows of `message`.
struct ModernRows {
    private let table: ProbedTable<MessageColumn>
    private let chats: AndroidChats
    private let includesStatuses: Bool
    private let places: [MessageColumn: Int]

    init(_ table: ProbedTable<MessageColumn>, _ index: AndroidIndex) {
        self.table = table
        chats = index.chats
        includesStatuses = index.survey.includesStatuses
        places = Dictionary(uniqueKeysWithValues: MessageColumn.allCases.map { ($0, table.place($0)) })
    }

    /// All rows, chat by chat in the order of the phone.
    var query: RowQuery { table.query(order: [.chat, .sort]) }

    /// The rows of a batch, and those that are left out.
    func read(
        _ batch: RowBatch, _ body: (_ id: Int64?, Result<MessageRow, LeftOut>) throws(RowError) -> Void
    ) throws(RowError) {
        let place = { (column: MessageColumn) in places[column] ?? -1 }
        let (id, chat, key, fromMe) = (place(.id), place(.chat), place(.key), place(.fromMe))
        let (sender, status, broadcast, origin) = (
            place(.sender), place(.status), place(.broadcast), place(.origin)
        )
        let (time, received, type) = (place(.timestamp), place(.receivedTimestamp), place(.type))
        let (text, starred, flags) = (place(.text), place(.starred), place(.originationFlags))
        let translation = place(.translation)
        for row in 0..<batch.count {
            let number = batch.integer(row, id)
            func leftOut(_ reason: RowReason) throws(RowError) {
                try body(number, .failure(LeftOut(row: number ?? 0, reason: reason)))
            }
            guard let number, let chatRow = batch.integer(row, chat) else {
                try leftOut(.malformed)
                continue
            }
            guard let platformKey = batch.nonEmptyText(row, key) else {
                try leftOut(batch.isTooLong(row, key) ? .tooLong : .malformed)
                continue
            }
            if platformKey == "-1", chatRow == -1 {
                try leftOut(.internalRow)
                continue
            }
            guard let place = chats.byRow[chatRow] else {
                try leftOut(.orphan)
                continue
            }
            if place.isStatus, !includesStatuses {
                try leftOut(.status)
                continue
            }
            guard let isFromMe = batch.integer(row, fromMe), let kind = batch.integer(row, type),
                batch.isNull(row, text) || batch.wording(row, text) != nil
            else {
                try leftOut(batch.isTooLong(row, text) ? .tooLong : .malformed)
                continue
            }
            guard let sent = MessageTime.first(batch.integer(row, time), batch.integer(row, received)) else {
                try leftOut(batch.integer(row, time) == nil ? .malformed : .impossibleTime)
                continue
            }
            let person = batch.integer(row, sender).flatMap { $0 > 0 ? $0 : nil }
            try body(
                number,
                .success(
                    MessageRow(
                        id: number, chat: place, key: platformKey, isFromMe: isFromMe != 0,
                        sender: person.map { .row($0) } ?? .none, status: batch.integer(row, status),
                        isBroadcast: batch.flag(row, broadcast), origin: batch.integer(row, origin), time: sent,
                        type: kind, text: batch.nonEmptyText(row, text), isStarred: batch.flag(row, starred),
                        isForwarded: (batch.integer(row, flags) ?? 0) & 1 == 1,
                        translation: batch.nonEmptyText(row, translation))))
        }
    }
}
