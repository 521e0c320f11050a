import WhisperCommand
import WhisperLocalization
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperStorePort
import WhisperSystemClock
import WhisperVault

/// The accounts that the vault is synchronised with: one at most of each service.
extension SyncAssembly {
    /// All of them.
    static func accounts(in store: any VaultStore) async throws(StoreError) -> [MessengerAccount] {
        var accounts: [MessengerAccount] = []
        for platform in Platform.messengers {
            if let account = try await MessengerAccount.stored(in: store, of: platform) { accounts.append(account) }
        }
        return accounts
    }

    /// Whether the keychain of a vault holds the session of an account.
    static func hasSession(of account: MessengerAccount, in vault: Vault) throws -> Bool {
        let memory = vault.adapters.memory
        if account.platform == .matrix {
            return try MatrixSession(
                .session(try vault.keychain(for: .matrix)), store: vault.store, memory: memory,
                clock: SystemStopwatch(), wallClock: vault.adapters.clock,
                random: { SystemRandomNumberGenerator() }
            ).hasSession()
        }
        return try TokenKeeper(.session(try vault.keychain(for: .realtime)), memory: memory).hasSession()
    }

    /// The accounts to follow: those of the vault, or the one at the server given. If the vault has none yet and the
    /// token comes from a file, the server is asked for the token's owner, and retried until it responds.
    func accounts(
        _ options: ServerOptions, whileWaiting report: (TransportError, Duration) -> Void
    ) async throws -> [MessengerAccount] {
        let stored = try await SyncAssembly.accounts(in: store)
        let given = try options.server.map { try SyncFailure.location($0) }
        if let given {
            if let account = stored.first(where: { $0.server == given }) { return [account] }
            if let account = stored.first(where: { $0.platform == .realtime }) {
                throw SyncFailure.otherAccount(account)
            }
        } else if !stored.isEmpty {
            if tokenFile != nil, stored.count > 1 { throw SyncFailure.severalAccounts }
            return stored
        }
        guard let given, tokenFile != nil else { throw SyncFailure.notLoggedIn }
        let service = try await retrying(report) { () throws(MessengerError) in
            try await ServiceDiscovery(transport: transport).service(at: given.description)
        }
        if service.platform == .matrix {
            return [
                try await retrying(report) { () throws(MessengerError) in
                    try await matrixSession.account(at: service.server, by: transport)
                }
            ]
        }
        let user = try await retrying(report) { () throws(MessengerError) in
            try await realtimeTokens.owner(at: given.address, by: transport)
        }
        let account = MessengerAccount(
            platform: .realtime, server: given, user: user, device: SyncAssembly.device)
        try await account.keep(in: store)
        return [account]
    }

    /// The account of a command that concerns one: the only one, or the one at the server given.
    func account(at server: String?) async throws -> MessengerAccount {
        let stored = try await SyncAssembly.accounts(in: store)
        guard let first = stored.first else { throw SyncFailure.notLoggedIn }
        guard let server else {
            guard stored.count == 1 else { throw SyncFailure.severalAccounts }
            return first
        }
        let given = try SyncFailure.location(server)
        guard let account = stored.first(where: { $0.server == given }) else { throw SyncFailure.otherAccount(first) }
        return account
    }

    /// The account that a conversation is of.
    func account(of conversation: Conversation, _ server: String?) async throws -> MessengerAccount {
        guard let account = try await MessengerAccount.stored(in: store, of: conversation.platform) else {
            throw SyncFailure.notLoggedIn
        }
        guard
            try server.map({ try SyncFailure.location($0) }) ?? account.server
                == account.server
        else { throw SyncFailure.otherAccount(account) }
        return account
    }

    /// Makes a request again, with growing delays, until the server can be reached.
    private func retrying<Value>(
        _ report: (TransportError, Duration) -> Void, _ body: () async throws(MessengerError) -> Value
    ) async throws -> Value {
        var delay = Duration.seconds(1)
        while true {
            let failure: TransportError
            do throws(MessengerError) {
                return try await body()
            } catch {
                guard case .transport(let cause) = error, SyncFailure.mayPass(cause) else { throw error }
                failure = cause
            }
            report(failure, delay)
            try await Task.sleep(for: delay)
            delay = min(delay * 2, .seconds(30))
        }
    }
}
