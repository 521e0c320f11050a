import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestSupport

/// One device of a user: a sync machine and the executor of its effects.
final class SimulatedClient {
    let index: Int
    let user: String
    /// The name in traces and texts, such as `ana-0`.
    let name: String
    /// The device's clock, used for the user's messages and the store's outbox.
    let clock: DeviceClock

    // State that survives a crash.
    let store: any SimulatedStore
    /// The token in the keychain, from which access tokens are obtained.
    var refreshToken: [UInt8]?
    /// The store's ids of its known conversations, by the server's id.
    var known: [String: UniqueIdentifier] = [:]

    // State that a crash ends.
    /// Increases with each start and crash: events from an earlier life are ignored.
    var life = 0
    var isRunning = false
    var machine: SyncMachine
    var random: SeededRandom
    var accessToken: [UInt8]?
    var timers: [TimerID: Int] = [:]
    var link: Link?
    var work: [StoreWork] = []
    var isWorking = false
    /// The number of the current request for each purpose.
    var underWay: [Exchange.Purpose: Int] = [:]
    /// The conversation of each posted entry.
    var posting: [Int64: String] = [:]
    /// The conversations to which a group is being applied.
    var applying: Set<String> = []

    // The connection to the server.
    var partitionedUntil = Duration.zero
    var socketBlockedUntil = Duration.zero

    // State for the checks.
    var written: [String] = []
    var cursors: [String: Int64] = [:]
    var updates: [String: Int64] = [:]
    var epochs: [String: String] = [:]

    init(
        index: Int, user: String, clock: DeviceClock, store: any SimulatedStore, configuration: SyncConfiguration,
        random: SeededRandom
    ) {
        self.index = index
        self.user = user
        self.name = "\(user)-\(index)"
        self.clock = clock
        self.store = store
        self.machine = SyncMachine(configuration: configuration)
        self.random = random
    }

    /// The conversations to which the client can write, in a fixed order.
    var writable: [String] { known.keys.sorted() }
}

/// A task for a client's store, which performs one at a time.
enum StoreWork {
    case apply(EventGroup, [SyncGroup])
    case note([ConversationReference])
    case post(OutboxItem)
    case postpone(number: Int64, by: Duration)
    case giveUp(number: Int64)
}

/// A message written by a user on a device, from the time the store has it.
struct WrittenMessage {
    let client: Int
    let conversation: String
    let text: String
    let clientMessageID: String
    /// Its position among all messages written on this device.
    let order: Int
    /// Whether the server has permanently rejected it at least once.
    var wasRefused = false
    /// Whether it was ever given up: after that it may be out of order.
    var wasGivenUp = false
}
