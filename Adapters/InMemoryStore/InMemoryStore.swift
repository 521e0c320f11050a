public import WhisperClockPort
import WhisperMessage
public import WhisperStorePort
import Synchronization

/// A vault in memory: the executable specification of the store's port, for tests and experiments.
///
/// The whole state is one value behind one lock. A transaction changes a copy, which replaces the state if the
/// transaction succeeds, so partial changes are never visible. The code favours clarity over speed: whatever can be
/// derived is derived anew each time, and a search reads every message.
///
/// Nothing survives the process. There is no file to copy, so `backup` throws `.unsupported`.
public final class InMemoryStore: VaultStore {
    private struct Contents {
        var state = VaultState()
        var random: any RandomNumberGenerator & Sendable
        var isClosed = false
        var failure: StoreError?
    }

    private let contents: Mutex<Contents>
    let clock: any WallClock
    private let feed = ChangeFeed()

    /// Creates an empty vault.
    ///
    /// - Parameters:
    ///   - clock: The source of the times that the store assigns.
    ///   - random: The source of the ids that the store assigns.
    public init(
        clock: any WallClock, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.clock = clock
        contents = Mutex(Contents(random: random))
    }

    /// Ends every sequence of changes; later calls throw `.closed`.
    public func close() async {
        contents.withLock { $0.isClosed = true }
        feed.finish()
    }

    /// Makes every call fail from now on, for tests of the callers; nil ends that.
    package func setFailure(_ failure: StoreError?) {
        contents.withLock { $0.failure = failure }
    }

    /// The changes from now on.
    public func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
        feed.subscribe()
    }

    /// Reads from the current state.
    ///
    /// - Throws: What the body throws.
    public func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try inspect(body)
    }

    /// Changes the state, or leaves it unchanged if the body throws; then notifies the observers.
    ///
    /// - Throws: What the body throws.
    public func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try write { (transaction) throws(StoreError) in try body(transaction) }
    }

    /// Nothing is left behind here.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func sweep(_ progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError) {
        try readState { _ in }
    }

    /// Reads from the current state, in its rows.
    func readState<Answer: Sendable>(
        _ body: (borrowing VaultState) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        try contents.withLock { (contents) throws(StoreError) -> Answer in
            if contents.isClosed { throw StoreError(.closed) }
            if let failure = contents.failure { throw failure }
            if Task.isCancelled { throw StoreError(.cancelled) }
            return try body(contents.state)
        }
    }

    /// Reads as a transaction does.
    func inspect<Answer: Sendable>(
        _ body: (Transaction) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let now = clock.now()
        return try readState { (state) throws(StoreError) in
            let random = SystemRandomNumberGenerator()
            return try body(Transaction(before: copy state, now: now, random: random))
        }
    }

    /// Changes the state, or leaves it unchanged if the body throws; then notifies the observers.
    func write<Answer: Sendable>(
        _ body: (Transaction) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let now = clock.now()
        return try contents.withLock { (contents) throws(StoreError) -> Answer in
            if contents.isClosed { throw StoreError(.closed) }
            if let failure = contents.failure { throw failure }
            if Task.isCancelled { throw StoreError(.cancelled) }
            let transaction = Transaction(before: contents.state, now: now, random: contents.random)
            let answer = try body(transaction)
            transaction.settleConversations()
            contents.state = transaction.state
            contents.random = transaction.random
            // Published under the lock, so that observers see transactions in order.
            feed.emit(transaction.changes)
            return answer
        }
    }
}
