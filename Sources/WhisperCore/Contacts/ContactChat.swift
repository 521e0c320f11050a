import WhisperArchive
import WhisperContacts
import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

/// The single conversation of sealed messages with a contact, however they were addressed: by the contact, by a typed
/// key, or before its keys belonged to a contact.
struct ContactChat {
    private let store: any VaultStore
    private let crypto: any CryptoBackend

    init(_ ports: SecrecyPorts) {
        store = ports.store
        crypto = ports.crypto
    }

    /// Merges what was stored under a contact's keys only into the conversation with the contact. Costs two lookups if
    /// there is nothing to merge.
    ///
    /// The merged messages keep their own seals and senders: that the keys now belong to a contact does not verify
    /// anything opened before.
    func gather(_ contact: KnownContact) async throws(StoreError) {
        let keyAlone = Fingerprint(agreementKey: contact.agreementKey, signingKey: nil, crypto: crypto)
        for fingerprint in Set([contact.fingerprint, keyAlone]) {
            let stray = ConversationReference.keys(fingerprint)
            guard let held = try await store.conversation(platform: stray.platform, key: stray.key) else { continue }
            let chat = try await store.conversation(for: .contact(contact.id, name: contact.name))
            if held.id != chat.id {
                try await RetentionSchedule(store: store).joinConversation(held.id, into: chat.id)
            }
        }
    }
}
