internal import WhisperStorePort

/// Takes what is noted in `ErasedRows` out of the full-text index (ST-11).
struct IndexSweep {
    let connection: Connection

    /// The setting that stands in a vault whose index may mark messages as gone that it still leads to, as earlier versions
    /// left it; its value is 1 before these are looked for, and 2 until they are gone.
    static let marks = "vault.index_marks"
    /// How many bytes are read and written in one transaction.
    var budget = 16_000_000

    /// Takes some of the messages out in the transaction that is under way.
    func run(_ rows: [Int64]) throws(StoreError) {
        // What the engine keeps in memory of this transaction is written out, and can be seen.
        try connection.execute("SAVEPOINT index_sweep; RELEASE index_sweep")
        let (rows, words) = try ErasedRows.read(rows, connection)
        let erased = ErasedSet(rows)
        for piece in try IndexPiece.all(connection) {
            var work = try PieceErasure(piece, erased, connection)
            _ = try work.run(words: words)
        }
        try ErasedRows.settle(rows, connection)
    }

    /// Takes all of them out, in transactions of some megabytes each; to be called outside of any.
    ///
    /// Another process may save meanwhile, and may merge pieces. Nothing is taken for done until every piece has been looked
    /// through, as it then is.
    ///
    /// - Parameter progress: Hears of the bytes looked through, and of how many there are.
    func run(_ progress: (_ done: Int64, _ total: Int64) -> Void = { _, _ in }) throws(StoreError) {
        try findMarks()
        let (rows, words) = try ErasedRows.read(nil, connection)
        guard !rows.isEmpty else { return try endMarks() }
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
        try endMarks()
    }

    /// Whether there is anything to do.
    static func isDue(_ connection: Connection) throws(StoreError) -> Bool {
        if try ErasedRows.areThere(connection) { return true }
        return try connection.setting(marks) != nil
    }

    // MARK: What earlier versions left

    /// Notes the messages that are marked as gone or changed, in an index that earlier versions wrote.
    private func findMarks() throws(StoreError) {
        guard try connection.setting(IndexSweep.marks) == "1" else { return }
        try connection.write { connection throws(StoreError) in
            var marked: Set<Int64> = []
            for piece in try IndexPiece.all(connection) {
                for index in 0..<piece.leafCount {
                    if Task.isCancelled { throw StoreError(.cancelled) }
                    for entry in try IndexLeaf(piece.leaf(index, connection)).entries {
                        try PostingList.forEach(in: entry.postings) { row, isMark in
                            if isMark { marked.insert(row) }
                        }
                    }
                }
            }
            for row in marked.sorted() { try ErasedRows.noteWithoutWords(row, connection) }
            try connection.statement("UPDATE settings SET value = '2' WHERE name = ?1").bind(1, IndexSweep.marks).run()
        }
        #if WHISPER_TEST_HOOKS
            WriteStep.indexMarksFound.reached()
        #endif
    }

    private func endMarks() throws(StoreError) {
        guard try connection.setting(IndexSweep.marks) != nil else { return }
        try connection.write { connection throws(StoreError) in
            try connection.statement("DELETE FROM settings WHERE name = ?1").bind(1, IndexSweep.marks).run()
        }
    }
}

extension Transaction {
    /// Notes that the words of a message are to leave the index; to be called while they are there.
    func forget(_ row: Int64) throws(StoreError) {
        try ErasedRows.note(row, connection)
        forgotten.append(row)
    }

    /// Takes the words of the messages that this transaction forgot out of the index, where they are few.
    func sweepForgotten() throws(StoreError) {
        let rows = Set(forgotten)
        forgotten = []
        guard !rows.isEmpty, rows.count <= ErasedRows.atOnce else { return }
        try IndexSweep(connection: connection).run(rows.sorted())
    }
}
