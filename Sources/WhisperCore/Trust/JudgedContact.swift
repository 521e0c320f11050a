import WhisperStorePort

/// A contact as far as the vault vouches for it.
struct JudgedContact: Hashable, Sendable {
    /// Its record, in which nothing is trusted that is not vouched for.
    let record: ContactRecord
    /// Whether the record in the vault says something else than is vouched for.
    let isDoubtful: Bool

    /// A contact that is vouched for.
    init(trusted record: ContactRecord) {
        self.record = record
        isDoubtful = false
    }

    /// A contact that is not vouched for: it is not verified; it is revoked or blocked where its record says so, or what is
    /// vouched for in its place does.
    ///
    /// - Parameter isDoubtful: Whether something else is vouched for; nil where nothing is of any contact, so that only one
    ///   that the vault says is verified is in doubt.
    init(_ record: ContactRecord, doubting statement: TrustStatement?, isDoubtful: Bool? = nil) {
        var lowered = record
        lowered.trust = record.trust == .revoked || statement?.trust == .revoked ? .revoked : .unverified
        lowered.isBlocked = record.isBlocked || statement?.isBlocked == true
        self.record = lowered
        self.isDoubtful = isDoubtful ?? (lowered != record)
    }
}
