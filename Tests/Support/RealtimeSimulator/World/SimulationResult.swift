/// The result of a seed.
public struct SimulationResult: Sendable {
    /// The seed.
    public var seed: UInt64
    /// The kind of store.
    public var store: StoreKind
    /// The first broken rule; nil if all held.
    public var violation: Violation?
    /// The number of steps.
    public var steps = 0
    /// The number of messages written by the clients.
    public var written = 0
    /// The number of occurrences of each fault.
    public var faults: [Fault: Int] = [:]
    /// The number of occurrences of each action.
    public var actions: [Action: Int] = [:]
    /// The number of reports of each kind by a client's machine.
    public var reports: [String: Int] = [:]
    /// The trace, if requested.
    public var trace: [String] = []
    /// A digest of everything that happened, the same for every execution of the seed.
    public var digest: UInt64 = 14_695_981_039_346_656_037

    /// The command that runs the seed again and prints its trace.
    public var command: String { "whisper-simulate --seed \(seed) --store \(store.rawValue) --trace" }

    /// Creates the result of a seed that has not been run.
    public init(seed: UInt64, store: StoreKind = .model) {
        self.seed = seed
        self.store = store
    }
}
