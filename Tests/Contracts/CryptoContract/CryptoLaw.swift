import WhisperContractSupport
public import WhisperCryptoPort
public import Testing

/// A requirement that every backend of the crypto port must meet (ENV-9, ENV-11, ENV-12).
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: CryptoLaw.all)
/// func law(_ law: CryptoLaw) async throws { try await law.check(MyCrypto(), .deterministicSignatures) }
/// ```
public struct CryptoLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a backend must be able to do for the law to apply.
    public let needs: CryptoCapabilities
    private let body: @Sendable (any CryptoBackend) async throws -> Void

    init(
        _ sentence: String, needs: CryptoCapabilities = [],
        _ body: @escaping @Sendable (any CryptoBackend) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the backend lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ crypto: any CryptoBackend, _ capabilities: CryptoCapabilities) async throws {
        try requireCapabilities(needs, of: capabilities, for: testDescription)
        try await body(crypto)
    }

    /// All laws. The longest takes a thousand X25519 operations.
    public static let all: [CryptoLaw] =
        secretLaws + agreementLaws + signatureLaws + strictnessLaws + boxLaws + derivationLaws + hashLaws
}

/// What a backend may do or leave out.
public struct CryptoCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// The options, a bit each.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The same message and key give the same signature, as RFC 8032 has it. Apple's CryptoKit adds randomness.
    public static let deterministicSignatures = CryptoCapabilities(rawValue: 1)

    /// The names of the options.
    public var description: String {
        names(of: self, in: [(.deterministicSignatures, "deterministic signatures")])
    }
}
