import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// The conversations that a service encrypts end to end by its own means, which no client here has: whoever writes in
/// one relies on nothing being readable on the server. Nothing but sealed messages is sent there.
///
/// What was encrypted once stays so, as Matrix says: whatever the server reports later, and after its conversation was
/// deleted here.
public struct ServiceEncryption: Sendable {
    private let store: any VaultStore

    /// Creates an accessor for the conversations of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Returns the server's ids of a service's conversations that it encrypts.
    ///
    /// - Throws: `StoreError` if the vault fails; `damaged` if what is stored is invalid.
    public func conversations(of platform: Platform) async throws(StoreError) -> Set<String> {
        try await encrypted(of: platform).ids
    }

    /// Records conversations that a service encrypts, by its ids.
    ///
    /// - Throws: `StoreError` if the vault fails; `damaged` if what is stored is invalid.
    public func note(_ found: Set<String>, of platform: Platform) async throws(StoreError) {
        try await encrypted(of: platform).change(adding: found)
    }

    /// Whether a message of the outbox is sealed.
    package func isSealed(_ entry: OutboxEntry) async throws(StoreError) -> Bool {
        try await store.message(entry.message)?.carrierText != nil
    }

    /// Whether a service encrypts a conversation of the vault.
    func includes(_ conversation: UniqueIdentifier, of platform: Platform) async throws(StoreError) -> Bool {
        let known = try await conversations(of: platform)
        guard !known.isEmpty else { return false }
        return known.contains(try await store.linePosition(in: conversation).serverConversation)
    }

    private func encrypted(of platform: Platform) -> ConversationSet {
        ConversationSet("encrypted", of: platform, in: store)
    }
}
