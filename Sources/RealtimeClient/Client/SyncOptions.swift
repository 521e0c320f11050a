public import WhisperRealtime

/// The options of the realtime client.
public struct SyncOptions: Hashable, Sendable {
    /// The scope of a run.
    public enum Scope: Hashable, Sendable {
        /// Everything: messages of others are received, live and by catching up; waiting messages are sent.
        case everything
        /// Only waiting messages are sent, by requests alone, for a command that ends soon.
        ///
        /// A person is waiting, so retries postponed after an earlier failure are made at once.
        case outbox
    }

    /// The scope of the run.
    public var scope = Scope.everything
    /// The configuration of the machine.
    public var machine = SyncConfiguration()
    /// Whether the token is placed in the query of the socket's address, for networks that drop the header.
    public var putsTokenInQuery = false
    /// How long a stop waits for pending work: messages being posted, events being written.
    public var grace = Duration.seconds(2)
    /// How often the figures are stored in the vault.
    public var figuresInterval = Duration.seconds(60)

    /// Creates the default options.
    public init() {}
}
