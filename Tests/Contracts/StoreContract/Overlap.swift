import Dispatch
import Synchronization

/// How concurrent calls overlap.
enum Overlap: CaseIterable {
    /// On one thread, in turn: each call runs until it first waits, before any of them continues.
    ///
    /// Between a read in one step and a write in another, all other calls run, so a value that is read and written back
    /// is detected reliably, however fast the machine is.
    case inTurn
    /// On as many threads as there are: what never waits overlaps here.
    case inParallel

    /// Makes all calls at once, and waits for them.
    func run(_ calls: [@Sendable () async throws -> Void]) async throws {
        switch self {
        case .inTurn:
            let executor = TurnExecutor()
            try await withTaskExecutorPreference(executor) { try await Overlap.runAll(calls) }
        case .inParallel: try await Overlap.runAll(calls)
        }
    }

    /// Reads again and again beside a writer, until that has ended.
    func read(
        while write: @escaping @Sendable () async throws -> Void, _ read: @escaping @Sendable () async throws -> Void
    ) async throws {
        let end = EndMark()
        try await run([
            {
                defer { end.set() }
                try await write()
            },
            {
                repeat {
                    try await read()
                    await Task.yield()
                } while !end.isSet
            },
        ])
    }

    private static func runAll(_ calls: [@Sendable () async throws -> Void]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for call in calls { group.addTask { try await call() } }
            try await group.waitForAll()
        }
    }
}

/// Runs the steps of tasks one at a time, in the order in which they became ready.
private final class TurnExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "whisper.contract.turns")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Whether a writer has ended.
private final class EndMark: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }

    func set() { value.withLock { $0 = true } }
}
