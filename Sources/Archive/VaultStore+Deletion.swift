public import WhisperMessage
public import WhisperStorePort

/// Deleting messages and chats, in transactions of some ten thousands each, and then their words (ST-11, ST-13).
extension VaultStore {
    /// Deletes a message. A tombstone counts like the message before: it stays unread if it was, and keeps its position
    /// and content key, so that a later export does not restore the text.
    /// - Returns: The blobs (ascending) that it referred to and that are no longer referenced (see
    ///   `deleteConversation`). The caller removes them (ST-11).
    /// - Throws: `.messageNotFound`.
    @discardableResult
    public func deleteMessage(_ id: UniqueIdentifier, _ mode: DeletionMode) async throws(StoreError) -> [String] {
        let free = try await change(.deleteMessage(id, mode)) { archive throws(StoreError) in
            try archive.deleteMessage(id, mode)
        }
        if mode != .tombstoneKeepingText { try await sweep { _ in } }
        return free
    }

    /// Deletes a conversation with everything in it: aliases, messages, draft, and the imports into it on record (see
    /// `VaultStore.describeRun`). People and contacts are not affected.
    ///
    /// A large conversation is deleted in parts, oldest messages first, and observers see each part. If the deletion is
    /// cancelled or interrupted, the conversation remains with the rest of its messages and can be deleted again.
    /// Afterwards the vault's files contain no word that occurred only in the deleted messages (ST-11).
    /// - Parameter progress: Called from time to time; not for small deletions.
    /// - Returns: The blobs (SHA-256 in hex, ascending) that it referred to and that are no longer referenced by any
    ///   message or any picture of a conversation or contact. The caller removes them (ST-11).
    /// - Throws: `.conversationNotFound`; `.cancelled`.
    @discardableResult
    public func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String] {
        try await deleteConversation(id, inPartsOf: Archive.erasedTogether, progress: progress)
    }

    /// Deletes a conversation without reporting progress.
    ///
    /// - Throws: `.conversationNotFound`; `.cancelled`.
    @discardableResult
    public func deleteConversation(_ id: UniqueIdentifier) async throws(StoreError) -> [String] {
        try await deleteConversation(id) { _ in }
    }

    /// Deletes a conversation, a number of messages at a time.
    ///
    /// - Throws: As `deleteConversation(_:progress:)` does.
    package func deleteConversation(
        _ id: UniqueIdentifier, inPartsOf size: Int, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String] {
        var contents: Set<String> = []
        var deleted: Int64 = 0
        while true {
            let left = try await read { reader throws(StoreError) in
                guard let chat = try reader.conversation(id) else { throw StoreError(.conversationNotFound) }
                return chat.messageCount
            }
            guard left > Int64(size) else { break }
            let erased = try await change(.eraseFirst(size, of: id)) { archive throws(StoreError) in
                try archive.eraseFirst(size, of: id)
            }
            guard let part = erased else { break }
            contents.formUnion(part.contents)
            deleted += part.messages
            progress(DeletionProgress(stage: .messages, done: deleted, total: deleted + left - part.messages))
        }
        let before = contents
        let free = try await change(.deleteConversation(id)) { archive throws(StoreError) in
            try archive.deleteConversation(id, afterContents: before)
        }
        if deleted > 0 { progress(DeletionProgress(stage: .messages, done: deleted, total: deleted)) }
        try await sweep(progress)
        return free
    }

    /// Erases messages by age, conversation and platform, as by `.erase`; with `dryRun` it only counts them.
    /// Conversations remain, even empty ones. Large numbers are deleted in parts, oldest first; after a cancellation
    /// the rest remains.
    /// - Parameter progress: Called from time to time; not for small deletions.
    /// - Throws: `.cancelled`.
    public func prune(
        _ rule: RetentionRule, dryRun: Bool, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> PruneReport {
        try await prune(rule, dryRun: dryRun, inPartsOf: Archive.erasedTogether, progress: progress)
    }

    /// Erases messages by a rule without reporting progress.
    ///
    /// - Throws: `.cancelled`.
    public func prune(_ rule: RetentionRule, dryRun: Bool) async throws(StoreError) -> PruneReport {
        try await prune(rule, dryRun: dryRun) { _ in }
    }

    /// Deletes what a rule covers, a number of messages at a time.
    ///
    /// - Parameter count: The total that the store is given in place of the actual number of messages, for tests.
    /// - Throws: As `prune(_:dryRun:progress:)` does.
    package func prune(
        _ rule: RetentionRule, dryRun: Bool, inPartsOf size: Int, countedAs count: Int? = nil,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> PruneReport {
        let plan = try await read { reader throws(StoreError) in try PrunePlan(rule, in: reader) }
        if dryRun || plan.messages.isEmpty { return plan.report }
        var report = plan.report
        var contents: Set<String> = []
        let all = count ?? plan.messages.count
        var start = 0
        while start < plan.messages.count {
            let end = min(plan.messages.count, start + size)
            let messages = plan.messages[start..<end]
            let part = try await change(.eraseMessages(outOf: all)) { archive throws(StoreError) in
                try archive.erase(messages, of: plan)
            }
            contents.formUnion(part.erased.contents)
            report.messages -= Int64(messages.count) - part.erased.messages
            report.unsent += part.spared
            start = end
            progress(DeletionProgress(stage: .messages, done: Int64(end), total: Int64(plan.messages.count)))
        }
        let candidates = contents
        report.orphanedBlobs = try await read { reader throws(StoreError) in try reader.unreferenced(candidates) }
        try await sweep(progress)
        return report
    }
}
