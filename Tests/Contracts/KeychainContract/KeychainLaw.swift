public import WhisperKeychainPort
public import WhisperSecretMemory
public import Testing

/// One thing that every keychain must do, or must refuse.
///
/// An adapter's test runs them all, each on a bench of its own:
/// ```
/// @Test(arguments: KeychainLaw.all)
/// func law(_ law: KeychainLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct KeychainLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (KeychainBench) async throws -> Void

    init(_ sentence: String, _ body: @escaping @Sendable (KeychainBench) async throws -> Void) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation; what the bench cannot do is not asked of the keychain.
    public func check(_ bench: KeychainBench) async throws {
        try await body(bench)
    }

    /// All laws.
    public static let all: [KeychainLaw] = storingLaws + failureLaws + sharingLaws
}

/// An empty place for secrets, and what can be done to it.
public struct KeychainBench: Sendable {
    /// Opens the place anew, with the right passphrase where there is one.
    public let open: @Sendable () throws -> any Keychain
    /// Opens the place with a wrong passphrase; nil where the keychain has none.
    public let openWithWrongPassphrase: (@Sendable () throws -> any Keychain)?
    /// Changes what is kept behind the keychain's back; nil where that cannot be done.
    public let damage: (@Sendable () throws -> Void)?
    /// Puts the place out of reach; nil where that cannot be done.
    public let obstruct: (@Sendable () throws -> Void)?
    /// Where the laws' secrets lie.
    public let memory: any SecretAllocator

    /// A bench that can do all that is given.
    public init(
        memory: any SecretAllocator, open: @escaping @Sendable () throws -> any Keychain,
        openWithWrongPassphrase: (@Sendable () throws -> any Keychain)? = nil,
        damage: (@Sendable () throws -> Void)? = nil, obstruct: (@Sendable () throws -> Void)? = nil
    ) {
        self.memory = memory
        self.open = open
        self.openWithWrongPassphrase = openWithWrongPassphrase
        self.damage = damage
        self.obstruct = obstruct
    }
}
