import WhisperClockPort
import WhisperMessage
import Synchronization

/// The time of a simulated world, set by its owner.
final class WorldClock: Sendable {
    private let time: Mutex<Timestamp>

    init(_ time: Timestamp) {
        self.time = Mutex(time)
    }

    var now: Timestamp { time.withLock { $0 } }

    func set(_ time: Timestamp) {
        self.time.withLock { $0 = time }
    }
}

/// The clock of a device, with an error.
struct DeviceClock: WallClock {
    let world: WorldClock
    /// The error in milliseconds; positive if the clock is fast.
    let error: Int64

    func now() -> Timestamp { Timestamp(milliseconds: world.now.milliseconds + error) }
}
