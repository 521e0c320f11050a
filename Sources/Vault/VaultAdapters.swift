public import WhisperBlobPort
public import WhisperClockPort
public import WhisperCore
public import WhisperCryptoPort
import WhisperFileBlobStore
import WhisperFileKeychain
public import WhisperIngestionPort
import WhisperKernelKeyring
public import WhisperKeychainPort
public import WhisperPresencePort
public import WhisperRenewalPort
public import WhisperSealingPort
public import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperSystemClock
import WhisperWhatsAppExport

/// The adapters that a vault works with. Each can be exchanged: assign another one before the vault is created or opened.
///
/// ```swift
/// var adapters = try VaultAdapters.standard()
/// adapters.clock = FixedClock()
/// let vault = try await Vault.open(at: "archive", passphrase: secret, adapters: adapters)
/// ```
public struct VaultAdapters: Sendable {
    /// The database: SQLCipher, or SQLite in a build with the trait `PlainSQLite`.
    public var engine: any VaultEngine
    /// Encryption at rest: libsodium.
    public var sealing: any Sealing
    /// Guarded memory: libsodium.
    public var memory: any SecretAllocator
    /// The digests that identify duplicate messages: libsodium.
    public var digest: any ShortDigest
    /// The primitives of envelopes and identities: libsodium.
    public var crypto: any CryptoBackend
    /// The time of day: the system's.
    public var clock: any WallClock
    /// Time zones: the tz database; the local one is that of the machine.
    public var zones: any TimeZoneSource
    /// The randomness of identifiers: libsodium's.
    public var random: any RandomNumberGenerator & Sendable
    /// Proves that the owner is present before a message is signed (POL); nil if that is impossible, so that operations
    /// for which a policy requires a proof fail.
    public var presence: (any PresenceGate)?
    /// The cost of one guess at a passphrase: moderate.
    public var passphraseCost: PassphraseCost
    /// Makes the keychain that holds the vault's keys under its passphrase: a file beside the database.
    public var keychain: @Sendable (VaultLayout, consuming SecretBytes, PassphraseCost) -> any PassphraseKeychain
    /// Makes the keychain that holds the secrets of identities, under a key of 32 bytes: a file beside the database.
    public var identityKeychain: @Sendable (VaultLayout, consuming SecretBytes) -> any Keychain
    /// Makes the store of attachments, under a key of 32 bytes: encrypted files below the vault's directory.
    /// It throws ``BlobError`` if the directory cannot be used.
    public var attachments: @Sendable (VaultLayout, borrowing SecretBytes) throws(BlobError) -> any BlobStore
    /// Returns the cache of keys between programs of one login: the kernel's key ring; nil if the system has none.
    public var keyCache: @Sendable (VaultLayout) -> (any SessionKeyCache)?
    /// Reads a chat that WhatsApp exported.
    public var export: @Sendable (ExportDescription, any WallClock) -> any FileIngestionSource

    /// The adapters of this package.
    ///
    /// - Throws: ``VaultError`` where libsodium cannot be used.
    public static func standard() throws(VaultError) -> VaultAdapters {
        do {
            let sodium = try SodiumSealing()
            return VaultAdapters(sodium, crypto: try SodiumCrypto())
        } catch {
            throw VaultError(error)
        }
    }

    /// The adapters that a caller chose, or those of this package.
    package static func chosen(_ adapters: VaultAdapters?) throws(VaultError) -> VaultAdapters {
        if let adapters { return adapters }
        return try standard()
    }

    private init(_ sodium: SodiumSealing, crypto: any CryptoBackend) {
        engine = StoreEngine(sealing: sodium)
        sealing = sodium
        memory = sodium
        digest = sodium
        self.crypto = crypto
        clock = SystemClock()
        zones = TimeZoneDatabase(variable: nil)
        random = SodiumRandomNumberGenerator(sodium)
        passphraseCost = .moderate
        keychain = { layout, passphrase, cost in
            FileKeychain(path: layout.keychain, passphrase: passphrase, sealing: sodium, memory: sodium, cost: cost)
        }
        identityKeychain = { layout, key in
            FileKeychain(path: layout.identities, key: key, sealing: sodium, memory: sodium)
        }
        attachments = { (layout, key) throws(BlobError) in
            try FileBlobStore(directory: layout.attachments, key: key, sealing: sodium)
        }
        keyCache = { layout in
            guard let identity = VaultIdentity.text(layout) else { return nil }
            return KernelKeyring(vault: identity, memory: sodium)
        }
        export = { description, clock in description.source(clock: clock) }
    }
}
