import WhisperClockPort
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Synchronization

@testable import WhisperCore

/// Events as a live source reports them.
enum LiveEvents {
    static let chat = ChatReference(key: "4915112345@g.us", title: "Garden", kind: .group)

    static func person(_ name: String, isOwner: Bool = false) -> SourcePerson {
        SourcePerson(
            aliases: [
                PersonAlias(kind: .linkedID, value: "\(name)@lid"), PersonAlias(kind: .pushName, value: name),
            ], displayName: name, isOwner: isOwner)
    }

    /// A number of seconds after 2023-11-14 22:13:20 UTC.
    static func time(_ second: Int) -> Timestamp { Timestamp(milliseconds: (1_700_000_000 + Int64(second)) * 1_000) }

    /// The message of a number, which is its external id, too.
    static func message(_ number: Int, from name: String? = "Ann", in chat: ChatReference = chat) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat, externalID: "M\(number)", timestamp: time(number), precision: .second,
                sender: name.map { person($0, isOwner: $0 == "Me") },
                content: Content(kind: .text, text: "message \(number)"), ordinal: UInt64(clamping: number)))
    }

    /// Messages in batches of these sizes.
    static func batches(_ sizes: [Int]) -> [[IngestionEvent]] {
        var next = 0
        return sizes.map { size in
            defer { next += size }
            return (next..<next + size).map { message($0) }
        }
    }
}

/// A clock whose waits are over at once, and count as if they had lasted.
final class InstantClock: MonotonicClock {
    private let state = Mutex((elapsed: Duration.zero, waits: [Duration]()))

    func elapsed() -> Duration { state.withLock { $0.elapsed } }

    func wait(for duration: Duration) async {
        state.withLock { state in
            state.elapsed += duration
            state.waits.append(duration)
        }
        await Task.yield()
    }

    func advance(by duration: Duration) { state.withLock { $0.elapsed += duration } }

    var waits: [Duration] { state.withLock { $0.waits } }
}

/// Records what it receives, in order.
final class Notebook<Entry: Sendable>: Sendable {
    private let state = Mutex<[Entry]>([])

    func note(_ entry: Entry) { state.withLock { $0.append(entry) } }
    var entries: [Entry] { state.withLock { $0 } }
}
