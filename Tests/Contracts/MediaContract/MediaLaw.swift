public import Testing
import WhisperContractSupport

/// A requirement that every opener of encrypted files must meet (ING-6).
///
/// An adapter's test runs them all, on files that something else encrypted:
/// ```
/// @Test(arguments: MediaLaw.all)
/// func law(_ law: MediaLaw) throws { try law.check(bench) }
/// ```
public struct MediaLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have, so that the law can be checked.
    public let needs: MediaCapabilities
    private let body: @Sendable (MediaBench) throws -> Void

    init(_ sentence: String, needs: MediaCapabilities = [], _ body: @escaping @Sendable (MediaBench) throws -> Void) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the bench lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; an expectation without which the rest cannot be checked; the
    ///   cancellation of the test case if the law cannot be checked.
    public func check(_ bench: MediaBench) throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try body(bench)
    }

    /// All laws.
    public static let all: [MediaLaw] = openingLaws + refusalLaws + precedenceLaws + endingLaws
}
