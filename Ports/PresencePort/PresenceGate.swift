public import WhisperSecretMemory

/// Lets a key be used only by someone who is there and proves it (BIO-1).
///
/// A gate is a random key of 32 bytes that is sealed under the proof: without the proof the key does not exist anywhere in
/// the clear, so nothing that is sealed under it can be used. A sensor that merely answers yes or no is no adapter.
public protocol PresenceGate: Sendable {
    /// Makes a gate, asking for what will be the proof from now on.
    ///
    /// - Returns: The gate's key, and its sealed form, at most 4 KiB, which is what is kept.
    func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate

    /// The key of a gate, after a fresh proof, asked for at each call: nothing is remembered between calls.
    ///
    /// A proof that fails may be tried again, three times in all.
    func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes
}

/// A gate just made.
public struct EnrolledGate: ~Copyable, Sendable {
    /// The key, 32 bytes.
    public let key: SecretBytes
    /// The key as it is kept: sealed under the proof.
    public let sealed: [UInt8]

    /// A key and its sealed form.
    public init(key: consuming SecretBytes, sealed: [UInt8]) {
        self.key = key
        self.sealed = sealed
    }
}

/// What a proof is asked for; the user is told so in a line before the prompt (BIO-2).
public enum PresencePurpose: Hashable, Sendable {
    /// A message to this recipient is signed.
    case signing(recipient: String)
    /// The gate is put before the signing keys.
    case gating
    /// The gate is taken away.
    case ungating
    /// A new or restored identity's signing key is put behind the gate that is there; a rotation is signed.
    case changingIdentity(name: String)
}

/// Why no proof was given.
public enum PresenceError: Error, Hashable, Sendable {
    /// The user does not want to.
    case cancelled
    /// The proof failed, as often as one may try.
    case failed
    /// There is nobody to ask: no terminal, no sensor.
    case unavailable
    /// What is kept is not a gate, or was changed.
    case damaged
    /// Guarded memory could not be had.
    case outOfMemory
}
