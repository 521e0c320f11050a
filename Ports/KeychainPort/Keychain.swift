public import SecretMemory

/// Keeps secrets at rest (ID-7): under a passphrase, in the desktop's keyring, in the system's keychain.
public protocol Keychain: Sendable {
    /// The secret of this name: there, not there, or out of reach. The three are never mixed up (ST-2).
    func lookUp(_ name: SecretName) -> SecretLookup

    /// Keeps a secret, in place of one of the same name. Returns once it would survive a power loss.
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError)

    /// Forgets a secret; one that is not there is no error.
    func remove(_ name: SecretName) throws(KeychainError)

    /// The names of all secrets kept, in ascending order.
    func names() throws(KeychainError) -> [SecretName]
}

/// What a secret is called.
public struct SecretName: Hashable, Sendable, Comparable, RawRepresentable {
    /// 1 … 64 characters of `a-z`, `0-9`, `_`, `-`, `.`.
    public let rawValue: String

    /// A name; nil outside the alphabet or the length.
    public init?(rawValue: String) {
        let allowed = rawValue.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
                UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard allowed, (1...64).contains(rawValue.utf8.count) else { return nil }
        self.rawValue = rawValue
    }

    private init(known: String) {
        rawValue = known
    }

    /// The vault's key.
    public static let vaultKey = SecretName(known: "vault_key")

    /// Orders by text.
    public static func < (left: SecretName, right: SecretName) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The answer to a look-up.
public enum SecretLookup: ~Copyable, Sendable {
    /// Here it is.
    case present(SecretBytes)
    /// The keychain was read, and holds no such secret.
    case absent
    /// The keychain could not be read, so nothing is known about the secret.
    case unavailable(KeychainError)
}

/// Why a keychain could not do what it was asked.
public enum KeychainError: Error, Hashable, Sendable {
    /// The passphrase does not open it.
    case wrongPassphrase
    /// It is locked, or needs a prompt that was not given.
    case locked
    /// It is not of the documented form, or was changed.
    case damaged
    /// It was made by a newer version of the program.
    case newerVersion
    /// The service, file or device cannot be read or written; `errno` where there is one.
    case inaccessible(errno: Int32)
    /// Guarded memory could not be had.
    case outOfMemory
}

/// Keeps a secret for a chosen time for the sake of not asking again (CLI-3, `unlock`).
public protocol SessionKeyCache: Sendable {
    /// The kept secret, if it is there and its time is not over.
    func lookUp(_ name: SecretName) -> SecretLookup
    /// Keeps a secret for so many seconds.
    func keep(_ secret: borrowing SecretBytes, as name: SecretName, seconds: UInt32) throws(KeychainError)
    /// Drops a secret; whether it was there.
    @discardableResult func drop(_ name: SecretName) throws(KeychainError) -> Bool
}
