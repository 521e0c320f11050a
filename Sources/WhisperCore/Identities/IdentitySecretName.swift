import WhisperKeychainPort
import WhisperMessage

/// The names of identities' secrets in their keychain.
///
/// `identity.UUID.agreement` and `.signing` are the two secrets, 32 bytes each; `.signing.gated` is a signing seed
/// sealed under the key of the gate, `.pending` marks an identity whose record is not saved yet; `signing-gate` is the
/// gate.
enum IdentitySecretName {
    enum Part: String, CaseIterable {
        case agreement
        case signing
        case gatedSigning = "signing.gated"
        case pending
    }

    /// The name of the gate.
    static func gateName() throws(IdentityError) -> SecretName {
        guard let name = SecretName(rawValue: "signing-gate") else { throw .damaged }
        return name
    }

    /// The name of a part of an identity.
    static func name(_ part: Part, of id: UniqueIdentifier) throws(IdentityError) -> SecretName {
        guard let name = SecretName(rawValue: "\(prefix)\(id).\(part.rawValue)") else { throw .damaged }
        return name
    }

    /// Parses a name into identity and part; nil for any other name.
    static func parsed(_ name: SecretName) -> (part: Part, id: UniqueIdentifier)? {
        guard name.rawValue.hasPrefix(prefix) else { return nil }
        let rest = name.rawValue.dropFirst(prefix.count)
        guard let dot = rest.firstIndex(of: "."), let id = UniqueIdentifier(String(rest[..<dot])),
            let part = Part(rawValue: String(rest[rest.index(after: dot)...]))
        else { return nil }
        return (part, id)
    }

    private static let prefix = "identity."
}
