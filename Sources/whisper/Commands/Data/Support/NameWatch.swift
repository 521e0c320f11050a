import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Collects the names that are shown, and warns once of each name that only looks like a contact's, and of each chat
/// that has a contact's name but is not known to be with that contact (LOOK-4).
struct NameWatch {
    private let store: any VaultStore
    private let trust: TrustBook?
    private var names: Set<String> = []
    private var chats: [Chat] = []

    private struct Chat {
        var conversation: Conversation
        var signer: UniqueIdentifier?
    }

    /// - Parameter trust: The vault's trust data; nil if its key is unavailable.
    init(store: any VaultStore, trust: TrustBook?) {
        self.store = store
        self.trust = trust
    }

    /// Adds a name that is shown.
    mutating func see(_ name: String?) {
        if let name { names.insert(name) }
    }

    /// Adds a chat whose title is shown.
    ///
    /// - Parameter signer: The contact who signed the message that is shown with it; nil if none did.
    mutating func see(_ conversation: Conversation, signer: UniqueIdentifier? = nil) {
        see(conversation.title)
        // A messenger's chat usually has its contact's name. A server chooses titles, and the seal shown beside a title
        // may be another person's.
        guard conversation.platform.isMessenger || signer != nil else { return }
        chats.append(Chat(conversation: conversation, signer: signer))
    }

    /// Warns of the names that look like a contact's but differ. The contacts are read once.
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

    /// Returns, each once, the titles that equal a contact's name on a chat that is not known to be with that contact.
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
                isTheirs = belongs || (contact.id == chat.signer && !chat.conversation.platform.isMessenger)
            }
            if !isTheirs { found[chat.conversation.title] = name }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the contacts' names that a name imitates. For a name in ASCII that cannot pass for a verdict, the
    /// contacts are not read (CON-7): a resemblance was reported when the name was added.
    static func oddlyImitated(by name: String, store: any VaultStore) async throws -> [String] {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) || NameLook(name).couldPassForVerdict else { return [] }
        return NameIndex(try await ResemblingContacts.find(for: [name], in: store).map(\.displayName))
            .imitated(by: name)
    }

    /// The warning about a name that looks like a contact's.
    static func warning(_ name: String, looksLike contact: String) -> LocalizedMessage {
        LocalizedMessage(StandingText.looksLike, ["name": .text(name), "contact": .text(contact)])
    }
}
