import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// Reads rows of `messages`.
struct LegacyRows {
    private let table: ProbedTable<LegacyColumn>
    private let chats: AndroidChats
    private let addresses: AndroidAddresses
    private let includesStatuses: Bool
    private let places: [LegacyColumn: Int]

    init(_ table: ProbedTable<LegacyColumn>, _ index: AndroidIndex) {
        self.table = table
        chats = index.chats
        addresses = index.addresses
        includesStatuses = index.survey.includesStatuses
        places = Dictionary(uniqueKeysWithValues: LegacyColumn.allCases.map { ($0, table.place($0)) })
    }

    /// All rows, chat by chat.
    var query: RowQuery { table.query(order: [.chat]) }

    /// The rows of a batch, and those that are left out.
    func read(
        _ batch: RowBatch, _ body: (_ id: Int64?, Result<MessageRow, LeftOut>) throws(RowError) -> Void
    ) throws(RowError) {
        let places = Places(places)
        for row in 0..<batch.count {
            let number = batch.integer(row, places[.id])
            guard let number else {
                try body(nil, .failure(LeftOut(row: 0, reason: .malformed)))
                continue
            }
            let result: Result<MessageRow, LeftOut>
            do throws(LeftOut) {
                result = .success(try self.row(batch, row, number, places))
            } catch {
                result = .failure(error)
            }
            try body(number, result)
        }
    }

    private func row(_ batch: RowBatch, _ row: Int, _ id: Int64, _ places: Places) throws(LeftOut) -> MessageRow {
        func leftOut(_ reason: RowReason) -> LeftOut { LeftOut(row: id, reason: reason) }
        guard let chat = batch.nonEmptyText(row, places[.chat]), let key = batch.nonEmptyText(row, places[.key]) else {
            let isTooLong = [LegacyColumn.chat, .key].contains { batch.isTooLong(row, places[$0]) }
            throw leftOut(isTooLong ? .tooLong : .malformed)
        }
        if chat == "-1", key == "-1" { throw leftOut(.internalRow) }
        guard chat.utf8.count <= 1_024, let address = JID(chat) else { throw leftOut(.malformed) }
        let place = chats.byAddress[address] ?? AndroidChat(address: address, addresses)
        if place.isStatus, !includesStatuses { throw leftOut(.status) }
        guard let isFromMe = batch.integer(row, places[.fromMe]),
            let type = Self.number(batch, row, places[.type]),
            batch.isNull(row, places[.text]) || batch.wording(row, places[.text]) != nil
        else { throw leftOut(batch.isTooLong(row, places[.text]) ? .tooLong : .malformed) }
        let time = batch.integer(row, places[.timestamp])
        guard let sent = MessageTime.first(time, batch.integer(row, places[.receivedTimestamp])) else {
            throw leftOut(time == nil ? .malformed : .impossibleTime)
        }
        let status = batch.integer(row, places[.status])
        let isSystem = type == 0 && status == MessageType.legacySystemStatus
        var message = MessageRow(
            id: id, chat: place, key: key, isFromMe: isFromMe != 0,
            sender: JID(batch.text(row, places[.sender])).map { .address($0) } ?? .none, status: status,
            isBroadcast: batch.flag(row, places[.broadcast]), origin: batch.integer(row, places[.origin]), time: sent,
            type: isSystem ? MessageType.systemNumber : type, text: batch.nonEmptyText(row, places[.text]),
            isStarred: batch.flag(row, places[.starred]))
        message.legacy = parts(batch, row, MessageType(message.type), places)
        // The table of calls has the same call under the same id.
        if MessageType(message.type) == .legacyCall { message.key = CallPass.platformID(key) }
        if message.legacy?.media != nil { message.text = nil }
        return message
    }

    /// What the row says beside its text.
    private func parts(_ batch: RowBatch, _ row: Int, _ type: MessageType, _ places: Places) -> LegacyParts {
        var parts = LegacyParts()
        switch type {
        case .media(let kind, _, _):
            var media = MediaParts(kind: kind)
            media.name = batch.nonEmptyText(row, places[.name])
            media.mime = batch.nonEmptyText(row, places[.mime])
            media.size = batch.integer(row, places[.size]).flatMap { $0 > 0 ? $0 : nil }
            media.caption = batch.nonEmptyText(row, places[.caption])
            media.seconds = batch.integer(row, places[.duration]).flatMap { $0 > 0 ? $0 : nil }
            parts.media = MediaReading.media(media, path: nil, hash: batch.nonEmptyText(row, places[.hash]))
        case .location:
            var place = MessageDetails.Place()
            place.latitude = batch.real(row, places[.latitude])
            place.longitude = batch.real(row, places[.longitude])
            place.texts = [batch.nonEmptyText(row, places[.name])].compactMap { $0 }
            parts.place = place
        case .system: parts.action = batch.integer(row, places[.size])
        case .legacyCall:
            parts.callSeconds = batch.integer(row, places[.duration])
            switch batch.nonEmptyText(row, places[.caption])?.lowercased() {
            case "video": parts.isVideoCall = true
            case "audio": parts.isVideoCall = false
            default: break
            }
        default: break
        }
        if let list = batch.nonEmptyText(row, places[.mentions]), list.utf8.count <= 65_536 {
            parts.mentions = list.split(separator: ",").compactMap { JID(String($0)).map { .address($0) } }
        }
        parts.quote = batch.integer(row, places[.quote]).flatMap { $0 > 0 ? $0 : nil }
        parts.forwardingScore = batch.integer(row, places[.forwarded]).flatMap { $0 > 0 ? $0 : nil }
        return parts
    }

    /// A number that the database writes as a text.
    private static func number(_ batch: RowBatch, _ row: Int, _ place: Int) -> Int64? {
        batch.integer(row, place) ?? batch.text(row, place).flatMap { $0.utf8.count <= 20 ? Int64($0) : nil }
    }

    /// The places of the columns.
    private struct Places {
        private let places: [LegacyColumn: Int]

        init(_ places: [LegacyColumn: Int]) { self.places = places }

        subscript(column: LegacyColumn) -> Int { places[column] ?? -1 }
    }
}
