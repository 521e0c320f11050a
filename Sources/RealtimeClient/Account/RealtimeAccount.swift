public import WhisperRealtimePort

/// The account that a vault syncs, and its server. Contains no secrets.
///
/// A vault has one account permanently: the conversations and cursors of two servers or users would get mixed up.
public struct RealtimeAccount: Hashable, Sendable {
    /// The server.
    public var server: ServerAddress
    /// The owner's id on the server: 1…128 visible ASCII characters.
    public var user: String
    /// The name of this device on the server.
    public var device: String

    /// Creates an account.
    public init(server: ServerAddress, user: String, device: String) {
        self.server = server
        self.user = user
        self.device = device
    }
}
