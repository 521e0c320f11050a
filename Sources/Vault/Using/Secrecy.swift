public import WhisperCore
package import WhisperCryptoPort
import WhisperSecretMemory

/// The use cases of identities, contacts, policies and sealed messages on an open vault.
public struct Secrecy: Sendable {
    /// What they work with.
    public let ports: SecrecyPorts

    /// Opens the keychain of the identities.
    init(_ vault: Vault) throws {
        let adapters = vault.adapters
        var trustKey: SecretBytes?
        let keychain = try vault.withKeys { keys in
            trustKey = try keys.trustKey(sealing: adapters.sealing)
            return adapters.identityKeychain(vault.layout, try keys.identityKey(sealing: adapters.sealing))
        }
        guard let trustKey = trustKey.take() else { throw KeyCustodyError.absent }
        ports = SecrecyPorts(
            store: vault.store, keychain: keychain, trustKey: trustKey, crypto: adapters.crypto,
            sealing: adapters.sealing, memory: adapters.memory, clock: adapters.clock, presence: adapters.presence)
    }

    /// The owner's identities.
    public var identities: IdentityRing { IdentityRing(ports) }
    /// The people whom messages are sealed to and come from.
    public var contacts: ContactBook { ContactBook(ports) }
    /// The four policies.
    public var policies: PolicyBook { PolicyBook(ports) }
    /// Sealing.
    public var sealing: MessageSealing { MessageSealing(ports) }
    /// Opening.
    public var opening: MessageOpening { MessageOpening(ports) }
    /// The sealed messages in imported chats.
    public var inbox: Inbox { Inbox(ports) }
    /// What the vault vouches for.
    public var trust: TrustBook { ports.trust }

    /// The primitives.
    package var crypto: any CryptoBackend { ports.crypto }
}
