public import WhisperMessage
public import WhisperStorePort

/// The conversations of two people in which there are more, as their service says: those that are bound to a contact, and
/// those that may be.
///
/// Sealed messages there can still be read only by the contact, but the user may not know that someone else is present.
public struct ThirdPersons: Sendable {
    private let store: any VaultStore

    /// Creates an accessor for the conversations of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Returns the server's ids of a service's conversations in which there are more than two people.
    ///
    /// - Throws: `StoreError` if the vault fails; `damaged` if what is stored is invalid.
    public func conversations(of platform: Platform) async throws(StoreError) -> Set<String> {
        try await crowded(of: platform).ids
    }

    /// Records in which conversations there are more than two people, and in which not any more.
    ///
    /// - Parameters:
    ///   - found: Whether there are, by the server's id of the conversation.
    ///   - isDirect: Whether a conversation is one of two people, as far as the service says so. One that is bound is.
    /// - Returns: The bound conversations in which there are more than two.
    /// - Throws: `StoreError` if the vault fails; `damaged` if what is stored is invalid.
    public func note(
        _ found: [String: Bool], of platform: Platform, isDirect: (String) -> Bool
    ) async throws(StoreError) -> Set<String> {
        guard !found.isEmpty else { return [] }
        let bound = Set(try await ConversationContacts(store).bindings(of: platform).keys)
        let crowded = Set(found.filter { $0.value && (bound.contains($0.key) || isDirect($0.key)) }.keys)
        let others = Set(found.keys).subtracting(crowded)
        try await self.crowded(of: platform).change(adding: crowded, removing: others)
        return crowded.intersection(bound)
    }

    private func crowded(of platform: Platform) -> ConversationSet {
        ConversationSet("third-persons", of: platform, in: store)
    }
}
