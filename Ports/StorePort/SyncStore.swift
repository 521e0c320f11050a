public import WhisperMessage

/// A client's view of a messenger server: conversations in the server's order, and an outbox (RT-4, RT-5).
///
/// The server numbers all events of a conversation 1, 2, 3, … (`sequence`), and every message has the position of its
/// number (see `ChatPosition.init(sequence:)`). Own messages that the server has not accepted are placed after all
/// others, in the order in which they were enqueued, and move to their position on acceptance. Applying the same events
/// in any order, in groups of any size and any number of times, produces the same vault, apart from times and ids
/// assigned by the store.
public protocol SyncStore: Sendable {
    /// The cursors of all conversations of the platform to which a group was ever applied, by conversation id in
    /// ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor]

    /// The server's ids of the platform's conversations, latest activity first (see `conversations(after:limit:)`,
    /// pinned or not), ties by id in ascending order: the conversations to subscribe to (RT-2).
    ///
    /// A conversation's server id is the alias on its own platform that was added first; conversations without one are
    /// omitted.
    /// - Parameter limit: The maximum number, 1 … 1,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String]
}

/// The limits of what a server may send.
public enum SyncLimits {
    /// The greatest sequence of an event: 2^42 − 1.
    public static let largestSequence: Int64 = 1 << 42 - 1
}
