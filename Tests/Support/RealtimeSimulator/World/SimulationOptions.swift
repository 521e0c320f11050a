#if WHISPER_TEST_HOOKS
    package import WhisperRealtime
#endif

/// The options of a simulator run besides its seed.
public struct SimulationOptions: Sendable {
    /// The kind of store.
    public var store = StoreKind.model
    /// Whether to record a readable trace.
    public var isTraced = false
    #if WHISPER_TEST_HOOKS
        /// Faults in the machine that the run should find.
        package var machineBugs: PlantedBugs = []
    #endif
    /// Faults in the store that the run should find.
    package var storeBugs: PlantedStoreBugs = []
    /// Faults in the machine's effects that the run should find.
    package var effectBugs: PlantedEffectBugs = []

    /// Creates options for a run with the model store, without a trace and without planted faults.
    public init() {}
}

/// The kinds of stores for the clients' messages.
public enum StoreKind: String, Sendable, CaseIterable {
    /// The simulator's own model of the store.
    case model
    /// The in-memory adapter.
    case memory
    /// The SQLite adapter, in files of a directory that is removed at the end.
    case sqlite
}
