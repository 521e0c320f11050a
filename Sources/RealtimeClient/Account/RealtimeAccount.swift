public import WhisperRealtimePort

/// Whose messages a vault syncs, and with which server. Nothing of it is secret.
///
/// One vault has one account for good: conversations and cursors of two servers, or of two users, would get mixed up.
public struct RealtimeAccount: Hashable, Sendable {
    /// The server.
    public var server: ServerAddress
    /// The owner's id on the server: 1…128 visible ASCII characters.
    public var user: String
    /// What this device calls itself to the server.
    public var device: String

    /// A user of a server.
    public init(server: ServerAddress, user: String, device: String) {
        self.server = server
        self.user = user
        self.device = device
    }
}
