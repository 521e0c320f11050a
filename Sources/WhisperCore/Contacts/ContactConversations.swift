import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

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

    /// Contacts by the conversations that are bound to them, read once; what cannot be read binds nothing. A binding is kept
    /// under the server's id of the conversation; earlier versions kept it under the vault's.
    private mutating func bound() async throws(StoreError) -> [String: String] {
        if let bindings { return bindings }
        var read: [String: String] = [:]
        if let text = try await store.setting(ContactConversations.setting),
            case .object(let object)? = try? JSONValue.parse(text)
        {
            for member in object.members {
                switch member.value {
                case .string(let contact): read[member.name] = contact
                case .object(let binding):
                    guard case .string(let contact)? = binding["contact"],
                        let conversation = try await store.conversation(platform: .realtime, key: member.name)
                    else { continue }
                    read[conversation.id.description] = contact
                default: continue
                }
            }
        }
        bindings = read
        return read
    }
}
