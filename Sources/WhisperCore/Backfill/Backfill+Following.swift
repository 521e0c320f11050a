import Synchronization
import WhisperClockPort
public import WhisperStorePort

/// Following the owner's wishes.
extension Backfill {
    /// Requests what is wanted, and what the owner will want, until the task is cancelled. Another process's new wish,
    /// and a new chat, are noticed within seconds.
    ///
    /// - Parameter notify: Called in order, on any thread.
    /// - Throws: The vault's error, unless it may pass: a busy vault and a full medium are waited for.
    public mutating func follow(notify: @escaping @Sendable (BackfillNotice) -> Void) async throws(StoreError) {
        let (wake, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let news = BackfillNews()
        let known = KnownConversations()
        let changes = ports.store.changes()
        let watcher = Task {
            for await change in changes {
                let mayBeWish = change.contains(where: \.mayBeWish)
                if mayBeWish { news.note() }
                if mayBeWish || known.lacks(any: change) { signal.yield() }
            }
        }
        defer { watcher.cancel() }
        var alarm: Task<Void, Never>?
        defer { alarm?.cancel() }
        signal.yield()
        var failures = 0
        var hasBegun = false
        for await _ in wake {
            if Task.isCancelled { return }
            alarm?.cancel()
            let clock = ports.clock
            let begin = clock.elapsed()
            do throws(StoreError) {
                if !hasBegun {
                    try await plan.removeStale(try await plan.contents())
                    hasBegun = true
                }
                let next = try await pass(news, notify)
                failures = 0
                if next == nil { known.ignoreNew() } else { known.replace(conversations) }
                // Another process may change the vault all the time; most of the time is left to others.
                await clock.wait(for: min((clock.elapsed() - begin) * 5, Backfill.longestRest))
                guard let next else { continue }
                alarm = Task {
                    await clock.wait(for: max(next - clock.elapsed(), .zero))
                    if !Task.isCancelled { signal.yield() }
                }
            } catch {
                if error.code == .cancelled || Task.isCancelled { return }
                guard error.code == .busy || error.code == .full else { throw error }
                await clock.wait(for: .seconds(min(5 << min(failures, 6), 300)))
                failures += 1
                signal.yield()
            }
        }
    }

    private static var longestRest: Duration { .seconds(2) }
}

/// Whether the owner's wishes may have changed since they were last read.
final class BackfillNews: Sendable {
    private let flag = Atomic<Bool>(false)

    /// Records a possible change.
    func note() { flag.store(true, ordering: .sequentiallyConsistent) }

    /// Forgets it, before the wishes are read.
    func take() { flag.store(false, ordering: .sequentiallyConsistent) }

    /// Whether there was a change.
    var isThere: Bool { flag.load(ordering: .sequentiallyConsistent) }
}

extension StoreChange {
    /// Whether the owner's wishes may have changed.
    fileprivate var mayBeWish: Bool {
        switch self {
        case .reload: true
        case .settingChanged(let name): BackfillPlan.isWish(name)
        default: false
        }
    }
}
