import WhisperContacts
import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

/// The one conversation of sealed messages with a contact, however they were addressed: by the contact, by a key that was
/// typed, or before its keys were anybody's.
struct ContactChat {
    private let store: any VaultStore
    private let crypto: any CryptoBackend

    init(_ ports: SecrecyPorts) {
        store = ports.store
        crypto = ports.crypto
    }

    /// Joins what was kept under the keys alone of a contact to the conversation with it. Costs two look-ups where there is
    /// nothing of the kind.
    ///
    /// What stands there keeps its own seals and senders: that the keys are a contact's now verifies nothing that was
    /// opened before.
    func gather(_ contact: KnownContact) async throws(StoreError) {
        let keyAlone = Fingerprint(agreementKey: contact.agreementKey, signingKey: nil, crypto: crypto)
        for fingerprint in Set([contact.fingerprint, keyAlone]) {
            let stray = ConversationReference.keys(fingerprint)
            guard let held = try await store.conversation(platform: stray.platform, key: stray.key) else { continue }
            let chat = try await store.conversation(for: .contact(contact.id, name: contact.name))
            if held.id != chat.id { try await store.joinConversation(held.id, into: chat.id) }
        }
    }
}
