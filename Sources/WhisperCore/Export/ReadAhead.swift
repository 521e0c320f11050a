import Synchronization

/// Fetches the next element while the current one is processed, so that reading and writing overlap.
///
/// At most two elements exist at a time. Used by one task.
package final class ReadAhead<Element: Sendable, Failure: Error>: Sendable {
    package typealias Outcome = Result<Element?, Failure>

    private let produce: @Sendable () async -> Outcome
    private let upcoming = Mutex<Task<Outcome, Never>?>(nil)

    /// Reads from `produce`, which is called by one task at a time and returns nil at the end.
    package init(_ produce: @escaping @Sendable () async -> Outcome) {
        self.produce = produce
    }

    /// The next element; nil at the end.
    package func next() async throws(Failure) -> Element? {
        let task = upcoming.withLock { $0.take() } ?? start()
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let element = try outcome.get()
        if element != nil {
            let following = start()
            upcoming.withLock { $0 = following }
        }
        return element
    }

    /// Stops reading ahead, and returns once no read is in progress.
    package func cancel() async {
        let task = upcoming.withLock { $0.take() }
        task?.cancel()
        _ = await task?.value
    }

    private func start() -> Task<Outcome, Never> {
        Task { [produce] in await produce() }
    }
}
