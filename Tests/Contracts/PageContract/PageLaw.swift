public import Testing
import WhisperContractSupport
public import WhisperPagePort

/// A requirement that every output of archives must meet.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: PageLaw.all)
/// func law(_ law: PageLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct PageLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: PageCapabilities
    private let body: @Sendable (PageBench) async throws -> Void

    init(
        _ sentence: String, needs: PageCapabilities = [], _ body: @escaping @Sendable (PageBench) async throws -> Void
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
    public func check(_ bench: PageBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws.
    public static let all: [PageLaw] = writingLaws + pathLaws + endingLaws + placeLaws + runLaws
}

/// A place for an archive, empty at first, and what can be done to it.
public struct PageBench: Sendable {
    /// Begins an output at the place; the parameter permits replacing an archive that it holds.
    public let open: @Sendable (_ mayReplace: Bool) throws -> any PageOutput
    /// The files of the archive at the place, by path; nil if there is none.
    public let published: @Sendable () throws -> [String: [UInt8]]?
    /// Begins an output whose medium is full after at most 1 MiB; nil if that cannot be done.
    public let openFilling: (@Sendable () throws -> any PageOutput)?
    /// Puts something that is no archive at the place, and returns whether it is still there as it was; nil if no such
    /// thing can be there.
    public let occupy: (@Sendable () throws -> @Sendable () throws -> Bool)?
    /// Leaves what a killed output would leave; nil if it leaves nothing.
    public let leaveRemains: (@Sendable () throws -> Void)?
    /// The number of items of unpublished outputs, runs included, that exist; nil if that is unknown.
    public let countRemains: (@Sendable () throws -> Int)?

    /// A bench that can do all that is given.
    public init(
        open: @escaping @Sendable (_ mayReplace: Bool) throws -> any PageOutput,
        published: @escaping @Sendable () throws -> [String: [UInt8]]?,
        openFilling: (@Sendable () throws -> any PageOutput)? = nil,
        occupy: (@Sendable () throws -> @Sendable () throws -> Bool)? = nil,
        leaveRemains: (@Sendable () throws -> Void)? = nil, countRemains: (@Sendable () throws -> Int)? = nil
    ) {
        self.open = open
        self.published = published
        self.openFilling = openFilling
        self.occupy = occupy
        self.leaveRemains = leaveRemains
        self.countRemains = countRemains
    }

    /// What the bench has hooks for.
    public var capabilities: PageCapabilities {
        var capabilities: PageCapabilities = []
        if openFilling != nil { capabilities.insert(.filling) }
        if occupy != nil { capabilities.insert(.occupation) }
        if leaveRemains != nil { capabilities.insert(.remains) }
        if countRemains != nil { capabilities.insert(.counting) }
        return capabilities
    }
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct PageCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `PageBench.openFilling` is given.
    public static let filling = PageCapabilities(rawValue: 1)
    /// `PageBench.occupy` is given.
    public static let occupation = PageCapabilities(rawValue: 2)
    /// `PageBench.leaveRemains` is given.
    public static let remains = PageCapabilities(rawValue: 4)
    /// `PageBench.countRemains` is given.
    public static let counting = PageCapabilities(rawValue: 8)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.filling, "filling"), (.occupation, "occupation"), (.remains, "remains"), (.counting, "counting"),
            ])
    }
}
