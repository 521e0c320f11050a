internal import WhisperStorePort

/// Removes the rows recorded in `ErasedRows` from the full-text index (ST-11).
struct IndexSweep {
    let connection: Connection

    /// The number of bytes read and written per transaction.
    var budget = 16_000_000

    /// Removes some of the messages in the current transaction.
    func run(_ rows: [Int64]) throws(StoreError) {
        // Flushes the engine's in-memory part of this transaction, so that it can be examined.
        try connection.execute("SAVEPOINT index_sweep; RELEASE index_sweep")
        let (rows, words) = try ErasedRows.read(rows, connection)
        let erased = ErasedSet(rows)
        for piece in try IndexPiece.all(connection) {
            var work = try PieceErasure(piece, erased, connection)
            _ = try work.run(words: words)
        }
        try ErasedRows.settle(rows, connection)
    }

    /// Removes all of them, in transactions of some megabytes each; must be called outside of a transaction.
    ///
    /// Other processes may meanwhile save messages or merge segments. The work counts as done only when every segment
    /// in its current form has been examined.
    ///
    /// - Parameter progress: Called with the examined and the total number of bytes.
    func run(_ progress: (_ done: Int64, _ total: Int64) -> Void = { _, _ in }) throws(StoreError) {
        let (rows, words) = try ErasedRows.read(nil, connection)
        guard !rows.isEmpty else { return }
        let erased = ErasedSet(rows)
        var done: Set<String> = []
        var begun: (name: String, leaf: Int)?
        var isFinished = false
        while !isFinished {
            if Task.isCancelled { throw StoreError(.cancelled) }
            var passed = done
            var left = budget
            var counts: (done: Int64, total: Int64) = (0, 0)
            try connection.write { connection throws(StoreError) in
                let pieces = try IndexPiece.all(connection)
                counts = (0, pieces.reduce(0) { $0 + Int64($1.leafCount) })
                for piece in pieces where !piece.isRoot {
                    if passed.contains(piece.name) {
                        counts.done += Int64(piece.leafCount)
                        continue
                    }
                    if left <= 0 { break }
                    var work = try PieceErasure(piece, erased, connection)
                    let first = begun?.name == piece.name ? begun?.leaf ?? 0 : 0
                    let (next, present) = try work.run(words: words, from: first, budget: left)
                    left -= max(work.worked, 1)
                    if let next {
                        begun = (present.name, next)
                        counts.done += Int64(next)
                        left = 0
                        break
                    }
                    passed.insert(present.name)
                    counts.done += Int64(present.leafCount)
                }
                guard left > 0 else { return }
                for piece in pieces where piece.isRoot {
                    var work = try PieceErasure(piece, erased, connection)
                    _ = try work.run(words: words)
                }
                try ErasedRows.settle(rows, connection)
                isFinished = true
            }
            #if WHISPER_TEST_HOOKS
                WriteStep.indexSwept.reached()
            #endif
            done = passed
            progress(counts.done, counts.total)
        }
    }
}

extension Transaction {
    /// Records that the words of a message are to leave the index; must be called while they exist.
    func forget(_ row: Int64) throws(StoreError) {
        try ErasedRows.note(row, connection)
        forgotten.append(row)
    }

    /// Removes the words of the messages that this transaction erased from the index, if they are few.
    func sweepForgotten() throws(StoreError) {
        let rows = Set(forgotten)
        forgotten = []
        guard !rows.isEmpty, rows.count <= ErasedRows.atOnce else { return }
        try IndexSweep(connection: connection).run(rows.sorted())
    }
}
