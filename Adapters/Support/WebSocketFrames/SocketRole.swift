/// Which end of a socket this is. Clients mask what they send, servers do not (RFC 6455, section 5.1).
public enum SocketRole: Hashable, Sendable, CaseIterable {
    case client
    case server
}
