import WhisperStorePort

/// A contact, as far as the vault authenticates it.
struct JudgedContact: Hashable, Sendable {
    /// Its record, without any trust that is not authenticated.
    let record: ContactRecord
    /// Whether the record in the vault differs from what is authenticated.
    let isDoubtful: Bool

    /// Creates a contact that is authenticated.
    init(trusted record: ContactRecord) {
        self.record = record
        isDoubtful = false
    }

    /// Creates a contact that is not authenticated: it is unverified; it is revoked or blocked if its record or the
    /// authenticated statement says so.
    ///
    /// - Parameter isDoubtful: Whether something else is authenticated; nil if nothing is for any contact, so that only
    ///   a contact recorded as verified is in doubt.
    init(_ record: ContactRecord, doubting statement: TrustStatement?, isDoubtful: Bool? = nil) {
        var lowered = record
        lowered.trust = record.trust == .revoked || statement?.trust == .revoked ? .revoked : .unverified
        lowered.isBlocked = record.isBlocked || statement?.isBlocked == true
        self.record = lowered
        self.isDoubtful = isDoubtful ?? (lowered != record)
    }
}
