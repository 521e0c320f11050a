public import WhisperStorePort

/// Why a policy could not be read or changed.
public enum PolicyError: Error, Hashable, Sendable {
    /// The signing keys could not be put behind the gate, or taken from there.
    case identity(IdentityError)
    /// The vault failed.
    case store(StoreError)
}

extension PolicyError: StoreFailure {}
