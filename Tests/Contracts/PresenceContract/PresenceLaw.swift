public import WhisperPresencePort
import WhisperSecretMemory
public import Testing

/// A requirement that every gate of presence must meet (BIO-1, BIO-2).
///
/// An adapter's test runs them all, with a scripted person instead of a real one:
/// ```
/// @Test(arguments: PresenceLaw.all)
/// func law(_ law: PresenceLaw) throws {
///     try law.check { person in MyGate { purpose in … person.act(for: purpose) … } }
/// }
/// ```
/// The gates that it is given for one law must take the same proof.
public struct PresenceLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (@Sendable (ScriptedPerson) throws -> any PresenceGate) throws -> Void

    init(
        _ sentence: String,
        _ body: @escaping @Sendable (@Sendable (ScriptedPerson) throws -> any PresenceGate) throws -> Void
    ) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// - Parameter makeGate: Creates an adapter that prompts this person.
    /// - Throws: An unexpected error of the adapter, which the law does not expect.
    public func check(_ makeGate: @Sendable (ScriptedPerson) throws -> any PresenceGate) throws {
        try body(makeGate)
    }

    /// All laws.
    public static let all: [PresenceLaw] = enrolmentLaws + proofLaws + damageLaws
}

extension PresenceGate {
    /// The bytes of a gate's key, as tests compare them.
    func bytes(of gate: [UInt8], for purpose: PresencePurpose = .gating) throws(PresenceError) -> [UInt8] {
        let key = try key(of: gate, for: purpose)
        return key.withUnsafeBytes { Array($0) }
    }

    /// A gate just made, as tests compare it.
    func enrolled(for purpose: PresencePurpose = .gating) throws(PresenceError) -> (key: [UInt8], sealed: [UInt8]) {
        let gate = try enrol(for: purpose)
        return (gate.key.withUnsafeBytes { Array($0) }, gate.sealed)
    }
}
