/// A place in a chat's order, which is the source's own (ING-1).
///
/// Neighbours leave room for messages that a later export brings between them.
public struct ChatPosition: Hashable, Comparable, Sendable {
    /// The place; greater is later. Always positive.
    public let rawValue: Int64

    /// A place in a chat.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The room left between messages that are appended: 2^20.
    public static let stride: Int64 = 1 << 20

    /// Orders earlier places first.
    public static func < (left: ChatPosition, right: ChatPosition) -> Bool {
        left.rawValue < right.rawValue
    }
}
