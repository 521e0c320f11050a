/// What a server may send that numbers the events of its conversations (RT-4, RT-5).
///
/// It numbers all events of a conversation 1, 2, 3, … (`sequence`), and every message has the position of its number
/// (see `ChatPosition.init(sequence:)`). Own messages that the server has not accepted are placed after all others, in
/// the order in which they were enqueued, and move to their position on acceptance. Applying the same events in any
/// order, in groups of any size and any number of times, produces the same vault, apart from times and ids assigned by
/// the store.
public enum SyncLimits {
    /// The greatest sequence of an event: 2^42 − 1.
    public static let largestSequence: Int64 = 1 << 42 - 1
}
