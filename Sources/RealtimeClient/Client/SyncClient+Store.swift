import WhisperArchive
import WhisperClockPort
import WhisperCore
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
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
                try await UnreadableEvents(client.ports.store).note(
                    group.unreadable, of: group.conversation, epoch: group.epoch)
                await client.committed(group, outcome)
                await client.open(outcome.messages, in: group.conversation, isBacklog: group.isBacklog)
                await client.openMissed()
                await client.take(.applied(group.conversation, cursor: outcome.cursor))
            } catch {
                await client.writeFailed(error)
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
                let bindings = try await ConversationContacts(client.ports.store).bindings(of: .realtime)
                for reference in references where try await reference.note(in: client.ports.store, bindings) {
                    await client.notify(.warning(.retitled(reference.key)))
                }
            } catch {
                await client.report(error)
            }
        }
    }
}
