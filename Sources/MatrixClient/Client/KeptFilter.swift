import WhisperArchive
import WhisperJSONText
import WhisperMessengerPort
import WhisperStorePort

/// The filter for polls that a server has, stored as one setting that contains a JSON object.
enum KeptFilter {
    private static let setting = "matrix.filter"

    /// Returns the server's id of the filter with a limit; nil if there is none.
    static func stored(
        in store: any VaultStore, of account: MessengerAccount, limit: Int
    ) async throws(StoreError) -> String? {
        guard let text = try await store.setting(setting), case .object(var object)? = try? JSONValue.parse(text),
            case .string(let id)? = object["id"]
        else { return nil }
        object["id"] = nil
        return object == key(account, limit) ? id : nil
    }

    /// Stores the server's id of the filter with a limit.
    static func keep(
        _ id: String, in store: any VaultStore, of account: MessengerAccount, limit: Int
    ) async throws(StoreError) {
        var object = key(account, limit)
        object["id"] = .string(id)
        try await store.setSetting(setting, to: JSONValue.object(object).text)
    }

    private static func key(_ account: MessengerAccount, _ limit: Int) -> JSONObject {
        ["server": .string(account.server.description), "user": .string(account.user), "limit": .integer(limit)]
    }
}
