internal import WhisperMessage
internal import WhisperStorePort

/// Reads what is stored about services that do not number their events (MX-2).
extension Connection {
    static let gapsInConversation = """
        SELECT g.id, c.uuid, g.room, g.token, g.lower, g.upper, g.moved_from
        FROM arrival_gaps AS g CROSS JOIN conversations AS c ON c.id = g.conversation_id WHERE g.conversation_id = ?1
        """
    /// Whether a row of `arrival_gaps` could not have been written.
    static let isImpossibleGap = """
        upper < 1 OR upper > \(SyncLimits.largestSequence) OR lower < 0 OR lower >= upper
            OR moved_from <= upper OR moved_from > \(SyncLimits.largestSequence)
        """

    /// The gaps of a conversation, the latest first.
    func gaps(inConversation row: Int64) throws(StoreError) -> [StoredGap] {
        try gaps(statement(Connection.gapsInConversation).bind(1, row)).sorted { $0.gap.upper > $1.gap.upper }
    }

    private func gaps(_ statement: Statement) throws(StoreError) -> [StoredGap] {
        defer { statement.reset() }
        var gaps: [StoredGap] = []
        while try statement.step() {
            guard let id = statement.identifier(0), let conversation = statement.identifier(1) else {
                throw StoreError(.damaged)
            }
            let gap = ArrivalGap(
                id: id, conversation: conversation, room: statement.text(2), token: statement.text(3),
                lower: statement.optionalInteger(4), upper: statement.integer(5))
            let movedFrom = statement.optionalInteger(6)
            let numbers = 1...SyncLimits.largestSequence
            guard [gap.upper, movedFrom ?? 1].allSatisfy(numbers.contains),
                gap.lower.map({ (0..<gap.upper).contains($0) }) ?? true
            else { throw StoreError(.damaged) }
            gaps.append(StoredGap(gap, movedFrom: movedFrom))
        }
        return gaps
    }
}
