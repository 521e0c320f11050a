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
        for seen in person.aliases {
            guard let key = key(of: seen.alias),
                let chat = try await store.conversation(platform: seen.platform, key: key), chat.kind == .direct,
                !found.contains(where: { $0.id == chat.id })
            else { continue }
            found.append(chat)
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
