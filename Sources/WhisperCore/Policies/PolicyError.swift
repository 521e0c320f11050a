public import WhisperStorePort

/// The reason a policy could not be read or changed.
public enum PolicyError: Error, Hashable, Sendable {
    /// The signing keys could not be put behind the gate, or moved out of it.
    case identity(IdentityError)
    /// The vault failed.
    case store(StoreError)
}

extension PolicyError: StoreFailure {}
