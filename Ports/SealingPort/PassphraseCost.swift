/// The cost of one guess at a passphrase (Argon2id v1.3).
public struct PassphraseCost: Hashable, Sendable {
    /// The number of passes over the memory, 1 … 10.
    public let operations: UInt32
    /// The memory in bytes, 8 KiB … 1 GiB.
    public let memory: UInt64

    /// Creates a cost from a number of passes and a memory size in bytes.
    public init(operations: UInt32, memory: UInt64) {
        self.operations = operations
        self.memory = memory
    }

    /// Whether both parts are in range. Costs out of range are neither written nor read.
    public var isAllowed: Bool {
        (1...10).contains(operations) && (8_192...1_073_741_824).contains(memory)
    }

    /// libsodium's MODERATE: 3 passes over 256 MiB, about 0.7 s.
    public static let moderate = PassphraseCost(operations: 3, memory: 268_435_456)
    /// The minimum that Argon2id accepts; for tests only.
    public static let minimal = PassphraseCost(operations: 1, memory: 8_192)
}
