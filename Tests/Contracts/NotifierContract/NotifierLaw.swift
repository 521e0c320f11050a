import WhisperContractSupport
import WhisperMessage
public import WhisperNotifierPort
public import Testing

/// A requirement that every notifier must meet.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: NotifierLaw.all)
/// func law(_ law: NotifierLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct NotifierLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: NotifierCapabilities
    private let body: @Sendable (NotifierBench) async throws -> Void

    init(
        _ sentence: String, needs: NotifierCapabilities = [],
        _ body: @escaping @Sendable (NotifierBench) async throws -> Void
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
    public func check(_ bench: NotifierBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws.
    public static let all: [NotifierLaw] = showingLaws + textLaws + failureLaws
}

/// An empty screen, and what can be done to it.
public struct NotifierBench: Sendable {
    /// The notifier.
    public let notifier: any Notifier
    /// The content of the screen as a user reads it, the earliest first.
    public let shown: @Sendable () async throws -> [ShownNotification]
    /// Dismisses everything, as a user at the screen does; nil if that cannot be done.
    public let dismissAll: (@Sendable () async throws -> Void)?
    /// Ends the notification service with everything it shows; nil if that cannot be done.
    public let obstruct: (@Sendable () async throws -> Void)?
    /// Keeps the notification service running without answering; nil if that cannot be done.
    public let stall: (@Sendable () async throws -> Void)?
    /// Undoes `obstruct` or `stall`; nil if that cannot be done.
    public let restore: (@Sendable () async throws -> Void)?
    /// The number at the program's icon, 0 for none; nil if it cannot be read.
    public let badge: (@Sendable () async throws -> Int64)?
    /// The maximum duration of a call; considerably longer than the notifier's own timeout, for a busy machine.
    public let patience: Duration

    /// A bench that can do all that is given.
    public init(
        notifier: any Notifier, shown: @escaping @Sendable () async throws -> [ShownNotification],
        dismissAll: (@Sendable () async throws -> Void)? = nil, obstruct: (@Sendable () async throws -> Void)? = nil,
        stall: (@Sendable () async throws -> Void)? = nil, restore: (@Sendable () async throws -> Void)? = nil,
        badge: (@Sendable () async throws -> Int64)? = nil, patience: Duration = .seconds(45)
    ) {
        self.notifier = notifier
        self.shown = shown
        self.dismissAll = dismissAll
        self.obstruct = obstruct
        self.stall = stall
        self.restore = restore
        self.badge = badge
        self.patience = patience
    }

    /// What the bench has hooks for.
    public var capabilities: NotifierCapabilities {
        var capabilities: NotifierCapabilities = []
        if dismissAll != nil { capabilities.insert(.dismissal) }
        if obstruct != nil { capabilities.insert(.obstruction) }
        if stall != nil { capabilities.insert(.stalling) }
        if restore != nil { capabilities.insert(.restoring) }
        if badge != nil { capabilities.insert(.badge) }
        return capabilities
    }
}

/// A notification as a user reads it.
public struct ShownNotification: Hashable, Sendable {
    /// Its heading.
    public var title: String
    /// The text below the heading.
    public var text: String

    /// A heading and the text below it.
    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}

/// A chat of a number, for tests.
func chat(_ number: UInt64) -> UniqueIdentifier {
    UniqueIdentifier(version4High: 0x4000, low: number)
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct NotifierCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `NotifierBench.dismissAll` is given.
    public static let dismissal = NotifierCapabilities(rawValue: 1)
    /// `NotifierBench.obstruct` is given.
    public static let obstruction = NotifierCapabilities(rawValue: 2)
    /// `NotifierBench.stall` is given.
    public static let stalling = NotifierCapabilities(rawValue: 4)
    /// `NotifierBench.restore` is given.
    public static let restoring = NotifierCapabilities(rawValue: 8)
    /// `NotifierBench.badge` is given.
    public static let badge = NotifierCapabilities(rawValue: 16)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.dismissal, "dismissal"), (.obstruction, "obstruction"), (.stalling, "stalling"),
                (.restoring, "restoring"), (.badge, "badge"),
            ])
    }
}
