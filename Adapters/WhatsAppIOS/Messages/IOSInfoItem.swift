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
    let bytes: Int

    /// Reads a row; nil without an id.
    init?(_ batch: RowBatch, _ row: Int, _ table: ProbedTable<InfoColumn>) {
        guard let id = batch.integer(row, table.place(.id)) else { return nil }
        self.id = id
        let place = table.place(.receipts)
        let value = batch.content(row, place)
        bytes = 64 + (value?.count ?? 0)
        if batch.isNull(row, place) {
            content = .nothing
        } else if batch.isTooLong(row, place) || (value?.count ?? 0) > IOSReceiptInfo.maximumBytes {
            content = .tooLong
        } else if let info = value.flatMap({ IOSReceiptInfo(Array($0)) }) {
            content = info.isEmpty ? .nothing : .info(info)
        } else {
            content = .malformed
        }
    }

    /// What the row says; nil if it says nothing.
    var info: IOSReceiptInfo? {
        if case .info(let info) = content { info } else { nil }
    }
}
