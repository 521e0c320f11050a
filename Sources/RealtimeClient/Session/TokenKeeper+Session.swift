import WhisperKeychainPort
public import WhisperRealtimePort
import WhisperRealtimeProtocol
public import WhisperSecretMemory

/// What is asked of the server about a session.
extension TokenKeeper {
    /// Logs in, and keeps the tokens.
    ///
    /// - Parameters:
    ///   - user: The name to log in with.
    ///   - secret: What proves who it is: 1…1,024 bytes of UTF-8. Wiped by its owner.
    ///   - device: The name of this device, for the user's list of devices.
    /// - Returns: The user's id on the server.
    public func logIn(
        _ user: String, secret: borrowing SecretBytes, device: String, at server: ServerAddress,
        by transport: any RealtimeTransport
    ) async throws(SyncError) -> String {
        guard case .session(let keychain) = source else { throw .notLoggedIn }
        guard secret.count <= RealtimeLimits.secretBytes else { throw .malformedToken }
        let opening = SessionOpening(user: user, secret: secret.withUnsafeBytes { Array($0) }, device: device)
        let grant = try await grant(.openSession(opening), server, transport, refused: .credentialsRefused)
        try accept(grant, in: keychain)
        return grant.userID
    }

    /// Gets a new access token.
    ///
    /// - Parameter user: Whose it must be.
    func refresh(
        of user: String, at server: ServerAddress, by transport: any RealtimeTransport
    ) async throws(SyncError) {
        switch source {
        case .given(let give):
            try use(given: try give())
        case .session(let keychain):
            let refresh = SessionRefresh(refreshToken: try refreshToken(in: keychain))
            let grant = try await grant(.refreshSession(refresh), server, transport, refused: .sessionEnded)
            guard grant.userID == user else { throw .otherAccount }
            try accept(grant, in: keychain)
        }
    }

    /// Asks the server whose token it is, for a vault that has no account yet.
    ///
    /// - Returns: The user's id on the server.
    public func owner(
        at server: ServerAddress, by transport: any RealtimeTransport
    ) async throws(SyncError) -> String {
        if token == nil {
            guard case .given(let give) = source else { throw .notLoggedIn }
            try use(given: try give())
        }
        switch try await ask(.describeSession, server, transport) {
        case .user(let user): return user
        case .failure(let failure) where failure.status == 401: throw .tokenRefused
        case .failure(let failure): throw .refused(status: failure.status)
        default: throw .malformedAnswer
        }
    }

    /// Ends the session: tells the server, as far as it can be reached, and removes the refresh token in any case.
    ///
    /// - Returns: Whether the server knows.
    /// - Throws: Where the refresh token is still there afterwards, or that cannot be told.
    public func logOut(
        _ account: RealtimeAccount, by transport: any RealtimeTransport
    ) async throws(SyncError) -> Bool {
        guard case .session(let keychain) = source else { return false }
        var isTold = false
        do throws(SyncError) {
            if token == nil { try await refresh(of: account.user, at: account.server, by: transport) }
            if case .closed = try await ask(.closeSession, account.server, transport) { isTold = true }
        } catch {
            // A session that the server does not know any more is over, too.
            isTold = error == .sessionEnded
        }
        drop()
        try forget(in: keychain)
        return isTold
    }

    // MARK: Asking

    private func grant(
        _ request: consuming RESTRequest, _ server: ServerAddress, _ transport: any RealtimeTransport,
        refused: SyncError
    ) async throws(SyncError) -> SessionGrant {
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
    ) async throws(SyncError) -> RESTAnswer {
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

    /// Keeps the refresh token first: with the access token in use, its predecessor is good no more.
    private func accept(_ grant: consuming SessionGrant, in keychain: any Keychain) throws(SyncError) {
        // Moved out, so that what is wiped is the only copy.
        var (refresh, access): ([UInt8], [UInt8]) = ([], [])
        swap(&refresh, &grant.refreshToken)
        swap(&access, &grant.accessToken)
        try keep(refresh, in: keychain)
        try use(access)
    }
}
