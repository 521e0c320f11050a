public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The uses of stored contents, by content.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contentUses(after place: ContentPlace?, limit: Int) async throws(StoreError) -> [ContentUse] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let uses = state.messages.values.flatMap(\.contentUses)
                .filter { use in place.map { $0.isEarlier(than: use.place) } ?? true }
            return Array(uses.sorted { $0.place.isEarlier(than: $1.place) }.prefix(limit))
        }
    }

    /// The number of attachments in each state that occurs.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func attachmentStates() async throws(StoreError) -> [AttachmentState: Int64] {
        try readState { state in
            var counts: [AttachmentState: Int64] = [:]
            for row in state.messages.values {
                for attachment in row.message.unified.content.attachments { counts[attachment.state, default: 0] += 1 }
            }
            return counts
        }
    }

    /// The number of attachments whose content is `remote`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func remoteAttachments() async throws(StoreError) -> Int64 {
        try await attachmentStates()[.remote] ?? 0
    }
}

extension MessageRow {
    /// The uses of stored contents by this message.
    fileprivate var contentUses: [ContentUse] {
        message.unified.content.attachments.enumerated().compactMap { index, attachment in
            guard let sha256 = attachment.sha256 else { return nil }
            return ContentUse(
                place: ContentPlace(sha256: sha256, number: arrival, index: index), message: message.unified.id,
                conversation: message.conversation, platform: message.unified.platform,
                kind: message.unified.content.kind, status: message.status, shownAt: message.shownAt,
                attachment: attachment)
        }
    }
}

extension ContentPlace {
    fileprivate func isEarlier(than other: ContentPlace) -> Bool {
        (sha256, number, index) < (other.sha256, other.number, other.index)
    }
}
