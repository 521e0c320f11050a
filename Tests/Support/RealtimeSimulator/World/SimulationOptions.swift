#if WHISPER_TEST_HOOKS
    package import WhisperRealtime
#endif

/// What a run of the simulator is told besides its seed.
public struct SimulationOptions: Sendable {
    /// What keeps the clients' messages.
    public var store = StoreKind.model
    /// Whether what happens is written down, to be read by people.
    public var isTraced = false
    #if WHISPER_TEST_HOOKS
        /// Faults in the machine that the run should find.
        package var machineBugs: PlantedBugs = []
    #endif
    /// Faults in the store that the run should find.
    package var storeBugs: PlantedStoreBugs = []
    /// Faults in what the machine wants that the run should find.
    package var effectBugs: PlantedEffectBugs = []

    /// A run with the model store, without a trace and without planted faults.
    public init() {}
}

/// What keeps the clients' messages.
public enum StoreKind: String, Sendable, CaseIterable {
    /// The simulator's own model of the store.
    case model
    /// The adapter in memory.
    case memory
    /// The adapter for SQLite, in files of a directory that is removed at the end.
    case sqlite
}
