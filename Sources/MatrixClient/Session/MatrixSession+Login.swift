public import WhisperMatrixProtocol
import WhisperKeychainPort
import WhisperMessage
public import WhisperMessengerPort
import WhisperMessaging
public import WhisperRealtimePort
public import WhisperSecretMemory
import WhisperStorePort

/// Beginning and ending a session.
extension MatrixSession {
    /// Logs in, as the vault's device if it has one, and stores the account and the tokens in the vault.
    ///
    /// If the vault belongs to another user, the new session is ended and nothing is stored.
    ///
    /// - Parameters:
    ///   - method: The way to log in, and as whom.
    ///   - secret: The password or login token: 1…4,096 bytes of UTF-8. Wiped by its owner.
    ///   - deviceName: The name of a new device, for the user's list of devices.
    /// - Returns: The account.
    /// - Throws: `MessengerError`: `credentialsRefused` if the server rejects name and secret, `malformedToken` if the
    ///   secret is empty or too long, `otherAccount`, `unsupported` if the server has no such login, `limited`,
    ///   `loginRefused` with the server's words for any other reason of its own,
    ///   `notLoggedIn` if the source of tokens is not a session, otherwise the failure of the server, the transport,
    ///   the vault or the keychain.
    public func logIn(
        _ method: MatrixLogin.Method, secret: borrowing SecretBytes, at server: ServerLocation, deviceName: String,
        by transport: any RealtimeTransport
    ) async throws(MessengerError) -> MessengerAccount {
        guard case .session(let keychain) = tokens.source else { throw .notLoggedIn }
        guard secret.count <= MatrixLimits.secretBytes else { throw .malformedToken }
        var bytes = secret.withUnsafeBytes { Array($0) }
        defer { bytes.wipe() }
        let known = try await stored()
        let exchange = MatrixExchange(transport: transport, server: server)
        var grant: MatrixGrant
        do throws(MatrixExchangeError) {
            let login = MatrixLogin(
                method, secret: bytes, device: (known?.device).flatMap { MatrixDeviceID($0) }, deviceName: deviceName)
            grant = try await exchange.ask(.login(login), as: nil) { (body) throws(MatrixProtocolError) in
                try MatrixGrant(login: body)
            }
        } catch {
            throw error.loginError
        }
        guard let user = grant.user, let device = grant.device else { throw .malformedAnswer }
        let account = MessengerAccount(platform: .matrix, server: server, user: user.text, device: device.text)
        // Moved out, so that the copies that are wiped are the only ones.
        let (access, refresh) = grant.takeTokens()
        let token = try tokens.token(access)
        do throws(MessengerError) {
            try await account.keep(in: store)
        } catch {
            // The vault is another user's: this session is of no use to it.
            _ = try? await exchange.ask(.logout, as: token) { _ in }
            throw error
        }
        try await countLogin()
        try keep(token, refresh: refresh ?? [], in: keychain)
        try await use(device: device.text)
        tokens.use(token)
        return account
    }

    /// Asks the server whose token it is, for tokens supplied by the caller, and stores the account in the vault.
    ///
    /// - Returns: The account.
    /// - Throws: `MessengerError`: `tokenRefused` if the server rejects the token, `otherAccount`, `notLoggedIn` if
    ///   there is none, otherwise the failure of the server, the transport or the vault.
    public func account(
        at server: ServerLocation, by transport: any RealtimeTransport
    ) async throws(MessengerError) -> MessengerAccount {
        guard case .given(let give) = tokens.source else { throw .notLoggedIn }
        if tokens.token == nil { try tokens.use(given: try give()) }
        let owner: MatrixAccount
        do throws(MatrixExchangeError) {
            owner = try await MatrixExchange(transport: transport, server: server).owner(of: tokens.token)
        } catch {
            throw error.isTokenRefused ? .tokenRefused : error.messengerError
        }
        let account = MessengerAccount(
            platform: .matrix, server: server, user: owner.user.text, device: owner.device?.text ?? "")
        try await account.keep(in: store)
        try await use(device: account.device)
        return account
    }

    /// The ways to log in that a server has, as far as this client has them, too.
    ///
    /// - Throws: `MessengerError` if the server cannot be reached or violates the protocol.
    public func loginMethods(
        at server: ServerLocation, by transport: any RealtimeTransport
    ) async throws(MessengerError) -> Set<MatrixLoginMethod> {
        do throws(MatrixExchangeError) {
            let exchange = MatrixExchange(transport: transport, server: server)
            let flows = try await exchange.ask(.loginFlows, as: nil) { (body) throws(MatrixProtocolError) in
                try MatrixReplies.loginFlows(body)
            }
            return Set(flows.compactMap { MatrixLoginMethod(rawValue: $0) })
        } catch {
            throw error.messengerError
        }
    }

