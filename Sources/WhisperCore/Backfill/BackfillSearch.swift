import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Finds the message of a chat before which older ones are requested: the first one, in the chat's order, with an id of
/// the service. Messages of exports have none (ING-2).
struct BackfillSearch {
    let store: any VaultStore

    /// The message that was found.
    struct Found: Hashable {
        /// Its place in the service's history.
        var place: HistoryPlace
        /// The number of messages with an id of the service from it up to the one known before; 0 if that is still the
        /// first, or is no longer in the vault.
        var older: Int64
    }

    /// The number of messages read at a time.
    static let page = 200

    /// The number of messages without such an id behind which no further ones are looked for, unless a search is
    /// thorough. What a phone sends for a request is older than the known message by as much as the phone's own gaps.
    static let patience = 2_000

    /// The first message with an id of the service; nil if the chat has none.
    ///
    /// From a known one, the search goes backwards. It costs one page unless messages were added before it, so that a
    /// large export in front of it is not read for every request.
    ///
    /// - Parameters:
    ///   - known: The external id of the message found before; nil if there is none.
    ///   - isThorough: Whether the search goes to the beginning of the chat.
    /// - Throws: `.conversationNotFound`; `.messageNotFound` if the chat changes meanwhile; `.cancelled`.
    func first(
        in conversation: UniqueIdentifier, from known: String?, isThorough: Bool
    ) async throws(StoreError) -> Found? {
        guard let known, let message = try await store.message(conversation: conversation, externalID: known),
            let place = HistoryPlace(message)
        else { return try await first(in: conversation) }
        var found = Found(place: place, older: 0)
        var range = PageRange.before(message.unified.id)
        var others = 0
        while isThorough || others < BackfillSearch.patience {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let page = try await store.messages(in: conversation, range, limit: BackfillSearch.page)
            for message in page.reversed() {
                if let place = HistoryPlace(message) {
                    found = Found(place: place, older: found.older.saturatingAdd(1))
                    others = 0
                } else {
                    others += 1
                }
            }
            guard let last = page.first, page.count == BackfillSearch.page else { break }
            range = .before(last.unified.id)
        }
        return found
    }

    private func first(in conversation: UniqueIdentifier) async throws(StoreError) -> Found? {
        var range = PageRange.oldest
        while true {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let page = try await store.messages(in: conversation, range, limit: BackfillSearch.page)
            for message in page {
                if let place = HistoryPlace(message) { return Found(place: place, older: 0) }
            }
            guard let last = page.last, page.count == BackfillSearch.page else { return nil }
            range = .after(last.unified.id)
        }
    }
}

extension HistoryPlace {
    /// The place of a message in the service's history; nil for a message that the service does not know by its id: one
    /// of an export, a call, or one without a time.
    fileprivate init?(_ message: StoredMessage) {
        let unified = message.unified
        guard !unified.externalID.isEmpty, !unified.hasSyntheticID, unified.content.kind != .call,
            unified.timestamp.milliseconds > 0
        else { return nil }
        self.init(
            externalID: unified.externalID, isFromOwner: message.direction == .outgoing,
            timestamp: unified.timestamp)
    }
}
