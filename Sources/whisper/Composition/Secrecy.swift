import CryptoPort
import WhisperCore

/// The use cases of identities, contacts, policies and sealed messages on an open vault.
struct Secrecy: Sendable {
    /// What they work with.
    let ports: SecrecyPorts

    /// Opens the keychain of the identities. A vault whose database is not encrypted may ask for its passphrase here.
    init(_ vault: OpenVault, in context: Context) throws {
        let sealing = try Adapters.sealing()
        let keychain = try vault.withKeys { keys in
            Adapters.identityKeychain(vault.layout, key: try keys.identityKey(sealing: sealing), sealing: sealing)
        }
        ports = SecrecyPorts(
            store: vault.store, keychain: keychain, crypto: try Adapters.crypto(), sealing: sealing, memory: sealing,
            clock: context.clock,
            presence: try Adapters.presence(asking: SigningPrompt(context: context, memory: sealing)))
    }

    /// The owner's identities.
    var identities: IdentityRing { IdentityRing(ports) }
    /// The people whom messages are sealed to and come from.
    var contacts: ContactBook { ContactBook(ports) }
    /// The four policies.
    var policies: PolicyBook { PolicyBook(ports) }
    /// Sealing.
    var sealing: MessageSealing { MessageSealing(ports) }
    /// Opening.
    var opening: MessageOpening { MessageOpening(ports) }
    /// The sealed messages in imported chats.
    var inbox: Inbox { Inbox(ports) }
    /// The primitives.
    var crypto: any CryptoBackend { ports.crypto }
}

/// A command that works with identities, contacts, policies or sealed messages.
protocol SecrecyCommand: VaultCommand {
    /// Does it.
    func execute(with secrecy: Secrecy, in context: Context) async throws
}

extension SecrecyCommand {
    func execute(on vault: OpenVault, in context: Context) async throws {
        try await execute(with: try Secrecy(vault, in: context), in: context)
    }
}
