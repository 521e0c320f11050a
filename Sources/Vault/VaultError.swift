import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperStorePort
import WhisperCore

/// Why a vault could not be created, opened, changed or copied.
///
/// Two are equal when their codes are. The description names the code alone, no path and nothing of the vault.
public struct VaultError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failure. Later versions may add some.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// The name.
        public var description: String { name }

        /// There is no vault at this place.
        public static let noVault = Code("no vault")
        /// A vault was begun here and not finished; creating it again under the same passphrase finishes it.
        public static let unfinished = Code("unfinished vault")
        /// There is a vault at this place already.
        public static let exists = Code("vault exists")
        /// The owner has not accepted the disclaimer in force (UX-5).
        public static let disclaimer = Code("disclaimer not accepted")
        /// Encryption is asked for, and this build has none (trait `PlainSQLite`), or the vault is not encrypted.
        public static let noEncryption = Code("no encryption")
        /// The passphrase is wrong.
        public static let wrongPassphrase = Code("wrong passphrase")
        /// A database without encryption stands where the keychain knows an encrypted one: it is not opened (ST-2).
        public static let foreignDatabase = Code("foreign database")
        /// A database without encryption, which only the owner can confirm to be the vault's.
        public static let unconfirmedDatabase = Code("unconfirmed database")
        /// The engine cannot write this form.
        public static let unsupportedFormat = Code("unsupported format")
        /// The target is there already.
        public static let targetExists = Code("target exists")
        /// Source and target are the same, or one lies in the other.
        public static let sameDirectory = Code("same directory")
        /// The source of a restoration is no copy of a vault.
        public static let notABackup = Code("not a backup")
        /// This system holds no keys between programs.
        public static let noKeyCache = Code("no key cache")
        /// A policy forbids it, or the contact is blocked or revoked; nothing was sealed (POL-2).
        public static let policy = Code("policy")
        /// There is no identity to seal from.
        public static let noIdentity = Code("no identity")
        /// The text holds no envelope, or one that is not authentic (ENV-6).
        public static let invalidEnvelope = Code("invalid envelope")
        /// The envelope is not sealed to an identity of this vault (ENV-6).
        public static let notAddressed = Code("not addressed")
        /// The envelope is too old, or from the future (ENV-4).
        public static let expired = Code("expired")
        /// The envelope was opened before (ENV-7).
        public static let replayed = Code("replayed")
        /// The query holds no word.
        public static let emptyQuery = Code("empty query")
        /// The task was cancelled; what was committed before stays.
        public static let cancelled = Code("cancelled")
        /// The secret is empty, too long or cannot be read.
        public static let secret = Code("secret")
        /// Something below failed; ``VaultError/underlying`` is what.
        public static let other = Code("other")
    }

    /// What kind of failure it is.
    public let code: Code
    /// The file or directory that it is about, where there is one.
    public let path: String?
    /// What the layer below reported: a ``StoreError``, a ``KeychainError``, …; nil where the code says everything.
    public let underlying: (any Error)?

    /// A failure of a kind.
    public init(_ code: Code, path: String? = nil, underlying: (any Error)? = nil) {
        self.code = code
        self.path = path
        self.underlying = underlying
    }

    /// What an error of a layer below amounts to.
    init(_ error: any Error, path: String? = nil) {
        if let error = error as? VaultError {
            self = error
            return
        }
        let code: Code =
            switch error {
            case let error as StoreError where error.code == .noVault: .noVault
            case let error as StoreError where error.code == .noEncryption: .noEncryption
            case KeychainError.wrongPassphrase, KeyCustodyError.unavailable(.wrongPassphrase),
                KeyRenewalError.keys(.unavailable(.wrongPassphrase)), RecoveryCopyError.wrongPassphrase:
                .wrongPassphrase
            case KeyRenewalError.notEncrypted: .noEncryption
            case KeyRenewalError.foreignDatabase: .foreignDatabase
            case let error as FileError where error == .exists: .targetExists
            case MessageSealingError.policyViolation: .policy
            case MessageSealingError.noIdentity: .noIdentity
            case MessageOpeningError.invalid: .invalidEnvelope
            case MessageOpeningError.notAddressed: .notAddressed
            case MessageOpeningError.expired: .expired
            case MessageOpeningError.replayed: .replayed
            case is CancellationError, ImportError.cancelled, MessageSealingError.cancelled: .cancelled
            case let error as StoreError where error.code == .cancelled: .cancelled
            default: .other
            }
        self.init(code, path: path, underlying: error)
    }

    /// The name of the code.
    public var description: String { code.description }

    /// Whether both are of one kind.
    public static func == (first: VaultError, second: VaultError) -> Bool { first.code == second.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
