import WhisperMessage
import WhisperStorePort

extension BrokenStore {
    func remoteAttachments() async throws(StoreError) -> Int64 {
        guard fault == .countsExpired else { return try await base.remoteAttachments() }
        let states = try await base.attachmentStates()
        return (states[.remote] ?? 0) + (states[.expired] ?? 0)
    }
}
