public import WhisperRenewalPort
public import WhisperSecretMemory
import WhisperStorePort
public import Testing

/// A requirement on whatever holds a vault and changes it as a whole.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: RenewalLaw.all)
/// func law(_ law: RenewalLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct RenewalLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (RenewalBench) async throws -> Void

    init(_ sentence: String, _ body: @escaping @Sendable (RenewalBench) async throws -> Void) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// - Throws: An unexpected error of the adapter, which the law does not expect.
    public func check(_ bench: RenewalBench) async throws {
        try await body(bench)
    }

    /// All laws.
    public static let all: [RenewalLaw] = holdingLaws + changeLaws
}

/// An encrypted vault that nothing has open, and what can be done to it.
public struct RenewalBench: Sendable {
    /// What takes hold of it.
    public let holder: any VaultHolder
    /// The bytes of its key, 32.
    public let key: [UInt8]
    /// Opens the vault as a command does, which must be possible; what it returns closes it again.
    public let open: @Sendable () async throws -> @Sendable () async -> Void
    /// Where the laws' keys are stored.
    public let memory: any SecretAllocator

    /// A bench.
    public init(
        holder: any VaultHolder, key: [UInt8], memory: any SecretAllocator,
        open: @escaping @Sendable () async throws -> @Sendable () async -> Void
    ) {
        self.holder = holder
        self.key = key
        self.memory = memory
        self.open = open
    }

    /// The vault's key in guarded memory, for number 0; another key for each other number.
    func secret(_ number: UInt8 = 0) throws -> SecretBytes {
        let bytes = key.map { $0 ^ number }
        var secret = try memory.allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }

    /// Whether the key of a number opens the vault.
    func opens(_ held: any HeldVault, _ number: UInt8 = 0) throws -> Bool {
        let secret = try secret(number)
        return try held.opens(under: secret)
    }

    /// Whether the vault's description names the key of a number.
    func names(_ held: any HeldVault, _ number: UInt8 = 0) throws -> Bool {
        let secret = try secret(number)
        return try held.names(secret)
    }

    /// Moves the vault from the key of one number to that of another.
    func rekey(_ held: any HeldVault, from one: UInt8 = 0, to other: UInt8) throws {
        let old = try secret(one)
        let new = try secret(other)
        try held.rekey(from: old, to: new)
    }

    /// Encrypts the vault under the key of a number.
    func encrypt(_ held: any HeldVault, _ number: UInt8 = 0) throws {
        let secret = try secret(number)
        try held.encrypt(under: secret)
    }

    /// Makes a plain vault of one under the key of a number.
    func decrypt(_ held: any HeldVault, _ number: UInt8 = 0) throws {
        let secret = try secret(number)
        try held.decrypt(from: secret)
    }
}
