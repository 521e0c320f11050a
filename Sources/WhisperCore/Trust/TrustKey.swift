import WhisperKeyFingerprint
import WhisperSealingPort
import WhisperSecretMemory
import WhisperStorePort

/// The key that authenticates trust data, and the codes made with it (HMAC-SHA256). If the library fails, there is no
/// code, which matches nothing.
final class TrustKey: Sendable {
    private let key: SecretBytes
    private let sealing: any Sealing

    init(_ key: consuming SecretBytes, sealing: any Sealing) {
        self.key = key
        self.sealing = sealing
    }

    /// The root with its code.
    func sealed(_ root: TrustRoot) throws(SealingError) -> [UInt8] {
        let bytes = root.bytes
        return bytes + (try code("whisper-v1/trust-root", bytes))
    }

    /// Parses a root; nil if it is invalid or not authentic.
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

    /// Parses a part; nil if it is not the one that the root authenticates.
    func part(_ bytes: [UInt8], at index: UInt8, in root: TrustRoot) -> TrustPart? {
        guard let code = try? code(of: bytes, at: index), SecretBytes.areEqual(code, root.parts[Int(index)]) else {
            return nil
        }
        return TrustPart(bytes)
    }

    /// The statement that authenticates a contact; nil if it needs none.
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
