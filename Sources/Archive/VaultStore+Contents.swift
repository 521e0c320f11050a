public import WhisperMessage
public import WhisperStorePort

/// Attachments whose content arrives later than their message (MX-4): a source names them, and their content is fetched
/// when it is wanted, or is found not to exist any more. A content that takes too much room is given up, and may be fetched
/// again (ST-13).
extension VaultStore {
    /// A platform's messages with attachments whose content is `remote`, except deleted messages: the latest first,
    /// where messages that are less than two minutes apart may be in another order, which is always the same.
    ///
    /// - Parameters:
    ///   - conversation: Only messages of this conversation; nil for all.
    ///   - message: Only messages behind this one, which need not have such attachments any more; nil for all.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: `.conversationNotFound`; `.messageNotFound`.
    public func messagesToFetch(
        of platform: Platform, in conversation: UniqueIdentifier?, after message: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        guard (1...1_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            if let conversation, try reader.conversation(conversation) == nil {
                throw StoreError(.conversationNotFound)
            }
            return try reader.messages(
                .withRemoteContents(of: platform, in: conversation, after: message), limit: limit)
        }
    }

    /// The uses of stored contents (attachments with a SHA-256): all uses of a content together, contents ascending by
    /// hash. The uses of a content are in an order of the store that is always the same; a content may have millions.
    ///
    /// - Parameters:
    ///   - place: The place of the last use of the previous page, which need not exist any more; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contentUses(after place: ContentPlace?, limit: Int) async throws(StoreError) -> [ContentUse] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in try reader.contentUses(after: place, limit: limit) }
    }

    /// The number of attachments in each state that occurs, deleted messages included.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func attachmentStates() async throws(StoreError) -> [AttachmentState: Int64] {
        try await read { reader throws(StoreError) in try reader.attachments(in: nil) }
    }

    /// The number of attachments whose content is `remote`, deleted messages included. Takes no time for any others.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func remoteAttachments() async throws(StoreError) -> Int64 {
        try await read { reader throws(StoreError) in try reader.attachments(in: .remote)[.remote] ?? 0 }
    }

    /// The blobs referenced by any message or any picture of a conversation or contact; each once, ascending.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func referencedBlobs() async throws(StoreError) -> [String] {
        try await read { reader throws(StoreError) in try reader.referencedBlobs(among: nil) }
    }

    /// Deletes every conversation, message, person, contact, draft and run, and all events in the spill. Settings,
    /// identities and policies remain, and so does the record of opened envelopes: none of them can be opened as new
    /// afterwards.
    /// - Returns: The blobs that were referenced, in ascending order.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    @discardableResult
    public func clearAll() async throws(StoreError) -> [String] {
        let blobs = try await write(.clear) { writer throws(StoreError) in
            let blobs = try writer.referencedBlobs(among: nil)
            try writer.erase(.everything)
            return blobs
        }
        try await sweep { _ in }
        return blobs
    }
}
