/// How far a message got with one of its recipients. Raw values are the vault's codes.
public enum ReceiptStatus: Int, Sendable, CaseIterable, Comparable {
    /// It reached a device of theirs.
    case delivered = 1
    /// They opened the chat.
    case read = 2
    /// They played its recording.
    case played = 3

    /// Orders statuses as they follow each other.
    public static func < (left: ReceiptStatus, right: ReceiptStatus) -> Bool { left.rawValue < right.rawValue }

    /// The delivery status of a message that got this far with a recipient.
    public var messageStatus: MessageStatus { self == .delivered ? .delivered : .read }

    /// The name in JSON.
    public var name: String {
        switch self {
        case .delivered: "delivered"
        case .read: "read"
        case .played: "played"
        }
    }
}

/// How far a message got with one of its recipients, and when.
public struct ReceiptEvent: Hashable, Sendable {
    /// How far.
    public var status: ReceiptStatus
    /// When.
    public var timestamp: Timestamp

    /// Creates an event.
    public init(_ status: ReceiptStatus, at timestamp: Timestamp) {
        self.status = status
        self.timestamp = timestamp
    }

    /// Whether another event with the same recipient takes its place: one that got further, or that got there earlier.
    package func isBehind(_ other: ReceiptEvent) -> Bool {
        status == other.status ? other.timestamp < timestamp : status < other.status
    }
}
