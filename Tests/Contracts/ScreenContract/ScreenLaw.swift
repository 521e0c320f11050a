public import Testing
import WhisperContractSupport
public import WhisperScreenPort

/// A requirement that every screen must meet.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: ScreenLaw.all)
/// func law(_ law: ScreenLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct ScreenLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: ScreenCapabilities
    private let body: @Sendable (ScreenBench) async throws -> Void

    init(
        _ sentence: String, needs: ScreenCapabilities = [],
        _ body: @escaping @Sendable (ScreenBench) async throws -> Void
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
    public func check(_ bench: ScreenBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
        bench.screen.end()
    }

    /// All laws.
    public static let all: [ScreenLaw] = showingLaws + eventLaws + endingLaws
}

/// A screen of 20 columns and 6 rows that is not yet taken, and what can be done to it.
public struct ScreenBench: Sendable {
    /// The screen.
    public let screen: any Screen
    /// Makes something happen on it, by other means than the screen, without waiting for the screen to notice.
    public let send: @Sendable (ScreenEvent) throws -> Void
    /// What is visible: the text of each row, without the spaces at its end.
    public let visible: @Sendable () async throws -> [String]
    /// Whether the terminal is as it was before the screen was taken; nil if that cannot be known.
    public let isRestored: (@Sendable () async throws -> Bool)?
    /// Makes the terminal go away; nil if that cannot be done.
    public let close: (@Sendable () throws -> Void)?

    /// The size of the screen.
    public static let size = ScreenSize(columns: 20, rows: 6)

    /// A bench that can do all that is given.
    public init(
        screen: any Screen, send: @escaping @Sendable (ScreenEvent) throws -> Void,
        visible: @escaping @Sendable () async throws -> [String],
        isRestored: (@Sendable () async throws -> Bool)? = nil, close: (@Sendable () throws -> Void)? = nil
    ) {
        self.screen = screen
        self.send = send
        self.visible = visible
        self.isRestored = isRestored
        self.close = close
    }

    /// What the bench has hooks for.
    public var capabilities: ScreenCapabilities {
        var capabilities: ScreenCapabilities = []
        if isRestored != nil { capabilities.insert(.restoring) }
        if close != nil { capabilities.insert(.closing) }
        return capabilities
    }
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct ScreenCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `ScreenBench.isRestored` is given.
    public static let restoring = ScreenCapabilities(rawValue: 1)
    /// `ScreenBench.close` is given.
    public static let closing = ScreenCapabilities(rawValue: 2)

    /// The names of the capabilities.
    public var description: String { names(of: self, in: [(.restoring, "restoring"), (.closing, "closing")]) }
}
