internal import WhisperMessage
internal import WhisperStorePort

/// The positions of a conversation's messages (ING-2, RT-4).
extension Transaction {
    /// A position between two others; nil if there is no gap. One stride behind the lower one if the gap is wide, so
    /// that the gap can take as many messages as possible.
    static func between(_ low: Int64, _ high: Int64?) -> Int64? {
        guard let high else {
            let (position, isOverflow) = low.addingReportingOverflow(ChatPosition.stride)
            return isOverflow ? nil : position
        }
        if high - low < 2 { return nil }
        return low + min(ChatPosition.stride, (high - low) / 2)
    }

    /// Spreads the positions of a conversation's messages evenly, in the same order.
    ///
    /// - Parameter place: Behind this position, a gap for at least as many messages as exist is left: if one message
    ///   found none, others will follow.
    func renumber(conversation row: Int64, openingBehind place: Int64? = nil) throws(StoreError) {
        if try isNumbered(conversationID(ofRow: row)) { return try arrange(conversation: row) }
        try spread(conversation: row, openingBehind: place)
    }

    /// Spreads the positions of a conversation that no server numbers.
    func spread(conversation row: Int64, openingBehind place: Int64? = nil) throws(StoreError) {
        renumbered.insert(row)
        var rows: [(row: Int64, isBehind: Bool)] = []
        let walk = try statement("SELECT id, position FROM messages WHERE conversation_id = ?1 ORDER BY position")
            .bind(1, row)
        while try walk.step() { rows.append((walk.integer(0), place.map { walk.integer(1) > $0 } ?? false)) }
        let opening = place == nil ? 0 : Int64(rows.count) + 1_024
        let places = rows.enumerated().map { index, entry in
            (entry.row, (Int64(index) + 1 + (entry.isBehind ? opening : 0)) * ChatPosition.stride)
        }
        try self.place(places, inConversation: row)
    }

    /// Spreads the positions of a conversation that a server numbers.
    func arrange(conversation row: Int64) throws(StoreError) {
        renumbered.insert(row)
        var rows: [Int64] = []
        var messages: [(position: ChatPosition, sequence: Int64?)] = []
        let walk = try statement(
            "SELECT id, position, server_seq FROM messages WHERE conversation_id = ?1 ORDER BY position"
        ).bind(1, row)
        while try walk.step() {
            rows.append(walk.integer(0))
            messages.append((ChatPosition(rawValue: walk.integer(1)), walk.optionalInteger(2)))
        }
        guard let places = ChatPosition.arranged(messages) else { throw StoreError(.constraint) }
        try place(zip(rows, places.map(\.rawValue)), inConversation: row)
    }

    /// Moves messages to other positions: through negative ones, so that no two messages ever share one.
    private func place(
        _ places: some Sequence<(Int64, Int64)>, inConversation row: Int64
    ) throws(StoreError) {
        try movingKnownPositions(ofConversation: row) { () throws(StoreError) in
            let move = try statement("UPDATE messages SET position = ?2 WHERE id = ?1")
            for (message, place) in places { try move.bind(1, message).bind(2, -place).run() }
            try statement("UPDATE messages SET position = -position WHERE conversation_id = ?1 AND position < 0")
                .bind(1, row).run()
        }
    }
}
