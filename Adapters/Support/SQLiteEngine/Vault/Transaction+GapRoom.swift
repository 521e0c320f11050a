internal import WhisperMessage
internal import WhisperStorePort

/// Makes room in a gap that has more messages than numbers (law 7 of `ArrivalStore`).
extension Transaction {
    /// The number of messages that are moved in one transaction.
    private static let part = 4_096

    /// Moves some of the messages above a gap up, from the end: those at and above `moved_from` have been moved, and
    /// are never touched again. When none are left below it, it becomes the gap's upper bound.
    ///
    /// Every part leaves all messages in their order, so that others may read and write between two of them. What is
    /// moved next goes directly below what was moved before, whatever has come between the two meanwhile.
    func makeRoom(
        for missing: Int64, in row: Connection.GapRow, among gaps: [Connection.GapRow],
        of conversation: SyncedConversation
    ) throws(StoreError) {
        let gap = row.gap
        guard let low = gap.position?.rawValue, gap.lower != nil else { throw StoreError(.constraint) }
        let top: Int64
        if let movedFrom = row.movedFrom {
            top = movedFrom
        } else {
            top = try end(for: missing, above: gap, among: gaps, in: conversation.row)
        }
        let rows = try messages(from: low, below: top, in: conversation.row)
        // Bounds of other gaps move with the messages that they belong to.
        let isWhole = rows.count < Transaction.part
        let first = isWhole ? gap.upper : ((rows.last?.position ?? low) + ChatPosition.stride - 1) / ChatPosition.stride
        let bounds = gaps.filter { $0.gap.id != gap.id }.flatMap { [$0.gap.lower, $0.gap.upper].compactMap(\.self) }
            .filter { $0 >= first && $0 < top }
        let highest = max(bounds.max() ?? gap.upper, rows.first.map { $0.position / ChatPosition.stride } ?? gap.upper)
        let distance = top - highest - 1
        guard distance > 0 else {
            // What came between the two left no room, so this begins again further up.
            try setMovedFrom(nil, upper: gap.upper, ofGap: gap.id, in: conversation.row)
            return
        }
        let move = try statement("UPDATE messages SET position = ?2, server_seq = ?3 WHERE id = ?1")
        for message in rows {
            try move.bind(1, message.row).bind(2, message.position + distance * ChatPosition.stride)
                .bind(3, message.number.map { $0 + distance }).run()
        }
        for column in ["lower", "upper"] {
            try statement(
                """
                UPDATE arrival_gaps SET \(column) = \(column) + ?2
                WHERE conversation_id = ?1 AND id <> ?3 AND \(column) >= ?4 AND \(column) < ?5
                """
            )
            .bind(1, conversation.row).bind(2, distance).bind(3, gap.id)
            .bind(4, first).bind(5, top).run()
        }
        var lowest = top
        if let last = rows.last { lowest = last.position / ChatPosition.stride + distance }
        if let bound = bounds.min() { lowest = min(lowest, bound + distance) }
        try setMovedFrom(
            isWhole ? nil : lowest, upper: isWhole ? lowest : gap.upper, ofGap: gap.id, in: conversation.row)
        session.saving.conversations[conversation.id] = nil
        renumbered.insert(conversation.row)
        #if WHISPER_TEST_HOOKS
            WriteStep.gapWidened.reached()
        #endif
    }

    private func setMovedFrom(
        _ number: Int64?, upper: Int64, ofGap id: UniqueIdentifier, in row: Int64
    ) throws(StoreError) {
        try statement("UPDATE arrival_gaps SET upper = ?3, moved_from = ?4 WHERE conversation_id = ?1 AND id = ?2")
            .bind(1, row).bind(2, id).bind(3, upper).bind(4, number).run()
    }

    /// The number below which everything above a gap is to be moved.
    private func end(
        for missing: Int64, above gap: ArrivalGap, among gaps: [Connection.GapRow], in row: Int64
    ) throws(StoreError) -> Int64 {
        let units = (missing - 1) / ArrivalLimits.gapNumbers + 1
        let (distance, isOverflow) = units.multipliedReportingOverflow(by: ArrivalLimits.gapNumbers)
        let highest = max(
            try connection.highestNumber(inConversation: row) ?? 0, gaps.map(\.gap.upper).max() ?? gap.upper)
        guard !isOverflow, distance <= ArrivalLimits.largestNumber - highest else { throw StoreError(.constraint) }
        return highest + distance + 1
    }

    private func messages(
        from low: Int64, below top: Int64, in conversation: Int64
    ) throws(StoreError) -> [(row: Int64, position: Int64, number: Int64?)] {
        let walk = try statement(Connection.messagesAbove)
            .bind(1, conversation).bind(2, low).bind(3, top * ChatPosition.stride).bind(4, Int64(Transaction.part))
        defer { walk.reset() }
        var rows: [(row: Int64, position: Int64, number: Int64?)] = []
        while try walk.step() { rows.append((walk.integer(0), walk.integer(1), walk.optionalInteger(2))) }
        return rows
    }
}
