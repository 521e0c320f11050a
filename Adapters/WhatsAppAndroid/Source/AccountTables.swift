import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// The tables of the ledger, and what became of the rows of each (WDB-3).
final class AccountTables {
    let message: RowLedger.Table
    let legacy: RowLedger.Table
    private let details: [RowLedger.Table]
    let addOn: RowLedger.Table?
    private let addOnDetails: [RowLedger.Table]
    let call: RowLedger.Table?
    private let callParticipant: RowLedger.Table?
    /// What became of the rows of the current batch, until it is known what becomes of their messages.
    private var noted: [(table: RowLedger.Table, id: Int64, outcome: JoinOutcome)] = []

    init(_ index: AndroidIndex, _ ledger: inout RowLedger) {
        message = ledger.add("message", rows: index.messageRows)
        legacy = ledger.add("messages", rows: index.legacyRows)
        func add<Target>(_ joined: AndroidIndex.Joined<Target>) -> RowLedger.Table {
            let table = ledger.add(joined.join.table, rows: joined.filter.rows)
            for _ in 0..<joined.filter.malformed { ledger.leaveOut(table, 0, .malformed) }
            return table
        }
        details = index.details.map(add)
        addOn = index.addOns.map(add)
        addOnDetails = index.addOnDetails.map(add)
        call = index.tables.calls.map { ledger.add($0.name, rows: index.callRows) }
        callParticipant = index.callParticipants.map(add)
    }

    // MARK: Rows of messages

    /// Notes what became of a row that belongs to a message.
    func note(_ table: Int, _ id: Int64, _ outcome: JoinOutcome) { noted.append((details[table], id, outcome)) }

    /// Counts the noted rows: those of messages that were left out share their reason.
    func settle(_ pass: AndroidPass, _ leftOut: [Int64: RowReason]) throws(RowError) {
        for (table, id, outcome) in noted { count(pass, table, id, leftOut[id] ?? outcome.reason) }
        noted.removeAll(keepingCapacity: noted.count < 100_000)
    }

    private func count(_ pass: AndroidPass, _ table: RowLedger.Table, _ id: Int64, _ reason: RowReason?) {
        if let reason { pass.ledger.leaveOut(table, id, reason) } else { pass.ledger.join(table) }
    }

    // MARK: Add-ons and calls

    /// Counts a row that belongs to an add-on, which was left out for a reason or delivered.
    func countAddOnDetail(
        _ pass: AndroidPass, _ table: Int, _ id: Int64, _ outcome: JoinOutcome, _ leftOut: RowReason?
    ) {
        count(pass, addOnDetails[table], id, leftOut ?? outcome.reason)
    }

    /// Counts a call that a message shows.
    func joinCall(_ pass: AndroidPass) { if let call { pass.ledger.join(call) } }

    /// Counts a participant of a call.
    func noteParticipant(_ pass: AndroidPass, _ id: Int64, _ outcome: JoinOutcome) {
        if let callParticipant { count(pass, callParticipant, id, outcome.reason) }
    }

    // MARK: Orphans

    /// Finds the rows that belong to nothing that was read, where the count shows that there are some.
    func locateOrphans(_ pass: AndroidPass) throws(RowError) {
        for (table, joined) in zip(details, pass.index.details) {
            try locate(pass, table, joined.join) { pass.seen.contains($0) }
        }
        if let addOn, let joined = pass.index.addOns {
            try locate(pass, addOn, joined.join) { pass.seen.contains($0) }
        }
        for (table, joined) in zip(addOnDetails, pass.index.addOnDetails) {
            try locate(pass, table, joined.join) { pass.seenAddOns.contains($0) }
        }
        if let callParticipant, let joined = pass.index.callParticipants {
            try locate(pass, callParticipant, joined.join) { pass.shownCalls.contains($0) }
        }
    }

    private func locate<Target>(
        _ pass: AndroidPass, _ table: RowLedger.Table, _ join: RowJoin<Target>, isKnown: (Int64) -> Bool
    ) throws(RowError) {
        guard pass.ledger.unaccounted(table) > 0 else { return }
        try join.forEachKey(in: pass.source) { key in
            if let key, !isKnown(key) { pass.ledger.leaveOut(table, key, .orphan) }
        }
    }
}

extension JoinOutcome {
    /// Why a row was not joined; nil if it was.
    var reason: RowReason? {
        switch self {
        case .joined: nil
        case .superseded: .superseded
        case .tooLong: .tooLong
        case .malformed: .malformed
        }
    }
}