    /// The address at which a browser begins a single sign-on. In the end the browser is sent to this machine with the
    /// login token in the address, `?loginToken=…`, which the user copies.
    public static func singleSignOnAddress(at server: ServerLocation) -> String {
        "\(server)/_matrix/client/v3/login/sso/redirect?redirectUrl=http%3A%2F%2Flocalhost%2F"
    }

    /// Ends the session: notifies the server, if it can be reached, and removes the tokens in any case.
    ///
    /// - Returns: Whether the server confirmed the end.
    /// - Throws: `MessengerError` if the tokens could not be removed, or their removal could not be verified.
    public func logOut(
        _ account: MessengerAccount, by transport: any RealtimeTransport
    ) async throws(MessengerError) -> Bool {
        guard case .session(let keychain) = tokens.source else { return false }
        var isConfirmed = false
        do throws(MessengerError) {
            try await ask(.logout, of: account, by: transport) { _ in }
            isConfirmed = true
        } catch {
            // A session unknown to the server is over as well.
            isConfirmed = error == .sessionEnded
        }
        tokens.drop()
        var failure: MessengerError?
        for name in [MatrixSession.accessToken, MatrixSession.refreshToken] {
            guard let name else { continue }
            do throws(MessengerError) { try tokens.forget(name, in: keychain) } catch { failure = error }
        }
        if let failure { throw failure }
        return isConfirmed
    }

    /// The vault's account; nil if there is none.
    func stored() async throws(MessengerError) -> MessengerAccount? {
        try await MatrixSession.storing { () throws(StoreError) in
            try await MessengerAccount.stored(in: store, of: .matrix)
        }
    }

    /// Stores new tokens in place of the previous ones.
    ///
    /// - Parameter refresh: The refresh token; empty if the server has issued none. The bytes are wiped.
    func keep(
        _ token: AccessToken, refresh: consuming [UInt8]?, in keychain: any Keychain
    ) throws(MessengerError) {
        guard let refreshName = MatrixSession.refreshToken, let accessName = MatrixSession.accessToken else { return }
        switch refresh {
        case nil: break
        case let bytes? where bytes.isEmpty: try tokens.forget(refreshName, in: keychain)
        case let bytes?: try tokens.keep(bytes, as: refreshName, in: keychain)
        }
        try tokens.keep(token.withUnsafeBytes { Array($0) }, as: accessName, in: keychain)
    }
}

/// A way to log in at a homeserver.
public enum MatrixLoginMethod: String, Hashable, Sendable, CaseIterable {
    /// By name and password.
    case password = "m.login.password"
    /// By a login token, which a single sign-on has issued to a browser.
    case token = "m.login.token"
}

extension MatrixExchange {
    /// Asks for the owner of a token.
    func owner(of token: AccessToken?) async throws(MatrixExchangeError) -> MatrixAccount {
        try await ask(.whoami, as: token) { (body) throws(MatrixProtocolError) in try MatrixAccount(body: body) }
    }
}

extension MatrixExchangeError {
    /// The reason a login failed.
    fileprivate var loginError: MessengerError {
        guard case .failure(let failure) = self, failure.isStated else { return messengerError }
        return switch failure.code {
        // The code of a wrong secret also stands for a login that the server has turned off.
        case .forbidden where failure.isTurnedOff:
            .loginRefused(words: failure.message ?? failure.code.description)
        case .forbidden, .unknownToken: .credentialsRefused
        case .unknown where failure.status == 400: .unsupported
        case .limitExceeded, .tooLarge, .unrecognized: messengerError
        default:
            failure.status < 500
                ? .loginRefused(words: failure.message ?? failure.code.description) : messengerError
        }
    }
}

extension MatrixFailure {
    /// Whether the server's words are about the way to log in and not about name and secret.
    fileprivate var isTurnedOff: Bool {
        let words = (message ?? "").lowercased()
        return ["disabled", "not enabled", "not allowed", "not permitted", "not supported"].contains {
            words.contains($0)
        }
    }
}

extension MatrixGrant {
    /// Moves the tokens out of the value.
    mutating func takeTokens() -> (access: [UInt8], refresh: [UInt8]?) {
        var (access, refresh): ([UInt8], [UInt8]?) = ([], nil)
        swap(&access, &accessToken)
        swap(&refresh, &refreshToken)
        return (access, refresh)
    }
}

extension MessengerAccount {
    /// Whether an account at a Matrix server is the one that was named to log in, by its local part or its full id.
    package func isMatrixUser(named name: String) -> Bool { MatrixUserID(user)?.isMeant(by: name) ?? false }
}
