/// Measures elapsed time independently of the time of day, and waits.
///
/// The domain waits in no other way, so tests control how long everything takes.
public protocol MonotonicClock: Sendable {
    /// The time since a fixed but arbitrary moment; never decreases.
    func elapsed() -> Duration

    /// Waits for a duration, or until the task is cancelled.
    func wait(for duration: Duration) async
}
