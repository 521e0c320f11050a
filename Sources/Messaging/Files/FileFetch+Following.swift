import WhisperClockPort
import WhisperMessengerPort
import WhisperStorePort

/// Fetching files as their messages arrive.
extension FileFetch {
    /// Downloads the files of the service's messages, those that are in the vault and those that arrive, until the task
    /// is cancelled.
    ///
    /// Failures that may pass, such as an unreachable server or a full medium, are reported and waited for.
    ///
    /// - Parameter notify: Called in order, on any thread.
    /// - Throws: `FileFetchError` for any other failure.
    public mutating func follow(notify: @escaping @Sendable (FileFetchNotice) -> Void) async throws(FileFetchError) {
        let (wake, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let changes = store.changes()
        let watcher = Task {
            for await change in changes where change.contains(where: \.mayHaveFiles) { signal.yield() }
        }
        defer { watcher.cancel() }
        var alarm: Task<Void, Never>?
        defer { alarm?.cancel() }
        signal.yield()
        var failures = 0
        for await _ in wake {
            if Task.isCancelled { return }
            alarm?.cancel()
            let clock = clock
            do throws(FileFetchError) {
                try await fetch(in: nil, notify: notify)
                failures = 0
                guard let next = delays.next else { continue }
                alarm = Task {
                    await clock.wait(for: max(next - clock.elapsed(), .zero))
                    if !Task.isCancelled { signal.yield() }
                }
            } catch {
                if error == .cancelled { return }
                guard error.mayPass else { throw error }
                let delay = Duration.seconds(min(5 << min(failures, 6), 300))
                failures += 1
                notify(.postponed(error, again: delay))
                await clock.wait(for: delay)
                signal.yield()
            }
        }
    }
}

extension FileFetchError {
    /// Whether fetching may succeed later, without anything being done about it.
    fileprivate var mayPass: Bool {
        switch self {
        case .messenger(.transport(.untrusted)), .messenger(.transport(.insecure)), .messenger(.transport(.shutDown)):
            false
        case .messenger(.transport), .messenger(.limited), .blobs(.full): true
        case .store(let error): error.code == .busy || error.code == .full
        default: false
        }
    }
}

extension StoreChange {
    /// Whether the change may have added a file to fetch.
    fileprivate var mayHaveFiles: Bool {
        switch self {
        case .reload, .messagesAdded, .messageUpdated: true
        default: false
        }
    }
}
