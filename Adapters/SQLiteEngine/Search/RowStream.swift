internal import StorePort

/// Row ids of messages in descending order, which is newest first; computed one by one, so that a search for common
/// words ends at its limit.
protocol RowStream: AnyObject {
    /// The next row id, smaller than all before; nil at the end.
    func next() throws(StoreError) -> Int64?
}

/// The rows that a statement answers in its first column.
final class StatementRows: RowStream {
    private let statement: Statement
    private var isFinished = false

    init(_ statement: Statement) {
        self.statement = statement
    }

    func next() throws(StoreError) -> Int64? {
        guard !isFinished else { return nil }
        if try statement.step() { return statement.integer(0) }
        isFinished = true
        return nil
    }
}

/// No rows.
final class NoRows: RowStream {
    func next() throws(StoreError) -> Int64? { nil }
}

/// Rows that all of some streams have.
final class CommonRows: RowStream {
    private let streams: [any RowStream]

    /// - Parameter streams: At least one.
    init(_ streams: [any RowStream]) {
        self.streams = streams
    }

    func next() throws(StoreError) -> Int64? {
        guard let first = streams.first, var candidate = try first.next() else { return nil }
        // Each stream in turn goes down to the candidate or below it; one that ends below sets a new candidate, which
        // it has. The streams agree when all others have met it since.
        var heads: [Int64?] = Array(repeating: nil, count: streams.count)
        heads[0] = candidate
        var agreeing = 1
        var index = 0
        while agreeing < streams.count {
            index = (index + 1) % streams.count
            var row = heads[index] ?? .max
            while row > candidate {
                guard let following = try streams[index].next() else { return nil }
                row = following
            }
            heads[index] = row
            agreeing = row == candidate ? agreeing + 1 : 1
            candidate = row
        }
        return candidate
    }
}

/// Rows that any of some streams has.
final class UnitedRows: RowStream {
    private let streams: [any RowStream]
    private var heads: [Int64?] = []

    init(_ streams: [any RowStream]) {
        self.streams = streams
    }

    func next() throws(StoreError) -> Int64? {
        if heads.isEmpty {
            for stream in streams { heads.append(try stream.next()) }
        }
        guard let highest = heads.compactMap({ $0 }).max() else { return nil }
        for index in heads.indices where heads[index] == highest { heads[index] = try streams[index].next() }
        return highest
    }
}

/// Rows that one stream has and another one has not.
final class RemainingRows: RowStream {
    private let kept: any RowStream
    private let removed: any RowStream
    private var head: Int64?
    private var isStarted = false

    init(_ kept: any RowStream, without removed: any RowStream) {
        self.kept = kept
        self.removed = removed
    }

    func next() throws(StoreError) -> Int64? {
        if !isStarted {
            head = try removed.next()
            isStarted = true
        }
        while let row = try kept.next() {
            while let other = head, other > row { head = try removed.next() }
            if head != row { return row }
        }
        return nil
    }
}
