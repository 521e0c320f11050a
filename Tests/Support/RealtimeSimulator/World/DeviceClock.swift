import WhisperClockPort
import WhisperMessage
import Synchronization

/// The time of a simulated world, which its owner sets.
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

/// The clock of a device, which is wrong by some time.
struct DeviceClock: WallClock {
    let world: WorldClock
    /// Milliseconds that it is ahead.
    let error: Int64

    func now() -> Timestamp { Timestamp(milliseconds: world.now.milliseconds + error) }
}
