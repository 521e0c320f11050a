public import WhisperClockPort
public import WhisperRealtimePort
public import WhisperStorePort

/// What the realtime client needs of the world, in one value.
public struct SyncPorts: Sendable {
    /// The vault.
    public let store: any VaultStore
    /// The way to the server.
    public let transport: any RealtimeTransport
    /// The tokens.
    public let tokens: TokenKeeper
    /// Measures time, and waits.
    public let clock: any MonotonicClock
    /// The time of day.
    public let wallClock: any WallClock

    /// All of them.
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
