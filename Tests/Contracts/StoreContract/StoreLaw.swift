public import Testing
import WhisperContractSupport

/// One promise of the store's port that every adapter fulfils.
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
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(on fixture: some StoreFixture) async throws {
        try requireCapabilities(needs, of: fixture.capabilities, for: name)
        let trial = try await Trial(fixture)
        do {
            try await requireEnd(of: name) { [body] in try await body(trial) }
        } catch {
            await trial.end()
            throw error
        }
        await trial.end()
    }

    /// Every law, by topic.
    public static let all: [StoreLaw] =
        [
            conversations, conversationList, messages, identity, order, paging, answers, counters, edits, deletions,
            forgetting, reactions,
            search, searchLanguages, searchFilters, searchOrder, people, claims, addedFiles, joins, splits,
            joinRecords, owners, denials,
            contacts,
            contactLookup,
            identityRecords,
            policies, trust, openings, openingsInPlace, writtenTimes, seals, sealedTexts, ledger, drafts, settings,
            ingestion,
            imports, importMoves, own,
            commits, wholeGroups, rights, targets, encryptedChanges,
            replacements, merges, conversationJoins,
            synchronisation, synchronisationOrder, synchronisationDistrust, outbox,
            arrivals, arrivalGaps, arrivalOrder, arrivalRights, attachments, releases,
            groups, details, receipts, avatars, references,
            observation, maintenance, sparing, records, recordChoices,
            concurrency, overlaps,
            failures, cancellation, durability, models,
        ].flatMap { $0 }
}
