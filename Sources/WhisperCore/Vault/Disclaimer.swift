import WhisperArchive
public import WhisperClockPort
import WhisperMessage
public import WhisperStorePort

/// A version of the legal disclaimer, which the owner of a vault accepts (UX-5).
public struct Disclaimer: Hashable, Sendable {
    /// The version of its text.
    public let version: String

    /// The text in force. A new text needs a new acceptance.
    public static let current = Disclaimer(version: "1")

    /// The version of the text that is in force.
    public static var currentVersion: String { current.version }

    /// A version of the text, such as one that a program shows.
    public init(version: String) {
        self.version = version
    }

    /// Records that the current text is accepted.
    ///
    /// - Throws: The vault's error.
    public static func accept(in settings: any VaultStore, clock: any WallClock) async throws(StoreError) {
        let now = clock.now()
        try await settings.setSetting(timeName, to: String(now.milliseconds))
        try await settings.setSetting(versionName, to: currentVersion)
    }

    /// Whether the text in force is accepted.
    ///
    /// - Throws: The vault's error.
    public static func isAccepted(in settings: any VaultStore) async throws(StoreError) -> Bool {
        try await settings.setting(versionName) == currentVersion
    }

    private static let versionName = "disclaimer.version"
    private static let timeName = "disclaimer.accepted-at"
}
