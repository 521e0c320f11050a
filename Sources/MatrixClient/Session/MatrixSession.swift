import WhisperArchive
import WhisperCore
public import WhisperClockPort
import WhisperKeychainPort
import WhisperMatrixProtocol
public import WhisperMessaging
public import WhisperMessengerPort
public import WhisperRealtimePort
public import WhisperSecretMemory
public import WhisperStorePort
import Synchronization

/// A session at a homeserver (MX-5): its access token in guarded memory, and both of its tokens in the keychain.
///
/// Nobody can be locked out:
/// - New tokens are in the keychain before they are used, and the server accepts the previous refresh token until one
///   of its successors has been used. A crash or a lost response leaves a usable one in the keychain.
/// - The access token is in the keychain, too. A process whose token is refused looks there first, as another process
///   may have renewed it. Some servers issue no refresh tokens; the access token is then used until it is refused.
/// - Two processes never renew at once: the second successor of a refresh token would void the first one, and the
///   order of the writes to the keychain need not be that of the server. The vault holds a lease for it.
///
/// Servers do not always say whether a session that refuses its access token can be renewed ("Soft logout"). It is over
/// when its refresh token is refused as well, or if it has none.
public final class MatrixSession: Sendable {
    let tokens: SessionTokens
    let store: any VaultStore
    let clock: any MonotonicClock
    let wallClock: any WallClock
    let random: @Sendable () -> any RandomNumberGenerator & Sendable
    private let device = Mutex("")
    private let authenticatedMedia = Mutex(false)

    static let refreshToken = SecretName(rawValue: "matrix_refresh_token")
    static let accessToken = SecretName(rawValue: "matrix_access_token")

    /// The names of the secrets in the keychain.
    public static var secretNames: [String] { [refreshToken, accessToken].compactMap { $0?.rawValue } }

    /// Creates a session from a source of tokens.
    ///
    /// - Parameters:
    ///   - store: The vault, which holds the account.
    ///   - random: Makes the randomness that identifies a process while it renews the session.
    public init(
        _ source: TokenSource, store: any VaultStore, memory: any SecretAllocator, clock: any MonotonicClock,
        wallClock: any WallClock, random: @escaping @Sendable () -> any RandomNumberGenerator & Sendable
    ) {
        self.random = random
        tokens = SessionTokens(source, memory: memory)
        self.store = store
        self.clock = clock
        self.wallClock = wallClock
    }

    /// The access token; nil until it was taken from its source.
    public var token: AccessToken? { tokens.token }

    /// Returns whether there is a token, or access tokens are supplied by the caller.
    ///
    /// - Throws: `MessengerError.keychain` if the keychain is unavailable.
    public func hasSession() throws(MessengerError) -> Bool {
        guard case .session(let keychain) = tokens.source else { return true }
        for name in [MatrixSession.accessToken, MatrixSession.refreshToken] {
            if let name, try tokens.has(name, in: keychain) { return true }
        }
        return false
    }

    /// Whether the server is known to have the paths for media that need the token. A server that has them keeps them.
    var hasAuthenticatedMedia: Bool { authenticatedMedia.withLock { $0 } }

    /// Remembers that the server has the paths for media that need the token.
    func noteAuthenticatedMedia() { authenticatedMedia.withLock { $0 = true } }

    // MARK: The device

    /// The device for which transaction ids count (MX-3): the server's id of it, and the number of the login.
    ///
    /// A server may forget the transactions of a device when it is logged out, even if it is then logged in again under
    /// the same id. What was posted before a login is therefore looked up before it is posted again.
    var attemptDevice: String { device.withLock { $0 } }

    /// Sets the device of the access token.
    func use(device id: String) async throws(MessengerError) {
        let logins = try await MatrixSession.storing { () throws(StoreError) in
            try await store.setting(MatrixSession.logins) ?? "0"
        }
        device.withLock { $0 = "\(id) \(logins)" }
    }

    /// Counts a login.
    func countLogin() async throws(MessengerError) {
        try await MatrixSession.storing { () throws(StoreError) in
            try await store.updateSetting(MatrixSession.logins) { present in
                String((present.flatMap { Int64($0) } ?? 0).saturatingAdd(1))
            }
        }
    }

    /// The setting that counts the logins.
    private static let logins = "matrix.logins"

    static func storing<Value>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(MessengerError) -> Value {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }
}
