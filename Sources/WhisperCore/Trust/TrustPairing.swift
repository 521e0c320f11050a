public import WhisperKeychainPort
public import WhisperSecretMemory
public import WhisperStorePort

/// Makes a copy of a vault and a copy of its keychain a pair: the number that the keychain keeps is that of the root that the
/// database has.
public struct TrustPairing: Sendable {
    /// The number of the root in the copy; nil where it has none.
    private let number: UInt64?

    /// Copies a database.
    ///
    /// Where another process changes what is vouched for meanwhile, the copy is made once more.
    ///
    /// - Parameter copy: Makes the copy, in place of one made before.
    public init<Failure: Error>(
        of store: any VaultStore, copying copy: () async throws(Failure) -> Void
    ) async throws {
        var before = try await TrustBook.number(in: store)
        while true {
            try await copy()
            let after = try await TrustBook.number(in: store)
            if after == before { break }
            before = after
        }
        number = before
    }

    /// Leaves the number of the copy alone in a copy of the keychain.
    public func settle(in keychain: any Keychain, memory: any SecretAllocator) throws(KeychainError) {
        try TrustAnchor(keychain: keychain, memory: memory).replace(with: number)
    }
}
