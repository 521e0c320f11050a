public import WhisperStorePort

extension InMemoryStore {
    /// A page of all records, each after those that it refers to.
    ///
    /// - Throws: `.invalidArgument` for a cursor that no page returned.
    public func records(after cursor: RecordCursor?, limit: Int) async throws(StoreError) -> RecordPage {
        try checkLimit(limit, upTo: 10_000)
        var start = 0
        if let cursor {
            guard let place = Int(cursor.rawValue), place >= 0 else { throw StoreError(.invalidArgument) }
            start = place
        }
        return try inspect { (transaction) throws(StoreError) in
            let rest = try transaction.records().dropFirst(start)
            let next = rest.count > limit ? RecordCursor(rawValue: String(start + limit)) : nil
            return RecordPage(records: Array(rest.prefix(limit)), next: next)
        }
    }

    /// Inserts the records that are new.
    ///
    /// - Throws: The code of the kind, such as `.personNotFound`, for a reference to something that does not exist;
    ///   `.constraint` for a position, an alias of a conversation, a fingerprint or an identity's name that is taken;
    ///   `.invalidArgument` for an inconsistent record.
    public func insertRecords(_ records: [VaultRecord]) async throws(StoreError) -> SaveOutcome {
        try write { (transaction) throws(StoreError) in
            var outcome = SaveOutcome(inserted: 0, duplicates: 0)
            for record in records {
                if try transaction.insert(record) { outcome.inserted += 1 } else { outcome.duplicates += 1 }
            }
            if outcome.inserted > 0 { transaction.reportReload() }
            return outcome
        }
    }
}
