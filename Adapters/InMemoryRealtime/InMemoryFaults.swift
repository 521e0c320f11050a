/// What goes wrong on the way to a server in memory.
public struct InMemoryFaults: Hashable, Sendable {
    /// Nobody can be reached: every call throws `unreachable`.
    public var isUnreachable = false
    /// Sockets cannot be opened, requests get through: what a strict proxy does.
    public var blocksSockets = false
    /// The server acts on requests, and its answers are lost: calls throw `unreachable`.
    public var losesAnswers = false
    /// Nothing is answered: calls end by their time-outs.
    public var stalls = false

    /// Nothing goes wrong.
    public init() {}
}
