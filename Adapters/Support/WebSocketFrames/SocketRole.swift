/// One of the two ends of a socket. Clients mask their frames, servers do not (RFC 6455, section 5.1).
public enum SocketRole: Hashable, Sendable, CaseIterable {
    case client
    case server
}
