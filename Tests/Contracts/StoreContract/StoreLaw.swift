public import Testing

/// One promise of the store's port, which every adapter keeps.
///
/// The suite of an adapter is one test over `StoreLaw.all`; see the guide to writing a store adapter.
public struct StoreLaw: Sendable, CustomTestStringConvertible {
    /// The promise, as a sentence.
    public let name: String
    /// The requirements that it belongs to, such as `ST-6`.
    public let requirements: [String]
    /// What an adapter must be able to do for the law to apply.
    public let needs: StoreCapabilities
    private let body: @Sendable (Trial) async throws -> Void

    /// A law and how it is checked.
    init(
        _ name: String, _ requirements: String..., needs: StoreCapabilities = [],
        body: @escaping @Sendable (Trial) async throws -> Void
    ) {
        self.name = name
        self.requirements = requirements
        self.needs = needs
        self.body = body
    }

    /// The promise and its requirements.
    public var testDescription: String { "\(name) (\(requirements.joined(separator: ", ")))" }

    /// Checks the law on a fresh vault; what is broken is recorded as issues of the running test.
    ///
    /// Where the adapter lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    public func check(on fixture: some StoreFixture) async throws {
        guard fixture.capabilities.isSuperset(of: needs) else {
            let reason: Comment = "Needs \(needs), which this adapter does not declare: \(name)"
            Issue.record(reason, severity: .warning)
            try Test.cancel(reason)
        }
        let trial = try await Trial(fixture)
        do {
            try await body(trial)
        } catch {
            await trial.end()
            throw error
        }
        await trial.end()
    }

    /// Every law, by topic.
    public static let all: [StoreLaw] =
        [
            conversations, conversationList, messages, identity, order, paging, counters, edits, deletions, reactions,
            search, searchLanguages, searchFilters, searchOrder, people, joins, contacts, contactLookup,
            identityRecords,
            policies, trust, openings, openingsInPlace, writtenTimes, seals, ledger, drafts, settings, ingestion,
            commits, rights,
            replacements, conversationJoins,
            synchronisation, synchronisationOrder, synchronisationDistrust, outbox,
            observation, maintenance, records,
            concurrency,
            failures, cancellation, durability, models,
        ].flatMap { $0 }
}
