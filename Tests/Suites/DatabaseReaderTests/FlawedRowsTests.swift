import Synchronization
import Testing
import WhisperInMemoryRows
import WhisperRowContract
import WhisperTestThreads

/// Mistakes that a reader could make.
enum RowFlaw: CaseIterable {
    case listsInOrderOfNames
    case readsWhatIsAbsent
    case dropsTheLastRow
    case repeatsARow
    case ignoresOrder
    case sortsByTheFirstColumnOnly
    case ignoresKeys
    case matchesTexts
    case changesTexts
    case turnsBlobsIntoTexts
    case deliversOneBatch
    case deliversLongValues
    case limitsNothing
    case sharesCursors
    case continuesAfterClose
    case countsFinishedCursors
    case verifiesAlways
    case deliversOtherRowsLater
}

@Suite("The contract of foreign databases detects mistakes", .ownThreads)
struct FlawedRowsTests {
    @Test("A mistake breaks a rule", arguments: RowFlaw.allCases)
    func mistake(_ flaw: RowFlaw) async throws {
        let right = RowContractTests.memoryBench
        for law in RowLaw.all where law.needs.isSubset(of: .change) {
            let isBroken = Mutex(false)
            try await withKnownIssue(isIntermittent: true) {
                try await law.check(
                    RowBench(
                        open: { FlawedRows(flaw, try right.open($0), $0) },
                        change: { source in
                            let flawed = try #require(source as? FlawedRows)
                            let change = try #require(right.change)
                            try change(flawed.base)
                        }))
            } matching: { _ in
                isBroken.withLock { $0 = true }
                return true
            }
            if isBroken.withLock({ $0 }) { return }
        }
        Issue.record("No law is broken by \(flaw)")
    }
}

/// A source that is correct except for one mistake.
private final class FlawedRows: RowSource {
    let flaw: RowFlaw
    let base: any RowSource
    private let samples: [RowSample]
    private let opened = Mutex(0)
    private let isClosed = Mutex(false)

    init(_ flaw: RowFlaw, _ base: any RowSource, _ samples: [RowSample]) {
        self.flaw = flaw
        self.base = base
        self.samples = samples
    }

    func tables() throws(RowError) -> [RowTable] {
        let tables = try base.tables()
        return flaw == .listsInOrderOfNames ? tables.sorted { $0.name < $1.name } : tables
    }

    func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        var query = query
        let number = opened.withLock {
            $0 += 1
            return $0
        }
        switch flaw {
        case .readsWhatIsAbsent where !query.columns.allSatisfy({ $0 == "_id" || $0 == "value" || $0 == "chat" }):
            query.columns = ["_id"]
        case .ignoresOrder: query.order = []
        case .sortsByTheFirstColumnOnly: query.order = Array(query.order.prefix(1))
        case .ignoresKeys: query.keys = nil
        case .limitsNothing:
            query.columns = Array(query.columns.prefix(RowLimits.columns))
            query.order = Array(query.order.prefix(RowLimits.columns))
            let values = query.keys?.values.prefix(RowLimits.keys)
            query.keys?.values = Array(values ?? [])
        case .deliversOtherRowsLater where number > 1: query.order = query.order.isEmpty ? ["_id"] : []
        case .countsFinishedCursors where number > RowLimits.cursors: throw .tooMany
        default: break
        }
        return FlawedCursor(flaw, try base.open(query), rows(query))
    }

    /// All rows of a query at once, as the mistake has them; nil if the base delivers them.
    private func rows(_ query: RowQuery) -> [[RowValue]]? {
        guard var rows = try? base.rows(query) else { return nil }
        switch flaw {
        case .dropsTheLastRow: rows = rows.dropLast()
        case .repeatsARow: if let first = rows.first { rows.insert(first, at: 0) }
        case .matchesTexts:
            guard let keys = query.keys, let sample = samples.first(where: { $0.name == query.table }),
                let column = sample.columns.firstIndex(of: keys.column)
            else { return nil }
            let texts = sample.rows.filter { row in
                if case .text(let text) = row[column] {
                    Int64(String(decoding: text, as: UTF8.self)).map { keys.values.contains($0) } ?? false
                } else {
                    false
                }
            }
            guard !texts.isEmpty else { return nil }
            rows += texts
        case .changesTexts:
            rows = rows.map { row in
                row.map { value in
                    if case .text(let text) = value {
                        .text(Array(String(decoding: text, as: UTF8.self).utf8))
                    } else {
                        value
                    }
                }
            }
        case .turnsBlobsIntoTexts:
            rows = rows.map { $0.map { value in if case .blob(let bytes) = value { .text(bytes) } else { value } } }
        case .deliversOneBatch, .continuesAfterClose: break
        case .deliversLongValues:
            rows = rows.map { $0.map { if case .tooLong = $0 { .blob([]) } else { $0 } } }
        default: return nil
        }
        return rows
    }

    func verify() throws(RowError) { if flaw != .verifiesAlways { try base.verify() } }

    func close() { base.close() }
}

private final class FlawedCursor: RowCursor {
    private let flaw: RowFlaw
    private let base: any RowCursor
    private let rows: Mutex<[[RowValue]]?>

    /// What all cursors have delivered together.
    private static let shared = Mutex(0)

    init(_ flaw: RowFlaw, _ base: any RowCursor, _ rows: [[RowValue]]?) {
        self.flaw = flaw
        self.base = base
        self.rows = Mutex(rows)
    }

    func next() throws(RowError) -> RowBatch? {
        if flaw == .sharesCursors {
            let number = Self.shared.withLock {
                $0 += 1
                return $0
            }
            // What another cursor was to deliver is skipped.
            if number % 3 == 0 { _ = try base.next() }
        }
        guard rows.withLock({ $0 != nil }) else { return try base.next() }
        return rows.withLock { rows in
            guard let all = rows, !all.isEmpty else { return nil }
            let count = flaw == .deliversOneBatch ? all.count : 1
            rows = Array(all[count...])
            return RowBatch(columns: all[0].count, rows: Array(all[..<count]))
        }
    }

    func close() {
        base.close()
        if flaw != .continuesAfterClose { rows.withLock { if $0 != nil { $0 = [] } } }
    }
}
