import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// The receipts of a message, by name. People who turned out to be the owner are not recipients.
    func receipts(of row: MessageRow) -> [ReceiptRecord] {
        row.receipts.keys.compactMap(person).filter { !$0.isOwner }.sortedByName(\.displayName, \.id, limit: .max)
            .compactMap { person in
                row.receipts[person.id].map {
                    ReceiptRecord(person: person.id, status: $0.status, timestamp: $0.timestamp)
                }
            }
    }
}
