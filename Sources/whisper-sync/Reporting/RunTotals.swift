import WhisperArchive
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessengerPort
import WhisperStorePort
import Synchronization

/// What a run did at all services together.
final class RunTotals: Sendable {
    private struct Counts {
        var received: Int64 = 0
        var sent: Int64 = 0
        var files: Int64 = 0
    }

    let context: Context
    /// Whether a person may watch the run: nothing else has the terminal, and the run goes on until it is stopped.
    let isWatched: Bool
    private let counts = Mutex(Counts())

    init(_ context: Context, isWatched: Bool = false) {
        self.context = context
        self.isWatched = isWatched && context.terminal.errorIsTerminal
    }

    /// What reports the run of an account.
    func reporter(of account: MessengerAccount?) -> SyncReporter { SyncReporter(self, account: account) }

    /// Counts messages and files.
    func add(received: Int64 = 0, sent: Int64 = 0, files: Int64 = 0) {
        counts.withLock { counts in
            counts.received += received
            counts.sent += sent
            counts.files += files
        }
        if isWatched, context.output.style.showsProgress { context.output.statusLine(status) }
    }

    /// The current counts, in a line without names.
    var status: String {
        let counts = counts.withLock { $0 }
        return context.localizer(
            SyncText.soFar, ["received": number(counts.received), "sent": number(counts.sent)])
    }

    /// Prints the current counts, on SIGUSR1.
    func printStatus() { context.output.say(status) }

    /// Reports the totals of the run, as the last line.
    func end(_ store: any VaultStore) async throws {
        let counts = counts.withLock { $0 }
        context.output.statusLine(nil)
        let waiting = try await OutboxCount.of(store)
        context.output.note(
            SyncText.finished,
            ["received": number(counts.received), "sent": number(counts.sent), "waiting": number(waiting)])
        if counts.files > 0 { context.output.note(SyncText.filesReceived, ["count": .count(counts.files)]) }
        json([
            "type": "summary", "received": .integer(counts.received), "sent": .integer(counts.sent),
            "waiting": .integer(waiting), "files": .integer(counts.files),
        ])
    }

    /// Prints a line for programs. Readers of the lines get each one at once.
    func json(_ value: JSONValue) {
        guard context.output.style.isJSON else { return }
        try? context.output.json(value)
        try? context.output.flush()
    }

    private func number(_ count: Int64) -> TextArgument {
        .text(context.localizer.language.formatted(count))
    }
}

/// How many messages wait to be sent.
enum OutboxCount {
    /// Counts them.
    static func of(_ store: any VaultStore) async throws(StoreError) -> Int64 {
        var count: Int64 = 0
        var last: Int64?
        while true {
            let page = try await store.outbox(of: nil, after: last, limit: 1_000)
            count += Int64(page.count)
            guard page.count == 1_000, let number = page.last?.number else { return count }
            last = number
        }
    }
}
