import WhisperArchive
import WhisperClockPort
import WhisperCore
import WhisperMessage
import WhisperMessengerPort
package import WhisperStorePort

/// What every client reads and writes in its vault.
extension RunningClient {
    /// Reports a failure of the vault; ends the run if it is permanent.
    package func report(_ error: StoreError) {
        switch error.code {
        case .cancelled: return
        case .closed, .damaged, .noVault, .wrongKey, .newerVersion, .cannotOpen, .cannotPrepare: end(.store(error))
        default: setup.notify(.store(error))
        }
    }

    // MARK: The outbox

    /// Returns the outbox entry with a number; nil if it is gone.
    package nonisolated func entry(_ number: Int64) async throws(StoreError) -> OutboxEntry? {
        let entries = try await setup.store.outbox(of: setup.platform, after: number - 1, limit: 1)
        return entries.first.flatMap { $0.number == number ? $0 : nil }
    }

    /// Reads the whole outbox.
    package nonisolated func wholeOutbox() async throws(StoreError) -> [OutboxEntry] {
        var entries: [OutboxEntry] = []
        let limit = 1_000
        while true {
            let page = try await setup.store.outbox(of: setup.platform, after: entries.last?.number, limit: limit)
            entries += page
            if page.count < limit { return entries }
        }
    }

    /// Records that posting an entry failed.
    package func keepPostponed(_ number: Int64, by delay: Duration) {
        let time = setup.wallClock.now().advanced(by: delay)
        begin(.store) { client in
            do throws(StoreError) {
                try await client.setup.store.postpone(number, until: time)
            } catch {
                await client.report(error)
            }
        }
    }

    /// Gives up an entry, whose message is then shown as failed. If the vault fails, it is tried again, as no machine
    /// knows the entry any more.
    ///
    /// - Parameter message: The message, if an earlier attempt has found it.
    package func keepGivenUp(_ number: Int64, _ reason: MessengerRefusal, of message: UniqueIdentifier? = nil) {
        begin(.store) { client in
            var known = message
            do throws(StoreError) {
                if let entry = try await client.entry(number) {
                    known = entry.message
                    try await client.setup.store.giveUp(number)
                    return await client.gaveUp(entry.message, reason)
                }
                // An attempt that failed may have been recorded nonetheless.
                guard let message, try await client.setup.store.message(message)?.status == .failed else { return }
                await client.gaveUp(message, reason)
            } catch {
                await client.report(error)
                await client.giveUpLater(number, reason, of: known)
            }
        }
    }

    private func giveUpLater(_ number: Int64, _ reason: MessengerRefusal, of message: UniqueIdentifier?) {
        guard current.isRunning else { return }
        begin(.timer) { client in
            await client.setup.clock.wait(for: .seconds(1))
            if !Task.isCancelled { await client.keepGivenUp(number, reason, of: message) }
        }
    }

    private func gaveUp(_ message: UniqueIdentifier, _ reason: MessengerRefusal) {
        counts.recent.failed += 1
        setup.notify(.givenUp(message, reason))
    }

    // MARK: Writing

    /// Reports that what arrived could not be written, as far as is known.
    package func writeFailed(_ error: StoreError) {
        current.mayHaveMissed = true
        report(error)
    }

    /// Opens what a write may have stored that failed, now that the vault works again.
    package func openMissed() {
        guard current.mayHaveMissed else { return }
        current.mayHaveMissed = false
        openWaiting()
    }

    // MARK: Opening

    /// Opens sealed messages that are not opened yet, one call at a time.
    package func openWaiting() {
        guard let opening = setup.opening, current.isRunning else { return }
        current.wantsOpening = true
        guard !current.isOpening else { return }
        current.isOpening = true
        begin(.store) { client in
            while await client.takeOpening() { await client.count(opening.openWaiting()) }
        }
    }

    /// Returns whether something must be opened, and counts it as begun.
    private func takeOpening() -> Bool {
        current.isOpening = current.wantsOpening && current.isRunning
        current.wantsOpening = false
        return current.isOpening
    }

    /// Opens new messages of a conversation.
    package nonisolated func open(
        _ messages: [UniqueIdentifier], in serverConversation: String, isBacklog: Bool
    ) async {
        guard let opening = setup.opening, !messages.isEmpty else { return }
        await count(opening.open(messages, in: serverConversation, isBacklog: isBacklog))
    }

    /// Counts and reports what was opened.
    private func count(_ results: IncomingOpening.Results) {
        counts.recent.opened += Int64(results.opened)
        counts.recent.sealed += Int64(results.sealed.values.reduce(0, +))
        for reason in StayedSealed.allCases {
            if let count = results.sealed[reason] { setup.notify(.stayedSealed(reason, count: count)) }
        }
        if let error = results.failure { report(error) }
    }

    // MARK: Watching

    /// Checks the outbox whenever the vault changes, in this or another process, and opens waiting messages once a
    /// conversation is bound to a contact.
    func watch(_ changes: any AsyncSequence<Set<StoreChange>, Never> & Sendable) async {
        let bindings = StoreChange.settingChanged(ContactConversations.setting(of: setup.platform))
        for await change in changes {
            if change.contains(where: \.mayBeOutgoing) { await checkOutbox() }
            if change.contains(where: \.mayBeWithdrawn) { await checkWaiting() }
            if change.contains(.reload) || change.contains(bindings) { openWaiting() }
        }
    }

    /// Checks the outbox for new entries, from this or another process.
    package func checkOutbox() async {
        do throws(StoreError) {
            while current.isRunning {
                let entries = try await setup.store.outbox(of: setup.platform, after: current.lastEntry, limit: 100)
                for entry in entries where entry.number > current.lastEntry ?? .min {
                    current.lastEntry = entry.number
                    enqueue(entry)
                }
                if entries.count < 100 { return }
            }
        } catch {
            report(error)
        }
    }
}

extension StoreChange {
    /// Whether the change may have added a message to the outbox.
    fileprivate var mayBeOutgoing: Bool {
        switch self {
        case .reload, .messagesAdded, .messageUpdated: true
        default: false
        }
    }

    /// Whether the change may have removed a message from the outbox.
    fileprivate var mayBeWithdrawn: Bool {
        switch self {
        case .reload, .messageUpdated, .messageDeleted, .conversationDeleted: true
        default: false
        }
    }
}

extension OutboxEntry {
    /// The time until the entry is due.
    ///
    /// Even if the clock was changed in the meantime, no retry is delayed longer than the longest wait that a server
    /// can impose.
    package func dueIn(at now: Timestamp) -> Duration {
        let wait = nextAttemptAt.milliseconds.subtractingReportingOverflow(now.milliseconds).partialValue
        return .milliseconds(min(max(wait, 0), 300_000))
    }
}

extension Timestamp {
    /// Returns the time that is later by a delay.
    package func advanced(by delay: Duration) -> Timestamp {
        let parts = delay.components
        let milliseconds = parts.seconds.multipliedReportingOverflow(by: 1_000).partialValue
            .addingReportingOverflow(parts.attoseconds / 1_000_000_000_000_000).partialValue
        let (sum, overflows) = self.milliseconds.addingReportingOverflow(milliseconds)
        return overflows ? self : Timestamp(milliseconds: sum)
    }
}
