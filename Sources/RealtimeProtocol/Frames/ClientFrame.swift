/// A frame to the server; `docs/realtime-protocol.md` describes each.
public enum ClientFrame: Hashable, Sendable {
    /// Tell the events of these conversations, 1…1,000, from now on.
    case subscribe([String])
    /// Tell no more events of these conversations, 1…1,000.
    case unsubscribe([String])
    /// Say that you are there; the number comes back with the answer.
    case ping(milliseconds: Int64)
    /// A command that this version does not know; a server answers it with `INVALID_COMMAND`.
    case unknown(operation: String)

    /// The conversations that the command names.
    public var conversations: [String] {
        switch self {
        case .subscribe(let conversations), .unsubscribe(let conversations): conversations
        case .ping, .unknown: []
        }
    }
}
