/// A position in a chat, in the source's own order (ING-1).
///
/// Adjacent positions leave gaps for messages that a later export adds between them.
public struct ChatPosition: Hashable, Comparable, Sendable {
    /// The position; greater is later. Always positive.
    public let rawValue: Int64

    /// Creates a position.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The gap left between appended messages: 2^20.
    public static let stride: Int64 = 1 << 20

    /// Orders earlier positions first.
    public static func < (left: ChatPosition, right: ChatPosition) -> Bool {
        left.rawValue < right.rawValue
    }
}
