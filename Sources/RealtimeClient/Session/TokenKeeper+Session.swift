public import WhisperMessengerPort
import WhisperKeychainPort
import WhisperMessaging
public import WhisperRealtimePort
import WhisperRealtimeProtocol
public import WhisperSecretMemory

/// Requests to the server about a session.
extension TokenKeeper {
    /// Logs in and stores the tokens.
    ///
    /// - Parameters:
    ///   - user: The login name.
    ///   - secret: The secret that authenticates the user: 1…1,024 bytes of UTF-8. Wiped by its owner.
    ///   - device: The name of this device, for the user's list of devices.
    /// - Returns: The user's id on the server.
    /// - Throws: `MessengerError`: `credentialsRefused` if the server rejects name and secret, `malformedToken` if the
    ///   secret is too long, `notLoggedIn` if the source of tokens is not a session, otherwise the failure of the
    ///   server, the transport or the keychain.
    public func logIn(
        _ user: String, secret: borrowing SecretBytes, device: String, at server: ServerAddress,
        by transport: any RealtimeTransport
    ) async throws(MessengerError) -> String {
        guard case .session(let keychain) = tokens.source else { throw .notLoggedIn }
        guard secret.count <= RealtimeLimits.secretBytes else { throw .malformedToken }
        let opening = LoginRequest(user: user, secret: secret.withUnsafeBytes { Array($0) }, device: device)
        let grant = try await grant(.openSession(opening), server, transport, refused: .credentialsRefused)
        try accept(grant, in: keychain)
        return grant.userID
    }

    /// Requests a new access token.
    ///
    /// - Parameter user: The user to whom it must belong.
    func refresh(
        of user: String, at server: ServerAddress, by transport: any RealtimeTransport
    ) async throws(MessengerError) {
        switch tokens.source {
        case .given(let give):
            try tokens.use(given: try give())
        case .session(let keychain):
            let refresh = SessionRefresh(refreshToken: try refreshToken(in: keychain))
            let grant = try await grant(.refreshSession(refresh), server, transport, refused: .sessionEnded)
            guard grant.userID == user else { throw .otherAccount }
            try accept(grant, in: keychain)
        }
    }

    /// Asks the server for the user of the token, for a vault that has no account yet.
    ///
    /// - Returns: The user's id on the server.
    /// - Throws: `MessengerError`: `tokenRefused` if the server rejects the token, `notLoggedIn` without one, otherwise the
    ///   failure of the server or the transport.
    public func owner(
        at server: ServerAddress, by transport: any RealtimeTransport
    ) async throws(MessengerError) -> String {
        if token == nil {
            guard case .given(let give) = tokens.source else { throw .notLoggedIn }
            try tokens.use(given: try give())
        }
        switch try await ask(.describeSession, server, transport) {
        case .user(let user): return user
        case .failure(let failure) where failure.status == 401: throw .tokenRefused
        case .failure(let failure): throw .refused(status: failure.status)
        default: throw .malformedAnswer
        }
    }

    /// Ends the session: notifies the server, if it can be reached, and removes the refresh token in any case.
    ///
    /// - Returns: Whether the server confirmed the end.
    /// - Throws: `MessengerError` if the refresh token could not be removed, or its removal could not be verified.
    public func logOut(
        _ account: MessengerAccount, by transport: any RealtimeTransport
    ) async throws(MessengerError) -> Bool {
        guard case .session(let keychain) = tokens.source else { return false }
        var isConfirmed = false
        do throws(MessengerError) {
            if token == nil { try await refresh(of: account.user, at: account.server.address, by: transport) }
            if case .closed = try await ask(.closeSession, account.server.address, transport) { isConfirmed = true }
        } catch {
            // A session unknown to the server is over as well.
            isConfirmed = error == .sessionEnded
        }
        tokens.drop()
        try forget(in: keychain)
        return isConfirmed
    }

    // MARK: Asking

    private func grant(
        _ request: consuming RESTRequest, _ server: ServerAddress, _ transport: any RealtimeTransport,
        refused: MessengerError
    ) async throws(MessengerError) -> SessionGrant {
        switch try await ask(request, server, transport) {
        case .session(let grant): return grant
        case .failure(let failure):
            switch failure.status {
            case 401, 403: throw refused
            default: throw .refused(status: failure.status)
            }
        default: throw .malformedAnswer
        }
    }

    private func ask(
        _ request: RESTRequest, _ server: ServerAddress, _ transport: any RealtimeTransport
    ) async throws(MessengerError) -> RESTResponse {
        do throws(RequestError) {
            return try await RESTExchange(transport: transport, server: server)
                .ask(request, as: request.needsToken ? token : nil)
        } catch {
            switch error {
            case .transport(let error): throw .transport(error)
            case .malformed: throw .malformedAnswer
            }
        }
    }

    /// Stores the refresh token first: once the access token is used, the previous refresh token is invalid.
    private func accept(_ grant: consuming SessionGrant, in keychain: any Keychain) throws(MessengerError) {
        // Moved out, so that the copy that is wiped is the only one.
        var (refresh, access): ([UInt8], [UInt8]) = ([], [])
        swap(&refresh, &grant.refreshToken)
        swap(&access, &grant.accessToken)
        try keep(refresh, in: keychain)
        try tokens.use(access)
    }
}
