package import WhisperCryptoPort
import WhisperSecretMemory
package import WhisperCore

/// The use cases of identities, contacts, policies and sealed messages on an open vault.
package struct Secrecy: Sendable {
    /// What they work with.
    package let ports: SecrecyPorts

    /// Opens the keychain of the identities. A vault whose database is not encrypted may ask for its passphrase here.
    package init(_ vault: OpenVault, in context: Context) throws {
        let sealing = try Adapters.sealing()
        var trustKey: SecretBytes?
        let keychain = try vault.withKeys { keys in
            trustKey = try keys.trustKey(sealing: sealing)
            return Adapters.identityKeychain(
                vault.layout, key: try keys.identityKey(sealing: sealing), sealing: sealing)
        }
        guard let trustKey = trustKey.take() else { throw KeyCustodyError.absent }
        ports = SecrecyPorts(
            store: vault.store, keychain: keychain, trustKey: trustKey, crypto: try Adapters.crypto(),
            sealing: sealing, memory: sealing, clock: context.clock,
            presence: try Adapters.presence(asking: SigningPrompt(context: context, memory: sealing)))
    }

    /// The owner's identities.
    package var identities: IdentityRing { IdentityRing(ports) }
    /// The people whom messages are sealed to and come from.
    package var contacts: ContactBook { ContactBook(ports) }
    /// The four policies.
    package var policies: PolicyBook { PolicyBook(ports) }
    /// Sealing.
    package var sealing: MessageSealing { MessageSealing(ports) }
    /// Opening.
    package var opening: MessageOpening { MessageOpening(ports) }
    /// The sealed messages in imported chats.
    package var inbox: Inbox { Inbox(ports) }
    /// What the vault vouches for.
    package var trust: TrustBook { ports.trust }

    /// The primitives.
    package var crypto: any CryptoBackend { ports.crypto }
}

/// A command that works with identities, contacts, policies or sealed messages.
package protocol SecrecyCommand: VaultCommand {
    /// Does it.
    func execute(with secrecy: Secrecy, in context: Context) async throws
}

extension SecrecyCommand {
    package func execute(on vault: OpenVault, in context: Context) async throws {
        // Opening looks at what vouches for trust, unless the key is asked for here.
        let hadKeys = vault.hasKeys
        let secrecy = try Secrecy(vault, in: context)
        if !hadKeys { await vault.checkTrust(in: context) }
        try await execute(with: secrecy, in: context)
    }
}
