/// Network failures to simulate between a client and a server in memory.
public struct InMemoryFaults: Hashable, Sendable {
    /// The server is unreachable: every call throws `unreachable`.
    public var isUnreachable = false
    /// Sockets cannot be opened, but requests pass, as with a strict proxy.
    public var blocksSockets = false
    /// The server processes requests, but its responses are lost: calls throw `unreachable`.
    public var losesAnswers = false
    /// There are no responses: calls end with their timeouts.
    public var stalls = false

    /// Creates a set without failures.
    public init() {}
}
