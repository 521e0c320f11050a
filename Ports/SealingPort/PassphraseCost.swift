/// What one guess at a passphrase costs (Argon2id v1.3).
public struct PassphraseCost: Hashable, Sendable {
    /// Passes over the memory, 1 … 10.
    public let operations: UInt32
    /// Memory in bytes, 8 KiB … 1 GiB.
    public let memory: UInt64

    /// A cost of so many passes over so much memory.
    public init(operations: UInt32, memory: UInt64) {
        self.operations = operations
        self.memory = memory
    }

    /// Whether both parts lie in the range that is written and read.
    public var isAllowed: Bool {
        (1...10).contains(operations) && (8_192...1_073_741_824).contains(memory)
    }

    /// libsodium's MODERATE: 3 passes over 256 MiB, some 0.7 s.
    public static let moderate = PassphraseCost(operations: 3, memory: 268_435_456)
    /// The least that Argon2id takes; for tests only.
    public static let minimal = PassphraseCost(operations: 1, memory: 8_192)
}
