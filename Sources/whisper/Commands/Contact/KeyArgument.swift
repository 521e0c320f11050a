import WhisperCommand
import WhisperCryptoPort
import WhisperLocalization
import WhisperTextCoding

/// Public keys as arguments: 64 hexadecimal digits.
enum KeyArgument {
    /// An X25519 public key.
    static func agreementKey(_ text: String) throws(CommandFailure) -> AgreementPublicKey {
        guard let key = bytes(text).flatMap(AgreementPublicKey.init) else { throw invalid(text) }
        return key
    }

    /// An Ed25519 public key.
    static func signingKey(_ text: String) throws(CommandFailure) -> SigningPublicKey {
        guard let key = bytes(text).flatMap(SigningPublicKey.init) else { throw invalid(text) }
        return key
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        text.utf8.count == 64 ? HexText.bytes(of: text) : nil
    }

    private static func invalid(_ text: String) -> CommandFailure {
        CommandFailure(.usage, SealingFailureText.invalidKey, ["value": .text(text)])
    }
}

/// Distinguishes the forms of public texts by their prefixes.
enum BundleForm {
    /// Whether a text claims to be the bundle of an identity.
    static func isBundle(_ text: [UInt8]) -> Bool { starts(text, with: "whisper-key1:") }

    /// Whether a text has the beginning of a bundle anywhere.
    static func containsBundle(_ text: [UInt8]) -> Bool { text.firstRange(of: Array("whisper-key1:".utf8)) != nil }

    /// Whether a text claims to be a keybook.
    static func isKeybook(_ text: [UInt8]) -> Bool { starts(text, with: "whisper-keybook1:") }

    private static func starts(_ text: [UInt8], with prefix: String) -> Bool {
        text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.starts(with: prefix.utf8)
    }
}
