import WhisperContractSupport
public import WhisperIngestionPort
public import Testing

/// One promise of `IngestionSource`, as a check that any adapter can be put to.
///
/// An adapter's test is a parameterised one over `files` for sources of files, over `databases` or over `live`, and a
/// subject that makes fresh sources:
///
///     @Test(arguments: IngestionLaw.live)
///     func keeps(_ law: IngestionLaw) async throws { try await law.check(subject) }
public struct IngestionLaw: Sendable, CustomTestStringConvertible {
    /// What is promised.
    public let name: String
    /// What a subject must make, so that the law can be checked.
    public let needs: IngestionCapabilities
    private let body: @Sendable (IngestionSubject) async throws -> Void

    init(
        _ name: String, needs: IngestionCapabilities = [],
        _ body: @escaping @Sendable (IngestionSubject) async throws -> Void
    ) {
        self.name = name
        self.needs = needs
        self.body = body
    }

    /// The promise, as test reports show it.
    public var testDescription: String { name }

    /// Puts an adapter to it; what is broken is recorded as an issue.
    ///
    /// Where the subject lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ subject: IngestionSubject) async throws {
        if !needs.isEmpty { try requireCapabilities(needs, of: try await subject.capabilities, for: name) }
        try await requireEnd(of: name) { [body] in try await body(subject) }
    }

    /// What every source promises.
    public static let common: [IngestionLaw] = [
        order, positions, acknowledgement, failure, cancellation, closing, pausing,
    ]

    /// What sources promise that can be read again from the beginning, such as files.
    public static let replayable: [IngestionLaw] = common + [boundedReadAhead, replay]

    /// What sources of files promise about the chat that they name.
    public static let naming: [IngestionLaw] = [chat, chatOfUnreadable]

    /// What sources of files promise.
    public static let files: [IngestionLaw] = replayable + naming

    /// What sources of databases promise beyond what can be said of any source.
    public static let accounting: [IngestionLaw] = [ids, followers, introductions, surveyed, accounts]

    /// What sources of databases promise.
    public static let databases: [IngestionLaw] = replayable + accounting

    /// What live sources promise.
    public static let live: [IngestionLaw] =
        common + [resumption, cumulation, contentless, idleCancellation, idleClosing]

    /// Every promise, of sources of all kinds.
    public static let all: [IngestionLaw] = files + accounting + live.dropFirst(common.count)
}

/// What a subject makes, and so which laws can be checked on it.
public struct IngestionCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Its sources can be read again from the beginning.
    public static let replay = IngestionCapabilities(rawValue: 1)
    /// Its sources are live ones.
    public static let live = IngestionCapabilities(rawValue: 2)
    /// `IngestionSubject.makeFailingSource` is given.
    public static let failure = IngestionCapabilities(rawValue: 4)
    /// `IngestionSubject.makeIdleSource` is given.
    public static let idling = IngestionCapabilities(rawValue: 8)
    /// Its sources are files.
    public static let files = IngestionCapabilities(rawValue: 16)
    /// Its sources are databases.
    public static let databases = IngestionCapabilities(rawValue: 32)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.replay, "replayable sources"), (.live, "live sources"), (.failure, "a failing source"),
                (.idling, "an idle source"), (.files, "sources of files"), (.databases, "sources of databases"),
            ])
    }
}

/// The adapter under test.
public struct IngestionSubject: Sendable {
    /// Makes a source with more messages than fit into one batch, which ends by itself after them; each call makes one on
    /// the same input. Nothing of it has been acknowledged.
    public let makeSource: @Sendable () async throws -> any IngestionSource
    /// Makes a source whose input breaks off after at least one batch; nil if the adapter has no such input.
    public let makeFailingSource: (@Sendable () async throws -> any IngestionSource)?
    /// Makes a live source that stays connected and reports nothing; nil for sources that are not live.
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

    /// Makes a source; one of files is surveyed, which it requires before it is opened.
    func source() async throws -> any IngestionSource { try await surveyed(makeSource()) }

    /// What the subject makes.
    ///
    /// - Throws: The error that making a source throws.
    public var capabilities: IngestionCapabilities {
        get async throws {
            let source = try await makeSource()
            var capabilities: IngestionCapabilities = source.origin.isReplayable ? .replay : .live
            if source is any FileIngestionSource { capabilities.insert(.files) }
            if source is any DatabaseIngestionSource { capabilities.insert(.databases) }
            if makeFailingSource != nil { capabilities.insert(.failure) }
            if makeIdleSource != nil { capabilities.insert(.idling) }
            return capabilities
        }
    }

    func failingSource() async throws -> any IngestionSource {
        let makeFailingSource = try #require(makeFailingSource)
        return try await surveyed(makeFailingSource())
    }

    private func surveyed(_ source: any IngestionSource) async throws -> any IngestionSource {
        if let file = source as? any FileIngestionSource { _ = try? await file.survey() }
        return source
    }
}
