public import WhisperMessage
public import WhisperStorePort

/// The moment of the last removal of contents (ST-13): files of earlier messages are not fetched by themselves any more,
/// as what was removed to make room would come back at once. They are fetched when that is asked for.
public struct FetchHorizon: Sendable {
    private static let setting = "files.removed-at"
    private let store: any VaultStore

    /// Creates access to the moment in a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// The moment; nil if nothing was ever removed.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func moment() async throws(StoreError) -> Timestamp? {
        try await store.setting(Self.setting).flatMap { Int64($0) }.map { Timestamp(milliseconds: $0) }
    }

    /// Records that contents are about to be removed.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func note(removalAt moment: Timestamp) async throws(StoreError) {
        try await store.setSetting(Self.setting, to: String(moment.milliseconds))
    }
}
