public import ArgumentParser
package import WhisperLocalization
public import WhisperVault

/// What `rekey` changes.
package enum VaultChange: Hashable, Sendable {
    /// The database's key.
    case key
    /// The passphrase, and nothing else.
    case passphrase
    /// The form of the encrypted file.
    case format(CipherFormat)
    /// From a database that is not encrypted to one that is.
    case encryption
    /// The way back.
    case decryption

    /// The name in JSON.
    package var name: String {
        switch self {
        case .key: "key"
        case .passphrase: "passphrase"
        case .format(let format): "format-" + format.rawValue
        case .encryption: "encrypt"
        case .decryption: "decrypt"
        }
    }

    /// The message to print on success.
    package var done: VaultText {
        switch self {
        case .key: .rekeyed
        case .passphrase: .passphraseChanged
        case .format(.common): .reformattedCommon
        case .format(.four): .reformatted
        case .encryption: .encrypted
        case .decryption: .decrypted
        }
    }
}

extension CipherFormat: ExpressibleByArgument {}
