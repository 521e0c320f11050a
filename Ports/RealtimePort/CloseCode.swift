/// The reason a socket was closed (RFC 6455, section 7.4). Servers may define their own codes, 4000…4999.
public struct CloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The numeric code.
    public let rawValue: UInt16

    /// Creates a code from any number.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Normal closure.
    public static let normal = CloseCode(rawValue: 1000)
    /// The peer is shutting down.
    public static let goingAway = CloseCode(rawValue: 1001)
    /// A violation of the protocol.
    public static let protocolError = CloseCode(rawValue: 1002)
    /// An unsupported kind of data, such as binary messages.
    public static let unsupportedData = CloseCode(rawValue: 1003)
    /// The peer closed without a code. Never sent.
    public static let unstated = CloseCode(rawValue: 1005)
    /// The connection was lost without a close frame. Never sent.
    public static let lost = CloseCode(rawValue: 1006)
    /// Text that is not UTF-8.
    public static let invalidText = CloseCode(rawValue: 1007)
    /// A violation of the peer's policy.
    public static let policyViolation = CloseCode(rawValue: 1008)
    /// A message over the size limit.
    public static let messageTooLarge = CloseCode(rawValue: 1009)
    /// An internal error of the peer.
    public static let internalError = CloseCode(rawValue: 1011)
    /// The peer is overloaded; try again later.
    public static let tryAgainLater = CloseCode(rawValue: 1013)

    /// Whether the code may appear in a close frame (RFC 6455, section 7.4.1 and IANA's registry).
    public var isSendable: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }

    /// The code in decimal.
    public var description: String { String(rawValue) }
}
