import Synchronization
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// A group of a database's events on its way into the vault.
struct DatabaseGroup: Sendable {
    /// The events to commit together.
    var events: [PendingEvent]
    /// How many of the reported events are messages, other events, and input that could not be read.
    var messages: Int64 = 0
    var others: Int64 = 0
    var skipped: Int64 = 0
    /// The position to acknowledge once they are committed.
    var committed: UInt64?
    /// How many rows of the database were read for it.
    var completed: Int64
    /// The changes; nil if they depend on what is committed before.
    var prepared: PreparedEvents?

    init(_ reported: [IngestionEvent], committed: UInt64?, completed: Int64) {
        events = []
        events.reserveCapacity(reported.count)
        self.committed = committed
        self.completed = completed
        for event in reported {
            switch event {
            case .skipped: skipped += 1
            case .connection: break
            default:
                if case .message = event { messages += 1 } else { others += 1 }
                events.append(
                    PendingEvent(
                        event: event, isBacklog: true, arrival: nil, receivedAt: Timestamp(milliseconds: 0)))
            }
        }
    }
}

/// Divides a database's events into groups, and prepares each while the one before it is committed, unless it depends
/// on that (see `EventPreparer.isIndependent(_:)`).
final class DatabaseGroups: Sendable {
    private let preparer: EventPreparer
    private let grouping = Mutex(EventGrouping())

    init(_ preparer: EventPreparer) { self.preparer = preparer }

    /// The group that is complete with a batch, prepared if possible.
    func take(_ batch: IngestionBatch) async -> DatabaseGroup {
        let (events, committed) = grouping.withLock { $0.take(batch) }
        return await prepared(
            DatabaseGroup(events, committed: committed, completed: batch.progress.completed))
    }

    /// What is left at the end of the database.
    func finish(completed: Int64) -> DatabaseGroup {
        let (events, committed) = grouping.withLock { $0.finish() }
        return DatabaseGroup(events, committed: committed, completed: completed)
    }

    private func prepared(_ group: DatabaseGroup) async -> DatabaseGroup {
        var group = group
        // What fails here fails again, and is reported, when it is prepared in its turn.
        if !group.events.isEmpty { group.prepared = try? await preparer.prepareAhead(group.events) }
        return group
    }
}
