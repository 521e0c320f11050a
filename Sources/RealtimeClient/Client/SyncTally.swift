import WhisperMessaging
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperStorePort
import WhisperCore

/// Counts the activity of a client.
struct SyncTally {
    /// The figures of the run.
    var counts = FigureCount()
    var recent: SyncFigures {
        get { counts.recent }
        set { counts.recent = newValue }
    }
    /// The arrival times of live events that are not in the vault yet.
    private var arrivals: [Place: Duration] = [:]
    private var hasConnected = false

    private struct Place: Hashable {
        var conversation: String
        var sequence: Int64
    }

    /// The maximum number of remembered arrivals: events that the machine dropped leave theirs behind.
    private static let maximumArrivals = 4_096

    mutating func count(_ report: SyncReport) {
        switch report {
        case .connection(.connected):
            recent.connects += 1
            if hasConnected { recent.reconnects += 1 }
            hasConnected = true
        case .unknownFrame: recent.unknownFrames += 1
        case .unknownEvents(let count): recent.unknownFrames += Int64(count)
        case .malformedFrame, .damagedPage, .foreignAnswer: recent.malformed += 1
        case .skippedEvents(_, let count), .skippedConversations(let count): recent.skipped += Int64(count)
        case .missing(_, let count): recent.missing = recent.missing.saturatingAdd(count)
        case .invalidCommand: recent.invalidCommands += 1
        case .gap: recent.gaps += 1
        case .caughtUp: recent.catchUps += 1
        case .refreshed: recent.refreshes += 1
        case .liveEventsDropped(let conversation, _):
            arrivals = arrivals.filter { $0.key.conversation != conversation }
        default: break
        }
    }

    /// Remembers when a live event arrived; on repeated delivery, the first time counts.
    mutating func note(_ event: EventFrame, at time: Duration) {
        if arrivals.count >= SyncTally.maximumArrivals { arrivals = [:] }
        let place = Place(conversation: event.conversationID, sequence: event.event.sequence)
        arrivals[place] = arrivals[place] ?? time
    }

    /// Counts events now in the vault.
    mutating func count(_ group: EventGroup, _ outcome: SyncOutcome, at time: Duration) {
        recent.events += Int64(group.events.count)
        recent.duplicates += Int64(outcome.duplicates)
        recent.collisions += Int64(outcome.collisions)
        guard !arrivals.isEmpty else { return }
        for event in group.events {
            let place = Place(conversation: group.conversation, sequence: event.sequence)
            if let arrival = arrivals.removeValue(forKey: place), !group.isBacklog {
                recent.latency.add(time - arrival)
            }
        }
    }
}
