public import WhisperMessage
public import WhisperRealtimePort

/// An account at a messenger service that a vault is synchronised with. Contains no secrets.
///
/// A vault has at most one account of each service, permanently: the conversations and cursors of two servers or users
/// would get mixed up.
public struct MessengerAccount: Hashable, Sendable {
    /// The service, as the platform of its conversations and messages.
    public var platform: Platform
    /// The server.
    public var server: ServerLocation
    /// The owner's id at the service: of the realtime protocol, 1…128 visible ASCII characters; of Matrix, a user id
    /// such as `@ana:example.org`.
    public var user: String
    /// This device at the service: its name for the realtime protocol, its device id for Matrix.
    public var device: String

    /// Creates an account.
    public init(platform: Platform, server: ServerLocation, user: String, device: String) {
        self.platform = platform
        self.server = server
        self.user = user
        self.device = device
    }
}

/// The length of a text that a service accepts as one message.
///
/// What is longer is refused, and never split.
public struct MessengerTextLimit: Hashable, Sendable {
    /// The maximum length in bytes.
    public var bytes: Int
    /// Whether the text counts as it stands in a JSON string, with its escapes; otherwise its UTF-8 counts.
    public var countsEscapes: Bool

    /// Creates a limit.
    public init(bytes: Int, countsEscapes: Bool) {
        self.bytes = bytes
        self.countsEscapes = countsEscapes
    }

    /// Whether a text is short enough.
    public func allows(_ text: String) -> Bool { length(of: text) <= bytes }

    /// The length of a text as it counts, in bytes.
    ///
    /// Quotation marks, backslashes and the control characters with an escape of their own count two bytes, other
    /// control characters six (RFC 8259, section 7).
    public func length(of text: String) -> Int {
        guard countsEscapes else { return text.utf8.count }
        return text.utf8.reduce(into: 0) { length, byte in
            switch byte {
            case 0x22, 0x5C, 0x08, 0x09, 0x0A, 0x0C, 0x0D: length += 2
            case 0..<0x20: length += 6
            default: length += 1
            }
        }
    }
}
