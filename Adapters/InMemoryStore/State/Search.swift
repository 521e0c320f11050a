import WhisperMessage
import WhisperStorePort

/// Search, which reads every message (see `StoreReader`).
extension VaultState {
    /// The messages that a search finds, in its order.
    ///
    /// - Throws: `.messageNotFound` if it begins behind a message that does not exist.
    func rows(foundBy request: SearchRequest) throws(StoreError) -> [MessageRow] {
        var found = messages.values.filter { matches(request, $0) }
        if let after = request.after {
            guard let last = messages[after] else { throw StoreError(.messageNotFound) }
            found.removeAll { !$0.isOlder(than: last) }
        }
        found.sort { $1.isOlder(than: $0) }
        if request.order == .relevance { sortByRelevance(&found, request.expression) }
        return found
    }

    /// Whether a search finds a message.
    func matches(_ request: SearchRequest, _ row: MessageRow) -> Bool {
        let message = row.message.unified
        let person = row.sender.map { resolved($0.person) }
        return request.conversation.map { row.message.conversation == $0 } ?? true
            && request.person.map { person == resolved($0) } ?? true
            && request.from.map { message.timestamp >= $0 } ?? true
            && request.until.map { message.timestamp < $0 } ?? true
            && (request.kinds.isEmpty || request.kinds.contains(message.content.kind))
            && request.hasAttachment.map { message.content.attachments.isEmpty != $0 } ?? true
            && request.isEncrypted.map { (message.content.text ?? "").contains("whisper1:") == $0 } ?? true
            && request.expression.matches(searchFields(of: row))
    }

    /// Sorts messages that are newest first by relevance; the sort is stable.
    private func sortByRelevance(_ found: inout [MessageRow], _ expression: SearchExpression) {
        let holding = SearchRelevance.parts(of: expression).map { part in
            Int64(messages.values.count { part.matches(searchFields(of: $0)) })
        }
        let relevance = SearchRelevance(expression, messages: Int64(messages.count), holding: holding)
        let scored = found.enumerated().map { place, row in
            let length = row.message.unified.content.text?.utf8.count ?? 0
            return (score: relevance.score(searchFields(of: row), length: length), place: place, row: row)
        }
        found = scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.row)
    }
}
