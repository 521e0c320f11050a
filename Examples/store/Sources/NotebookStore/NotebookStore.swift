import Synchronization
public import WhisperClockPort
import WhisperMessage
public import WhisperStorePort

/// A vault in a notebook: one value in memory, of which each transaction changes a copy.
///
/// It is written from the guide on store adapters, in as little code as it takes. Whatever can be found by looking through
/// everything is found in that way.
public final class NotebookStore: VaultStore {
    private struct Contents {
        var notebook = Notebook()
        var random: any RandomNumberGenerator & Sendable
        var isClosed = false
    }

    private let contents: Mutex<Contents>
    private let clock: any WallClock
    private let feed = ChangeFeed()

    /// Creates an empty vault.
    ///
    /// - Parameters:
    ///   - clock: The source of all times that the vault gives.
    ///   - random: The source of all ids that it gives.
    public init(clock: any WallClock, random: any RandomNumberGenerator & Sendable) {
        self.clock = clock
        contents = Mutex(Contents(random: random))
    }

    public func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try run(keepsNothing: true) { (page) throws(StoreError) in try body(page) }
    }

    public func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try run(keepsNothing: false) { (page) throws(StoreError) in try body(page) }
    }

    /// Lets a body read and write a copy, which takes the place of the notebook if the body succeeds.
    private func run<Answer: Sendable>(
        keepsNothing: Bool, _ body: (Page) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let now = clock.now()
        return try contents.withLock { (contents) throws(StoreError) -> Answer in
            if contents.isClosed { throw StoreError(.closed) }
            if Task.isCancelled { throw StoreError(.cancelled) }
            let page = Page(contents.notebook, now: now, random: contents.random)
            let answer = try body(page)
            if keepsNothing { return answer }
            page.settle()
            (contents.notebook, contents.random) = (page.book, page.random)
            // Within the lock, so that all observers see transactions in their order.
            feed.emit(page.changes)
            return answer
        }
    }

    public func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable { feed.subscribe() }

    public func close() async {
        contents.withLock { $0.isClosed = true }
        feed.finish()
    }

    // MARK: The vault as a whole

    public func sweep(_ progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError) {
        try run(keepsNothing: true) { _ in }
    }

    public func verify(repair: Bool) async throws(StoreError) -> VerificationReport {
        // Counters are counted each time, so that none can be wrong.
        try run(keepsNothing: true) { _ in VerificationReport(findings: []) }
    }

    public func statistics() async throws(StoreError) -> VaultStatistics {
        try run(keepsNothing: true) { $0.book.statistics }
    }

    public func backup(toFile path: String) async throws(StoreError) {
        try run(keepsNothing: true) { (_) throws(StoreError) in throw StoreError(.unsupported) }
    }

    @discardableResult
    public func optimize(
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> OptimizationReport {
        try run(keepsNothing: true) { _ in OptimizationReport() }
    }
}
