public import Testing
import WhisperContractSupport
public import WhisperRowPort

/// A requirement that every reader of foreign databases must meet.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: RowLaw.all)
/// func law(_ law: RowLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct RowLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: RowCapabilities
    private let body: @Sendable (RowBench) async throws -> Void

    init(
        _ sentence: String, needs: RowCapabilities = [], _ body: @escaping @Sendable (RowBench) async throws -> Void
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
    public func check(_ bench: RowBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws.
    public static let all: [RowLaw] = tableLaws + orderLaws + valueLaws + cursorLaws + fileLaws
}

/// A table to be read: its rows in the order of their row ids.
public struct RowSample: Sendable {
    /// The name.
    public var name: String
    /// The columns, which declare no type.
    public var columns: [String]
    /// The columns with an index each.
    public var indexed: [String]
    /// The rows, with a value for each column.
    public var rows: [[RowValue]]

    /// Creates a table.
    public init(_ name: String, _ columns: [String], indexed: [String] = [], rows: [[RowValue]] = []) {
        self.name = name
        self.columns = columns
        self.indexed = indexed
        self.rows = rows
    }
}

/// Opens databases with the content that a law needs.
public struct RowBench: Sendable {
    /// Opens a database with these tables.
    public let open: @Sendable ([RowSample]) throws -> any RowSource
    /// Opens a database with these tables, each of which also has a generated column `generated`, beside a view `a view` of
    /// the first table and a virtual table `virtual`; nil if the adapter cannot have these.
    public let openWithOthers: (@Sendable ([RowSample]) throws -> any RowSource)?
    /// Opens a database whose first table is damaged after some rows; nil if that cannot be done.
    public let openDamaged: (@Sendable ([RowSample]) throws -> any RowSource)?
    /// Writes to the file of a source; nil if that cannot be done.
    public let change: (@Sendable (any RowSource) throws -> Void)?

    /// A bench that can do all that is given.
    public init(
        open: @escaping @Sendable ([RowSample]) throws -> any RowSource,
        openWithOthers: (@Sendable ([RowSample]) throws -> any RowSource)? = nil,
        openDamaged: (@Sendable ([RowSample]) throws -> any RowSource)? = nil,
        change: (@Sendable (any RowSource) throws -> Void)? = nil
    ) {
        self.open = open
        self.openWithOthers = openWithOthers
        self.openDamaged = openDamaged
        self.change = change
    }

    /// What the bench has hooks for.
    public var capabilities: RowCapabilities {
        var capabilities: RowCapabilities = []
        if openWithOthers != nil { capabilities.insert(.others) }
        if openDamaged != nil { capabilities.insert(.damage) }
        if change != nil { capabilities.insert(.change) }
        return capabilities
    }
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct RowCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `RowBench.openWithOthers` is given.
    public static let others = RowCapabilities(rawValue: 1)
    /// `RowBench.openDamaged` is given.
    public static let damage = RowCapabilities(rawValue: 2)
    /// `RowBench.change` is given.
    public static let change = RowCapabilities(rawValue: 4)

    /// The names of the capabilities.
    public var description: String {
        names(of: self, in: [(.others, "others"), (.damage, "damage"), (.change, "change")])
    }
}
