public import WhisperMessage

// What ``RawEventStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [StoredRawEvent] {
        try await base.rawEvents(after: number, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func rawEvents(of message: UniqueIdentifier) async throws(StoreError) -> [StoredRawEvent] {
        try await base.rawEvents(of: message)
    }
}

// What ``AttachmentStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func messagesToFetch(
        of platform: Platform, in conversation: UniqueIdentifier?, after message: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try await base.messagesToFetch(of: platform, in: conversation, after: message, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contentUses(after place: ContentPlace?, limit: Int) async throws(StoreError) -> [ContentUse] {
        try await base.contentUses(after: place, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func attachmentStates() async throws(StoreError) -> [AttachmentState: Int64] {
        try await base.attachmentStates()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func remoteAttachments() async throws(StoreError) -> Int64 { try await base.remoteAttachments() }
}
