import WhisperKeyFingerprint
import WhisperSealingPort
import WhisperSecretMemory
import WhisperStorePort

/// The key under which trust is vouched for, and the codes that it makes (HMAC-SHA256). Failures of the library give no
/// code, which nothing matches.
final class TrustKey: Sendable {
    private let key: SecretBytes
    private let sealing: any Sealing

    init(_ key: consuming SecretBytes, sealing: any Sealing) {
        self.key = key
        self.sealing = sealing
    }

    /// The root with the code over it.
    func sealed(_ root: TrustRoot) throws(SealingError) -> [UInt8] {
        let bytes = root.bytes
        return bytes + (try code("whisper-v1/trust-root", bytes))
    }

    /// The root of these bytes; nil where they are none or are not authentic.
    func opened(_ bytes: [UInt8]) -> TrustRoot? {
        guard bytes.count > TrustKey.rootCodeSize else { return nil }
        let body = Array(bytes.dropLast(TrustKey.rootCodeSize))
        guard let code = try? code("whisper-v1/trust-root", body),
            SecretBytes.areEqual(code, Array(bytes.suffix(TrustKey.rootCodeSize)))
        else { return nil }
        return TrustRoot(body)
    }

    /// The code of a part.
    func code(of part: [UInt8], at index: UInt8) throws(SealingError) -> [UInt8] {
        if part.isEmpty { return TrustRoot.noCode }
        return Array(try code("whisper-v1/trust-part", [index] + part).prefix(TrustRoot.codeSize))
    }

    /// The part of these bytes; nil where they are not those that a root vouches for.
    func part(_ bytes: [UInt8], at index: UInt8, in root: TrustRoot) -> TrustPart? {
        guard let code = try? code(of: bytes, at: index), SecretBytes.areEqual(code, root.parts[Int(index)]) else {
            return nil
        }
        return TrustPart(bytes)
    }

    /// What is to be vouched for of a contact; nil where nothing is.
    func statement(of contact: ContactRecord) throws(SealingError) -> TrustStatement? {
        if contact.trust == .unverified, !contact.isBlocked { return nil }
        var fields = FieldWriter(reserving: 128)
        fields.lengthPrefixed(contact.fingerprint)
        fields.lengthPrefixed(Array(contact.displayName.utf8))
        return TrustStatement(
            contact: contact.id, trust: contact.trust, isBlocked: contact.isBlocked,
            code: Array(try code("whisper-v1/trust-contact", fields.bytes).prefix(TrustRoot.codeSize)))
    }

    /// The size of the code over a root.
    static let rootCodeSize = 32

    private func code(_ label: StaticString, _ body: [UInt8]) throws(SealingError) -> [UInt8] {
        var fields = FieldWriter(reserving: body.count + 32)
        fields.lengthPrefixed(label)
        fields.raw(body)
        return try sealing.authenticationCode(for: fields.bytes, under: key)
    }
}
