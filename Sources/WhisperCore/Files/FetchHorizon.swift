import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// The moment of the last removal of contents (ST-13): files of earlier messages are no longer fetched automatically,
/// as what was removed to make room would come back at once. They are fetched on request.
///
/// The moment may be wrong, because the clock was ahead when contents were removed. It is therefore never later than
/// the newest message at that time, and while the clock shows an earlier time, the first time at which that was noticed
/// counts instead. A clock that is behind for a while changes nothing permanently.
public struct FetchHorizon: Sendable {
    private static let setting = "files.removed-at"
    /// The moment that was in the future when it was read, and the time that the clock showed then.
    private static let doubt = "files.removed-at-in-doubt"
    private static let pageSize = 1_000

    private let store: any VaultStore

    /// Creates access to the moment in a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// The moment; nil if nothing was ever removed.
    ///
    /// - Parameter now: The time that the clock shows. A recorded moment after it is not returned, but the time at
    ///   which it was first read as being in the future.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func moment(at now: Timestamp) async throws(StoreError) -> Timestamp? {
        guard let recorded = try await store.setting(Self.setting), let milliseconds = Int64(recorded) else {
            return nil
        }
        let moment = Timestamp(milliseconds: milliseconds)
        guard moment > now else { return moment }
        if let noticed = Self.noticed(try await store.setting(Self.doubt), for: milliseconds), noticed <= now {
            return noticed
        }
        try await store.setSetting(Self.doubt, to: "\(milliseconds) \(now.milliseconds)")
        return now
    }

    /// Records that contents are about to be removed.
    ///
    /// - Parameter moment: The time that the clock shows. If every message in the vault is older, the time just after
    ///   the newest one is recorded, so that a clock that is ahead leaves out no message that arrives later.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func note(removalAt moment: Timestamp) async throws(StoreError) {
        let last = try await newest().map { Timestamp(milliseconds: $0.milliseconds.saturatingAdd(1)) } ?? moment
        try await store.setSetting(Self.setting, to: String(min(moment, last).milliseconds))
    }

    /// The time of the newest message, by the last message of each conversation; nil if there are none.
    private func newest() async throws(StoreError) -> Timestamp? {
        var newest: Timestamp?
        var last: Conversation?
        repeat {
            let page = try await store.conversations(after: last, limit: Self.pageSize)
            if let latest = page.compactMap(\.lastMessage?.timestamp).max() { newest = max(newest ?? latest, latest) }
            last = page.count == Self.pageSize ? page.last : nil
        } while last != nil
        return newest
    }

    /// The time at which a moment was first read as being in the future; nil if that is not recorded of this moment.
    private static func noticed(_ text: String?, for moment: Int64) -> Timestamp? {
        guard let parts = text?.split(separator: " "), parts.count == 2, Int64(parts[0]) == moment,
            let noticed = Int64(parts[1])
        else { return nil }
        return Timestamp(milliseconds: noticed)
    }
}
