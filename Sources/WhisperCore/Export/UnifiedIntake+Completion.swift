import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

extension UnifiedIntake {
    /// Merges messages field by field into those that the vault has, as these would have been merged into them.
    func complete(_ known: [(told: NewMessage, held: StoredMessage)]) async throws(StoreError) {
        // What the owner of another vault deleted there is gone from it, which deletes nothing here.
        let told = known.filter { $0.held.unified.content.kind == .deleted || !$0.told.isOnlyGone }.map(\.told)
        if told.isEmpty { return }
        _ = try await store.commit(IngestionGroup(told.map { .merged($0, with: nil) }))
    }
}

extension NewMessage {
    /// Whether nothing is left of it, and its source does not say who deleted it, or when.
    fileprivate var isOnlyGone: Bool {
        guard content.kind == .deleted else { return false }
        guard case .object(let members)? = try? JSONValue.parse(Array(platformSpecific.utf8)) else { return true }
        return DeletionMark(members)?.isBare ?? true
    }
}
