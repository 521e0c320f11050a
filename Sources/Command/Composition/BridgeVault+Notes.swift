import WhisperArchive
package import WhisperIngestionPort
package import WhisperMessage
package import WhisperStorePort

/// What `whisper bridge status` reports of earlier runs. It contains no secret.
extension BridgeVault {
    /// The link to the account: the name of this device on the phone, and when it was made.
    package struct Link: Hashable, Sendable {
        package let device: String
        package let since: Timestamp
    }

    /// The failure that ended the last run.
    package struct EndedRun: Hashable, Sendable {
        package let failure: LiveFailure
        package let at: Timestamp
    }

    private static let linkSetting = "bridge.link"
    private static let failureSetting = "bridge.failure"
    private static let pendingSetting = "bridge.pending"

    /// The number of lines that the bridge had, and the vault had not acknowledged.
    package struct Pending: Hashable, Sendable {
        package let lines: Int64
        package let at: Timestamp
    }

    /// The link; nil if there is none.
    package func link() async throws(StoreError) -> Link? {
        guard let (moment, device) = try await note(BridgeVault.linkSetting) else { return nil }
        return Link(device: device, since: moment)
    }

    /// Records that the account was linked.
    package func noteLink(device: String, at moment: Timestamp) async throws(StoreError) {
        try await store.setSetting(BridgeVault.linkSetting, to: "\(moment.milliseconds) \(device)")
        try await noteFailure(nil, at: moment)
    }

    /// The failure that ended the last run; nil if none did.
    package func lastFailure() async throws(StoreError) -> EndedRun? {
        guard let (moment, name) = try await note(BridgeVault.failureSetting), let failure = LiveFailure(rawValue: name)
        else { return nil }
        return EndedRun(failure: failure, at: moment)
    }

    /// Records what ended a run; nil for a run that ended in good order.
    package func noteFailure(_ failure: LiveFailure?, at moment: Timestamp) async throws(StoreError) {
        try await store.setSetting(
            BridgeVault.failureSetting, to: failure.map { "\(moment.milliseconds) \($0.rawValue)" })
    }

    /// How many lines the bridge had when it was last asked, and that number changed; nil if none ever was.
    package func pending() async throws(StoreError) -> Pending? {
        guard let (moment, text) = try await note(BridgeVault.pendingSetting), let lines = Int64(text)
        else { return nil }
        return Pending(lines: lines, at: moment)
    }

    /// Records how many lines the bridge has that are not yet acknowledged.
    package func notePending(_ lines: Int64, at moment: Timestamp) async throws(StoreError) {
        try await store.setSetting(BridgeVault.pendingSetting, to: "\(moment.milliseconds) \(lines)")
    }

    /// Forgets the link, the failure and the bridge's lines of an account that is no longer linked.
    package func forgetNotes() async throws(StoreError) {
        for name in [BridgeVault.linkSetting, BridgeVault.failureSetting, BridgeVault.pendingSetting] {
            try await store.setSetting(name, to: nil)
        }
    }

    /// A moment and the words behind it.
    private func note(_ name: String) async throws(StoreError) -> (Timestamp, String)? {
        guard let text = try await store.setting(name), let space = text.firstIndex(of: " "),
            let milliseconds = Int64(text[..<space])
        else { return nil }
        return (Timestamp(milliseconds: milliseconds), String(text[text.index(after: space)...]))
    }
}
