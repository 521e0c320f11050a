/// A frame to the server; `docs/realtime-protocol.md` describes each.
public enum ClientFrame: Hashable, Sendable {
    /// Subscribes to the events of these conversations, 1…1,000.
    case subscribe([String])
    /// Unsubscribes from the events of these conversations, 1…1,000.
    case unsubscribe([String])
    /// Checks the connection; the reply contains the same number.
    case ping(milliseconds: Int64)
    /// A command unknown to this version; a server replies with `INVALID_COMMAND`.
    case unknown(operation: String)

    /// The conversations that the command names.
    public var conversations: [String] {
        switch self {
        case .subscribe(let conversations), .unsubscribe(let conversations): conversations
        case .ping, .unknown: []
        }
    }
}
