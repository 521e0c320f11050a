import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Finds the chats with a single person.
public enum DirectChats {
    /// The direct chats under a person's addresses, under the names that exports show, and of sealed messages with the
    /// person's contacts; each once, in the order of the aliases.
    ///
    /// A chat under the name of an export is as certain as the export's name: anyone can have the same one.
    ///
    /// - Throws: The vault's error.
    public static func with(_ person: Person, in store: any VaultStore) async throws(StoreError) -> [Conversation] {
        var found: [Conversation] = []
        for (_, chat) in try await addressed(to: person, in: store) where !found.contains(where: { $0.id == chat.id }) {
            found.append(chat)
        }
        return found
    }

    /// The addresses of these chats, each once.
    ///
    /// - Throws: The vault's error.
    package static func addresses(
        of person: Person, in store: any VaultStore
    ) async throws(StoreError) -> [String] {
        var addresses: [String] = []
        for (key, _) in try await addressed(to: person, in: store) where !addresses.contains(key) {
            addresses.append(key)
        }
        return addresses
    }

    private static func addressed(
        to person: Person, in store: any VaultStore
    ) async throws(StoreError) -> [(key: String, chat: Conversation)] {
        var found: [(key: String, chat: Conversation)] = []
        for seen in person.aliases {
            guard let key = key(of: seen.alias),
                let chat = try await store.conversation(platform: seen.platform, key: key), chat.kind == .direct
            else { continue }
            found.append((key, chat))
        }
        return found
    }

    private static func key(of alias: PersonAlias) -> String? {
        switch alias.kind {
        case .phoneNumber, .linkedID: ChatAddress.key(of: alias)
        case .exportName: alias.value
        case .contact: UniqueIdentifier(alias.value).map { ConversationReference.contact($0, name: "").key }
        case .pushName, .verifiedName: nil
        }
    }
}
