public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperStorePort

/// The reason a change of trust was not made.
public enum TrustError: Error, Hashable, Sendable {
    /// The vault's trust data is inconsistent, so nothing is trusted until the owner accepts it.
    case inDoubt
    /// Other processes were faster too often.
    case changedMeanwhile
    /// The vault failed.
    case store(StoreError)
    /// The keychain failed.
    case keychain(KeychainError)
    /// An authentication code could not be computed.
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
