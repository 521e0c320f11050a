package import WhisperRowPort

extension RowSource {
    /// Reads the rows of a query, one after the other.
    ///
    /// - Throws: The source's error, or what `body` throws.
    package func forEachRow(
        _ query: RowQuery, _ body: (_ batch: RowBatch, _ row: Int) throws(RowError) -> Void
    ) throws(RowError) {
        let cursor = try open(query)
        defer { cursor.close() }
        while let batch = try cursor.next() {
            if Task.isCancelled { throw .cancelled }
            for row in 0..<batch.count { try body(batch, row) }
        }
    }

    /// Reads the rows whose column has one of these values, in as many queries as the limits require.
    ///
    /// - Throws: The source's error, or what `body` throws.
    package func forEachRow(
        _ query: RowQuery, where column: String, in values: [Int64],
        _ body: (_ batch: RowBatch, _ row: Int) throws(RowError) -> Void
    ) throws(RowError) {
        var query = query
        var start = 0
        while start < values.count {
            let end = min(start + RowLimits.keys, values.count)
            query.keys = RowKeys(column, Array(values[start..<end]))
            try forEachRow(query, body)
            start = end
        }
    }
}

extension RowBatch {
    /// The text of a column, also where it is stored as a blob of UTF-8, which some releases and tools do; nil for any
    /// other value.
    package func wording(_ row: Int, _ column: Int) -> String? {
        text(row, column) ?? content(row, column).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// A text, or one that is stored as a blob, that is neither absent nor empty.
    package func nonEmptyText(_ row: Int, _ column: Int) -> String? {
        guard let text = wording(row, column), !text.isEmpty else { return nil }
        return text
    }

    /// Whether a column has an integer other than zero.
    package func flag(_ row: Int, _ column: Int) -> Bool { (integer(row, column) ?? 0) != 0 }

    /// Whether a column has a value above the reader's limits.
    package func isTooLong(_ row: Int, _ column: Int) -> Bool {
        if case .tooLong = value(row, column) { true } else { false }
    }

    /// The number of bytes of the texts and blobs of a row.
    package func contentBytes(_ row: Int) -> Int {
        (0..<columns).reduce(0) { $0 + (content(row, $1)?.count ?? 0) }
    }
}
