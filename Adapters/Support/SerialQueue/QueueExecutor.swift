internal import Dispatch

/// A serial executor over a dispatch queue: an actor that runs on it calls C functions that may block, in order, and off the
/// threads that Swift's tasks share. (Linux has no `DispatchSerialQueue` to do so.)
package final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// An executor with a queue of its own.
    /// - Parameter label: The queue's name in debuggers.
    package init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Appends a job to the queue.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = unsafe asUnownedSerialExecutor()
        queue.async { unsafe job.runSynchronously(on: executor) }
    }

    /// The executor as an actor's `unownedExecutor` needs it; the actor keeps the executor alive.
    package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        unsafe UnownedSerialExecutor(ordinary: self)
    }
}
