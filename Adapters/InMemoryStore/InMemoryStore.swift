public import WhisperClockPort
import WhisperMessage
public import WhisperStorePort
import WhisperStoreSupport
import Synchronization

/// A vault in memory: the executable meaning of the store's port, for tests and for trying things out.
///
/// The whole state is one value behind one lock. A transaction changes a copy, which takes the place of the state if
/// the transaction succeeds; so nothing is ever half done. It is written to be obvious rather than fast: what can be
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

    /// An empty vault.
    ///
    /// - Parameters:
    ///   - clock: What the times given by the store come from.
    ///   - random: What the ids given by the store come from.
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

    /// Lets every call fail from now on, for tests of those who call; nil ends that.
    package func setFailure(_ failure: StoreError?) {
        contents.withLock { $0.failure = failure }
    }

    /// The changes from now on.
    public func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
        feed.subscribe()
    }

    /// Answers from the state as it is.
    func read<Answer: Sendable>(
        _ body: (borrowing VaultState) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        try contents.withLock { (contents) throws(StoreError) -> Answer in
            if contents.isClosed { throw StoreError(.closed) }
            if let failure = contents.failure { throw failure }
            if Task.isCancelled { throw StoreError(.cancelled) }
            return try body(contents.state)
        }
    }

    /// Changes the state, or leaves it if the body throws; then tells the observers.
    func write<Answer: Sendable>(
        _ body: (inout Transaction) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let now = clock.now()
        return try contents.withLock { (contents) throws(StoreError) -> Answer in
            if contents.isClosed { throw StoreError(.closed) }
            if let failure = contents.failure { throw failure }
            if Task.isCancelled { throw StoreError(.cancelled) }
            var transaction = Transaction(before: contents.state, now: now, random: contents.random)
            let answer = try body(&transaction)
            transaction.settleConversations()
            contents.state = transaction.state
            contents.random = transaction.random
            // Told under the lock: observers hear of transactions in their order.
            feed.emit(transaction.changes)
            return answer
        }
    }
}
