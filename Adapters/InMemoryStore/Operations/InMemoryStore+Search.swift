import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Returns the matching messages, reading every message.
    ///
    /// - Throws: `.messageNotFound` if `after` does not exist; `.invalidArgument` for a limit out of range, or `after`
    ///   with an order other than newest first.
    public func search(_ request: SearchRequest) async throws(StoreError) -> [SearchHit] {
        try checkLimit(request.limit, upTo: 1_000)
        guard request.after == nil || request.order == .newestFirst else { throw StoreError(.invalidArgument) }
        return try readState { (state) throws(StoreError) in
            var found = state.messages.values.filter { row in
                state.matches(request, row) && request.expression.matches(state.searchFields(of: row))
            }
            if let after = request.after {
                guard let last = state.messages[after] else { throw StoreError(.messageNotFound) }
                found.removeAll { !$0.isOlder(than: last) }
            }
            found.sort { $1.isOlder(than: $0) }
            if request.order == .relevance { state.sortByRelevance(&found, request.expression) }
            return found.prefix(request.limit).compactMap { row in
                state.message(row.message.unified.id).map { message in
                    SearchHit(
                        message: message,
                        snippet: .make(content: message.unified.content, expression: request.expression))
                }
            }
        }
    }

    /// Returns how many messages match, at most `most`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func countHits(_ request: SearchRequest, upTo most: Int64) async throws(StoreError) -> Int64 {
        try readState { (state) throws(StoreError) in
            let count = state.messages.values.count { row in
                state.matches(request, row) && request.expression.matches(state.searchFields(of: row))
            }
            return min(most, Int64(count))
        }
    }
}

extension VaultState {
    /// Whether a message meets the filters of a request.
    fileprivate func matches(_ request: SearchRequest, _ row: MessageRow) -> Bool {
        let message = row.message.unified
        let person = row.sender.map { resolved($0.person) }
        return request.conversation.map { row.message.conversation == $0 } ?? true
            && request.person.map { person == resolved($0) } ?? true
            && request.from.map { message.timestamp >= $0 } ?? true
            && request.until.map { message.timestamp < $0 } ?? true
            && (request.kinds.isEmpty || request.kinds.contains(message.content.kind))
            && request.hasAttachment.map { message.content.attachments.isEmpty != $0 } ?? true
            && request.isEncrypted.map { (message.content.text ?? "").contains("whisper1:") == $0 } ?? true
    }

    /// Sorts messages that are newest first by relevance; the sort is stable.
    fileprivate func sortByRelevance(_ found: inout [MessageRow], _ expression: SearchExpression) {
        let holding = SearchRelevance.parts(of: expression).map { part in
            Int64(messages.values.count { part.matches(searchFields(of: $0)) })
        }
        let relevance = SearchRelevance(expression, messages: Int64(messages.count), holding: holding)
        let scored = found.enumerated().map { place, row in
            (score: relevance.score(searchFields(of: row), length: row.textLength), place: place, row: row)
        }
        found = scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.row)
    }
}

extension MessageRow {
    /// The length of the text in bytes of UTF-8.
    fileprivate var textLength: Int { message.unified.content.text?.utf8.count ?? 0 }

    /// Whether it follows another one in newest-first order.
    fileprivate func isOlder(than other: MessageRow) -> Bool {
        (message.unified.timestamp, arrival) < (other.message.unified.timestamp, other.arrival)
    }
}
