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
        var review = try await NameReview(among: contacts, of: store, trust: trust)
        for name in names.sorted() {
            for contact in review.imitated(by: name) { output.warning(NameWatch.warning(name, looksLike: contact)) }
        }
        var borrowed: [String: String] = [:]
        for chat in chats where borrowed[chat.conversation.title] == nil {
            borrowed[chat.conversation.title] = try await review.borrowed(by: chat.conversation, signer: chat.signer)
        }
        for (title, contact) in borrowed.sorted(by: { $0.key < $1.key }) {
            output.warning(
                LocalizedMessage(StandingText.chatHasName, ["name": .text(title), "contact": .text(contact)]))
        }
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
