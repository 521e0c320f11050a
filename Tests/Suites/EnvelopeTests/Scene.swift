import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import Testing

/// Alice writes to Bob; both know Carol, and Mallory is the attacker.
struct Scene {
    static let now: Int64 = 1_760_000_000

    let crypto: any CryptoBackend
    let forge: Forge
    let alice: Party
    let bob: Party
    let carol: Party
    let mallory: Party

    init(_ backend: Backend = .sodium) throws {
        crypto = try backend.make()
        forge = Forge(crypto: crypto)
        alice = try Party("alice", crypto: crypto)
        bob = try Party("bob", crypto: crypto)
        carol = try Party("carol", crypto: crypto)
        mallory = try Party("mallory", crypto: crypto)
    }

    /// Returns a recipe with its own randomness.
    func recipe(
        _ word: String, from sender: Party? = nil, to recipient: Party? = nil, message: String = "Hello, Bob",
        at time: Int64 = Scene.now
    ) -> Forge.Recipe {
        Forge.Recipe(
            from: sender ?? alice, to: recipient ?? bob, message: Array(message.utf8), at: time,
            randomness: ScriptedRandomness(word, crypto: crypto))
    }

    /// Returns the parts of a recipe's envelope.
    func parts(_ word: String, from sender: Party? = nil, to recipient: Party? = nil) throws -> EnvelopeParts {
        try forge.make(recipe(word, from: sender, to: recipient))
    }

    /// Parses and opens a text, as `reader`.
    func open(_ text: String, as reader: Party? = nil) throws(EnvelopeError) -> OpenedEnvelope {
        let envelope = try Envelope(Array(text.utf8))
        try envelope.checkFreshness(now: Scene.now)
        return try EnvelopeOpener(crypto: crypto).open(envelope, with: (reader ?? bob).agreement)
    }

    /// Returns the error for a text; nil if it opens.
    func refusal(_ text: String, as reader: Party? = nil) -> EnvelopeError? {
        do {
            _ = try open(text, as: reader)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the error for an envelope; nil if it opens.
    func refusal(_ parts: EnvelopeParts, as reader: Party? = nil) -> EnvelopeError? {
        refusal(parts.text, as: reader)
    }
}
