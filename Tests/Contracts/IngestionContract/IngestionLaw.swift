public import WhisperIngestionPort
public import Testing

/// One promise of `IngestionSource`, as a check that any adapter can be put to.
///
/// An adapter's test is a parameterised one over `all`, and a `Subject` that makes fresh sources:
///
///     @Test(arguments: IngestionLaw.all)
///     func keeps(_ law: IngestionLaw) async throws { try await law.check(subject) }
public struct IngestionLaw: Sendable, CustomTestStringConvertible {
    /// What is promised.
    public let name: String
    private let body: @Sendable (IngestionSubject) async throws -> Void

    init(_ name: String, _ body: @escaping @Sendable (IngestionSubject) async throws -> Void) {
        self.name = name
        self.body = body
    }

    /// The promise, as test reports show it.
    public var testDescription: String { name }

    /// Puts an adapter to it; what is broken is recorded as an issue.
    public func check(_ subject: IngestionSubject) async throws { try await body(subject) }

    /// What every source promises.
    public static let common: [IngestionLaw] = [
        order, positions, boundedReadAhead, acknowledgement, failure, cancellation, closing, replay, pausing,
    ]

    /// What live sources promise besides; sources of files keep these by having nothing to acknowledge.
    public static let live: [IngestionLaw] = [resumption, cumulation, contentless, idleCancellation, idleClosing]

    /// What sources of files promise besides; live sources keep these by being none.
    public static let files: [IngestionLaw] = [chat, chatOfUnreadable]

    /// Every promise.
    public static let all = common + live + files
}

/// The adapter under test.
public struct IngestionSubject: Sendable {
    /// Makes a source with more messages than fit into one batch, which ends by itself after them; each call makes one on
    /// the same input. Nothing of it has been acknowledged.
    public let makeSource: @Sendable () async throws -> any IngestionSource
    /// Makes a source whose input breaks off after at least one batch; nil where the adapter has no such input.
    public let makeFailingSource: (@Sendable () async throws -> any IngestionSource)?
    /// Makes a live source that stays connected and has nothing to tell; nil for sources that are not live.
    public let makeIdleSource: (@Sendable () async throws -> any IngestionSource)?

    /// An adapter, by the sources that it makes.
    public init(
        makeSource: @escaping @Sendable () async throws -> any IngestionSource,
        makeFailingSource: (@Sendable () async throws -> any IngestionSource)? = nil,
        makeIdleSource: (@Sendable () async throws -> any IngestionSource)? = nil
    ) {
        self.makeSource = makeSource
        self.makeFailingSource = makeFailingSource
        self.makeIdleSource = makeIdleSource
    }

    /// Makes a source, surveyed where it is one of files, which asks for that before it is opened.
    func source() async throws -> any IngestionSource { try await surveyed(makeSource()) }

    func failingSource() async throws -> (any IngestionSource)? {
        guard let makeFailingSource else { return nil }
        return try await surveyed(makeFailingSource())
    }

    private func surveyed(_ source: any IngestionSource) async throws -> any IngestionSource {
        if let file = source as? any FileIngestionSource { _ = try? await file.survey() }
        return source
    }
}
