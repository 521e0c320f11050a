/// Why a socket was closed (RFC 6455, section 7.4). Servers may use codes of their own, 4000…4999.
public struct CloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let rawValue: UInt16

    /// A code of a number, whether or not it has a meaning.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// All is done.
    public static let normal = CloseCode(rawValue: 1000)
    /// The other end is being shut down.
    public static let goingAway = CloseCode(rawValue: 1001)
    /// The protocol's rules were broken.
    public static let protocolError = CloseCode(rawValue: 1002)
    /// Data of a kind that is not accepted, such as binary messages.
    public static let unsupportedData = CloseCode(rawValue: 1003)
    /// The other end closed without saying why. Never sent.
    public static let unstated = CloseCode(rawValue: 1005)
    /// The connection was lost without having been closed. Never sent.
    public static let lost = CloseCode(rawValue: 1006)
    /// Text that is not UTF-8.
    public static let invalidText = CloseCode(rawValue: 1007)
    /// Against the rules of whoever runs the other end.
    public static let policyViolation = CloseCode(rawValue: 1008)
    /// A message that is too large.
    public static let messageTooLarge = CloseCode(rawValue: 1009)
    /// Something went wrong at the other end.
    public static let internalError = CloseCode(rawValue: 1011)
    /// The other end has too much to do; later it may be better.
    public static let tryAgainLater = CloseCode(rawValue: 1013)

    /// Whether the code may stand in a close frame (RFC 6455, section 7.4.1 and IANA's registry).
    public var isSendable: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }

    /// The number in decimal.
    public var description: String { String(rawValue) }
}
