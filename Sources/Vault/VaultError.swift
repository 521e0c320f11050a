import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperStorePort
import WhisperCore

/// Why a vault could not be created, opened, changed or copied.
///
/// Two are equal when their codes are. The description names the code and, if that is ``Code/other``, the failure below: no
/// path and nothing of the vault.
public struct VaultError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failure. Later versions may add some.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// The name.
        public var description: String { name }

        /// There is no vault at this path.
        public static let noVault = Code("no vault")
        /// The creation of a vault was interrupted; repeating it with the same passphrase completes it.
        public static let unfinished = Code("unfinished vault")
        /// There is already a vault at this path.
        public static let exists = Code("vault exists")
        /// The owner has not accepted the disclaimer in force (UX-5).
        public static let disclaimer = Code("disclaimer not accepted")
        /// Encryption was requested, but this build has none (trait `PlainSQLite`), or the vault is not encrypted.
        public static let noEncryption = Code("no encryption")
        /// Another SQLite in the process, such as the one that GRDB links, answers a part of the calls to SQLCipher; nothing
        /// was opened or written. Build Whisper with the trait `PlainSQLite`, or use it in a process of its own.
        public static let mixedEngines = Code(
            "two SQLite libraries in one process: build Whisper with the trait PlainSQLite, or use it in a process of its own"
        )
        /// The passphrase is wrong.
        public static let wrongPassphrase = Code("wrong passphrase")
        /// The database is not encrypted although the keychain records an encrypted one: it is not opened (ST-2).
        public static let foreignDatabase = Code("foreign database")
        /// The engine cannot write this format.
        public static let unsupportedFormat = Code("unsupported format")
        /// The target already exists.
        public static let targetExists = Code("target exists")
        /// Source and target are the same, or one contains the other.
        public static let sameDirectory = Code("same directory")
        /// Contacts and policies are not as the vault authenticates them, and a backup would make room for their copy.
        public static let doubtfulTrust = Code("trust in doubt")
        /// The source of a restoration is not a copy of a vault.
        public static let notABackup = Code("not a backup")
        /// A file of the vault, or of the backup that is restored, cannot be read.
        public static let unreadable = Code("unreadable file")
        /// This system cannot cache keys between programs.
        public static let noKeyCache = Code("no key cache")
        /// A policy forbids it, or the contact is blocked or revoked; nothing was sealed (POL-2).
        public static let policy = Code("policy")
        /// There is no identity to seal with.
        public static let noIdentity = Code("no identity")
        /// The text contains no envelope, or one that is not authentic (ENV-6).
        public static let invalidEnvelope = Code("invalid envelope")
        /// The envelope is not sealed to an identity of this vault (ENV-6).
        public static let notAddressed = Code("not addressed")
        /// The envelope is too old, or from the future (ENV-4).
        public static let expired = Code("expired")
        /// The envelope was opened before (ENV-7).
        public static let replayed = Code("replayed")
        /// The task was cancelled; what was committed before remains.
        public static let cancelled = Code("cancelled")
        /// The secret is empty, too long or cannot be read.
        public static let secret = Code("secret")
        /// A layer below failed; see ``VaultError/underlying``.
        public static let other = Code("other")
    }

    /// The kind of failure.
    public let code: Code
    /// The file or directory concerned, if there is one.
    public let path: String?
    /// The error of the layer below: a ``StoreError``, a ``KeychainError``, …; nil if the code is sufficient.
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
        if let failure = error as? CopyFailure {
            self =
                failure.isOfSource
                ? VaultError(.unreadable, path: failure.path, underlying: failure.error)
                : VaultError(failure.error, path: path)
            return
        }
        let code: Code =
            switch error {
            case let error as StoreError where error.code == .noVault: .noVault
            case let error as StoreError where error.code == .noEncryption: .noEncryption
            case let error as StoreError where error.code == .mixedEngines: .mixedEngines
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

    /// The name of the code, with the failure below where the code says nothing.
    public var description: String {
        guard code == .other, let cause else { return code.description }
        return "\(code): \(cause)"
    }

    /// The failure of a layer below, if its description is known to contain nothing of the vault.
    private var cause: String? {
        guard let underlying else { return nil }
        return switch underlying {
        case let error as StoreError: error.description
        case ImportError.source(let error): String(describing: error)
        case ImportError.store(let error): error.description
        case ImportError.blobs(let error): String(describing: error)
        case let error as KeychainError: String(describing: error)
        case let error as SealingError: String(describing: error)
        default: nil
        }
    }

    /// Whether both are of one kind.
    public static func == (first: VaultError, second: VaultError) -> Bool { first.code == second.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
