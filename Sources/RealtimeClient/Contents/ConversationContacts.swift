import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort
import WhisperCore

/// To whom what goes into a conversation is sealed (RT-10): bound by the owner, conversation by conversation.
///
/// Who the members of a conversation are, and what it is called, is the server's word, and the server is who envelopes keep
/// out. So nothing it says chooses a key: without a binding nothing is sealed. A binding is kept under the server's id of the
/// conversation, with the name that it had then: it outlives the conversation's deletion here, and ends by `unbind` alone.
public struct ConversationContacts: Sendable {
    private let store: any VaultStore

    static let setting = ContactConversations.setting

    /// The bindings of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Seals what goes into a conversation to a contact from now on, in place of an earlier binding.
    public func bind(
        _ conversation: UniqueIdentifier, to contact: UniqueIdentifier
    ) async throws(SealedConversationError) {
        let title = try await checkSealable(conversation).title
        try await SealedConversationError.storing { () throws(StoreError) in
            guard try await store.contact(contact) != nil else { throw StoreError(.contactNotFound) }
            let server = try await store.linePlace(in: conversation).serverConversation
            guard !server.isEmpty else { throw StoreError(.conversationNotFound) }
            var bindings = try await others(than: conversation)
            bindings[server] = ConversationBinding(contact: contact, title: title)
            try await keep(bindings)
        }
    }

    /// Forgets the binding of a conversation; one without a binding is no error.
    public func unbind(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try await keep(try await others(than: conversation))
    }

    /// Forgets the binding that is kept under a server's id of a conversation, which need not be in the vault.
    ///
    /// - Returns: Whether there was one.
    public func unbind(server id: String) async throws(StoreError) -> Bool {
        var bindings = try await bindings()
        guard bindings.removeValue(forKey: id) != nil else { return false }
        try await keep(bindings)
        return true
    }

    /// The bindings of conversations that are in the vault: contacts by conversation.
    public func all() async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var contacts: [UniqueIdentifier: UniqueIdentifier] = [:]
        for (server, binding) in try await bindings() {
            guard let conversation = try await store.conversation(platform: .realtime, key: server) else { continue }
            contacts[conversation.id] = binding.contact
        }
        return contacts
    }

    /// All bindings, by the server's ids of conversations, which need not be in the vault.
    ///
    /// Those of earlier versions, which name a conversation of the vault, are kept under the server's id from then on.
    public func bindings() async throws(StoreError) -> [String: ConversationBinding] {
        guard let text = try await store.setting(ConversationContacts.setting) else { return [:] }
        guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.damaged) }
        var bindings: [String: ConversationBinding] = [:]
        var earlier: [(conversation: UniqueIdentifier, contact: UniqueIdentifier)] = []
        for member in object.members {
            if let binding = ConversationBinding(member.value) {
                bindings[member.name] = binding
            } else if case .string(let text) = member.value, let contact = UniqueIdentifier(text),
                let conversation = UniqueIdentifier(member.name)
            {
                earlier.append((conversation, contact))
            } else {
                throw StoreError(.damaged)
            }
        }
        guard !earlier.isEmpty else { return bindings }
        for (id, contact) in earlier {
            guard let conversation = try await store.conversation(id) else { continue }
            let server = try await store.linePlace(in: id).serverConversation
            guard !server.isEmpty, bindings[server] == nil else { continue }
            bindings[server] = ConversationBinding(contact: contact, title: conversation.title)
        }
        try await keep(bindings)
        return bindings
    }

    /// The contact that a conversation is bound to; nil for none.
    ///
    /// - Throws: `notDirect` for a bound one that is said to be a group now: it goes out neither in plain nor to one of many.
    func contact(of conversation: UniqueIdentifier) async throws(SealedConversationError) -> UniqueIdentifier? {
        let (found, contacts) = try await SealedConversationError.storing { () throws(StoreError) in
            (try await store.conversation(conversation), try await all())
        }
        guard let found else { throw .notFound }
        guard let contact = contacts[conversation] else { return nil }
        guard found.kind != .group else { throw .notDirect }
        return contact
    }

    /// Whether an entry of the outbox may go out as it is: sealed, or into a conversation that is bound to nobody. What was
    /// written in plain before a conversation was bound does not go out in the clear afterwards.
    func mayPost(_ entry: OutboxEntry) async throws(StoreError) -> Bool {
        guard try await bindings()[entry.serverConversation] != nil else { return true }
        return try await store.message(entry.message)?.carrierText != nil
    }

    /// The conversation, which is one that can be bound.
    @discardableResult
    func checkSealable(_ id: UniqueIdentifier) async throws(SealedConversationError) -> Conversation {
        let conversation = try await SealedConversationError.storing { () throws(StoreError) in
            try await store.conversation(id)
        }
        guard let conversation else { throw .notFound }
        guard conversation.platform == .realtime, conversation.kind == .direct else { throw .notDirect }
        return conversation
    }

    /// The bindings of all other conversations.
    private func others(than id: UniqueIdentifier) async throws(StoreError) -> [String: ConversationBinding] {
        var bindings = try await bindings()
        for server in bindings.keys {
            if try await store.conversation(platform: .realtime, key: server)?.id == id { bindings[server] = nil }
        }
        return bindings
    }

    private func keep(_ bindings: [String: ConversationBinding]) async throws(StoreError) {
        var object = JSONObject()
        for (server, binding) in bindings.sorted(by: { $0.key < $1.key }) { object[server] = binding.json }
        try await store.setSetting(
            ConversationContacts.setting, to: bindings.isEmpty ? nil : JSONValue.object(object).text)
    }
}

/// The contact that a conversation is bound to.
public struct ConversationBinding: Hashable, Sendable {
    /// To whom what goes into it is sealed.
    public let contact: UniqueIdentifier
    /// What the conversation was called when it was bound, and is called here whatever the server calls it since.
    public let title: String

    init(contact: UniqueIdentifier, title: String) {
        self.contact = contact
        self.title = title
    }

    fileprivate init?(_ value: JSONValue) {
        guard case .object(let object) = value, case .string(let text)? = object["contact"],
            let contact = UniqueIdentifier(text), case .string(let title)? = object["title"]
        else { return nil }
        self.init(contact: contact, title: title)
    }

    fileprivate var json: JSONValue { ["contact": .string(contact.description), "title": .string(title)] }
}

/// Why nothing can be sealed into a conversation.
public enum SealedConversationError: Error, Hashable, Sendable {
    /// There is no such conversation.
    case notFound
    /// It is not one of two people: an envelope has one recipient (RT-10).
    case notDirect
    /// Nobody has said yet which contact it is with.
    case notBound
    /// There is no such contact.
    case contactNotFound
    /// The vault failed.
    case vault(StoreError)
}

extension SealedConversationError: StoreFailure {
    package static func store(_ error: StoreError) -> SealedConversationError {
        error.code == .contactNotFound ? .contactNotFound : .vault(error)
    }
}
