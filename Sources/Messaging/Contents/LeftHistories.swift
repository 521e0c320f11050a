import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

/// Why the history of conversations is not fetched any further for now, by the server's ids of them: one setting that
/// contains a JSON object.
///
/// What is missing stays missing until a server returns it, so the reason outlives the run in which it was found, and is
/// forgotten once something of the history arrives.
public struct LeftHistories: Sendable {
    /// The reason.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The server brings nothing new, or hardly anything, however often it is asked.
        case nothingNew = "nothing-new"
        /// The server's answers are unreadable or too large.
        case unreadable
        /// The server does not permit it, or does not accept the request.
        case refused
    }

    private let store: any VaultStore

    /// Creates an accessor for the conversations of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Returns the reasons, by the server's ids of a service's conversations.
    ///
    /// - Throws: `StoreError` if the vault fails.
    public func reasons(of platform: Platform) async throws(StoreError) -> [String: Reason] {
        let members = LeftHistories.object(try await store.setting(LeftHistories.setting(of: platform))).members
        let pairs = members.compactMap { member -> (String, Reason)? in
            guard case .string(let text) = member.value, let reason = Reason(rawValue: text) else { return nil }
            return (member.name, reason)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Records why the history of a conversation is not fetched any further; nil if it is.
    ///
    /// - Throws: `StoreError` if the vault fails.
    public func note(_ reason: Reason?, of conversation: String, at platform: Platform) async throws(StoreError) {
        guard try await reasons(of: platform)[conversation] != reason else { return }
        try await store.updateSetting(LeftHistories.setting(of: platform)) { text in
            var kept = LeftHistories.object(text)
            kept[conversation] = reason.map { .string($0.rawValue) }
            return kept.isEmpty ? nil : JSONValue.object(kept).text
        }
    }

    private static func setting(of platform: Platform) -> String { "\(platform.rawValue).left" }

    private static func object(_ text: String?) -> JSONObject {
        guard let text, case .object(let object)? = try? JSONValue.parse(text) else { return JSONObject() }
        return object
    }
}
