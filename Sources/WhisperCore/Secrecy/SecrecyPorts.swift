public import WhisperClockPort
public import WhisperCryptoPort
public import WhisperKeychainPort
package import WhisperMessage
public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// The ports for identities, contacts, policies and sealed messages, in one value.
///
/// It caches agreement keys in guarded memory, so one value should serve a whole command.
public struct SecrecyPorts: Sendable {
    /// The vault.
    public let store: any VaultStore
    /// Encryption of messages.
    public let crypto: any CryptoBackend
    /// Encryption at rest.
    public let sealing: any Sealing
    /// Guarded memory.
    public let memory: any SecretAllocator
    /// The time of day.
    public let clock: any WallClock
    /// Asks the owner to prove presence; nil if there is no way to ask.
    public let presence: (any PresenceGate)?

    /// The trust data of the vault: contacts and policies.
    public let trust: TrustBook

    let secrets: IdentitySecrets

    /// Creates a value with all ports.
    ///
    /// - Parameters:
    ///   - keychain: Stores the secrets of this vault's identities, sealed under `VaultKeys.identityKey`, and the
    ///     number of its trust root; must not be shared with another vault.
    ///   - trustKey: `VaultKeys.trustKey`.
    public init(
        store: any VaultStore, keychain: any Keychain, trustKey: consuming SecretBytes, crypto: any CryptoBackend,
        sealing: any Sealing, memory: any SecretAllocator, clock: any WallClock, presence: (any PresenceGate)?
    ) {
        self.store = store
        self.crypto = crypto
        self.sealing = sealing
        self.memory = memory
        self.clock = clock
        self.presence = presence
        secrets = IdentitySecrets(keychain: keychain, crypto: crypto, memory: memory)
        trust = TrustBook(store: store, keychain: keychain, trustKey: trustKey, sealing: sealing, memory: memory)
    }

    /// A new id.
    package func makeIdentifier() -> UniqueIdentifier {
        let halves = crypto.randomBytes(count: 16)
        return UniqueIdentifier(
            version4High: halves.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
            low: halves.suffix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }
}

/// A use case's error type that can represent a failure of the vault.
package protocol StoreFailure: Error {
    static func store(_ error: StoreError) -> Self
}

extension StoreFailure {
    /// Runs a vault operation and converts its error to this type.
    ///
    /// - Throws: The converted error.
    package static func storing<Result>(_ body: () async throws(StoreError) -> Result) async throws(Self) -> Result {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }
}
