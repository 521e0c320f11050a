import JSONText
public import Message
public import StorePort
import WhisperCore

/// To whom what goes into a conversation is sealed (RT-10): bound by the owner, conversation by conversation.
///
/// Who the members of a conversation are, and what it is called, is the server's word, and the server is who envelopes keep
/// out. So nothing it says chooses a key: without a binding nothing is sealed.
public struct ConversationContacts: Sendable {
    private let store: any VaultStore

    static let setting = "realtime.contacts"

    /// The bindings of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Seals what goes into a conversation to a contact from now on, in place of an earlier binding.
    public func bind(
        _ conversation: UniqueIdentifier, to contact: UniqueIdentifier
    ) async throws(SealedConversationError) {
        try await checkSealable(conversation)
        try await SealedConversationError.storing { () throws(StoreError) in
            guard try await store.contact(contact) != nil else { throw StoreError(.contactNotFound) }
            try await set(conversation, to: contact)
        }
    }

    /// Forgets the binding of a conversation; one without a binding is no error.
    public func unbind(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try await set(conversation, to: nil)
    }

    /// All bindings: contacts by conversation.
    public func all() async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        guard let text = try await store.setting(ConversationContacts.setting) else { return [:] }
        guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.damaged) }
        var bindings: [UniqueIdentifier: UniqueIdentifier] = [:]
        for member in object.members {
            guard let conversation = UniqueIdentifier(member.name), case .string(let text) = member.value,
                let contact = UniqueIdentifier(text)
            else { throw StoreError(.damaged) }
            bindings[conversation] = contact
        }
        return bindings
    }

    /// The contact that a conversation is bound to.
    func contact(of conversation: UniqueIdentifier) async throws(SealedConversationError) -> UniqueIdentifier {
        try await checkSealable(conversation)
        let bindings = try await SealedConversationError.storing { () throws(StoreError) in try await all() }
        guard let contact = bindings[conversation] else { throw .notBound }
        return contact
    }

    private func checkSealable(_ id: UniqueIdentifier) async throws(SealedConversationError) {
        let conversation = try await SealedConversationError.storing { () throws(StoreError) in
            try await store.conversation(id)
        }
        guard let conversation else { throw .notFound }
        guard conversation.platform == .realtime, conversation.kind == .direct else { throw .notDirect }
    }

    private func set(_ conversation: UniqueIdentifier, to contact: UniqueIdentifier?) async throws(StoreError) {
        var bindings = try await all()
        bindings[conversation] = contact
        var object = JSONObject()
        for (conversation, contact) in bindings.sorted(by: { $0.key < $1.key }) {
            object[conversation.description] = .string(contact.description)
        }
        try await store.setSetting(
            ConversationContacts.setting, to: bindings.isEmpty ? nil : JSONValue.object(object).text)
    }
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
