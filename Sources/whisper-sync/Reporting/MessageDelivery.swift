import WhisperArchive
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort
import Synchronization
import WhisperSystemClock
import WhisperCore

/// Sends the messages in the outbox if the server can be reached, and reports the result for one of them.
struct MessageDelivery {
    let context: Context
    let sync: SyncAssembly
    let messenger: any Messenger
    /// How long to wait for the server.
    let timeout: Duration

    /// What became of the message.
    private enum Outcome {
        case waiting(CommandFailure)
        case sent
        case refused(MessengerRefusal?)
    }

    /// Reports that a message is saved and can no longer be lost.
    func report(_ message: DispatchedMessage) throws(CommandFailure) {
        let warnings = message.sealed?.warnings ?? []
        if let sealed = message.sealed, let contact = sealed.recipient {
            for warning in warnings {
                if let words = warning.message(of: sealed, to: contact.name) { context.output.warning(words) }
            }
            context.output.note(SyncText.sealedTo, ["contact": .text(contact.name)])
        }
        guard context.output.style.isJSON else { return }
        var object: JSONObject = [
            "type": "saved", "message": .string(message.entry.message.description),
            "client_message_id": .string(message.entry.clientMessageID),
            "sealed_to": .string(message.sealed?.recipient?.name),
            "warnings": .array(warnings.map { .string($0.word) }),
        ]
        if let file = message.entry.attachments.first {
            object["file"] = [
                "name": .string(file.name), "mime": .string(file.mime),
                "size": file.size.map { .integer($0) } ?? .null, "sha256": .string(file.sha256),
            ]
        }
        try context.output.json(.object(object))
        try context.output.flush()
    }

    /// Tries to send, and reports the result. An unreachable server is not a failure: the message stays in the outbox.
    func deliver(_ entry: OutboxEntry) async throws {
        let outcome = timeout > .zero ? try await attempt(entry) : .waiting(MessageDelivery.notTried)
        await sync.transport.shutDown()
        let output = context.output
        let id = JSONValue.string(entry.message.description)
        switch outcome {
        case .sent:
            output.note(SyncText.sent)
            if output.style.isJSON { try output.json(["type": "sent", "message": id]) }
        case .waiting(let failure):
            output.note(SyncText.queued, ["reason": .text(failure.message.text(context.localizer))])
            if output.style.isJSON {
                try output.json(["type": "waiting", "message": id, "code": .string(failure.code.name)])
            }
        case .refused(.encryptedByService): throw DispatchFailure.encryptedByService
        case .refused(let reason):
            let words = context.localizer(reason.map(SyncFailure.reason) ?? .notAccepted)
            throw CommandFailure(
                FailureCode("message-refused", .failure), SyncText.refused, ["reason": .text(words)])
        }
    }

    private static var notTried: CommandFailure {
        CommandFailure(FailureCode("not-tried", .failure), SyncText.notTried)
    }

    private var unreachable: CommandFailure { SyncFailure.failure(of: TransportError.unreachable) }

    /// Lets the client work until the message has left the outbox, the network fails, or the time is over.
    private func attempt(_ entry: OutboxEntry) async throws -> Outcome {
        guard try messenger.isLoggedIn() else { return .waiting(SyncFailure.notLoggedIn) }
        let clock = SystemStopwatch()
        let findings = Mutex(Findings(failure: unreachable, progressAt: clock.elapsed()))
        let bar = entry.attachments.first.map { file in
            context.startProgress(LocalizedMessage(SyncText.uploading, ["name": .text(file.name ?? "")]), unit: .bytes)
        }
        defer { if let bar { context.endProgress(bar) } }
        let note: @Sendable (MessengerNotice) -> Void = { notice in
            findings.withLock { $0.note(notice, about: entry.message, at: clock.elapsed()) }
            if case .uploading(entry.message, let sent, let total) = notice { bar?.update(done: sent, total: total) }
        }
        let run = Task { [messenger] () -> MessengerError? in
            do throws(MessengerError) {
                try await messenger.run(.outbox, notify: note)
                return nil
            } catch {
                return error
            }
        }
        let watch = Task {
            // Another process that runs beside this one may receive the message first; the vault knows in any case.
            // The total time of an upload is not limited; the time without any progress is.
            while !findings.withLock({ $0.isOver || clock.elapsed() - $0.progressAt >= timeout }),
                try await status(of: entry) == .pending
            {
                await clock.wait(for: .milliseconds(50))
            }
            run.cancel()
        }
        defer { watch.cancel() }
        if let error = await withTaskCancellationHandler(operation: { await run.value }, onCancel: { run.cancel() }) {
            if case .store(let error) = error { throw error }
            findings.withLock { $0.failure = SyncFailure.failure(of: error, account: messenger.account) }
        }
        // Stopped by hand: the message is safe, and the command ends as one that was interrupted.
        try Task.checkCancellation()
        let found = findings.withLock { $0 }
        return switch try await status(of: entry) {
        case .pending: .waiting(found.failure)
        case .failed: .refused(found.reason)
        default: .sent
        }
    }

    private func status(of entry: OutboxEntry) async throws -> MessageStatus {
        try await sync.store.message(entry.message)?.status ?? .sent
    }

    /// What the client reported.
    private struct Findings {
        /// Why the message still waits, if it does.
        var failure: CommandFailure
        /// Why it was given up.
        var reason: MessengerRefusal?
        /// Whether there is nothing left to wait for.
        var isOver = false
        /// When part of its file was sent last, or the attempt began.
        var progressAt: Duration

        init(failure: CommandFailure, progressAt: Duration) {
            self.failure = failure
            self.progressAt = progressAt
        }

        mutating func note(_ notice: MessengerNotice, about message: UniqueIdentifier, at time: Duration) {
            switch notice {
            case .uploading(message, _, _): progressAt = time
            case .sent(message): isOver = true
            case .givenUp(message, let reason):
                self.reason = reason
                isOver = true
            case .transport(let error):
                failure = SyncFailure.failure(of: error)
                isOver = true
            // The network has reported why nothing came.
            case .request(.unreachable, _): break
            case .request(let error, _): failure = SyncFailure.failure(of: error)
            default: break
            }
        }
    }
}
