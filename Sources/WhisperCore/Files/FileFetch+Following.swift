import WhisperClockPort
import WhisperMessage
import WhisperStorePort

/// Fetching files as their messages arrive.
extension FileFetch {
    /// Fetches the files of the platform's messages, those that are in the vault and those that arrive, until the task
    /// is cancelled. Files of messages before the last removal of contents stay where they are (`FetchHorizon`).
    ///
    /// Failures that may pass, such as an unreachable server or a full medium, are reported and waited for.
    ///
    /// - Parameters:
    ///   - wallClock: Shows whether the time of the last removal has passed.
    ///   - notify: Called in order, on any thread.
    /// - Throws: `FileFetchError` for any other failure.
    public mutating func follow(
        by wallClock: any WallClock, notify: @escaping @Sendable (FileFetchNotice<Files.Failure>) -> Void
    ) async throws(FileFetchError<Files.Failure>) {
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
            do throws(FileFetchError<Files.Failure>) {
                let horizon: Timestamp?
                do throws(StoreError) {
                    horizon = try await FetchHorizon(store: store).moment(at: wallClock.now())
                } catch {
                    throw FileFetchError(error)
                }
                try await fetch(in: nil, since: horizon, notify: notify)
                failures = 0
                // A vault may have any number of files that stay where they are: what to fetch is read a small part of
                // the time, however often messages arrive.
                let rest = min(readingTime * 20, .seconds(60))
                if rest > .milliseconds(100) { await clock.wait(for: rest) }
                guard let next = delays.next else { continue }
                alarm = Task {
                    await clock.wait(for: max(next - clock.elapsed(), .zero))
                    if !Task.isCancelled { signal.yield() }
                }
            } catch {
                if error == .cancelled { return }
                isIntakeClear = false
                guard mayPass(error) else { throw error }
                let delay = Duration.seconds(min(5 << min(failures, 6), 300))
                failures += 1
                notify(.postponed(error, again: delay))
                await clock.wait(for: delay)
                signal.yield()
            }
        }
    }

    /// Whether fetching may succeed later, without anything being done about it.
    private func mayPass(_ error: FileFetchError<Files.Failure>) -> Bool {
        switch error {
        case .source(let failure):
            switch files.meaning(of: failure) {
            case .unreached, .broken, .limited: true
            case .endsFetch(let mayPass): mayPass
            case .gone, .tooLarge, .noWay, .onlyThisFile, .unsupported: false
            }
        case .blobs(.full): true
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
