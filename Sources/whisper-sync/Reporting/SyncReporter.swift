import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort
import Synchronization

/// Reports what a messenger does to the user: in words on standard error; with `--json` a line each on standard output.
///
/// A server that is unreachable for hours is reported once in words, not at each attempt.
final class SyncReporter: Sendable {
    private struct State {
        var isConnected = false
        /// Why the last attempt failed, if it did.
        var reason = SyncFailure.failure(of: TransportError.unreachable)
        /// The reason reported in words since the last connection.
        var reportedReason: String?
        /// The warnings reported in words.
        var reportedWarnings: Set<String> = []
    }

    private let totals: RunTotals
    private let account: MessengerAccount?
    private let state = Mutex(State())

    /// - Parameter account: The account; nil while it is being found out.
    init(_ totals: RunTotals, account: MessengerAccount?) {
        self.totals = totals
        self.account = account
    }

    private var context: Context { totals.context }
    private var output: Output { context.output }

    /// Reports the account for which a run starts.
    func begin() {
        guard let account else { return }
        output.note(SyncText.connecting, ["server": .text(account.server.description)])
        json(["type": "start", "server": .string(account.server.description), "user": .string(account.user)])
    }

    /// Downloads files as they arrive, until the task is cancelled.
    func follow(_ files: FileFetch<MessengerFiles>) async {
        guard let account else { return }
        var files = files
        let reporter = FileReporter(context, failure: SyncFailure.failure(ofFile:)) { self.json($0) }
        do throws(FileFetchError<MessengerError>) {
            try await files.follow(by: context.clock) { notice in
                if case .ended(_, .stored) = notice { self.totals.add(files: 1) }
                reporter.report(notice)
            }
        } catch {
            // The run reports the end of a session itself.
            if case .source(.sessionEnded) = error { return }
            output.warning(FailureReport.failure(of: SyncFailure.failure(of: error, account: account)).message)
        }
    }

    // MARK: While it runs

    func report(_ notice: MessengerNotice) {
        switch notice {
        case .state(let state): report(state)
        case .received(let conversation, let messages, let isBacklog):
            guard messages > 0 else { break }
            totals.add(received: Int64(messages))
            json([
                "type": "received", "conversation": .string(conversation), "messages": .integer(Int64(messages)),
                "backlog": .bool(isBacklog),
            ])
        case .sent(let message):
            totals.add(sent: 1)
            json(["type": "sent", "message": .string(message.description)])
        case .givenUp(let message, let reason):
            let words = context.localizer(SyncFailure.reason(of: reason))
            output.warning(LocalizedMessage(SyncText.messageFailed, ["reason": .text(words)]))
            json([
                "type": "refused", "message": .string(message.description), "reason": .string(reason.rawValue),
            ])
        // A run reports what is done, not each step.
        case .uploading: break
        case .held(let message):
            output.note(SyncText.messageHeld)
            json(["type": "held", "message": .string(message.description)])
        case .invited(let room):
            output.note(
                SyncText.invitedTo,
                [
                    "user": .text(room.inviter ?? "?"), "conversation": .text(room.title),
                    "id": .text(room.id),
                ])
            json([
                "type": "invited", "conversation": .string(room.id), "title": .string(room.title),
                "user": .string(room.inviter),
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
    private func report(_ failure: MessengerFailure, again delay: Duration?) {
        let isConnected = state.withLock { state in
            // For an unreachable server, the transport has already reported the reason, such as an expired certificate.
            if failure != .unreachable { state.reason = SyncFailure.failure(of: failure) }
            return state.isConnected
        }
        if isConnected, let delay { reportRetry(delay) }
    }

    /// The server violates the protocol: in words once for each kind and conversation, for programs each time.
    private func report(_ warning: MessengerWarning) {
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

    private func report(_ state: MessengerState) {
        switch state {
        case .live:
            let wasConnected = self.state.withLock { state in
                defer { state.isConnected = true }
                state.reportedReason = nil
                return state.isConnected
            }
            guard let account, !wasConnected else { return }
            output.note(
                totals.isWatched ? SyncText.connectedAndWaiting : .connected,
                ["server": .text(account.server.description), "user": .text(account.user)])
            json(["type": "connected"])
        case .waiting(let delay):
            let wasConnected = self.state.withLock { state in
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

    // MARK: Lines for programs

    /// Prints a line that names the service.
    private func json(_ value: JSONValue) {
        guard case .object(var object) = value else { return }
        if let account { object["service"] = .string(account.platform.rawValue) }
        totals.json(.object(object))
    }
}
