public import WhisperSecretMemory

/// Releases a key only to a user who is present and proves it (BIO-1).
///
/// A gate is a random key of 32 bytes, sealed under the proof: without the proof the key does not exist anywhere in the
/// clear, so nothing sealed under it can be used. A sensor that merely answers yes or no does not qualify as an
/// adapter.
public protocol PresenceGate: Sendable {
    /// Creates a gate and asks for the proof that it will require.
    ///
    /// - Returns: The gate's key, and its sealed form of at most 4 KiB, which is what the caller stores.
    /// - Throws: `.cancelled`, `.failed`, `.unavailable` or `.outOfMemory`.
    func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate

    /// The key of a gate, after a fresh proof. Every call asks again; nothing is cached between calls.
    ///
    /// The user has three attempts in total.
    ///
    /// - Throws: `.failed` after the third attempt; `.damaged` if the sealed form is not a gate or was modified;
    ///   `.cancelled`; `.unavailable`; `.outOfMemory`.
    func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes
}

/// A newly created gate.
public struct EnrolledGate: ~Copyable, Sendable {
    /// The key, 32 bytes.
    public let key: SecretBytes
    /// The sealed key, which is what the caller stores.
    public let sealed: [UInt8]

    /// Creates a gate from a key and its sealed form.
    public init(key: consuming SecretBytes, sealed: [UInt8]) {
        self.key = key
        self.sealed = sealed
    }
}

/// The reason for asking for a proof, shown to the user in a line before the prompt (BIO-2).
public enum PresencePurpose: Hashable, Sendable {
    /// Signing a message to this recipient.
    case signing(recipient: String)
    /// Putting the signing keys behind the gate.
    case gating
    /// Removing the gate.
    case ungating
    /// Putting the signing key of a new or restored identity behind the existing gate, or signing a rotation.
    case changingIdentity(name: String)
}

/// The reason no proof was given.
public enum PresenceError: Error, Hashable, Sendable {
    /// The user declined.
    case cancelled
    /// The proof failed, and no attempts are left.
    case failed
    /// There is no way to ask: no terminal, no sensor.
    case unavailable
    /// The stored data is not a gate, or was modified.
    case damaged
    /// No guarded memory is available.
    case outOfMemory
}
