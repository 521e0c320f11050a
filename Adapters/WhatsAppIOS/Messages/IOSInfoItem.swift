import WhisperRowPort
import WhisperWhatsAppRows

/// A row of `ZWAMESSAGEINFO`.
struct IOSInfoItem: Sendable {
    /// What the row contains.
    enum Content: Sendable {
        case info(IOSReceiptInfo)
        /// Nothing that is read.
        case nothing
        case malformed
        case tooLong
    }

    let id: Int64
    let content: Content
    /// The bytes that the row takes in memory, roughly.
    let bytes: Int

    /// What one reaction or vote takes, roughly.
    private static let entryBytes = 160

    /// Reads a row; nil without an id.
    init?(_ batch: RowBatch, _ row: Int, _ table: ProbedTable<InfoColumn>) {
        guard let id = batch.integer(row, table.place(.id)) else { return nil }
        self.id = id
        let place = table.place(.receipts)
        let value = batch.content(row, place)
        if batch.isNull(row, place) {
            content = .nothing
        } else if batch.isTooLong(row, place) || (value?.count ?? 0) > IOSReceiptInfo.maximumBytes {
            content = .tooLong
        } else if let info = value.flatMap({ IOSReceiptInfo(Array($0)) }) {
            content = info.isEmpty ? .nothing : .info(info)
        } else {
            content = .malformed
        }
        let entries = if case .info(let info) = content { info.entries } else { 0 }
        bytes = 64 + (value?.count ?? 0) + entries * Self.entryBytes
    }

    /// What the row says; nil if it says nothing.
    var info: IOSReceiptInfo? {
        if case .info(let info) = content { info } else { nil }
    }
}
