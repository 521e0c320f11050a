/// Runs asynchronous work on the thread that asks for it: a fuzzer that changes threads for each input waits most of its
/// time, and what other threads release later looks like a leak.
///
/// Unchecked, as one thread uses it.
final class InlineExecutor: TaskExecutor, @unchecked Sendable {
    private var jobs: [UnownedJob] = []
    private var next = 0

    func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

    /// Runs work to its end.
    static func run(_ work: @escaping @Sendable () async -> Void) {
        let executor = InlineExecutor()
        Task(executorPreference: executor) { await work() }
        while executor.next < executor.jobs.count {
            let job = executor.jobs[executor.next]
            executor.next += 1
            unsafe job.runSynchronously(on: executor.asUnownedTaskExecutor())
        }
    }
}
