import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// A set of conversations of a service, by the server's ids, as one setting that contains a JSON array.
struct ConversationSet: Sendable {
    private let store: any VaultStore
    private let setting: String

    /// - Parameter name: What the conversations have in common, in the name of the setting.
    init(_ name: String, of platform: Platform, in store: any VaultStore) {
        self.store = store
        setting = "\(platform.rawValue).\(name)"
    }

    /// The conversations.
    var ids: Set<String> {
        get async throws(StoreError) { try ConversationSet.ids(try await store.setting(setting)) }
    }

    /// Adds conversations, and removes others.
    func change(adding added: Set<String>, removing removed: Set<String> = []) async throws(StoreError) {
        let known = try await ids
        guard !added.isSubset(of: known) || !removed.isDisjoint(with: known) else { return }
        try await store.updateSetting(setting) { text throws(StoreError) in
            let ids = try ConversationSet.ids(text).subtracting(removed).union(added)
            return JSONValue.array(ids.sorted().map { .string($0) }).text
        }
    }

    private static func ids(_ text: String?) throws(StoreError) -> Set<String> {
        guard let text else { return [] }
        guard case .array(let values)? = try? JSONValue.parse(text) else { throw StoreError(.damaged) }
        var ids: Set<String> = []
        for value in values {
            guard case .string(let id) = value else { throw StoreError(.damaged) }
            ids.insert(id)
        }
        return ids
    }
}
