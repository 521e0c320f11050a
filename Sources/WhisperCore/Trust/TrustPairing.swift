public import WhisperKeychainPort
public import WhisperSecretMemory
public import WhisperStorePort

/// Pairs a copy of a vault with a copy of its keychain: the number in the keychain is that of the database's root.
public struct TrustPairing: Sendable {
    /// The number of the copy's root; nil if it has none.
    private let number: UInt64?

    /// Copies a database.
    ///
    /// If another process changes the trust data meanwhile, the copy is repeated.
    ///
    /// - Parameter copy: Makes the copy, replacing an earlier one.
    /// - Throws: The error of the copy or of the vault.
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

    /// Reduces the numbers in a copy of the keychain to that of the copied root.
    ///
    /// - Throws: The keychain's error.
    public func settle(in keychain: any Keychain, memory: any SecretAllocator) throws(KeychainError) {
        try TrustAnchor(keychain: keychain, memory: memory).replace(with: number)
    }
}
