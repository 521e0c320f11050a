/// The limits on events in memory, and the thresholds for pausing the source (ING-3).
public struct QueueLimits: Hashable, Sendable {
    /// The maximum number of events in memory, including those being committed. Further ones go to the spill.
    public let capacity: Int
    /// Above this number, the source is asked to pause.
    public let pauseAbove: Int
    /// Below this number, and with an empty spill, it is asked to resume.
    public let resumeBelow: Int

    /// 1,000 events; pauses above 800, resumes below 400.
    public static let standard = QueueLimits(uncheckedCapacity: 1_000, pauseAbove: 800, resumeBelow: 400)

    /// Creates limits; nil unless 0 < `resumeBelow` ≤ `pauseAbove` < `capacity` ≤ 10,000.
    public init?(capacity: Int, pauseAbove: Int, resumeBelow: Int) {
        guard 0 < resumeBelow, resumeBelow <= pauseAbove, pauseAbove < capacity, capacity <= 10_000 else { return nil }
        self.init(uncheckedCapacity: capacity, pauseAbove: pauseAbove, resumeBelow: resumeBelow)
    }

    private init(uncheckedCapacity capacity: Int, pauseAbove: Int, resumeBelow: Int) {
        self.capacity = capacity
        self.pauseAbove = pauseAbove
        self.resumeBelow = resumeBelow
    }
}
