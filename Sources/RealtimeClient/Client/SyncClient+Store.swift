import WhisperClockPort
import WhisperMessage
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperStorePort

/// Reads and writes the vault.
extension SyncClient {
    func apply(_ group: EventGroup) {
        let reference = titles.reference(group.conversation)
        let applied = SyncGroup(group, in: reference, owner: account.user)
        begin(.store) { client in
            do throws(StoreError) {
                let outcome = try await client.ports.store.apply(applied)
                await client.committed(group, outcome)
                if let opening = client.opening, !outcome.messages.isEmpty {
                    let results = await opening.open(
                        outcome.messages, in: group.conversation, isBacklog: group.isBacklog)
                    await client.count(results)
                }
                await client.take(.applied(group.conversation, cursor: outcome.cursor))
            } catch {
                await client.report(error)
                await client.take(.applyFailed(group.conversation))
            }
        }
    }

    private func committed(_ group: EventGroup, _ outcome: SyncOutcome) {
        tally.count(group, outcome, at: ports.clock.elapsed())
        if outcome.collisions > 0 { notify(.warning(.collisions(group.conversation, outcome.collisions))) }
        if outcome.reworded > 0 { notify(.warning(.reworded(group.conversation, outcome.reworded))) }
        notify(
            .received(
                conversation: group.conversation, messages: outcome.messages.count, isBacklog: group.isBacklog))
    }

    func note(_ conversations: [ConversationSummary]) {
        let references = conversations.map { titles.learn($0, owner: account.user) }
        begin(.store) { client in
            do throws(StoreError) {
                let bindings = try await ConversationContacts(client.ports.store).bindings()
                for reference in references where try await reference.note(in: client.ports.store, bindings) {
                    client.notify(.warning(.retitled(reference.key)))
                }
            } catch {
                await client.report(error)
            }
        }
    }

    func postpone(_ number: Int64, by delay: Duration) {
        let time = ports.wallClock.now().advanced(by: delay)
        begin(.store) { client in
            do throws(StoreError) {
                try await client.ports.store.postpone(number, until: time)
            } catch {
                await client.report(error)
            }
        }
    }

    func giveUp(_ number: Int64, _ reason: GivingUpReason) {
        begin(.store) { client in
            do throws(StoreError) {
                guard let entry = try await client.entry(number) else { return }
                try await client.ports.store.giveUp(number)
                await client.gaveUp(entry, reason)
            } catch {
                await client.report(error)
            }
        }
    }

    private func gaveUp(_ entry: OutboxEntry, _ reason: GivingUpReason) {
        tally.recent.failed += 1
        notify(.givenUp(entry.message, reason))
    }

    /// Returns the outbox entry with a number; nil if it is gone.
    nonisolated func entry(_ number: Int64) async throws(StoreError) -> OutboxEntry? {
        let entries = try await ports.store.outbox(of: .realtime, after: number - 1, limit: 1)
        return entries.first.flatMap { $0.number == number ? $0 : nil }
    }

    func count(_ results: IncomingOpening.Results) {
        tally.count(results)
        for reason in StayedSealed.allCases {
            if let count = results.sealed[reason] { notify(.stayedSealed(reason, count: count)) }
        }
        if let error = results.failure { report(error) }
    }

    /// Reports a failure of the vault; ends the run if it is permanent.
    func report(_ error: StoreError) {
        switch error.code {
        case .cancelled: return
        case .closed, .damaged, .noVault, .wrongKey, .newerVersion, .cannotOpen, .cannotPrepare: end(.store(error))
        default: notify(.store(error))
        }
    }

    // MARK: Watching

    /// Checks the outbox whenever the vault changes, in this or another process, and opens waiting messages once a
    /// conversation is bound to a contact.
    func watch(_ changes: any AsyncSequence<Set<StoreChange>, Never> & Sendable) async {
        for await change in changes {
            if change.contains(where: \.mayBeOutgoing) { await checkOutbox() }
            if change.contains(where: \.mayBeBinding) { openWaiting() }
        }
    }

    /// Stores the figures in the vault periodically.
    func keepFigures() async {
        while true {
            await ports.clock.wait(for: options.figuresInterval)
            if Task.isCancelled { return }
            do throws(StoreError) { try await tally.takeRecent().keep(in: ports.store) } catch { report(error) }
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

    /// Whether the change may have bound a conversation to a contact.
    fileprivate var mayBeBinding: Bool {
        switch self {
        case .reload, .settingChanged(ConversationContacts.setting): true
        default: false
        }
    }
}
