import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperRealtime
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperStorePort
import Synchronization

/// Reports the client's messages to the user: in words on standard error; with `--json` a line each on standard output.
///
/// A server that is unreachable for hours is reported once in words, not at each attempt.
final class SyncReporter: Sendable {
    private struct State {
        var account: RealtimeAccount?
        var received: Int64 = 0
        var sent: Int64 = 0
        var isConnected = false
        /// Why the last attempt failed, if it did.
        var reason = SyncFailure.failure(of: TransportError.unreachable)
        /// The reason reported in words since the last connection.
        var reportedReason: String?
        /// The warnings reported in words.
        var reportedWarnings: Set<String> = []
    }

    private let context: Context
    private let state = Mutex(State())

    init(_ context: Context) { self.context = context }

    private var output: Output { context.output }

    /// Reports the account for which the client starts.
    func begin(_ account: RealtimeAccount) {
        state.withLock { $0.account = account }
        output.note(SyncText.connecting, ["server": .text(account.server.description)])
        json(["type": "start", "server": .string(account.server.description), "user": .string(account.user)])
    }

    // MARK: While it runs

    func report(_ notice: SyncNotice) {
        switch notice {
        case .connection(let connection): report(connection)
        case .received(let conversation, let messages, let isBacklog):
            guard messages > 0 else { break }
            state.withLock { $0.received += Int64(messages) }
            json([
                "type": "received", "conversation": .string(conversation), "messages": .integer(Int64(messages)),
                "backlog": .bool(isBacklog),
            ])
        case .sent(let message):
            state.withLock { $0.sent += 1 }
            json(["type": "sent", "message": .string(message.description)])
        case .givenUp(let message, let reason):
            let words = context.localizer(SyncFailure.reason(of: reason))
            output.warning(LocalizedMessage(SyncText.messageFailed, ["reason": .text(words)]))
            json([
                "type": "refused", "message": .string(message.description), "reason": .string(reason.rawValue),
            ])
        case .transport(let error): state.withLock { $0.reason = SyncFailure.failure(of: error) }
        case .request(let failure, let delay): report(failure, again: delay)
        case .warning(let warning): report(warning)
        case .forbidden(let conversation):
            json(["type": "forbidden", "conversation": .string(conversation)])
        case .pause(let delay):
            json(["type": "pause", "seconds": .integer(delay.components.seconds)])
        case .stayedSealed(let reason, let count):
            json(["type": "sealed", "reason": .string(reason.rawValue), "count": .integer(Int64(count))])
        case .store(let error):
            let failure = FailureReport.failure(of: error)
            output.warning(failure.message)
            json(["type": "warning", "code": .string(failure.code.name)])
        }
    }

    /// Reports that the server is unreachable and is retried after a delay.
    func report(_ error: TransportError, again delay: Duration) {
        state.withLock { $0.reason = SyncFailure.failure(of: error) }
        reportRetry(delay)
    }

    /// Reports a failed request. Without a connection, its retries are reported instead.
    private func report(_ failure: RequestFailure, again delay: Duration?) {
        let isConnected = state.withLock { state in
            // For an unreachable server, the transport has already reported the reason, such as an expired certificate.
            if failure != .unreachable { state.reason = SyncFailure.failure(of: failure) }
            return state.isConnected
        }
        if isConnected, let delay { reportRetry(delay) }
    }

    /// The server violates the protocol: in words once for each kind and conversation, for programs each time.
    private func report(_ warning: SyncWarning) {
        if case .otherVersion(let version) = warning {
            state.withLock { $0.reason = SyncFailure.otherVersion(version) }
        }
        let isNews = state.withLock { state in
            state.reportedWarnings.count < SyncReporter.maximumWarnings
                && state.reportedWarnings.insert(warning.kind).inserted
        }
        if isNews { output.warning(warning.message) }
        json([
            "type": "warning", "code": .string(warning.name), "conversation": .string(warning.conversation),
            "count": warning.count.map { JSONValue.integer($0) } ?? .null,
        ])
    }

    /// A server that misbehaves in every chat causes at most this many warnings in words.
    private static let maximumWarnings = 1_000

    private func report(_ connection: ConnectionState) {
        switch connection {
        case .connected:
            let account = state.withLock { state -> RealtimeAccount? in
                state.isConnected = true
                state.reportedReason = nil
                return state.account
            }
            guard let account else { return }
            output.note(
                SyncText.connected,
                ["server": .text(account.server.description), "user": .text(account.user)])
            json(["type": "connected"])
        case .waiting(let delay):
            let wasConnected = state.withLock { state in
                defer { state.isConnected = false }
                return state.isConnected
            }
            if wasConnected {
                output.note(SyncText.disconnected)
                json(["type": "disconnected"])
            }
            reportRetry(delay)
        case .connecting, .refreshing, .signedOut, .wrongUser, .stopped: break
        }
    }

    private func reportRetry(_ delay: Duration) {
        let seconds = (delay + .milliseconds(999)).components.seconds
        let failure = state.withLock { $0.reason }
        let words = failure.message.text(context.localizer)
        let isNews = state.withLock { state in
            defer { state.reportedReason = words }
            return state.reportedReason != words
        }
        if isNews {
            output.note(SyncText.retrying, ["reason": .text(words), "seconds": .text(String(seconds))])
        }
        json(["type": "retry", "code": .string(failure.code.name), "seconds": .integer(seconds)])
    }

    // MARK: At the end

    /// Prints the current counts, on SIGUSR1.
    func printStatus() {
        let (received, sent) = state.withLock { ($0.received, $0.sent) }
        output.say(
            context.localizer(
                SyncText.soFar, ["received": number(received), "sent": number(sent)]))
    }

    /// Reports the totals of the run, as the last line.
    func end(_ store: any SyncStore) async throws {
        let (received, sent) = state.withLock { ($0.received, $0.sent) }
        let waiting = try await OutboxCount.of(store)
        output.note(
            SyncText.finished,
            ["received": number(received), "sent": number(sent), "waiting": number(waiting)])
        json([
            "type": "summary", "received": .integer(received), "sent": .integer(sent), "waiting": .integer(waiting),
        ])
    }

    private func number(_ count: Int64) -> TextArgument {
        .text(context.localizer.language.formatted(count))
    }

    /// Readers of the lines get each one at once.
    private func json(_ value: JSONValue) {
        guard output.style.isJSON else { return }
        try? output.json(value)
        try? output.flush()
    }
}

/// How many messages wait to be sent.
enum OutboxCount {
    /// Counts them.
    static func of(_ store: any SyncStore) async throws(StoreError) -> Int64 {
        var count: Int64 = 0
        var last: Int64?
        while true {
            let page = try await store.outbox(of: .realtime, after: last, limit: 1_000)
            count += Int64(page.count)
            guard page.count == 1_000, let number = page.last?.number else { return count }
            last = number
        }
    }
}
