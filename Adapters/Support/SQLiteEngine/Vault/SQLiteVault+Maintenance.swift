internal import WhisperClockPort
internal import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `VaultMaintenance`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func verify(repair: Bool) async throws(StoreError) -> VerificationReport {
        // Pages are checked beside the writer. If they cannot be read, their content cannot be compared.
        let report = try await withReader { session throws(StoreError) in try session.connection.verifyPages() }
        if report.findings.contains(where: { $0.kind == .integrity || $0.kind == .cipher }) { return report }
        do throws(StoreError) {
            return try await write { transaction throws(StoreError) in
                var report = report
                try transaction.verifyContent(&report, repair: repair)
                if report.repaired > 0 { transaction.changes.insert(.reload) }
                return report
            }
        } catch  where error.code == .readOnly && !repair {
            // Nobody writes to a medium that is read-only.
            let now = clock.now()
            return try await withReader { session throws(StoreError) in
                let connection = session.connection
                // The words of the index are listed in a table of the connection's own.
                try connection.execute("PRAGMA query_only = OFF")
                defer { try? connection.execute("PRAGMA query_only = ON") }
                var report = report
                try Transaction(session, now: now).verifyContent(&report, repair: false)
                return report
            }
        }
    }

    /// See `VaultMaintenance`.
    ///
    /// - Throws: `.unsupported` for a vault that is not stored in a file.
    public func backup(toFile path: String) async throws(StoreError) {
        let file = file
        // Deleted words must not be copied.
        let isDue = try await withReader { session throws(StoreError) in try ErasedRows.areThere(session.connection) }
        if isDue { try await sweep { _ in } }
        try await withReader { session throws(StoreError) in
            try DatabaseCopy.copy(from: session.connection, to: path, connector: file.connector)
        }
    }

    /// See `VaultMaintenance`. The planner gets no statistics: every hot query fixes its own table order, and the
    /// statistics of a small vault would mislead it once the vault is large.
    ///
    /// - Throws: `.cancelled`.
    public func optimize(
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> OptimizationReport {
        try await sweep(progress)
        return try await withWriter { session throws(StoreError) in
            let connection = session.connection
            let before = try connection.indexSize()
            if (2...).contains(before.pieces), before.bytes <= SQLiteVault.mergedBytes {
                try connection.write { connection throws(StoreError) in
                    try connection.execute("INSERT INTO message_index (message_index) VALUES ('optimize')")
                }
            }
            // Free pages are released from the end of the file, some at a time, so that memory use stays constant.
            while try connection.integer("PRAGMA freelist_count") ?? 0 > 0 {
                if Task.isCancelled { throw StoreError(.cancelled) }
                try connection.execute("PRAGMA incremental_vacuum(4096)")
            }
            try connection.emptyLog()
            let after = try connection.indexSize()
            return OptimizationReport(
                piecesBefore: before.pieces, piecesAfter: after.pieces, bytesBefore: before.bytes,
                bytesAfter: after.bytes)
        }
    }

    /// Up to this many bytes, the segments of the index are merged into one: in a larger one, each deletion would have
    /// to rewrite too much.
    private static let mergedBytes: Int64 = 256_000_000
}

extension Connection {
    /// The number of segments of the full-text index, and their size in bytes.
    fileprivate func indexSize() throws(StoreError) -> (pieces: Int64, bytes: Int64) {
        let pieces = try integer("SELECT count(*) FROM message_index_segdir") ?? 0
        let roots = try integer("SELECT sum(length(root)) FROM message_index_segdir") ?? 0
        let blocks = try integer("SELECT sum(length(block)) FROM message_index_segments") ?? 0
        return (pieces, roots + blocks)
    }

    /// The referenced blobs, in ascending order.
    func referencedBlobs() throws(StoreError) -> [String] {
        let statement = try statement(
            """
            SELECT sha256 FROM attachments WHERE sha256 IS NOT NULL
            UNION SELECT avatar FROM conversations WHERE avatar IS NOT NULL
            UNION SELECT avatar FROM contacts WHERE avatar IS NOT NULL ORDER BY 1
            """)
        defer { statement.reset() }
        var blobs: [String] = []
        while try statement.step() { blobs.append(statement.text(0)) }
        return blobs
    }
}
