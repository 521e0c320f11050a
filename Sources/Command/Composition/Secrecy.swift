package import CryptoPort
import Localization
import SecretMemory
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

    /// Begins to vouch for a vault of before, and warns where what it says is not what it vouches for.
    func checkTrust(in context: Context) async throws {
        // A vault that cannot be written is used as it is.
        try? await trust.begin()
        guard try await trust.standing() == .doubtful else { return }
        context.output.warning(LocalizedMessage(TrustText.doubtful))
    }

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
        let secrecy = try Secrecy(vault, in: context)
        try await secrecy.checkTrust(in: context)
        try await execute(with: secrecy, in: context)
    }
}
