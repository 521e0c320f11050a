import WhisperMessage
public import WhisperNotifierPort
public import Testing

/// One thing that every notifier must do.
///
/// An adapter's test runs them all, each on a bench of its own:
/// ```
/// @Test(arguments: NotifierLaw.all)
/// func law(_ law: NotifierLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct NotifierLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (NotifierBench) async throws -> Void

    init(_ sentence: String, _ body: @escaping @Sendable (NotifierBench) async throws -> Void) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation; what the bench cannot do is not asked of the notifier.
    public func check(_ bench: NotifierBench) async throws {
        try await body(bench)
    }

    /// All laws.
    public static let all: [NotifierLaw] = showingLaws + textLaws + failureLaws
}

/// An empty screen, and what can be done to it.
public struct NotifierBench: Sendable {
    /// The notifier.
    public let notifier: any Notifier
    /// What stands on the screen, as somebody reads it, the earliest first.
    public let shown: @Sendable () async throws -> [ShownNotification]
    /// Dismisses everything, as somebody at the screen does; nil where that cannot be done.
    public let dismissAll: (@Sendable () async throws -> Void)?
    /// Ends whoever shows notifications, with all that is shown; nil where that cannot be done.
    public let obstruct: (@Sendable () async throws -> Void)?
    /// Lets whoever shows notifications live without answering; nil where that cannot be done.
    public let stall: (@Sendable () async throws -> Void)?
    /// Undoes `obstruct` or `stall`.
    public let restore: (@Sendable () async throws -> Void)?
    /// The longest that a call may take; a good deal more than the notifier itself says, for a machine that is busy.
    public let patience: Duration

    /// A bench that can do all that is given.
    public init(
        notifier: any Notifier, shown: @escaping @Sendable () async throws -> [ShownNotification],
        dismissAll: (@Sendable () async throws -> Void)? = nil, obstruct: (@Sendable () async throws -> Void)? = nil,
        stall: (@Sendable () async throws -> Void)? = nil, restore: (@Sendable () async throws -> Void)? = nil,
        patience: Duration = .seconds(45)
    ) {
        self.notifier = notifier
        self.shown = shown
        self.dismissAll = dismissAll
        self.obstruct = obstruct
        self.stall = stall
        self.restore = restore
        self.patience = patience
    }
}

/// A notification as somebody reads it.
public struct ShownNotification: Hashable, Sendable {
    /// Its heading.
    public var title: String
    /// What stands below.
    public var text: String

    /// A heading and what stands below.
    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}

/// A chat of a number, for tests.
func chat(_ number: UInt64) -> UniqueIdentifier {
    UniqueIdentifier(version4High: 0x4000, low: number)
}
