import WhisperMessage
import WhisperStorePort

/// Receipts of recipients (ST-3, ING-6).
extension Transaction {
    /// Applies how far a message got with a person.
    func receive(
        _ status: ReceiptStatus, of id: UniqueIdentifier, by sender: NewSender, at time: Timestamp
    ) throws(StoreError) {
        let person = try state.resolved(self.sender(for: sender).person)
        let isOwner = state.people[person]?.isOwner == true
        try advance(id, to: status.messageStatus, byOwner: isOwner)
        if isOwner { return }
        let forgotten = state.forgotten
        try changeMessage(id) {
            $0.take(ReceiptEntry(status: status, timestamp: time), by: person, insteadOf: forgotten)
        }
    }
}

extension Transaction {
    /// Stores the receipts that come with a message; returns whether any was new.
    func take(_ receipts: [NewReceipt], of id: UniqueIdentifier) throws(StoreError) -> Bool {
        if receipts.isEmpty { return false }
        var entries: [(person: UniqueIdentifier, receipt: ReceiptEntry)] = []
        for receipt in receipts {
            let person = state.resolved(try senderRow(of: receipt.sender).person)
            if state.people[person]?.isOwner == true { continue }
            entries.append((person, ReceiptEntry(status: receipt.status, timestamp: receipt.timestamp)))
        }
        let before = try messageRow(id).receipts
        let forgotten = state.forgotten
        try changeMessage(id) { row in
            for entry in entries { row.take(entry.receipt, by: entry.person, insteadOf: forgotten) }
        }
        return try messageRow(id).receipts != before
    }
}

extension MessageRow {
    /// Stores a receipt unless the person has a further one, or an earlier one of this status.
    mutating func take(_ receipt: ReceiptEntry, by person: UniqueIdentifier) {
        if let known = receipts[person] {
            if known.status > receipt.status { return }
            if known.status == receipt.status, known.timestamp <= receipt.timestamp { return }
        }
        receipts[person] = receipt
    }

    /// Stores a receipt instead of an equal one of a forgotten person.
    fileprivate mutating func take(
        _ receipt: ReceiptEntry, by person: UniqueIdentifier, insteadOf forgotten: Set<UniqueIdentifier>
    ) {
        if !forgotten.contains(person) {
            for other in forgotten where receipts[other] == receipt { receipts[other] = nil }
        }
        take(receipt, by: person)
    }

    /// Moves the receipt of one person to another; of two, the further remains.
    mutating func joinReceipts(of other: UniqueIdentifier, into id: UniqueIdentifier) {
        guard let leaving = receipts.removeValue(forKey: other) else { return }
        take(leaving, by: id)
    }

    /// Takes over the receipts of another record of this message; of two by one person, the further remains.
    mutating func takeReceipts(of other: MessageRow) {
        for (person, receipt) in other.receipts { take(receipt, by: person) }
    }
}
