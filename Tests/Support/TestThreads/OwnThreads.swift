public import Testing

/// Runs each test of a suite on separate threads, outside the cooperative pool (R11).
///
/// The pool has as many threads as there are processors. A test that waits for a process, or computes for seconds,
/// would hold one of them and starve every test beside it, and a test that measures time would measure that. With this
/// trait a test may block: it holds no other test's thread.
///
///     @Suite("What a process leaves behind", .ownThreads)
///     struct LeftoverTests { … }
public struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
    /// Applies to every test of the suite, including nested suites.
    public var isRecursive: Bool { true }

    /// Whether the calling thread belongs exclusively to a test.
    public static var isOwnThread: Bool { ThreadExecutor.isCurrent }

    /// Runs one case of a test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let executor = ThreadExecutor()
        defer {
            executor.end()
            TestTimes.note(test, executor.processorTime)
        }
        try await withTaskExecutorPreference(executor) { try await function() }
    }
}

extension Trait where Self == OwnThreads {
    /// Runs each test on its own threads, outside the cooperative pool.
    public static var ownThreads: OwnThreads { OwnThreads() }
}
