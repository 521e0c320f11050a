import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort
import WhisperCore

/// The contact for whom messages in a conversation are sealed (RT-10), bound by the owner for each conversation of any
/// service.
///
/// The members and the title of a conversation come from the server, against which envelopes protect. Nothing from the
/// server therefore selects a key: without a binding nothing is sealed. A binding is stored under the server's id of
/// the conversation, with its name at that time. It outlives the deletion of the conversation here and is only removed
/// by `unbind`.
public struct ConversationContacts: Sendable {
    private let store: any VaultStore

    /// Creates an accessor for the bindings of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Binds a conversation to a contact for whom its messages are sealed from now on, replacing an earlier binding.
    ///
    /// - Throws: `SealedConversationError` if the conversation or the contact does not exist, the conversation is not
    ///   direct, or the vault fails.
    public func bind(
        _ conversation: UniqueIdentifier, to contact: UniqueIdentifier
    ) async throws(SealedConversationError) {
        let sealable = try await checkSealable(conversation)
        let (title, platform) = (sealable.title, sealable.platform)
        try await SealedConversationError.storing { () throws(StoreError) in
            guard try await store.contact(contact) != nil else { throw StoreError(.contactNotFound) }
            let server = try await store.linePosition(in: conversation).serverConversation
            guard !server.isEmpty else { throw StoreError(.conversationNotFound) }
            try await change(platform) { bindings throws(StoreError) in
                try await remove(conversation, of: platform, from: &bindings)
                bindings[server] = ConversationBinding(contact: contact, title: title)
            }
        }
    }

    /// Removes the binding of a conversation, if there is one.
    ///
    /// - Throws: `StoreError` if the vault fails.
    public func unbind(_ conversation: UniqueIdentifier) async throws(StoreError) {
        for platform in Platform.messengers {
            try await change(platform) { bindings throws(StoreError) in
                try await remove(conversation, of: platform, from: &bindings)
            }
        }
    }

    /// Removes the binding stored under a server's id of a conversation, which need not be in the vault. No id is one of
    /// two services: those of Matrix begin with `!` and name their server.
    ///
    /// - Returns: Whether there was one.
    /// - Throws: `StoreError` if the vault fails.
    public func unbind(server id: String) async throws(StoreError) -> Bool {
        var wasBound = false
        for platform in Platform.messengers {
            try await change(platform) { bindings in
                if bindings.removeValue(forKey: id) != nil { wasBound = true }
            }
        }
        return wasBound
    }

    /// Returns the bindings of conversations in the vault, as contacts by conversation.
    ///
    /// - Throws: `StoreError` if the vault fails; `damaged` if the stored bindings are invalid.
    public func all() async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var contacts: [UniqueIdentifier: UniqueIdentifier] = [:]
        for platform in Platform.messengers {
            for (server, binding) in try await bindings(of: platform) {
                guard let conversation = try await store.conversation(platform: platform, key: server) else { continue }
                contacts[conversation.id] = binding.contact
            }
        }
        return contacts
    }

    /// Returns all bindings of a service's conversations by the server's ids of conversations, which need not be in the vault.
    ///
    /// - Throws: `StoreError` if the vault fails; `damaged` if the stored bindings are invalid.
    public func bindings(of platform: Platform) async throws(StoreError) -> [String: ConversationBinding] {
        try parsed(try await store.setting(ContactConversations.setting(of: platform)))
    }

    /// Changes the bindings as one step, so that none is lost if two processes change them at once.
    private func change(
        _ platform: Platform, _ body: (inout [String: ConversationBinding]) async throws(StoreError) -> Void
    ) async throws(StoreError) {
        try await store.updateSetting(ContactConversations.setting(of: platform)) { text throws(StoreError) in
            let stored = try parsed(text)
            var bindings = stored
            try await body(&bindings)
            guard bindings != stored else { return text }
            var object = JSONObject()
            for (server, binding) in bindings.sorted(by: { $0.key < $1.key }) { object[server] = binding.json }
            return bindings.isEmpty ? nil : JSONValue.object(object).text
        }
    }

    private func parsed(_ text: String?) throws(StoreError) -> [String: ConversationBinding] {
        guard let text else { return [:] }
        guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.damaged) }
        var bindings: [String: ConversationBinding] = [:]
        for member in object.members {
            guard let binding = ConversationBinding(member.value) else { throw StoreError(.damaged) }
            bindings[member.name] = binding
        }
        return bindings
    }

    /// Returns the contact to whom a conversation is bound; nil for none.
    ///
    /// - Throws: `notDirect` if a bound conversation is now reported to be a group: its messages are sent neither in
    ///   plain text nor to one of many.
    package func contact(of conversation: UniqueIdentifier) async throws(SealedConversationError) -> UniqueIdentifier? {
        let (found, contacts) = try await SealedConversationError.storing { () throws(StoreError) in
            (try await store.conversation(conversation), try await all())
        }
        guard let found else { throw .notFound }
        guard let contact = contacts[conversation] else { return nil }
        guard found.kind != .group else { throw .notDirect }
        return contact
    }

    /// Returns whether an outbox entry may be sent as it is: sealed, or in a conversation without a binding.
    ///
    /// Plain text that was written before a conversation was bound is not sent afterwards.
    package func mayPost(_ entry: OutboxEntry, of platform: Platform) async throws(StoreError) -> Bool {
        guard try await bindings(of: platform)[entry.serverConversation] != nil else { return true }
        return try await store.message(entry.message)?.carrierText != nil
    }

    /// Returns the conversation if it can be bound.
    @discardableResult
    func checkSealable(_ id: UniqueIdentifier) async throws(SealedConversationError) -> Conversation {
        let conversation = try await SealedConversationError.storing { () throws(StoreError) in
            try await store.conversation(id)
        }
        guard let conversation else { throw .notFound }
        guard conversation.platform.isMessenger, conversation.kind == .direct else { throw .notDirect }
        return conversation
    }

    /// Removes the binding of a conversation, under whatever id of the server.
    private func remove(
        _ id: UniqueIdentifier, of platform: Platform, from bindings: inout [String: ConversationBinding]
    ) async throws(StoreError) {
        for server in bindings.keys {
            if try await store.conversation(platform: platform, key: server)?.id == id { bindings[server] = nil }
        }
    }
}

/// The binding of a conversation to a contact.
public struct ConversationBinding: Hashable, Sendable {
    /// The contact for whom messages are sealed.
    public let contact: UniqueIdentifier
    /// The title at the time of binding, which is used regardless of later changes by the server.
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

/// The reason nothing can be sealed in a conversation.
public enum SealedConversationError: Error, Hashable, Sendable {
    /// The conversation does not exist.
    case notFound
    /// The conversation is not between two people: an envelope has one recipient (RT-10).
    case notDirect
    /// The conversation is not bound to a contact yet.
    case notBound
    /// The contact does not exist.
    case contactNotFound
    /// The vault failed.
    case vault(StoreError)
}

extension SealedConversationError: StoreFailure {
    package static func store(_ error: StoreError) -> SealedConversationError {
        error.code == .contactNotFound ? .contactNotFound : .vault(error)
    }
}
