public import WhisperMessage
public import WhisperStorePort

/// Replaces addresses in system messages with people's names, for example `900201@lid` for a person who joined a group
/// (ING-1).
public struct AddressNames: Sendable {
    private let store: any VaultStore
    private var names: [String: String?] = [:]

    /// Creates a lookup over a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// The system message with a name for each address whose person the vault knows by one; any other message
    /// unchanged. The source's own text stays in the vault.
    ///
    /// - Throws: The vault's error.
    public mutating func named(_ message: StoredMessage) async throws(StoreError) -> StoredMessage {
        guard message.unified.content.kind == .system, let text = message.unified.content.text, text.contains("@")
        else { return message }
        var parts: [String] = []
        for part in text.split(separator: AddressNames.separator, omittingEmptySubsequences: false) {
            let address = String(part)
            parts.append(try await name(of: address) ?? address)
        }
        var message = message
        message.unified.content.text = parts.joined(separator: AddressNames.separator)
        return message
    }

    /// The separator between two addresses.
    private static let separator = ", "

    /// The name of the person with an address; nil if the vault knows none.
    ///
    /// - Throws: The vault's error.
    public mutating func name(of address: String) async throws(StoreError) -> String? {
        if let known = names[address] { return known }
        var name: String?
        if let alias = ChatAddress.alias(of: address) { name = try await store.shownName(of: alias) }
        names.updateValue(name, forKey: address)
        return name
    }
}

extension PersonStore {
    /// The name of the person with an identifying alias; nil if that is only an address, or there is no such person.
    func shownName(of alias: PersonAlias) async throws(StoreError) -> String? {
        let found = try await people(named: alias.value, limit: 100)
        guard let holder = found.first(where: { $0.aliases.contains { $0.alias == alias } }) else { return nil }
        let isAddress = holder.aliases.contains {
            $0.alias.kind.identifiesPerson && $0.alias.value == holder.displayName
        }
        return isAddress || holder.displayName.isEmpty ? nil : holder.displayName
    }
}
