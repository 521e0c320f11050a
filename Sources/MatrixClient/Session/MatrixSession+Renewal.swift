import WhisperClockPort
import WhisperKeychainPort
import WhisperMatrixProtocol
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// Requests with the access token, and renewing it.
extension MatrixSession {
    /// Sends a request with the access token, which is renewed once if it is refused.
    @discardableResult
    func ask<Value>(
        _ request: MatrixRequest, of account: MessengerAccount, by transport: any RealtimeTransport,
        _ read: ([UInt8]) throws(MatrixProtocolError) -> Value
    ) async throws(MessengerError) -> Value {
        let exchange = MatrixExchange(transport: transport, server: account.server)
        return try await withToken(of: account, by: transport) { (token) async throws(MatrixExchangeError) in
            try await exchange.ask(request, as: token, read)
        }
    }

    /// Makes requests with the access token, which is renewed once if it is refused; then everything is done again.
    func withToken<Value>(
        of account: MessengerAccount, by transport: any RealtimeTransport,
        _ body: (AccessToken?) async throws(MatrixExchangeError) -> Value
    ) async throws(MessengerError) -> Value {
        if token == nil { try await renew(after: nil, for: account, by: transport) }
        let used = token
        do throws(MatrixExchangeError) {
            return try await body(used)
        } catch {
            guard error.isTokenRefused else { throw error.messengerError }
        }
        try await renew(after: used, for: account, by: transport)
        do throws(MatrixExchangeError) { return try await body(token) } catch { throw error.messengerError }
    }

    /// Whether another token than a refused one may be had. Of a session without a refresh token, only another process
    /// can have one.
    func mayRenew(after refused: AccessToken?) -> Bool {
        guard case .session(let keychain) = tokens.source else { return true }
        if token !== refused { return true }
        do throws(MessengerError) {
            if let name = MatrixSession.refreshToken, try tokens.has(name, in: keychain) { return true }
            return try kept(in: keychain, besides: refused) != nil
        } catch {
            // Renewing finds out what the keychain has.
            return true
        }
    }

    /// Makes another access token available than a refused one: that of another process, or a new one.
    ///
    /// - Parameter refused: The token that the server has refused; nil if there was none.
    /// - Throws: `MessengerError`: `sessionEnded`, `notLoggedIn` without any token, `tokenRefused` if the caller
    ///   supplies the same one again, `otherAccount`; otherwise the failure of the server, the transport, the vault or
    ///   the keychain.
    func renew(
        after refused: AccessToken?, for account: MessengerAccount, by transport: any RealtimeTransport
    ) async throws(MessengerError) {
        // Something else in this process was faster.
        if let token, token !== refused { return }
        let exchange = MatrixExchange(transport: transport, server: account.server)
        switch tokens.source {
        case .given(let give):
            try tokens.use(given: try give())
            guard let given = token, try await isAccepted(given, for: account, by: exchange) else {
                throw .tokenRefused
            }
        case .session(let keychain):
            try await renew(after: refused, for: account, in: keychain, by: exchange)
        }
    }

    private func renew(
        after refused: AccessToken?, for account: MessengerAccount, in keychain: any Keychain,
        by exchange: MatrixExchange
    ) async throws(MessengerError) {
        var refused = refused
        while true {
            if let found = try kept(in: keychain, besides: refused) {
                guard try await isAccepted(found, for: account, by: exchange) else {
                    refused = found
                    continue
                }
                return tokens.use(found)
            }
            guard let name = MatrixSession.refreshToken, try tokens.has(name, in: keychain) else {
                throw refused == nil ? .notLoggedIn : .sessionEnded
            }
            let lease = RenewalLease(store, wallClock, random())
            if try await MatrixSession.storing({ () throws(StoreError) in try await lease.take() }) {
                let result = await refreshed(after: refused, for: account, in: keychain, by: exchange)
                await lease.giveBack()
                if let token = try result.get() { return tokens.use(token) }
            } else {
                await clock.wait(for: .milliseconds(200))
                if Task.isCancelled { throw .transport(.cancelled) }
            }
        }
    }

    /// Refreshes the tokens and stores them; nil if another process has done so meanwhile.
    private func refreshed(
        after refused: AccessToken?, for account: MessengerAccount, in keychain: any Keychain,
        by exchange: MatrixExchange
    ) async -> Result<AccessToken?, MessengerError> {
        do throws(MessengerError) {
            guard try kept(in: keychain, besides: refused) == nil else { return .success(nil) }
            guard let name = MatrixSession.refreshToken, var refresh = try tokens.secret(name, in: keychain) else {
                throw .sessionEnded
            }
            defer { refresh.wipe() }
            var grant: MatrixGrant
            do throws(MatrixExchangeError) {
                grant = try await exchange.ask(.refresh(token: refresh), as: nil) {
                    (body) throws(MatrixProtocolError) in try MatrixGrant(refresh: body)
                }
            } catch {
                throw error.refreshError
            }
            let (access, successor) = grant.takeTokens()
            let token = try tokens.token(access)
            try keep(token, refresh: successor, in: keychain)
            if attemptDevice.isEmpty { try await use(device: account.device) }
            return .success(token)
        } catch {
            return .failure(error)
        }
    }

    /// The keychain's access token, if it is another one than the refused one.
    private func kept(
        in keychain: any Keychain, besides refused: AccessToken?
    ) throws(MessengerError) -> AccessToken? {
        guard let name = MatrixSession.accessToken, let bytes = try tokens.secret(name, in: keychain) else {
            return nil
        }
        let found = try tokens.token(bytes)
        let isRefused = found.withUnsafeBytes { found in
            refused?.withUnsafeBytes { $0.elementsEqual(found) } ?? false
        }
        return isRefused ? nil : found
    }

    /// Whether the server accepts a token, as one of the account's user.
    private func isAccepted(
        _ token: AccessToken, for account: MessengerAccount, by exchange: MatrixExchange
    ) async throws(MessengerError) -> Bool {
        let owner: MatrixAccount
        do throws(MatrixExchangeError) {
            owner = try await exchange.owner(of: token)
        } catch {
            if error.isTokenRefused { return false }
            throw error.messengerError
        }
        guard owner.user.text == account.user else { throw .otherAccount }
        try await use(device: owner.device?.text ?? account.device)
        return true
    }
}

extension MatrixExchangeError {
    /// The reason a refresh failed.
    fileprivate var refreshError: MessengerError {
        guard case .failure(let failure) = self, failure.isStated else { return messengerError }
        return switch failure.code {
        case .forbidden, .unknownToken, .notFound, .unrecognized, .deactivated: .sessionEnded
        default: messengerError
        }
    }
}
