import WhisperCommand
import WhisperCryptoPort
import WhisperLocalization

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

    /// Bytes as hexadecimal digits in lower case.
    static func digits(_ bytes: [UInt8]) -> String {
        let alphabet = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [alphabet[Int($0 >> 4)], alphabet[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count == 64 else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = value(of: digits[index]), let low = value(of: digits[index + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func invalid(_ text: String) -> CommandFailure {
        CommandFailure(.usage, SealingFailureText.invalidKey, ["value": .text(text)])
    }
}

/// Tells the forms of public texts apart by how they begin.
enum BundleForm {
    /// Whether a text claims to be the bundle of an identity.
    static func isBundle(_ text: [UInt8]) -> Bool { starts(text, with: "whisper-key1:") }

    /// Whether a text claims to be a keybook.
    static func isKeybook(_ text: [UInt8]) -> Bool { starts(text, with: "whisper-keybook1:") }

    private static func starts(_ text: [UInt8], with prefix: String) -> Bool {
        text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.starts(with: prefix.utf8)
    }
}
