import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing

/// A sealing whose boxes under a passphrase are their unencrypted content: the sealed content is fuzzed, and the work
/// of sealing would leave little time for it. All else is libsodium's.
struct OpenSealing: Sealing {
    let base: SodiumSealing
    let memory: HeapMemory

    func seal(
        _ secret: borrowing SecretBytes, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(SealingError) -> [UInt8] {
        secret.withUnsafeBytes { Array($0) }
    }

    func open(_ box: [UInt8], under passphrase: borrowing SecretBytes) throws(SealingError) -> SecretBytes {
        guard var secret = try? memory.allocate(count: box.count) else { throw .malformed }
        secret.withUnsafeMutableBytes { $0.copyBytes(from: box) }
        return secret
    }

    func makeKey() throws(SealingError) -> SecretBytes { try base.makeKey() }

    func randomBytes(count: Int) -> [UInt8] { base.randomBytes(count: count) }

    func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString, context: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        try base.deriveKey(from: key, purpose: purpose, context: context)
    }

    func authenticationCode(for bytes: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> [UInt8] {
        try base.authenticationCode(for: bytes, under: key)
    }

    func seal(_ bytes: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8] {
        try base.seal(bytes, under: key, context: context)
    }

    func open(_ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8] {
        try base.open(box, under: key, context: context)
    }

    func sealSecret(
        _ secret: borrowing SecretBytes, under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        try base.sealSecret(secret, under: key, context: context)
    }

    func openSecret(
        _ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        try base.openSecret(box, under: key, context: context)
    }

    func sealStream(under key: borrowing SecretBytes) throws(SealingError) -> any StreamSealer {
        try base.sealStream(under: key)
    }

    func openStream(header: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> any StreamOpener {
        try base.openStream(header: header, under: key)
    }

    func sha256() -> any Digest { base.sha256() }
}

/// Secrets in ordinary memory, where the address sanitizer watches both ends of each.
struct HeapMemory: SecretAllocator {
    var locksMemory: Bool { false }

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        guard count > 0 else { throw .exhausted }
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        region.initializeMemory(as: UInt8.self, repeating: 0)
        return SecretBytes(adopting: region) { $0.deallocate() }
    }
}
