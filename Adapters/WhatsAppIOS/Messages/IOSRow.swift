import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// A row of `ZWAMESSAGE`.
struct IOSRow: Sendable {
    let id: Int64
    let chat: Int64?
    let isFromMe: Bool
    let type: Int64
    let event: Int64?
    let time: Timestamp
    let stanza: String?
    let text: String?
    let from: JID?
    let member: Int64?
    let parent: Int64?
    let isStarred: Bool
    let isMarkedForwarded: Bool
    let status: Int64?

    /// The bits of `ZFLAGS` that mark a forwarded message: both are set.
    private static let forwardedFlags: Int64 = 0x180
    /// The longest platform id; genuine ones have at most 40 characters.
    private static let maximumStanza = 256

    /// Why a row was not read.
    struct Failure: Error {
        let reason: RowReason
    }

    /// Reads a row.
    ///
    /// - Throws: The reason why it is no message.
    init(_ batch: RowBatch, _ row: Int, _ table: ProbedTable<MessageColumn>) throws(Failure) {
        guard let id = batch.integer(row, table.place(.id)) else { throw Failure(reason: .malformed) }
        self.id = id
        chat = batch.integer(row, table.place(.chat))
        let text = table.place(.text)
        if batch.isTooLong(row, text) { throw Failure(reason: .tooLong) }
        self.text = batch.nonEmptyText(row, text)
        guard batch.isNull(row, text) || batch.wording(row, text) != nil,
            let isFromMe = Self.number(batch, row, table.place(.isFromMe)),
            let type = Self.number(batch, row, table.place(.type))
        else { throw Failure(reason: .malformed) }
        self.isFromMe = isFromMe != 0
        self.type = type
        time = try Self.time(batch, row, table)
        stanza = try Self.stanza(batch, row, table.place(.stanza))
        event = batch.integer(row, table.place(.event))
        from = batch.address(row, table.place(.from))
        member = batch.integer(row, table.place(.member))
        parent = batch.integer(row, table.place(.parent))
        isStarred = batch.flag(row, table.place(.isStarred))
        let flags = batch.integer(row, table.place(.flags)) ?? 0
        isMarkedForwarded = flags & Self.forwardedFlags == Self.forwardedFlags
        status = batch.integer(row, table.place(.status))
    }

    /// A number that may be absent; nil if it is something else.
    private static func number(_ batch: RowBatch, _ row: Int, _ column: Int) -> Int64? {
        batch.isNull(row, column) ? 0 : batch.integer(row, column)
    }

    /// The time of the message; that of sending it if it has no other.
    private static func time(
        _ batch: RowBatch, _ row: Int, _ table: ProbedTable<MessageColumn>
    ) throws(Failure) -> Timestamp {
        let dates = [table.place(.date), table.place(.sentDate)].map { batch.real(row, $0) }
        if let time = dates.lazy.compactMap({ AppleTime.timestamp($0) }).first { return time }
        throw Failure(reason: dates.contains { $0 != nil } ? .impossibleTime : .malformed)
    }

    /// The platform's id; nil if the row has none.
    private static func stanza(_ batch: RowBatch, _ row: Int, _ column: Int) throws(Failure) -> String? {
        if batch.isNull(row, column) { return nil }
        guard let bytes = batch.content(row, column), let text = batch.wording(row, column) else {
            throw Failure(reason: batch.isTooLong(row, column) ? .tooLong : .malformed)
        }
        guard bytes.count <= maximumStanza else { throw Failure(reason: .tooLong) }
        return text.isEmpty ? nil : text
    }

    /// The id under which the message is delivered. System lines of some releases have none of the platform's: theirs is
    /// made of the row's id and time, which a copy of the database shares.
    var externalID: String { stanza ?? "ios-\(id)-\(time.milliseconds)" }

    /// Whether it becomes a system line, which has no author.
    var isLine: Bool {
        let known: IOSEvent?
        switch IOSMessageType(type) {
        case .groupEvent: known = event.flatMap { IOSEvent.group[$0] }
        case .systemEvent: known = event.flatMap { IOSEvent.system[$0] }
        case .ephemeralSetting, .album, .channelNotice: return true
        default: return false
        }
        if case .note? = known { return true }
        return false
    }

    /// What a type that is not known leaves as it is (WDB-3).
    var rawColumns: JSONObject {
        var object = JSONObject()
        object["message_type"] = .integer(type)
        object["group_event_type"] = event.map { .integer($0) }
        object["message_status"] = status.map { .integer($0) }
        object["from"] = from.map { .string($0.text) }
        return object
    }
}
