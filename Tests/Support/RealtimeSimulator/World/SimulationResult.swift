/// What came of a seed.
public struct SimulationResult: Sendable {
    /// The seed.
    public var seed: UInt64
    /// What kept the messages.
    public var store: StoreKind
    /// The first rule that did not hold; nil where all did.
    public var violation: Violation?
    /// How many things happened.
    public var steps = 0
    /// How many messages the clients wrote.
    public var written = 0
    /// How often each fault happened.
    public var faults: [Fault: Int] = [:]
    /// How often each action happened.
    public var actions: [Action: Int] = [:]
    /// How many times a client's machine reported each thing worth counting.
    public var reports: [String: Int] = [:]
    /// What happened, if it was to be written down.
    public var trace: [String] = []
    /// A number made of everything that happened, the same whenever the seed is run.
    public var digest: UInt64 = 14_695_981_039_346_656_037

    /// The command that runs the seed again and prints what happens.
    public var command: String { "whisper-simulate --seed \(seed) --store \(store.rawValue) --trace" }

    /// A seed that has not been run.
    public init(seed: UInt64, store: StoreKind = .model) {
        self.seed = seed
        self.store = store
    }
}
