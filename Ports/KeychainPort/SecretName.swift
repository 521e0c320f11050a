/// The name of a secret.
public struct SecretName: Hashable, Sendable, Comparable, RawRepresentable {
    /// 1 … 64 characters of `a-z`, `0-9`, `_`, `-`, `.`.
    public let rawValue: String

    /// Creates a name; nil outside the alphabet or the length.
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

    /// The vault key.
    public static let vaultKey = SecretName(known: "vault_key")

    /// The key that the vault's database is being moved to.
    public static let nextVaultKey = SecretName(known: "vault_key.next")

    /// The key of the vault's attachments.
    public static let attachmentKey = SecretName(known: "attachment_key")

    /// The form of the vault's database: encrypted or plain.
    public static let databaseForm = SecretName(known: "database_form")

    /// Orders names by their text.
    public static func < (left: SecretName, right: SecretName) -> Bool {
        left.rawValue < right.rawValue
    }
}
