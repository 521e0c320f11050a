public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperStorePort

/// Why a change of what the owner trusts was not made.
public enum TrustError: Error, Hashable, Sendable {
    /// What the vault says about trust does not fit together, so nothing is trusted until the owner accepts it.
    case inDoubt
    /// Others got ahead too often.
    case changedMeanwhile
    /// The vault failed.
    case store(StoreError)
    /// The keychain failed.
    case keychain(KeychainError)
    /// A code could not be made.
    case sealing(SealingError)
}

extension TrustError: StoreFailure {
    static func keeping<Result>(_ body: () throws(KeychainError) -> Result) throws(TrustError) -> Result {
        do throws(KeychainError) { return try body() } catch { throw .keychain(error) }
    }

    static func sealing<Result>(_ body: () throws(SealingError) -> Result) throws(TrustError) -> Result {
        do throws(SealingError) { return try body() } catch { throw .sealing(error) }
    }
}
