import WhisperClockPort
import WhisperMediaPort
import WhisperMessage
import WhisperStorePort

/// Keeping pictures up to date beside a run.
extension ChatPictures {
    /// Looks at chats whenever they are due, and soon at those that are new, until the task is cancelled.
    ///
    /// Failures that may pass, such as a lost connection or a full medium, are reported and waited for.
    ///
    /// - Parameter notify: Called in order, on any thread.
    /// - Throws: `FileFetchError` for any other failure: `.source(.transfer(.unsupported))` from a messenger without
    ///   pictures of chats.
    public mutating func follow(
        notify: @escaping @Sendable (ChatPictureNotice) -> Void
    ) async throws(FileFetchError<MediaFailure>) {
        let (wake, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let known = KnownConversations()
        let changes = store.changes()
        let watcher = Task {
            for await change in changes where known.lacks(any: change) { signal.yield() }
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
            do throws(FileFetchError<MediaFailure>) {
                let next = min(try await look(notify: notify) ?? ChatPictures.longestWait, ChatPictures.longestWait)
                failures = 0
                known.replace(conversations)
                if next > .zero { await clock.wait(for: min(next, ChatPictures.shortestWait)) }
                alarm = Task {
                    if next > ChatPictures.shortestWait { await clock.wait(for: next - ChatPictures.shortestWait) }
                    if !Task.isCancelled { signal.yield() }
                }
            } catch {
                if error == .cancelled { return }
                guard let delay = ChatPictures.delay(after: error, failures) else { throw error }
                failures += 1
                notify(.postponed(error, again: delay))
                await clock.wait(for: delay)
                signal.yield()
            }
        }
    }

    /// The longest time without a look at the list of chats: the time of day may be changed meanwhile.
    private static let longestWait = Duration.seconds(3_600)

    /// The time between two looks at the list of chats, which a history that arrives changes again and again.
    private static let shortestWait = Duration.seconds(10)

    /// How long to wait after a failure; nil if nothing helps but a change by someone.
    private static func delay(after error: FileFetchError<MediaFailure>, _ failures: Int) -> Duration? {
        let delay = Duration.seconds(min(5 << min(failures, 6), 300))
        switch error {
        case .source(let failure):
            switch failure.meaning {
            case .unreached, .broken: return delay
            // A messenger that limits requests is left alone for a minute at least.
            case .limited(let demanded): return max(delay * 12, demanded ?? .zero)
            case .endsFetch(let mayPass): return mayPass ? delay : nil
            case .gone, .tooLarge, .noWay, .onlyThisFile, .unsupported: return nil
            }
        case .blobs(.full): return delay
        case .store(let error): return error.code == .busy || error.code == .full ? delay : nil
        default: return nil
        }
    }
}
