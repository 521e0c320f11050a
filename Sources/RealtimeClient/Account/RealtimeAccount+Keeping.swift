import WhisperJSONText
import WhisperRealtimePort
public import WhisperStorePort

/// Keeping the account in the vault, as one setting that holds a JSON object.
extension RealtimeAccount {
    static let setting = "realtime.account"

    /// The account of a vault; nil where there was none yet.
    ///
    /// - Throws: `damaged` where what is kept is no account: making another one of it could mix up two.
    public static func kept(in store: any SettingStore) async throws(StoreError) -> RealtimeAccount? {
        guard let text = try await store.setting(setting) else { return nil }
        guard let account = RealtimeAccount(text: text) else { throw StoreError(.damaged) }
        return account
    }

    /// Keeps the account in a vault that has none, or the same.
    ///
    /// - Throws: `otherAccount` where the vault is of another server or user.
    public func keep(in store: any SettingStore) async throws(SyncError) {
        do throws(StoreError) {
            let kept = try await RealtimeAccount.kept(in: store)
            if kept == self { return }
            if let kept, kept.server != server || kept.user != user { throw StoreError(.constraint) }
            try await store.setSetting(RealtimeAccount.setting, to: text)
        } catch {
            throw error.code == .constraint ? .otherAccount : .store(error)
        }
    }

    private var text: String {
        var object = JSONObject()
        object["server"] = .string(server.description)
        object["user"] = .string(user)
        object["device"] = .string(device)
        return JSONValue.object(object).text
    }

    private init?(text: String) {
        guard case .object(let object)? = try? JSONValue.parse(text), case .string(let server)? = object["server"],
            let address = try? ServerAddress(server), case .string(let user)? = object["user"],
            case .string(let device)? = object["device"]
        else { return nil }
        self.init(server: address, user: user, device: device)
    }
}
