package import WhisperIngestionPort

/// Counts what becomes of the rows of each table during one pass (WDB-3).
package struct RowLedger: Sendable {
    /// A table of the ledger.
    package struct Table: Hashable, Sendable {
        fileprivate let index: Int
    }

    private var tables: [RowAccount] = []

    /// The number of rows that are named as examples.
    private static let examples = 100

    /// An empty ledger.
    package init() {}

    /// Adds a table of so many rows.
    package mutating func add(_ name: String, rows: Int64) -> Table {
        tables.append(RowAccount(table: name, rows: rows))
        return Table(index: tables.count - 1)
    }

    /// Counts a row that was delivered as a message.
    package mutating func deliver(_ table: Table) { tables[table.index].messages += 1 }

    /// Counts a row that was delivered as a message of a type that is not known.
    package mutating func deliver(_ table: Table, unknownType: Int64) {
        tables[table.index].messages += 1
        // A genuine database has a few dozen types; a hostile one must not fill the memory.
        let isRoomLeft = tables[table.index].unknownTypes.count < 1_024
        let type = isRoomLeft || tables[table.index].unknownTypes[unknownType] != nil ? unknownType : -1
        tables[table.index].unknownTypes[type, default: 0] += 1
    }

    /// Notes that the sender of a row that was delivered as a message is unknown.
    package mutating func noteUnknownSender(_ table: Table) { tables[table.index].unknownSenders += 1 }

    /// Counts a row that was delivered as an event.
    package mutating func report(_ table: Table) { tables[table.index].events += 1 }

    /// Counts rows that became part of a message.
    package mutating func join(_ table: Table, _ count: Int64 = 1) { tables[table.index].joined += count }

    /// Counts a row that was not delivered.
    package mutating func leaveOut(_ table: Table, _ row: Int64, _ reason: RowReason) {
        tables[table.index].leftOut[reason, default: 0] += 1
        if tables[table.index].examples.count < Self.examples {
            tables[table.index].examples.append(LeftOutRow(row: row, reason: reason))
        }
    }

    /// The number of rows of a table that are not accounted for.
    package func unaccounted(_ table: Table) -> Int64 {
        let account = tables[table.index]
        return account.rows - account.leftOut.values.reduce(account.messages + account.events + account.joined, +)
    }

    /// The accounts of all tables after a pass, in the order in which these were added.
    ///
    /// Each table was counted by one reading and delivered by others. In a damaged file these may differ, as one reads the
    /// table and another an index that hides a row or has it twice; what only one of them showed is counted as such.
    package var accounts: [RowAccount] { tables.map(\.balanced) }
}

extension RowAccount {
    fileprivate var balanced: RowAccount {
        var account = self
        let difference = rows - leftOut.values.reduce(messages + events + joined, +)
        if difference > 0 { account.leftOut[.contradictory, default: 0] += difference }
        if difference < 0 { account.rows -= difference }
        account.contradictions = abs(difference)
        return account
    }
}
