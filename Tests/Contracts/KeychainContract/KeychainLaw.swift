import WhisperContractSupport
public import WhisperKeychainPort
public import WhisperSecretMemory
public import Testing

/// A requirement that every keychain must meet.
///
/// An adapter's test runs them all, each on a separate bench:
/// ```
/// @Test(arguments: KeychainLaw.all)
/// func law(_ law: KeychainLaw) async throws { try await law.check(makeBench()) }
/// ```
public struct KeychainLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: KeychainCapabilities
    private let body: @Sendable (KeychainBench) async throws -> Void

    init(
        _ sentence: String, needs: KeychainCapabilities = [],
        _ body: @escaping @Sendable (KeychainBench) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the bench lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ bench: KeychainBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws.
    public static let all: [KeychainLaw] = storingLaws + failureLaws + sharingLaws
}

/// An empty place for secrets, and what can be done to it.
public struct KeychainBench: Sendable {
    /// Reopens the place, with the right passphrase if there is one.
    public let open: @Sendable () throws -> any Keychain
    /// Opens the place with a wrong passphrase; nil if the keychain has none.
    public let openWithWrongPassphrase: (@Sendable () throws -> any Keychain)?
    /// Changes the stored data behind the keychain's back; nil if that cannot be done.
    public let damage: (@Sendable () throws -> Void)?
    /// Makes the place inaccessible; nil if that cannot be done.
    public let obstruct: (@Sendable () throws -> Void)?
    /// Where the laws' secrets are stored.
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

    /// What the bench has hooks for.
    public var capabilities: KeychainCapabilities {
        var capabilities: KeychainCapabilities = []
        if openWithWrongPassphrase != nil { capabilities.insert(.wrongPassphrase) }
        if damage != nil { capabilities.insert(.damage) }
        if obstruct != nil { capabilities.insert(.obstruction) }
        return capabilities
    }
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct KeychainCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `KeychainBench.openWithWrongPassphrase` is given.
    public static let wrongPassphrase = KeychainCapabilities(rawValue: 1)
    /// `KeychainBench.damage` is given.
    public static let damage = KeychainCapabilities(rawValue: 2)
    /// `KeychainBench.obstruct` is given.
    public static let obstruction = KeychainCapabilities(rawValue: 4)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.wrongPassphrase, "wrong passphrase"), (.damage, "damage"), (.obstruction, "obstruction"),
            ])
    }
}
