public import WhisperClockPort
public import WhisperMessage
import Synchronization

/// A clock that stops until it is advanced.
public final class ManualClock: WallClock {
    private let moment: Mutex<Timestamp>

    /// A clock that shows this moment, at first 2026-11-21 12:00 UTC.
    public init(_ moment: Timestamp = Timestamp(milliseconds: 1_795_262_400_000)) {
        self.moment = Mutex(moment)
    }

    /// The moment that it shows.
    public func now() -> Timestamp { moment.withLock { $0 } }

    /// Advances by a number of milliseconds, and returns the resulting time.
    @discardableResult
    public func advance(by milliseconds: Int64 = 1_000) -> Timestamp {
        moment.withLock { moment in
            moment = Timestamp(milliseconds: moment.milliseconds + milliseconds)
            return moment
        }
    }
}
