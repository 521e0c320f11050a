import WhisperContractSupport
public import WhisperBlobPort
public import Testing

/// A requirement that every store of attachments must meet.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: BlobLaw.all)
/// func law(_ law: BlobLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct BlobLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: BlobCapabilities
    private let body: @Sendable (BlobBench) async throws -> Void

    init(
        _ sentence: String, needs: BlobCapabilities = [],
        _ body: @escaping @Sendable (BlobBench) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the bench lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ bench: BlobBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws.
    public static let all: [BlobLaw] = keepingLaws + writingLaws + integrityLaws + holdingLaws
}

/// An empty place for blobs, and what can be done to it.
public struct BlobBench: Sendable {
    /// Reopens the place.
    public let open: @Sendable () throws -> any BlobStore
    /// Changes one byte of a stored blob behind the store's back; nil if that cannot be done.
    public let damage: (@Sendable (BlobID) throws -> Void)?
    /// Truncates a stored blob; nil if that cannot be done.
    public let truncate: (@Sendable (BlobID) throws -> Void)?
    /// Damages a stored blob so that it no longer shows which it is; nil if that cannot be done.
    public let obscure: (@Sendable (BlobID) throws -> Void)?
    /// Leaves what a killed writer would leave; nil if a writer leaves nothing.
    public let abandon: (@Sendable () throws -> Void)?
    /// How many items the place holds, finished or not; nil if that is unknown.
    public let countEverything: (@Sendable () throws -> Int)?

    /// A bench that can do all that is given.
    public init(
        open: @escaping @Sendable () throws -> any BlobStore, damage: (@Sendable (BlobID) throws -> Void)? = nil,
        truncate: (@Sendable (BlobID) throws -> Void)? = nil, obscure: (@Sendable (BlobID) throws -> Void)? = nil,
        abandon: (@Sendable () throws -> Void)? = nil, countEverything: (@Sendable () throws -> Int)? = nil
    ) {
        self.open = open
        self.damage = damage
        self.truncate = truncate
        self.obscure = obscure
        self.abandon = abandon
        self.countEverything = countEverything
    }

    /// What the bench has hooks for.
    public var capabilities: BlobCapabilities {
        var capabilities: BlobCapabilities = []
        if damage != nil { capabilities.insert(.damage) }
        if truncate != nil { capabilities.insert(.truncation) }
        if obscure != nil { capabilities.insert(.obscuring) }
        if abandon != nil { capabilities.insert(.abandonment) }
        if countEverything != nil { capabilities.insert(.counting) }
        return capabilities
    }
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct BlobCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `BlobBench.damage` is given.
    public static let damage = BlobCapabilities(rawValue: 1)
    /// `BlobBench.truncate` is given.
    public static let truncation = BlobCapabilities(rawValue: 2)
    /// `BlobBench.abandon` is given.
    public static let abandonment = BlobCapabilities(rawValue: 4)
    /// `BlobBench.countEverything` is given.
    public static let counting = BlobCapabilities(rawValue: 8)

    /// `BlobBench.obscure` is given.
    public static let obscuring = BlobCapabilities(rawValue: 16)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.damage, "damage"), (.truncation, "truncation"), (.abandonment, "abandonment"),
                (.counting, "counting"), (.obscuring, "obscuring"),
            ])
    }
}
