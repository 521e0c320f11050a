/// The actions of people, servers and networks. The frequency of each is drawn for each seed.
public enum Action: String, Hashable, Sendable, CaseIterable, Comparable {
    // People.
    case write
    case retry
    case look
    case overhear
    case chatter
    case announce
    // Clients.
    case crash
    case stop
    // The network.
    case linkLost = "link-lost"
    case halfOpen = "half-open"
    case stall
    case partition
    case blockSocket = "block-socket"
    // The server.
    case restart
    case expireTokens = "expire-tokens"
    case revoke
    case exclude
    case include
    case found
    case rollBack = "roll-back"

    /// Orders by name.
    public static func < (left: Action, right: Action) -> Bool { left.rawValue < right.rawValue }

    /// The relative frequency of the action if it occurs at all; those of 6 and more occur in every seed.
    var weight: Double {
        switch self {
        case .write: 12
        case .overhear: 8
        case .chatter, .announce, .crash, .linkLost, .expireTokens, .include: 2
        case .retry, .look, .stop, .halfOpen, .stall, .partition: 2
        case .blockSocket, .restart, .exclude, .found: 1
        case .revoke, .rollBack: 0.5
        }
    }
}
