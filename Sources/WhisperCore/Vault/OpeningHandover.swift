import WhisperMessage
public import WhisperStorePort

/// Hands on what a vault had opened to the backup that takes its place, so that nothing opened since the backup was made
/// opens again (ENV-8).
///
/// Before the backup takes the place, it notes that it does not know what was opened since; the note goes once the other
/// vault has handed on everything. Cut off in between, or where the other vault cannot be read, the note stays, and what
/// was sealed in that time opens with "may have been opened before".
public struct OpeningHandover: Sendable {
    /// What the backup did not know before: of a restoration of long ago.
    private let earlier: UnknownOpenings?
    /// The latest moment at which the backup was in use as a vault.
    private let mark: ClockReading
    /// What it does not know unless the other vault hands it on.
    public let unknown: UnknownOpenings

    /// Notes in a backup, before it takes a vault's place, that it does not know what was opened since it was made.
    public init(begunIn backup: any VaultStore) async throws(StoreError) {
        mark = try await backup.highWaterClock()
        earlier = try await backup.unknownOpenings()
        let begin = mark.mark ?? Timestamp(milliseconds: 0)
        unknown = UnknownOpenings(begin: min(begin, mark.judged), end: mark.judged).joined(with: earlier)
        try await backup.setUnknownOpenings(unknown)
    }

    /// Lets the vault that made room hand on what it had opened.
    ///
    /// Only a vault that the backup was made of knows what was opened since: one that has all of the backup's identities
    /// and openings, and was used at least as late. Another one hands on what it knows, and the note stays.
    ///
    /// - Returns: What the backup still does not know.
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
    /// The shortest time that holds both.
    fileprivate func joined(with other: UnknownOpenings?) -> UnknownOpenings {
        guard let other else { return self }
        return UnknownOpenings(begin: min(begin, other.begin), end: max(end, other.end))
    }
}
