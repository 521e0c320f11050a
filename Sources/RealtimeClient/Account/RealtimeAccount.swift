public import WhisperRealtimePort
import WhisperJSONText
public import WhisperStorePort

/// The account that a vault syncs, and its server. Contains no secrets.
///
/// A vault has one account permanently: the conversations and cursors of two servers or users would get mixed up.
public struct RealtimeAccount: Hashable, Sendable {
    /// The server.
    public var server: ServerAddress
    /// The owner's id on the server: 1…128 visible ASCII characters.
    public var user: String
    /// The name of this device on the server.
    public var device: String

    /// Creates an account.
    public init(server: ServerAddress, user: String, device: String) {
        self.server = server
        self.user = user
        self.device = device
    }
}

/// Stores the account in the vault, as one setting that contains a JSON object.
extension RealtimeAccount {
    static let setting = "realtime.account"

    /// Returns the account of a vault; nil if there is none yet.
    ///
    /// - Throws: `damaged` if the stored value is invalid, because replacing it could mix up two accounts; otherwise
    ///   any error of the store.
    public static func stored(in store: any SettingStore) async throws(StoreError) -> RealtimeAccount? {
        guard let text = try await store.setting(setting) else { return nil }
        guard let account = RealtimeAccount(text: text) else { throw StoreError(.damaged) }
        return account
    }

    /// Stores the account in a vault that has none, or the same one.
    ///
    /// - Throws: `otherAccount` if the vault belongs to another server or user; `store` if the vault fails.
    public func keep(in store: any SettingStore) async throws(SyncError) {
        do throws(StoreError) {
            try await store.updateSetting(RealtimeAccount.setting) { present throws(StoreError) in
                guard let present else { return text }
                guard let stored = RealtimeAccount(text: present) else { throw StoreError(.damaged) }
                guard stored.server == server, stored.user == user else { throw StoreError(.constraint) }
                return stored == self ? present : text
            }
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
