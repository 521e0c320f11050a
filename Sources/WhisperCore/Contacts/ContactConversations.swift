import JSONText
public import Message
public import StorePort

/// Which contact a conversation belongs to, by the owner's word or the vault's own, never by a title: that is chosen by
/// servers and files (LOOK-4, RT-10).
public struct ContactConversations: Sendable {
    /// The setting that holds to which contacts realtime conversations are bound.
    package static let setting = "realtime.contacts"

    private let store: any VaultStore
    private var bindings: [String: String]?

    /// The conversations of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Whether a conversation is the chat of sealed messages with a contact, or is bound to it.
    public mutating func belongs(
        _ conversation: Conversation, to contact: UniqueIdentifier
    ) async throws(StoreError) -> Bool {
        if conversation.platform == .whisper {
            let reference = ConversationReference.contact(contact, name: "")
            return try await store.conversation(platform: reference.platform, key: reference.key)?.id == conversation.id
        }
        return try await bound()[conversation.id.description] == contact.description
    }

    /// The bindings, read once; what cannot be read binds nothing.
    private mutating func bound() async throws(StoreError) -> [String: String] {
        if let bindings { return bindings }
        var read: [String: String] = [:]
        if let text = try await store.setting(ContactConversations.setting),
            case .object(let object)? = try? JSONValue.parse(text)
        {
            for member in object.members {
                if case .string(let contact) = member.value { read[member.name] = contact }
            }
        }
        bindings = read
        return read
    }
}
