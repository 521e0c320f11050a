import WhisperMessage
import WhisperStorePort
import Synchronization

/// Reads with one mistake.
final class BrokenReader: ForwardingReader {
    let base: any StoreReader
    let store: BrokenStore

    var fault: StoreFault? { store.fault }

    init(base: any StoreReader, store: BrokenStore) {
        self.base = base
        self.store = store
    }

    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool
    ) throws(StoreError) {
        var selection = selection
        if fault == .visitsAnyTime { selection.shownBefore = nil }
        if fault == .visitsOtherPlatforms { selection.platform = nil }
        if fault == .visitsByStatedTimes { selection.receivedBefore = nil }
        let isUnsentHidden = fault == .hidesUnsentMessages
        try base.visit(selection) { (outline) throws(StoreError) in
            var outline = outline
            if isUnsentHidden { (outline.status, outline.isInOutbox) = (.sent, false) }
            return try body(outline)
        }
    }

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        if fault == .losesEdits { return store.memory.withLock { $0.versions[message] ?? [] } }
        var versions = try base.versions(of: message)
        if fault == .statesEstimates { for index in versions.indices { versions[index].isTimeEstimated = false } }
        return fault == .losesVersions ? Array(versions.dropFirst()) : versions
    }

    func people(_ selection: PersonSelection, limit: Int) throws(StoreError) -> [Person] {
        if case .id(let id) = selection, fault == .forgetsJoinedIDs, store.memory.withLock({ $0.joined.contains(id) }) {
            return []
        }
        return try base.people(selection, limit: limit)
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
        if fault == .mixesOutboxes, selection.field == .platform { (selection.field, selection.terms) = (.number, []) }
        if fault == .listsImportsFromTheStart, selection.kind == .run { selection.place = [] }
        if fault == .ignoresSuperfluousTerms, selection.kind == .setting { selection.terms = [] }
        let values = try base.values(selection)
        switch selection.kind {
        case .reference where fault == .forgetsReferences: return Array(values.prefix(1))
        case .reference where fault == .sortsReferences:
            return values.sorted { $0.key.terms.lexicographicallyPrecedes($1.key.terms) }
        case .presence: return store.distorted(values, in: selection)
        case .receipt where fault == .losesReceiptsOfJoined:
            let joined = store.memory.withLock(\.joined)
            return values.filter { joined.isDisjoint(with: $0.owners) }
        case .formerKeys where fault == .forgetsFormerKeys: return []
        case .outgoing where fault == .reversesTheOutbox: return values.reversed()
        case .spilled where fault == .drainsNewestFirst: return values.reversed()
        case .draft: return values + store.memory.withLock(\.drafts).map { .draft($0) }
        case .identity where fault == .keepsOldDefault:
            return values.map { value in
                guard case .identity(var identity) = value else { return value }
                if store.memory.withLock({ $0.defaults.contains(identity.id) }) { identity.isDefault = true }
                return .identity(identity)
            }
        case .server where fault == .movesCursorsBack:
            return try values.map { (value) throws(StoreError) in
                guard case .server(var state, let id, let platform) = value else { return value }
                let references = try base.values(ValueSelection(.reference, by: .conversation, [.id(id)]))
                let keys = references.compactMap { reference in
                    if case .reference(platform, let key, _, _) = reference { key } else { nil as String? }
                }
                let key = keys.first ?? ""
                if let sequence = store.memory.withLock({ $0.cursors[key] }) { state.progress?.sequence = sequence }
                return .server(state, of: id, on: platform)
            }
        default: return values
        }
    }
}
