import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Watches the names that are shown for such as only look like a contact's, and for chats that have a contact's name and are
/// not known to be with it, and warns of each once (LOOK-4).
struct NameWatch {
    private let store: any VaultStore
    private let trust: TrustBook?
    private var names: Set<String> = []
    private var chats: [Chat] = []

    private struct Chat {
        var conversation: Conversation
        var signer: UniqueIdentifier?
    }

    /// - Parameter trust: What the vault vouches for; nil where the key is not at hand.
    init(store: any VaultStore, trust: TrustBook?) {
        self.store = store
        self.trust = trust
    }

    /// Notes a name that is shown.
    mutating func see(_ name: String?) {
        if let name { names.insert(name) }
    }

    /// Notes a chat whose title is shown.
    ///
    /// - Parameter signer: The contact who signed the message that is shown of it; nil where none did.
    mutating func see(_ conversation: Conversation, signer: UniqueIdentifier? = nil) {
        see(conversation.title)
        // A messenger's chat usually has its contact's name; a server chooses titles, and a seal beside one may be another's.
        guard conversation.platform == .realtime || signer != nil else { return }
        chats.append(Chat(conversation: conversation, signer: signer))
    }

    /// Warns of those that look like a contact's, and are not. The contacts are looked at once.
    func warn(on output: Output) async throws {
        guard !names.isEmpty, !output.style.isJSON else { return }
        let contacts = try await ResemblingContacts.find(for: names, in: store)
        let index = NameIndex(contacts.map(\.displayName))
        // The name of a verified contact is not reported as an imitation of another contact's. Without the trust key,
        // the contact's record decides whether it is verified.
        var verified: Set<String> = []
        for contact in contacts where contact.trust == .verified && names.contains(contact.displayName) {
            if try await trust?.vouches(for: contact) ?? true { verified.insert(contact.displayName) }
        }
        for name in names.sorted() where !verified.contains(name) {
            for contact in index.imitated(by: name) {
                output.warning(NameWatch.warning(name, looksLike: contact))
            }
        }
        for (title, contact) in try await borrowed(from: contacts) {
            output.warning(
                LocalizedMessage(StandingText.chatHasName, ["name": .text(title), "contact": .text(contact)]))
        }
    }

    /// The titles that are a contact's name on a chat that is not known to be with that contact, each once.
    private func borrowed(from contacts: [ContactRecord]) async throws -> [(title: String, contact: String)] {
        guard !chats.isEmpty else { return [] }
        let index = NameIndex(contacts.map(\.displayName))
        var owners = ContactConversations(store)
        var found: [String: String] = [:]
        for chat in chats where found[chat.conversation.title] == nil {
            let names = index.equal(to: chat.conversation.title)
            guard let name = names.first else { continue }
            var isTheirs = false
            for contact in contacts where !isTheirs && names.contains(contact.displayName) {
                let belongs = try await owners.belongs(chat.conversation, to: contact.id)
                isTheirs = belongs || (contact.id == chat.signer && chat.conversation.platform != .realtime)
            }
            if !isTheirs { found[chat.conversation.title] = name }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The contacts whose names one only looks like. A name of plain letters costs no look at the contacts (CON-7): that it
    /// looks like another one was said when it was added.
    static func oddlyImitated(by name: String, store: any VaultStore) async throws -> [String] {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) || NameLook(name).couldPassForVerdict else { return [] }
        return NameIndex(try await ResemblingContacts.find(for: [name], in: store).map(\.displayName))
            .imitated(by: name)
    }

    /// The warning of a name that looks like a contact's.
    static func warning(_ name: String, looksLike contact: String) -> LocalizedMessage {
        LocalizedMessage(StandingText.looksLike, ["name": .text(name), "contact": .text(contact)])
    }
}
