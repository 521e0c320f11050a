internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    func count(_ search: SearchRequest, upTo most: Int64) throws(StoreError) -> Int64 {
        try session.count(search, upTo: most)
    }
}

extension Session {
    /// A matching message: its time and row, in the order of the hits.
    private struct Match: Comparable {
        var time: Timestamp
        var row: Int64

        static func < (left: Match, right: Match) -> Bool {
            (left.time, left.row) < (right.time, right.row)
        }
    }

    /// The messages that a search finds, in its order.
    func search(_ request: SearchRequest, limit: Int) throws(StoreError) -> [StoredMessage] {
        var request = request
        request.limit = limit
        var last: Match?
        if let after = request.after {
            let row = try requirePlace(of: after).row
            let statement = try connection.statement("SELECT timestamp FROM messages WHERE id = ?1").bind(1, row)
            defer { statement.reset() }
            guard try statement.step() else { throw StoreError(.messageNotFound) }
            last = Match(time: statement.timestamp(0), row: row)
        }
        guard let filter = try SearchFilter(request, connection) else { return [] }
        let rows =
            switch request.order {
            case .newestFirst: try newest(request, filter, after: last)
            case .relevance: try mostRelevant(request, filter)
            }
        return try rows.map { (row) throws(StoreError) in
            guard let message = try connection.message(row: row) else { throw StoreError(.damaged) }
            return message
        }
    }

    fileprivate func count(_ request: SearchRequest, upTo most: Int64) throws(StoreError) -> Int64 {
        guard let filter = try SearchFilter(request, connection) else { return 0 }
        let stream = try MatchQuery(connection: connection, rows: try filter.rows()).stream(request.expression)
        var count: Int64 = 0
        while count < most, let row = try stream.next() {
            if try filter.time(ofRow: row) != nil { count += 1 }
        }
        return count
    }

    // MARK: Newest first

    private func newest(
        _ request: SearchRequest, _ filter: SearchFilter, after last: Match?
    ) throws(StoreError) -> [Int64] {
        var rows = try filter.rows()
        if let last {
            let end = try connection.lastRow(ofBucket: MessageRowID.bucket(of: last.time))
            rows = rows.lowerBound...max(rows.lowerBound, min(rows.upperBound, end))
        }
        let stream = try MatchQuery(connection: connection, rows: rows).stream(request.expression)
        var matches: [Match] = []
        var bucket = Int64.max
        while let row = try stream.next() {
            let reached = MessageRowID.bucket(ofRow: row)
            if reached < bucket {
                bucket = reached
                if areComplete(matches, request.limit, before: bucket) { break }
            }
            guard let time = try filter.time(ofRow: row) else { continue }
            let match = Match(time: time, row: row)
            if let last, match >= last { continue }
            matches.append(match)
        }
        return matches.sorted(by: >).prefix(request.limit).map(\.row)
    }

    /// Whether a page is full of messages that no later row can precede.
    ///
    /// Rows arrive by bucket, and a message is at most one bucket before that of its time. So rows from a bucket on have
    /// the next bucket's time or an earlier one.
    private func areComplete(_ matches: [Match], _ limit: Int, before bucket: Int64) -> Bool {
        guard matches.count >= limit else { return false }
        return matches.count { MessageRowID.bucket(of: $0.time) > bucket + 1 } >= limit
    }

    // MARK: Relevance

    private func mostRelevant(
        _ request: SearchRequest, _ filter: SearchFilter
    ) throws(StoreError) -> [Int64] {
        let query = MatchQuery(connection: connection, rows: try filter.rows())
        var holding: [Int64] = []
        for part in SearchRelevance.parts(of: request.expression) { holding.append(try query.count(part)) }
        let messages = try connection.integer("SELECT sum(message_count) FROM conversations") ?? 0
        let relevance = SearchRelevance(request.expression, messages: messages, holding: holding)

        var scored: [(score: Int64, match: Match)] = []
        let stream = try query.stream(request.expression)
        while let row = try stream.next() {
            guard let time = try filter.time(ofRow: row) else { continue }
            let (fields, length) = try connection.searchFields(ofRow: row)
            scored.append((relevance.score(fields, length: length), Match(time: time, row: row)))
            // Candidates that can no longer be among the first are dropped periodically, so that memory use stays
            // constant.
            if scored.count >= 2 * request.limit + 4_096 { keepBest(&scored, request.limit) }
        }
        keepBest(&scored, request.limit)
        return scored.map(\.match.row)
    }

    private func keepBest(_ scored: inout [(score: Int64, match: Match)], _ limit: Int) {
        scored.sort { ($1.score, $1.match) < ($0.score, $0.match) }
        if scored.count > limit { scored.removeLast(scored.count - limit) }
    }
}
