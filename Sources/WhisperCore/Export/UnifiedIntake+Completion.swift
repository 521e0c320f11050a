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

extension [Attachment] {
    /// Leaves out contents of those that have another name or size than what the vault lacks in their places: such a file
    /// is not about it (ST-13).
    mutating func withholdContents(foreignTo held: [Attachment]) {
        for (index, known) in held.enumerated() where indices.contains(index) && known.sha256 == nil {
            let isNamed = known.name == nil || self[index].name == nil || known.name == self[index].name
            let isLong = known.size == nil || self[index].size == nil || known.size == self[index].size
            if isNamed && isLong { continue }
            self[index].sha256 = nil
            self[index].state = known.state
            self[index].size = known.size
        }
    }
}

extension NewMessage {
    /// Whether nothing is left of it, and its source does not say who deleted it, or when.
    fileprivate var isOnlyGone: Bool {
        guard content.kind == .deleted else { return false }
        guard case .object(let members)? = try? JSONValue.parse(Array(platformSpecific.utf8)),
            let mark = DeletionMark(members)
        else { return true }
        return mark.right == .undecided && mark.name == nil && mark.timestamp == nil
    }
}
