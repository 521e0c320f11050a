import WhisperContacts
public import WhisperMessage
public import WhisperStorePort

/// Finds names that only look like a contact's, and chats that have a contact's name but are not known to be with that
/// contact (LOOK-4). A lookup costs the same however many contacts there are.
public struct NameReview: Sendable {
    private let trust: TrustBook?
    private var index = NameIndex()
    private var ids: [String: [UniqueIdentifier]] = [:]
    /// The names of verified contacts that look like another contact's.
    private var verified: Set<String> = []
    private var owners: ContactConversations

    /// Reads all contacts of a vault, twice; their names stay in memory.
    ///
    /// - Parameter trust: The vault's trust data; nil if its key is unavailable.
    /// - Throws: The vault's error.
    public init(of store: any VaultStore, trust: TrustBook?) async throws(StoreError) {
        self.trust = trust
        owners = ContactConversations(store)
        var pages = ContactPages(store)
        while let page = try await pages.next() { add(page) }
        pages = ContactPages(store)
        while let page = try await pages.next() { try await examine(page) }
    }

    /// Compares with some contacts: those that resemble the names to look up.
    ///
    /// - Parameter trust: The vault's trust data; nil if its key is unavailable.
    /// - Throws: The vault's error.
    public init(
        among contacts: [ContactRecord], of store: any VaultStore, trust: TrustBook?
    ) async throws(StoreError) {
        self.trust = trust
        owners = ContactConversations(store)
        add(contacts)
        try await examine(contacts)
    }

    private mutating func add(_ contacts: [ContactRecord]) {
        for contact in contacts {
            index.add(contact.displayName)
            ids[contact.displayName, default: []].append(contact.id)
        }
    }

    /// Finds the verified ones among those that look alike. Without the trust key, the contact's record decides.
    private mutating func examine(_ contacts: [ContactRecord]) async throws(StoreError) {
        for contact in contacts where contact.trust == .verified && !index.imitated(by: contact.displayName).isEmpty {
            if try await trust?.vouches(for: contact) ?? true { verified.insert(contact.displayName) }
        }
    }

    /// The names of contacts that a name only looks like; none if it is a verified contact's own.
    public func imitated(by name: String) -> [String] {
        verified.contains(name) ? [] : index.imitated(by: name)
    }

    /// The contact's name that the title of a conversation equals, if the conversation is not known to be with a contact
    /// of that name; nil otherwise.
    ///
    /// - Parameter signer: The contact who signed a message that is shown with the title, and who may have named a chat
    ///   that no server did.
    /// - Throws: The vault's error.
    public mutating func borrowed(
        by conversation: Conversation, signer: UniqueIdentifier? = nil
    ) async throws(StoreError) -> String? {
        let names = index.equal(to: conversation.title)
        guard let name = names.first else { return nil }
        for contact in names.flatMap({ ids[$0] ?? [] }) {
            if contact == signer, !conversation.platform.isMessenger { return nil }
            if try await owners.belongs(conversation, to: contact) { return nil }
        }
        return name
    }
}
