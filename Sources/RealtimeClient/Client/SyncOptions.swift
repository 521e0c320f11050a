public import WhisperRealtime

/// How the realtime client works.
public struct SyncOptions: Hashable, Sendable {
    /// What is done.
    public enum Scope: Hashable, Sendable {
        /// Everything: what others write comes in, live and by catching up; what waits goes out.
        case everything
        /// Only what waits goes out, by requests alone: for a command that ends soon. A person waits for it, so what was put
        /// off by an earlier failure is tried at once.
        case outbox
    }

    /// What is done.
    public var scope = Scope.everything
    /// How the machine works.
    public var machine = SyncConfiguration()
    /// Whether the token goes into the query of the socket's address, where the header does not get through.
    public var putsTokenInQuery = false
    /// How long a stop waits for what is under way: messages being posted, events being written.
    public var grace = Duration.seconds(2)
    /// How often the figures are kept in the vault.
    public var figuresInterval = Duration.seconds(60)

    /// The defaults.
    public init() {}
}
