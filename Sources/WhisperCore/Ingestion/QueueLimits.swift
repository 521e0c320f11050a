/// How many events may be in memory, and when the source is asked to hold back (ING-3).
public struct QueueLimits: Hashable, Sendable {
    /// The most events in memory, those that are being committed included. What comes beyond goes to the spill.
    public let capacity: Int
    /// With more than so many, the source is asked to pause.
    public let pauseAbove: Int
    /// With fewer than so many, and none in the spill, it is asked to go on.
    public let resumeBelow: Int

    /// 1,000 events; pause above 800, go on below 400.
    public static let standard = QueueLimits(uncheckedCapacity: 1_000, pauseAbove: 800, resumeBelow: 400)

    /// Limits of a queue; nil unless 0 < `resumeBelow` ≤ `pauseAbove` < `capacity` ≤ 10,000.
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
