import WhisperArchive
import WhisperInMemoryStore
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import Synchronization

extension BrokenStore {
    func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
        switch fault {
        case .reportsBeforeCommit:
            let (stream, continuation) = AsyncStream.makeStream(of: Set<StoreChange>.self)
            memory.withLock { $0.early.append(continuation) }
            return stream
        case .listensLate: return LateChanges(base: base)
        case .reportsTwice: return relayed(times: 2, .unbounded)
        case .losesChangesOfSlowReaders: return relayed(times: 1, .bufferingNewest(100))
        default: return base.changes()
        }
    }

    /// Every change, repeated a number of times, through a buffer.
    private func relayed(
        times: Int, _ policy: AsyncStream<Set<StoreChange>>.Continuation.BufferingPolicy
    ) -> AsyncStream<Set<StoreChange>> {
        let (stream, continuation) = AsyncStream.makeStream(of: Set<StoreChange>.self, bufferingPolicy: policy)
        let changes = base.changes()
        Task {
            for await set in changes {
                let set = set.subtracting([.reload])
                for _ in 0..<times where !set.isEmpty { continuation.yield(set) }
            }
            continuation.finish()
        }
        return stream
    }
}

extension BrokenStore {
    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let isClosed = fault == .answersAfterClosing && memory.withLock(\.isClosed)
        let store = isClosed ? InMemoryStore(clock: ManualClock(Timestamp(milliseconds: 0))) : base
        return try await store.read { reader throws(StoreError) in
            try body(BrokenReader(base: reader, store: self))
        }
    }

    func clearSettings() async throws(StoreError) {
        guard fault == .clearsSettings else { return }
        for name in try await base.settings().keys { try await base.setSetting(name, to: nil) }
    }
}

extension BrokenStore {
    func insertRecords(_ records: [VaultRecord]) async throws(StoreError) -> SaveOutcome {
        let records = records.filter { record in
            switch (fault, record) {
            case (.losesOpeningsInRecords, .opening), (.losesJoinsInRecords, .join),
                (.losesSeparationsInRecords, .separation):
                false
            default: true
            }
        }
        guard fault == .losesVersionsInRecords else { return try await base.insertRecords(records.map(reduced)) }
        return try await base.insertRecords(
            records.map { record in
                guard case .message(let message, _, let people, let receipts) = record else { return record }
                return .message(message, versions: [], reactionPeople: people, receipts: receipts)
            })
    }
}

/// Changes that are collected only from the first time that one is asked for.
private struct LateChanges: AsyncSequence {
    typealias Element = Set<StoreChange>
    typealias Failure = Never

    let base: any VaultStore

    struct Iterator: AsyncIteratorProtocol {
        let base: any VaultStore
        var changes: (any AsyncIteratorProtocol<Set<StoreChange>, Never>)?

        mutating func next() async -> Set<StoreChange>? { await next(isolation: nil) }

        mutating func next(isolation actor: isolated (any Actor)?) async -> Set<StoreChange>? {
            if changes == nil { changes = base.changes().makeAsyncIterator() }
            return await changes?.next(isolation: actor)
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(base: base) }
}
