import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestSupport

/// One device of a user: a sync machine, and what carries out its effects.
final class SimulatedClient {
    let index: Int
    let user: String
    /// Such as `ana-0`, for traces and texts.
    let name: String
    /// The device's clock, by which its user writes and its store keeps the outbox.
    let clock: DeviceClock

    // What outlives a crash.
    let store: any SimulatedStore
    /// The keychain: what access tokens are got with.
    var refreshToken: [UInt8]?
    /// The store's ids of the conversations that it knows, by the server's.
    var known: [String: UniqueIdentifier] = [:]

    // What a crash ends.
    /// Grows with each start and crash: what belongs to an earlier life is passed over.
    var life = 0
    var isRunning = false
    var machine: SyncMachine
    var random: SeededRandom
    var accessToken: [UInt8]?
    var timers: [TimerID: Int] = [:]
    var link: Link?
    var work: [StoreWork] = []
    var isWorking = false
    /// The number of the request under way for each purpose.
    var underWay: [Exchange.Purpose: Int] = [:]
    /// The conversation of each entry that was posted.
    var posting: [Int64: String] = [:]
    /// The conversations that a group is being applied to.
    var applying: Set<String> = []

    // The way to the server.
    var partitionedUntil = Duration.zero
    var socketBlockedUntil = Duration.zero

    // What checks need to remember.
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

    /// The conversations that it can write to, in a fixed order.
    var writable: [String] { known.keys.sorted() }
}

/// Something that waits for a client's store, which does one thing at a time.
enum StoreWork {
    case apply(EventGroup, [SyncGroup])
    case note([ConversationReference])
    case post(OutboxItem)
    case postpone(number: Int64, by: Duration)
    case giveUp(number: Int64)
}

/// A message that a user wrote on a device, from the moment at which the store had it.
struct WrittenMessage {
    let client: Int
    let conversation: String
    let text: String
    let clientMessageID: String
    /// Its place among all that this device wrote.
    let order: Int
    /// Whether the server has refused it for good at least once.
    var wasRefused = false
    /// Whether it was ever given up: after that it may come out of order.
    var wasGivenUp = false
}
