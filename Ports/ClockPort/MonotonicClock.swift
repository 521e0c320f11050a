/// Measures time that passes, whatever the time of day is set to, and waits.
///
/// The only way in which the domain waits, so that a test decides how long anything takes.
public protocol MonotonicClock: Sendable {
    /// Time since some moment that stays the same; never less than before.
    func elapsed() -> Duration

    /// Waits for so long, or until the task is cancelled.
    func wait(for duration: Duration) async
}
