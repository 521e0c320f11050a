import WhisperKeychainPort
import WhisperSecretMemory

/// A look-up's answer as tests compare it.
enum Answer: Equatable {
    case present([UInt8])
    case absent
    case unavailable(KeychainError)

    init(_ lookup: consuming SecretLookup) {
        switch consume lookup {
        case .present(let secret): self = .present(secret.withUnsafeBytes { Array($0) })
        case .absent: self = .absent
        case .unavailable(let error): self = .unavailable(error)
        }
    }

    /// Whether nothing is known.
    var isUnavailable: Bool {
        if case .unavailable = self { true } else { false }
    }
}

extension Keychain {
    func answer(_ name: SecretName) -> Answer {
        Answer(lookUp(name))
    }
}

extension SessionKeyCache {
    func answer(_ name: SecretName) -> Answer {
        Answer(lookUp(name))
    }
}

extension SecretAllocator {
    /// A secret of these bytes.
    func secret(_ bytes: [UInt8]) throws -> SecretBytes {
        var secret = try allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }
}

/// A name for a test; the vault key's name if the text is not a valid one.
func name(_ text: String) -> SecretName {
    SecretName(rawValue: text) ?? .vaultKey
}
