public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperSecretMemory

/// Presence proved by a passphrase of its own, asked for at each signature (BIO-1): for systems without a sensor that
/// yields key material.
///
/// The gate's key is random and sealed under the passphrase by Argon2id; the passphrase is let go as soon as the box is
/// open, and the key is its caller's to let go.
public struct PassphrasePresence: PresenceGate {
    /// How often a proof may be tried during one call.
    public static let tries = 3

    private let sealing: any Sealing
    private let cost: PassphraseCost
    private let ask: @Sendable (PassphraseQuestion) throws(PresenceError) -> SecretBytes

    /// A gate before which somebody is asked by `ask`.
    ///
    /// - Parameters:
    ///   - cost: The price of one guess at the passphrase of a gate made here.
    ///   - ask: Says why it asks, and gives what was typed. Throws `cancelled` where that person does not want to, and
    ///     `unavailable` where there is nobody to ask; either ends the call.
    public init(
        sealing: any Sealing, cost: PassphraseCost = .moderate,
        ask: @escaping @Sendable (PassphraseQuestion) throws(PresenceError) -> SecretBytes
    ) {
        self.sealing = sealing
        self.cost = cost
        self.ask = ask
    }

    /// Makes a gate under a passphrase that is chosen now.
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

    /// The key of a gate, after the passphrase was given, at the third try at the latest.
    public func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes {
        // Nobody is asked for what cannot open anything.
        let gate = try SealedGate(gate, sealing: sealing)
        for failures in 0..<PassphrasePresence.tries {
            let passphrase = try ask(PassphraseQuestion(purpose: purpose, occasion: .proving(failures: failures)))
            guard let key = try open(gate, under: passphrase) else { continue }
            guard key.count == SealedGate.keySize else { throw .damaged }
            return key
        }
        throw .failed
    }

    /// The key; nil where it is another passphrase.
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
