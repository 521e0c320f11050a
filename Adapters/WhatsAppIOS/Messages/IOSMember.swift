import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// A row of `ZWAGROUPMEMBER`.
struct IOSMember: Sendable {
    let address: JID
    let name: String?

    /// Reads a row; nil without an address.
    init?(_ batch: RowBatch, _ row: Int, _ table: ProbedTable<MemberColumn>) {
        guard let address = batch.address(row, table.place(.address)) else { return nil }
        self.address = address
        let name = batch.name(row, table.place(.name)) ?? batch.name(row, table.place(.firstName))
        self.name = name.flatMap { IOSText.isNumber($0) ? nil : $0 }
    }
}
