/// The delivery status of a message (ST-3). Raw values are the vault's codes.
public enum MessageStatus: Int, Sendable, CaseIterable {
    /// Not yet handed to the platform.
    case pending = 0
    /// Handed to the platform.
    case sent = 1
    /// Received by the recipient's device.
    case delivered = 2
    /// Sending was given up.
    case failed = 3
    /// Read by the recipient.
    case read = 4
}

/// The direction of a message, from the perspective of the vault's owner.
public enum MessageDirection: Int, Sendable, CaseIterable {
    /// Unknown: an export imported without the owner's name, or a system line.
    case unknown = 0
    /// Sent to the owner.
    case incoming = 1
    /// Sent by the owner.
    case outgoing = 2
}
