import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

/// The contact that a conversation belongs to, according to the owner or the vault, never to a title, which servers and
/// files choose (LOOK-4, RT-10).
public struct ContactConversations: Sendable {
    /// The setting that binds a service's conversations to contacts.
    package static func setting(of platform: Platform) -> String { "\(platform.rawValue).contacts" }

    private let store: any VaultStore
    private var bindings: [String: String]?

    /// Creates a lookup for a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Whether a conversation is the chat of sealed messages with a contact, or is bound to it.
    ///
    /// - Throws: The vault's error.
    public mutating func belongs(
        _ conversation: Conversation, to contact: UniqueIdentifier
    ) async throws(StoreError) -> Bool {
        if conversation.platform == .whisper {
            let reference = ConversationReference.contact(contact, name: "")
            return try await store.conversation(platform: reference.platform, key: reference.key)?.id == conversation.id
        }
        return try await bound()[conversation.id.description] == contact.description
    }

    /// The contacts by bound conversation, read once; unreadable entries bind nothing. A binding is stored under the
    /// server's id of the conversation.
    private mutating func bound() async throws(StoreError) -> [String: String] {
        if let bindings { return bindings }
        var read: [String: String] = [:]
        for platform in Platform.messengers {
            guard let text = try await store.setting(ContactConversations.setting(of: platform)),
                case .object(let object)? = try? JSONValue.parse(text)
            else { continue }
            for member in object.members {
                guard case .object(let binding) = member.value, case .string(let contact)? = binding["contact"],
                    let conversation = try await store.conversation(platform: platform, key: member.name)
                else { continue }
                read[conversation.id.description] = contact
            }
        }
        bindings = read
        return read
    }
}
