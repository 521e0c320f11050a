package import WhisperMessage
package import WhisperStorePort

/// What a rule for retention covers (ST-13): found in one state of the vault, and erased in one transaction or in
/// several.
package struct PrunePlan: Sendable {
    /// What is erased, and what is spared; the orphaned contents show only when it is done.
    package private(set) var report = PruneReport(messages: 0, conversations: 0, orphanedBlobs: [])
    /// The messages to erase, the earliest first.
    package private(set) var messages: [UniqueIdentifier] = []
    /// Whether messages that wait to be sent are spared.
    fileprivate let sparesUnsent: Bool

    /// A plan for the present state of a vault. A rule that names neither a time, a chat nor a platform covers nothing.
    ///
    /// - Throws: `.cancelled`.
    package init(_ rule: RetentionRule, in store: any StoreReader) throws(StoreError) {
        sparesUnsent = rule.sparesUnsent
        if rule.before == nil, rule.conversation == nil, rule.platform == nil { return }
        let selection = MessageSelection(
            conversation: rule.conversation, platform: rule.platform, shownBefore: rule.before,
            receivedBefore: rule.receivedBefore)
        var (messages, unsent, seen): ([UniqueIdentifier], Int64, Int) = ([], 0, 0)
        var conversations: Set<UniqueIdentifier> = []
        try store.visit(selection) { (message) throws(StoreError) in
            seen += 1
            if seen % 4096 == 0, Task.isCancelled { throw StoreError(.cancelled) }
            if rule.sparesUnsent, message.isUnsent {
                unsent += 1
            } else {
                messages.append(message.id)
                conversations.insert(message.conversation)
            }
            return true
        }
        self.messages = messages
        report = PruneReport(
            messages: Int64(messages.count), conversations: Int64(conversations.count), orphanedBlobs: [],
            unsent: unsent)
    }
}

extension MessageOutline {
    /// Whether it waits to be sent.
    fileprivate var isUnsent: Bool { status == .pending || isInOutbox }
}

/// Erasing messages by rules for retention (ST-13).
extension Archive {
    /// Erases those of a plan's messages that are still to be erased: since the plan was made, one may have been deleted,
    /// or sent again.
    ///
    /// - Returns: What was erased, and the number of messages that are spared now.
    /// - Throws: `.cancelled`.
    package func erase(
        _ messages: ArraySlice<UniqueIdentifier>, of plan: PrunePlan
    ) throws(StoreError) -> (erased: Erasure, spared: Int64) {
        guard plan.sparesUnsent else { return (try store.erase(.messages(Array(messages))), 0) }
        let outlines = try store.outlines(of: messages)
        let erased = outlines.filter { !$0.isUnsent }
        return (try store.erase(.messages(erased.map(\.id))), Int64(outlines.count - erased.count))
    }
}
