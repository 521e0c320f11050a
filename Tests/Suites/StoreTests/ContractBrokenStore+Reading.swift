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
        if fault == .trustsTheClock, key == .setting("vault.high_water_clock") { return nil }
        guard case .bytes(let bytes)? = key.terms.first, key.kind == .opening,
            fault == .forgetsErasedOpenings || fault == .checksBeforeOpening
        else { return try base.value(key) }
        guard let id = store.memory.withLock({ $0.opened[bytes] }), try base.message(id) != nil else { return nil }
        return .opening(OpeningRecord(key: bytes, message: id, openedAt: Timestamp(milliseconds: 0)))
    }

    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue] {
        var selection = selection
        if fault == .findsByPrefix, selection.field == .name, case .text(let name)? = selection.terms.first {
            selection.terms = []
            selection.range = .text(name)...(.text(name + "\u{10FFFF}"))
        }
        if fault == .listsImportsFromTheStart, selection.kind == .run { selection.place = [] }
        let values = try base.values(selection)
        switch selection.kind {
        case .formerKeys where fault == .forgetsFormerKeys: return []
        case .draft: return values + store.memory.withLock(\.drafts).map { .draft($0) }
        case .identity where fault == .keepsOldDefault:
            return values.map { value in
                guard case .identity(var identity) = value else { return value }
                if store.memory.withLock({ $0.defaults.contains(identity.id) }) { identity.isDefault = true }
                return .identity(identity)
            }
        default: return values
        }
    }
}
