public import WhisperSealingPort
public import WhisperSecretMemory
public import Testing

/// A requirement that every adapter of the sealing port must meet.
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: SealingLaw.all)
/// func law(_ law: SealingLaw) throws { try law.check(MySealing(), memory: MyAllocator()) }
/// ```
public struct SealingLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (any Sealing, any SecretAllocator) throws -> Void

    init(_ sentence: String, _ body: @escaping @Sendable (any Sealing, any SecretAllocator) throws -> Void) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// - Throws: An unexpected error of the adapter, which the law does not expect.
    public func check(_ sealing: any Sealing, memory: any SecretAllocator) throws {
        try body(sealing, memory)
    }

    /// All laws. None takes longer than a few passphrase derivations of the least cost.
    public static let all: [SealingLaw] =
        keyLaws + passphraseLaws + boxLaws + streamLaws
}
