import WhisperMessage
import WhisperStorePort

extension BrokenStore {
    func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference] {
        let references = try await base.references(of: id)
        return switch fault {
        case .forgetsReferences: Array(references.prefix(1))
        case .sortsReferences: references.sorted { $0.key < $1.key }
        default: references
        }
    }

    func remoteAttachments() async throws(StoreError) -> Int64 {
        guard fault == .countsExpired else { return try await base.remoteAttachments() }
        let states = try await base.attachmentStates()
        return (states[.remote] ?? 0) + (states[.expired] ?? 0)
    }
}
