import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// Accounts for rows of messages' parts whose message was not delivered (WDB-3).
struct PartAccounts {
    let source: any RowSource
    let tables: IOSTables

    /// Counts the parts of messages that are left out, for the reason of their message.
    ///
    /// - Throws: The source's error.
    func leaveOut(
        _ reasons: [Int64: RowReason], _ media: RowLedger.Table?, _ infos: RowLedger.Table?, _ ledger: inout RowLedger
    ) throws(RowError) {
        guard !reasons.isEmpty else { return }
        if let media, tables.media != nil { try leaveOut(reasons, IOSTables.mediaName, media, &ledger) }
        if let infos, tables.infos != nil { try leaveOut(reasons, IOSTables.infosName, infos, &ledger) }
    }

    private func leaveOut(
        _ reasons: [Int64: RowReason], _ name: String, _ table: RowLedger.Table, _ ledger: inout RowLedger
    ) throws(RowError) {
        var counted = ledger
        let keys = RowKeys("ZMESSAGE", reasons.keys.sorted())
        try source.forEachRow(RowQuery(name, ["Z_PK", "ZMESSAGE"], keys: keys)) { (batch, row) throws(RowError) in
            guard let message = batch.integer(row, 1), let reason = reasons[message] else { return }
            counted.leaveOut(table, batch.integer(row, 0) ?? 0, reason)
        }
        ledger = counted
    }

    /// Counts the rows of a table that belong to no message, once all messages were read.
    ///
    /// - Throws: The source's error.
    func settle(
        _ table: RowLedger.Table?, _ name: String, _ isJoined: Bool, _ ledger: inout RowLedger
    ) throws(RowError) {
        guard let table, ledger.unaccounted(table) > 0 else { return }
        var counted = ledger
        let columns = isJoined ? ["Z_PK", "ZMESSAGE"] : ["Z_PK"]
        var waiting: [(row: Int64, message: Int64)] = []
        func settleWaiting() throws(RowError) {
            var present: Set<Int64> = []
            let keys = RowKeys("Z_PK", waiting.map(\.message))
            try source.forEachRow(RowQuery(tables.messages.name, ["Z_PK"], keys: keys)) {
                (batch, row) throws(RowError) in
                if let id = batch.integer(row, 0) { present.insert(id) }
            }
            for (row, message) in waiting where !present.contains(message) { counted.leaveOut(table, row, .orphan) }
            waiting = []
        }
        try source.forEachRow(RowQuery(name, columns)) { (batch, row) throws(RowError) in
            let id = batch.integer(row, 0) ?? 0
            guard isJoined, let message = batch.integer(row, 1) else { return counted.leaveOut(table, id, .orphan) }
            waiting.append((id, message))
            if waiting.count == RowLimits.keys { try settleWaiting() }
        }
        try settleWaiting()
        ledger = counted
    }
}
