internal import WhisperMessage
internal import WhisperStorePort

/// Reads what is stored about services that do not number their events (MX-2).
extension Connection {
    static let gapOfConversation = "SELECT 1 FROM arrival_gaps WHERE conversation_id = ?1"
    static let gapsInConversation = """
        SELECT g.id, c.uuid, g.room, g.token, g.lower, g.upper, g.moved_from
        FROM arrival_gaps AS g CROSS JOIN conversations AS c ON c.id = g.conversation_id WHERE g.conversation_id = ?1
        """
    /// Walks the gaps of all platforms, which are few.
    static let gapsOfPlatform = """
        SELECT g.id, c.uuid, g.room, g.token, g.lower, g.upper, g.moved_from
        FROM arrival_gaps AS g CROSS JOIN conversations AS c ON c.id = g.conversation_id WHERE c.platform = ?1
        """
    static let serverIDOfClientMessage = """
        SELECT server_id FROM messages WHERE client_message_id = ?1 AND direction = 2 AND server_id IS NOT NULL
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

    /// The gaps of a platform's conversations, in no order.
    func gaps(of platform: Platform) throws(StoreError) -> [ArrivalGap] {
        try gaps(statement(Connection.gapsOfPlatform).bind(1, platform.rawValue)).map(\.gap)
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

    /// A platform's account, and the token from which it continues.
    func arrivalProgress(of platform: Platform) throws(StoreError) -> ArrivalProgress? {
        let statement = try statement("SELECT user_id, server, token FROM arrival_accounts WHERE platform = ?1")
            .bind(1, platform.rawValue)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return ArrivalProgress(
            account: ArrivalAccount(platform: platform, user: statement.text(0), server: statement.text(1)),
            token: statement.text(2))
    }
}
