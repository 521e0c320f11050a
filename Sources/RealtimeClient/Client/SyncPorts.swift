public import WhisperClockPort
public import WhisperRealtimePort
public import WhisperStorePort

/// The ports of the realtime client, in one value.
public struct SyncPorts: Sendable {
    /// The vault.
    public let store: any VaultStore
    /// The transport to the server.
    public let transport: any RealtimeTransport
    /// The keeper of the tokens.
    public let tokens: TokenKeeper
    /// The clock for measuring time and waiting.
    public let clock: any MonotonicClock
    /// The time of day.
    public let wallClock: any WallClock

    /// Creates a set of ports.
    public init(
        store: any VaultStore, transport: any RealtimeTransport, tokens: TokenKeeper,
        clock: any MonotonicClock, wallClock: any WallClock
    ) {
        self.store = store
        self.transport = transport
        self.tokens = tokens
        self.clock = clock
        self.wallClock = wallClock
    }
}
