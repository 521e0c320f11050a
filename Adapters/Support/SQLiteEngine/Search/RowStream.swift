internal import WhisperStorePort

/// Row ids of messages in descending order, which is newest first; computed lazily, so that a search for common words
/// ends at its limit.
protocol RowStream: AnyObject {
    /// The next row id, smaller than all previous ones; nil at the end.
    func next() throws(StoreError) -> Int64?
}

/// The rows in the first column of a statement's results.
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

/// The intersection of several streams.
final class CommonRows: RowStream {
    private let streams: [any RowStream]

    /// - Parameter streams: At least one.
    init(_ streams: [any RowStream]) {
        self.streams = streams
    }

    func next() throws(StoreError) -> Int64? {
        guard let first = streams.first, var candidate = try first.next() else { return nil }
        // Each stream in turn advances to the candidate or below it; one that ends below sets a new candidate, which it
        // contains. The streams agree when all others have reached it since.
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

/// The union of several streams.
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

/// The rows of a stream that pass a test.
final class TestedRows: RowStream {
    private let rows: any RowStream
    private let test: TextTest

    init(_ rows: any RowStream, _ test: TextTest) {
        self.rows = rows
        self.test = test
    }

    func next() throws(StoreError) -> Int64? {
        while let row = try rows.next() {
            if try test.holds(row) { return row }
        }
        return nil
    }
}

/// The rows of a stream, with lookahead.
final class BufferedRows: RowStream {
    private let rows: any RowStream
    private var buffer: [Int64] = []
    private var taken = 0

    init(_ rows: any RowStream) {
        self.rows = rows
    }

    func next() throws(StoreError) -> Int64? {
        guard taken < buffer.count else { return try rows.next() }
        defer { taken += 1 }
        return buffer[taken]
    }

    /// Its first rows, which are still delivered later; fewer if the stream ends. Must be called before any row is
    /// taken.
    func first(_ count: Int) throws(StoreError) -> [Int64] {
        while buffer.count < count, let row = try rows.next() { buffer.append(row) }
        return buffer
    }
}

/// The difference of two streams.
///
/// If the other stream is much denser, walking it costs more than examining the few messages in question. So for each
/// row it is followed only as far as such an examination would cost, and then the message itself decides.
final class RemainingRows: RowStream {
    private let kept: any RowStream
    private let removed: any RowStream
    private let isRemoved: TextTest
    private var head: Int64?
    private var isStarted = false
    private let stepsPerLook: Int

    /// Parameters:
    ///   - isRemoved: Passes for exactly the rows of `removed`.
    ///   - stepsPerLook: How far the other stream is followed for each row.
    init(_ kept: any RowStream, without removed: any RowStream, _ isRemoved: TextTest, stepsPerLook: Int) {
        self.stepsPerLook = stepsPerLook
        self.kept = kept
        self.removed = removed
        self.isRemoved = isRemoved
    }

    func next() throws(StoreError) -> Int64? {
        if !isStarted {
            head = try removed.next()
            isStarted = true
        }
        while let row = try kept.next() {
            if try !removes(row) { return row }
        }
        return nil
    }

    private func removes(_ row: Int64) throws(StoreError) -> Bool {
        var steps = 0
        while let other = head, other > row {
            if steps >= stepsPerLook { return try isRemoved.holds(row) }
            head = try removed.next()
            steps += 1
        }
        return head == row
    }
}
