import WhisperMessage
public import WhisperStorePort

/// Transfers a vault's record of openings to a backup that replaces it, so that nothing opened since the backup can be
/// opened again (ENV-8).
///
/// Before the backup replaces the vault, it records the period whose openings it does not know; the record is removed
/// once the other vault has transferred everything. After an interruption, or if the other vault cannot be read, it
/// remains, and messages sealed in that period are opened with "may have been opened before".
public struct OpeningHandover: Sendable {
    /// The period that was already unknown to the backup, from an earlier restoration.
    private let earlier: UnknownOpenings?
    /// The latest time at which the backup was in use as a vault.
    private let mark: ClockReading
    /// The period unknown to the backup unless the other vault transfers it.
    public let unknown: UnknownOpenings

    /// Records in a backup, before it replaces a vault, that it does not know the openings since it was made.
    ///
    /// - Throws: The vault's error.
    public init(begunIn backup: any VaultStore) async throws(StoreError) {
        mark = try await backup.highWaterClock()
        earlier = try await backup.unknownOpenings()
        let begin = mark.mark ?? Timestamp(milliseconds: 0)
        unknown = UnknownOpenings(begin: min(begin, mark.judged), end: mark.judged).joined(with: earlier)
        try await backup.setUnknownOpenings(unknown)
    }

    /// Transfers the openings of the replaced vault.
    ///
    /// Only a vault from which the backup was made knows all openings since: one that has all of the backup's
    /// identities and openings, and was used at least as late. Any other vault transfers what it knows, and the record
    /// remains.
    ///
    /// - Returns: The period that is still unknown to the backup.
    /// - Throws: The vault's error.
    public func finish(
        in backup: any VaultStore, from displaced: any VaultStore
    ) async throws(StoreError) -> UnknownOpenings? {
        let known = try await backup.ledgerState().opened
        var shared = 0
        var last: [UInt8]?
        while true {
            let page = try await displaced.openings(after: last, limit: OpeningHandover.pageSize)
            shared += try await backup.insertRecords(
                page.map { .opening(OpeningRecord(key: $0.key, message: nil, openedAt: $0.openedAt)) }
            ).duplicates
            guard page.count == OpeningHandover.pageSize, let key = page.last?.key else { break }
            last = key
        }
        guard shared == known, try await isSuccessor(displaced, of: backup) else { return unknown }
        let rest = try await displaced.unknownOpenings()
        let remaining = rest?.joined(with: earlier) ?? earlier
        try await backup.setUnknownOpenings(remaining)
        return remaining
    }

    private static let pageSize = 1_000

    /// Whether a vault has all identities of a backup and was used at least as late.
    private func isSuccessor(
        _ displaced: any VaultStore, of backup: any VaultStore
    ) async throws(StoreError) -> Bool {
        let identities = Set(try await displaced.identities().map(\.fingerprint))
        guard identities.isSuperset(of: try await backup.identities().map(\.fingerprint)) else { return false }
        guard let begin = mark.mark else { return true }
        return try await displaced.highWaterClock().mark.map { begin <= $0 } ?? false
    }
}

extension UnknownOpenings {
    /// The shortest period that contains both.
    func joined(with other: UnknownOpenings?) -> UnknownOpenings {
        guard let other else { return self }
        return UnknownOpenings(begin: min(begin, other.begin), end: max(end, other.end))
    }
}
