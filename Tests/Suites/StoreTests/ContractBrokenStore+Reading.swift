import WhisperMessage
import WhisperStorePort
import Synchronization

/// Reads with one mistake.
final class BrokenReader: ForwardingReader {
    let base: any StoreReader
    private let store: BrokenStore

    private var fault: StoreFault? { store.fault }

    init(base: any StoreReader, store: BrokenStore) {
        self.base = base
        self.store = store
    }

    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Void
    ) throws(StoreError) {
        var selection = selection
        if fault == .visitsAnyTime { selection.shownBefore = nil }
        if fault == .visitsOtherPlatforms { selection.platform = nil }
        if fault == .visitsByStatedTimes { selection.receivedBefore = nil }
        let isUnsentHidden = fault == .hidesUnsentMessages
        try base.visit(selection) { (outline) throws(StoreError) in
            var outline = outline
            if isUnsentHidden { (outline.status, outline.isInOutbox) = (.sent, false) }
            try body(outline)
        }
    }

    func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation? {
        guard var conversation = try base.conversation(id) else { return nil }
        if fault == .countsOneUnreadTooMany, conversation.unreadCount > 0 { conversation.unreadCount += 1 }
        if fault == .keepsDeletedLastMessage, let last = store.memory.withLock({ $0.lastMessages[id] }) {
            conversation.lastMessage = last
        }
        if fault == .losesUpdates { conversation.messageCount = store.memory.withLock { $0.counts[id] ?? 0 } }
        return conversation
    }

    func references(of conversation: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        let references = try base.references(of: conversation)
        return switch fault {
        case .forgetsReferences: Array(references.prefix(1))
        case .sortsReferences: references.sorted { $0.key < $1.key }
        default: references
        }
    }

    func message(_ id: UniqueIdentifier) throws(StoreError) -> StoredMessage? {
        var message = try base.message(id)
        if fault == .losesReactions {
            message?.unified.reactions = store.memory.withLock {
                ($0.reactions[id] ?? []).sorted { $0.timestamp < $1.timestamp }
            }
        }
        return message
    }

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        if fault == .losesEdits { return store.memory.withLock { $0.versions[message] ?? [] } }
        var versions = try base.versions(of: message)
        if fault == .statesEstimates { for index in versions.indices { versions[index].isTimeEstimated = false } }
        return fault == .losesVersions ? Array(versions.dropFirst()) : versions
    }

    func person(_ id: UniqueIdentifier) throws(StoreError) -> Person? {
        if fault == .forgetsJoinedIDs, store.memory.withLock({ $0.joined.contains(id) }) { return nil }
        return try base.person(id)
    }

    func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry] {
        let asked = fault == .mixesOutboxes ? nil : platform
        let entries = try base.outbox(of: asked, after: number, limit: limit)
        return fault == .reversesTheOutbox ? entries.reversed() : entries
    }

    func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        guard case .opening(let bytes) = key, fault == .forgetsErasedOpenings || fault == .checksBeforeOpening else {
            return try base.value(key)
        }
        guard let id = store.memory.withLock({ $0.opened[bytes] }), try base.message(id) != nil else { return nil }
        return .opening(OpeningRecord(key: bytes, message: id, openedAt: Timestamp(milliseconds: 0)))
    }

    func records(
        of kind: RecordKind, after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        let records = try base.records(of: kind, after: key, limit: limit)
        switch kind {
        case .drafts: return records + store.memory.withLock(\.drafts).map { ("", .draft($0)) }
        case .identities where fault == .keepsOldDefault:
            return records.map { key, record in
                guard case .identity(var identity) = record else { return (key, record) }
                if store.memory.withLock({ $0.defaults.contains(identity.id) }) { identity.isDefault = true }
                return (key, .identity(identity))
            }
        default: return records
        }
    }
}
