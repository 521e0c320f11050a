import WhisperArchive
public import WhisperKeychainPort
public import WhisperSecretMemory
import WhisperStorePort

/// Pairs a copy of a vault with a copy of its keychain: the number in the keychain is that of the database's root.
///
/// Only a root that the vault itself authenticates gets its number into the copy. The copy of a vault in doubt stays in
/// doubt.
public struct TrustPairing: Sendable {
    /// Whether the vault was in doubt when it was copied.
    public let isInDoubt: Bool
    /// What is authenticated of the copy.
    private let state: TrustBook.State

    /// Copies a database.
    ///
    /// If another process changes the trust data meanwhile, the copy is repeated.
    ///
    /// - Parameters:
    ///   - trust: The trust data of the vault that is copied.
    ///   - copy: Makes the copy, replacing an earlier one.
    /// - Throws: The error of the copy or of the vault.
    public init<Failure: Error>(
        of trust: TrustBook, copying copy: () async throws(Failure) -> Void
    ) async throws {
        var root = try await trust.store.trustRoot()
        while true {
            let (state, status) = (try await trust.state(), try await trust.status())
            try await copy()
            let present = try await trust.store.trustRoot()
            if present == root {
                (self.state, isInDoubt) = (state, status == .doubtful)
                return
            }
            root = present
        }
    }

    /// Reduces the numbers in a copy of the keychain to that of the copied root; leaves them if the vault is in doubt.
    ///
    /// - Throws: The keychain's error.
    public func settle(in keychain: any Keychain, memory: any SecretAllocator) throws(KeychainError) {
        let anchor = TrustAnchor(keychain: keychain, memory: memory)
        switch state {
        case .unbegun: try anchor.replace(with: nil)
        case .sound(_, let root): try anchor.replace(with: root.number)
        case .doubtful: break
        }
    }
}
