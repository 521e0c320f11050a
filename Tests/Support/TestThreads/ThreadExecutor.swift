import Foundation

/// Runs the jobs of one task and its children on threads that nothing else uses.
///
/// One thread at first; another one only where a job would wait for a busy thread, so that what runs side by side in
/// the pool runs side by side here.
///
/// Unchecked, since everything that changes is guarded by the condition's lock.
final class ThreadExecutor: TaskExecutor, @unchecked Sendable {
    private static let most = 4
    /// As much as a main thread has.
    private static let stackSize = 8 << 20

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var idle = 0
    private var threads = 0
    private var hasEnded = false
    private var used = Duration.zero

    /// The processor time that the jobs have taken, without that of processes.
    var processorTime: Duration {
        condition.lock()
        defer { condition.unlock() }
        return used
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.lock()
        defer { condition.unlock() }
        jobs.append(job)
        if idle >= jobs.count {
            condition.signal()
        } else if threads < Self.most {
            threads += 1
            let thread = Thread { self.work() }
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }

    /// Lets the threads go once nothing is left to do.
    func end() {
        condition.lock()
        hasEnded = true
        condition.broadcast()
        condition.unlock()
    }

    /// Whether the calling thread is one of an executor's. The name of a thread does not show it: on Linux it is read back
    /// from the kernel, which has that of the thread that made this one.
    static var isCurrent: Bool { Thread.current.threadDictionary[mark] != nil }

    private static let mark = "own"

    private func work() {
        Thread.current.threadDictionary[Self.mark] = true
        while let job = next() {
            let time = WhisperTestThreads.processorTime { job.runSynchronously(on: asUnownedTaskExecutor()) }
            condition.lock()
            used += time
            condition.unlock()
        }
    }

    private func next() -> UnownedJob? {
        condition.lock()
        defer { condition.unlock() }
        idle += 1
        while jobs.isEmpty, !hasEnded { condition.wait() }
        idle -= 1
        guard !jobs.isEmpty else {
            threads -= 1
            return nil
        }
        return jobs.removeFirst()
    }
}
