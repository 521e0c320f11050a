import WhisperArchive
import WhisperJSONText
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

    /// The message with a name for each address whose person the vault knows by one, or else the number: in system messages, for those whom
    /// they concern and for who did it, and in other texts for those who are mentioned (`@900201` becomes `@Ana`). The
    /// source's own text stays in the vault.
    ///
    /// - Throws: The vault's error.
    public mutating func named(_ message: StoredMessage) async throws(StoreError) -> StoredMessage {
        var message = message
        if message.unified.content.kind == .system {
            if let text = message.unified.content.text, text.contains("@") {
                message.unified.content.text = try await list(text, showsNumbers: Self.isAboutNumbers(message))
            }
            if case .object(var system)? = message.unified.platformSpecific["system"],
                case .string(let by)? = system["by"], let name = try await name(of: by) ?? Self.number(in: by)
            {
                system["by"] = .string(name)
                message.unified.platformSpecific["system"] = .object(system)
            }
        } else if let text = message.unified.content.text, text.contains("@"),
            case .array(let mentions)? = message.unified.platformSpecific["mentions"]
        {
            message.unified.content.text = try await mentioned(text, mentions)
        }
        return message
    }

    /// Whether a line is about numbers themselves, so that a name alone would not say what changed.
    private static func isAboutNumbers(_ message: StoredMessage) -> Bool {
        guard case .object(let system)? = message.unified.platformSpecific["system"] else { return false }
        return system["type"] == "participant-changed-number" || system["type"] == "number-changed"
    }

    private mutating func list(_ text: String, showsNumbers: Bool) async throws(StoreError) -> String {
        var parts: [String] = []
        for part in text.split(separator: AddressNames.separator, omittingEmptySubsequences: false) {
            let address = String(part)
            let name = try await name(of: address)
            if showsNumbers, let alias = ChatAddress.alias(of: address), alias.kind == .phoneNumber {
                parts.append(name.map { "\($0) (\(alias.value))" } ?? alias.value)
            } else {
                parts.append(name ?? Self.number(in: address) ?? address)
            }
        }
        return parts.joined(separator: AddressNames.separator)
    }

    /// The number in an address; nil if that is none, as in a linked id.
    private static func number(in address: String) -> String? {
        guard let alias = ChatAddress.alias(of: address), alias.kind == .phoneNumber else { return nil }
        return alias.value
    }

    /// A text with names in place of the numbers by which messengers mention people.
    private mutating func mentioned(_ text: String, _ mentions: [JSONValue]) async throws(StoreError) -> String {
        var names: [Substring: String] = [:]
        for case .string(let address) in mentions.prefix(AddressNames.mostMentions) {
            if let name = try await name(of: address) { names[address.prefix { $0 != "@" }] = name }
        }
        guard !names.isEmpty else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "@") {
            let digits = rest[rest.index(after: mark)...].prefix { $0.isASCII && ($0.isNumber || $0.isLetter) }
            result += rest[..<mark] + "@" + (names[digits] ?? String(digits))
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }

    /// The people mentioned in one message for whom names are looked up.
    private static let mostMentions = 100

    /// The separator between two addresses.
    private static let separator = ", "

    /// The name of the person with an address; nil if the vault knows none.
    ///
    /// - Throws: The vault's error.
    public mutating func name(of address: String) async throws(StoreError) -> String? {
        if let known = names[address] { return known }
        var name: String?
        // Only WhatsApp has addresses of this form.
        if let alias = ChatAddress.alias(of: address) { name = try await store.shownName(of: alias, on: .whatsapp) }
        names.updateValue(name, forKey: address)
        return name
    }
}

extension VaultStore {
    /// The name of the person with an identifying alias; nil if that is only an address, or there is no such person.
    func shownName(of alias: PersonAlias, on platform: Platform) async throws(StoreError) -> String? {
        let found = try await people(named: alias.value, limit: 100)
        guard let holder = found.first(where: { $0.isIdentified(by: alias, on: platform) }) else { return nil }
        let isAddress = holder.aliases.contains {
            $0.alias.kind.identifiesPerson && $0.alias.value == holder.displayName
        }
        return isAddress || holder.displayName.isEmpty ? nil : holder.displayName
    }
}
