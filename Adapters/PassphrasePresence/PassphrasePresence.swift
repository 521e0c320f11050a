public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperSecretMemory

/// Proves presence by a separate passphrase, requested for each signature (BIO-1): for systems without a sensor that
/// yields key material.
///
/// The gate's key is random and sealed under the passphrase by Argon2id. The passphrase is wiped as soon as the box is
/// open; the caller is responsible for wiping the key.
public struct PassphrasePresence: PresenceGate {
    /// The number of attempts per call.
    public static let tries = 3

    private let sealing: any Sealing
    private let cost: PassphraseCost
    private let ask: @Sendable (PassphraseQuestion) throws(PresenceError) -> SecretBytes

    /// Creates a gate that prompts through `ask`.
    ///
    /// - Parameters:
    ///   - cost: The cost of one guess at the passphrase of a gate created here.
    ///   - ask: Shows the reason, and returns the typed passphrase. Throws `cancelled` if the user declines, and
    ///     `unavailable` if there is no way to ask; either ends the call.
    public init(
        sealing: any Sealing, cost: PassphraseCost = .moderate,
        ask: @escaping @Sendable (PassphraseQuestion) throws(PresenceError) -> SecretBytes
    ) {
        self.sealing = sealing
        self.cost = cost
        self.ask = ask
    }

    /// Creates a gate under a passphrase that the user chooses.
    ///
    /// - Throws: `.cancelled`, `.failed`, `.unavailable` or `.outOfMemory`.
    public func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate {
        let passphrase = try ask(PassphraseQuestion(purpose: purpose, occasion: .choosing))
        do throws(SealingError) {
            let key = try sealing.makeKey()
            let box = try sealing.seal(key, under: passphrase, cost: cost)
            return EnrolledGate(key: key, sealed: SealedGate(box: box).bytes(sealing: sealing))
        } catch {
            throw error == .outOfMemory ? .outOfMemory : .unavailable
        }
    }

    /// The key of a gate, after at most three attempts at the passphrase.
    ///
    /// - Throws: `.failed` after the third attempt; `.damaged` if the sealed form is not a gate or was modified;
    ///   `.cancelled`; `.unavailable`; `.outOfMemory`.
    public func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes {
        // Do not prompt for a gate that no passphrase can open.
        let gate = try SealedGate(gate, sealing: sealing)
        for failures in 0..<PassphrasePresence.tries {
            let passphrase = try ask(PassphraseQuestion(purpose: purpose, occasion: .proving(failures: failures)))
            guard let key = try open(gate, under: passphrase) else { continue }
            guard key.count == SealedGate.keySize else { throw .damaged }
            return key
        }
        throw .failed
    }

    /// The key; nil if the passphrase is wrong.
    private func open(
        _ gate: SealedGate, under passphrase: borrowing SecretBytes
    ) throws(PresenceError) -> SecretBytes? {
        do throws(SealingError) {
            return try sealing.open(gate.box, under: passphrase)
        } catch {
            switch error {
            case .notAuthentic: return nil
            case .outOfMemory: throw .outOfMemory
            case .unavailable: throw .unavailable
            case .damaged, .malformed, .unsupportedVersion, .costOutOfRange: throw .damaged
            }
        }
    }
}

/// A request for a passphrase.
public struct PassphraseQuestion: Hashable, Sendable {
    /// The reason, shown in a line before the prompt (BIO-2).
    public let purpose: PresencePurpose
    /// Whether to choose or to prove a passphrase.
    public let occasion: Occasion

    /// A new passphrase, or the existing one.
    public enum Occasion: Hashable, Sendable {
        /// A new passphrase; the prompt should have it typed twice.
        case choosing
        /// The existing passphrase, with the number of wrong attempts so far in this call: 0 … 2.
        case proving(failures: Int)
    }

    /// Creates a request.
    public init(purpose: PresencePurpose, occasion: Occasion) {
        self.purpose = purpose
        self.occasion = occasion
    }
}
