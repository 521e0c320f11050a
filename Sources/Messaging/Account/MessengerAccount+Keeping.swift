import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperMessengerPort
public import WhisperStorePort

/// Stores the account of a service in the vault, as one setting that contains a JSON object.
extension MessengerAccount {
    /// The setting that holds the account of a service.
    package static func setting(of platform: Platform) -> String { "\(platform.rawValue).account" }

    /// Returns the vault's account of a service; nil if there is none yet.
    ///
    /// - Throws: `damaged` if the stored value is invalid, because replacing it could mix up two accounts; otherwise
    ///   any error of the store.
    public static func stored(
        in store: any VaultStore, of platform: Platform
    ) async throws(StoreError) -> MessengerAccount? {
        guard let text = try await store.setting(setting(of: platform)) else { return nil }
        guard let account = MessengerAccount(text: text, platform: platform) else { throw StoreError(.damaged) }
        return account
    }

    /// Stores the account in a vault that has none of this service, or the same one. The device may be another.
    ///
    /// - Throws: `otherAccount` if the vault belongs to another server or user; `store` if the vault fails.
    public func keep(in store: any VaultStore) async throws(MessengerError) {
        do throws(StoreError) {
            try await store.updateSetting(MessengerAccount.setting(of: platform)) { present throws(StoreError) in
                guard let present else { return text }
                guard let stored = MessengerAccount(text: present, platform: platform) else {
                    throw StoreError(.damaged)
                }
                guard stored.isSameAccount(as: self) else { throw StoreError(.constraint) }
                return stored == self ? present : text
            }
        } catch {
            throw error.code == .constraint ? .otherAccount : .store(error)
        }
    }

    /// Whether two values are of the same user. A Matrix user's id names the server, whose address may change.
    package func isSameAccount(as other: MessengerAccount) -> Bool {
        platform == other.platform && user == other.user && (platform == .matrix || server == other.server)
    }

    private var text: String {
        var object = JSONObject()
        object["server"] = .string(server.description)
        object["user"] = .string(user)
        object["device"] = .string(device)
        return JSONValue.object(object).text
    }

    private init?(text: String, platform: Platform) {
        guard case .object(let object)? = try? JSONValue.parse(text), case .string(let server)? = object["server"],
            let location = try? ServerLocation(server), case .string(let user)? = object["user"],
            case .string(let device)? = object["device"]
        else { return nil }
        self.init(platform: platform, server: location, user: user, device: device)
    }
}
