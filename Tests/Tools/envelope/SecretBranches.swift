import CWhisperMemoryChecker
import WhisperCryptoPort
import WhisperEnvelope
import WhisperSecretMemory

/// Looks for branches and addresses that depend on a secret while an envelope is opened (R5): valgrind's memory checker
/// reports each, once the secret's bytes are made undefined for it.
///
/// What may depend on a secret are verdicts: whether a shared secret is zero, whether a tag is right. Each such place has
/// its number of branches here; one more is a leak.
struct SecretBranches {
    let crypto: any CryptoBackend

    /// What was found in one operation.
    struct Finding {
        let operation: String
        let branches: Int
        let allowed: ClosedRange<Int>

        var isExpected: Bool { allowed.contains(branches) }
    }

    /// Whether the checker watches this process.
    static var areWatched: Bool { memory_checker_is_running() != 0 }

    /// Every operation of opening, and two that leak on purpose.
    func findings() throws -> [Finding] {
        var findings: [Finding] = []
        let pair = try crypto.makeAgreementKeyPair()
        let other = try crypto.makeAgreementKeyPair()
        hide(pair.secret)

        var before = errors
        let shared = try crypto.sharedSecret(pair.secret, with: other.publicKey)
        // Whether the result is zero, in the adapter.
        findings.append(Finding(operation: "X25519", branches: errors - before, allowed: 0...1))

        before = errors
        let salt = crypto.randomBytes(count: 16)
        let context = [UInt8](repeating: 7, count: 200)
        let schedule = try KeySchedule(shared: shared, salt: salt[...], crypto: crypto)
        let keys = try schedule.bodyKeys(context: context)
        _ = try schedule.signedBytes(context: context, sealed: context)
        findings.append(Finding(operation: "key schedule", branches: errors - before, allowed: 0...0))

        // Sealing has no verdict.
        before = errors
        var bucket = [UInt8](repeating: 0, count: Bucket.sizes[0])
        bucket.withUnsafeMutableBytes { Padding.pad([1, 2, 3], into: $0) }
        let box = try crypto.seal(bucket, keys: keys, context: context)
        findings.append(Finding(operation: "sealing", branches: errors - before, allowed: 0...0))

        // Whether the tag is right, in the library and in the adapter.
        before = errors
        box.withUnsafeBytes { reveal($0) }
        let padded = try crypto.open(box[...], keys: keys, context: context)
        findings.append(Finding(operation: "opening", branches: errors - before, allowed: 0...3))

        before = errors
        hide(padded)
        var faults = padded.withUnsafeBytes { Padding.faults(in: $0) }
        findings.append(Finding(operation: "padding", branches: errors - before, allowed: 0...0))
        withUnsafeBytes(of: &faults) { reveal($0) }

        before = errors
        let tag = [UInt8](repeating: 1, count: 32)
        let secretTag = [UInt8](repeating: 1, count: 32)
        secretTag.withUnsafeBytes { hide($0) }
        var areEqual = SecretBytes.areEqual(tag, secretTag)
        withUnsafeBytes(of: &areEqual) { reveal($0) }
        findings.append(Finding(operation: "comparison", branches: errors - before, allowed: 0...0))

        // The check itself: these must be seen.
        before = errors
        areEqual = tag.elementsEqual(secretTag)
        withUnsafeBytes(of: &areEqual) { reveal($0) }
        findings.append(
            Finding(operation: "a comparison that stops early", branches: errors - before, allowed: 1...Int.max))
        before = errors
        var hasZeros = padded.withUnsafeBytes { bytes in bytes[5...].allSatisfy { $0 == 0 } }
        withUnsafeBytes(of: &hasZeros) { reveal($0) }
        findings.append(
            Finding(
                operation: "padding that is read to its first fault", branches: errors - before, allowed: 1...Int.max))
        return findings
    }

    private var errors: Int { Int(clamping: memory_checker_errors()) }

    private func hide(_ secret: borrowing SecretBytes) { secret.withUnsafeBytes { hide($0) } }
    private func hide(_ bytes: UnsafeRawBufferPointer) { memory_checker_hide(bytes.baseAddress, bytes.count) }
    private func reveal(_ bytes: UnsafeRawBufferPointer) { memory_checker_reveal(bytes.baseAddress, bytes.count) }
}
