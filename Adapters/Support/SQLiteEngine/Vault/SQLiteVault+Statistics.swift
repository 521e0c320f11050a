internal import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `VaultMaintenance`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func statistics() async throws(StoreError) -> VaultStatistics {
        let path = file.path
        return try await readRows { session throws(StoreError) in
            var figures = try session.connection.statistics()
            figures.fileBytes = FileSystem.size(path) ?? 0
            return figures
        }
    }
}

extension Connection {
    fileprivate func statistics() throws(StoreError) -> VaultStatistics {
        var figures = VaultStatistics()
        figures.conversations = try integer("SELECT count(*) FROM conversations") ?? 0
        figures.people =
            try integer(
                """
                SELECT count(*) FROM people WHERE joined_into IS NULL AND id NOT IN (
                    SELECT person_id FROM person_aliases WHERE kind = \(PersonAliasKind.linkedID.rawValue)
                    AND value GLOB '*\(PersonAlias.channelSuffix)')
                """) ?? 0
        figures.contacts = try integer("SELECT count(*) FROM contacts") ?? 0
        figures.attachments = try integer("SELECT count(*) FROM attachments") ?? 0
        figures.encryptedChanges = try integer("SELECT count(*) FROM waiting_changes WHERE kind = 5") ?? 0
        figures.unread = try integer("SELECT sum(unread_count) FROM conversations") ?? 0
        let blobs = try transientStatement(
            """
            SELECT count(*), total(size) FROM
                (SELECT max(ifnull(size, 0)) AS size FROM attachments WHERE sha256 IS NOT NULL GROUP BY sha256)
            """)
        if try blobs.step() {
            figures.blobs = blobs.integer(0)
            figures.blobBytes = blobs.integer(1)
        }
        try countMessages(&figures)
        return figures
    }

    /// Counts messages by kind, platform and day, in one pass; days are summed to months.
    private func countMessages(_ figures: inout VaultStatistics) throws(StoreError) {
        let statement = try transientStatement(
            """
            SELECT platform, kind, (timestamp - CASE WHEN timestamp < 0 THEN 86399999 ELSE 0 END) / 86400000 AS day,
                count(*), min(timestamp), max(timestamp)
            FROM messages GROUP BY platform, kind, day
            """)
        while try statement.step() {
            guard let kind = ContentKind(code: statement.integer(1)) else { throw StoreError(.damaged) }
            let count = statement.integer(3)
            figures.messages += count
            figures.byPlatform[Platform(rawValue: statement.text(0)), default: 0] += count
            figures.byKind[kind, default: 0] += count
            figures.byMonth[Connection.month(ofDay: statement.integer(2)), default: 0] += count
            figures.first = min(figures.first ?? statement.timestamp(4), statement.timestamp(4))
            figures.last = max(figures.last ?? statement.timestamp(5), statement.timestamp(5))
        }
    }

    /// The month of a day since 1970, as `2026-11`; `0000-00` outside the years 1 … 9999.
    private static func month(ofDay day: Int64) -> String {
        let (seconds, isOverflow) = day.multipliedReportingOverflow(by: 86_400)
        guard !isOverflow, let date = LocalDateTime(secondsSince1970: seconds) else { return "0000-00" }
        let year = String(date.year)
        return String(repeating: "0", count: 4 - year.utf8.count) + year + (date.month < 10 ? "-0" : "-")
            + String(date.month)
    }
}
