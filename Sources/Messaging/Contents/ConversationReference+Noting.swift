import WhisperArchive
import WhisperMessage
package import WhisperStorePort

extension ConversationReference {
    /// Records the conversation in a vault, under the server's current name for it.
    ///
    /// A conversation bound to a contact retains the name under which it was bound, so that no server can swap names. One
    /// to which the owner has given a title retains that.
    ///
    /// - Returns: Whether the server's name was ignored.
    @discardableResult
    package func note(
        in store: any VaultStore, _ bindings: [String: ConversationBinding]
    ) async throws(StoreError) -> Bool {
        var reference = self
        if let binding = bindings[key] { reference.title = binding.title }
        let conversation = try await store.conversation(for: reference)
        // It may have been renamed, or an event arrived before the list with only an id as its name.
        if conversation.title != reference.title { try await store.retitle(conversation.id, to: reference.title) }
        return reference.title != title
    }
}
