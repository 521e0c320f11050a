import WhisperVault
import WhisperCommand
import WhisperFileKeychain
import WhisperLocalization
import WhisperMessage
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperStorePort
import WhisperSystemClock
import WhisperCore

/// Puts the client together: over which vault, with whose tokens, by which network.
struct SyncAssembly: Sendable {
    /// The vault.
    let store: any VaultStore
    /// The way to the server.
    let transport: any RealtimeTransport
    /// The tokens of the session in the keychain, or of a file.
    let tokens: TokenKeeper
    /// The file with the tokens, if they come from one.
    let tokenFile: TokenFile?

    private let context: Context
    private let vault: Vault

    /// - Parameters:
    ///   - path: The file with the access token; nil uses the session in the keychain.
    ///   - trust: The certificates that are trusted besides those of the system.
    init(_ context: Context, _ vault: Vault, tokens path: String?, trust: TrustOptions) throws {
        self.context = context
        self.vault = vault
        store = vault.store
        transport = try SyncNetwork.transport(trust, in: context)
        let sealing = try Adapters.sealing()
        if let path {
            let file = TokenFile(path: path, in: context)
            tokenFile = file
            tokens = TokenKeeper(.given { () throws(SyncError) in try file.token() }, memory: sealing)
        } else {
            tokenFile = nil
            tokens = try SyncAssembly.sessionTokens(of: vault)
        }
    }

    /// The tokens of the session that is stored in a vault's keychain.
    static func sessionTokens(of vault: Vault) throws -> TokenKeeper {
        TokenKeeper(.session(try vault.keychain(for: .realtime)), memory: vault.adapters.memory)
    }

    /// The ports of the client.
    var ports: SyncPorts {
        SyncPorts(
            store: store, transport: transport, tokens: tokens, clock: SystemStopwatch(), wallClock: context.clock)
    }

    /// What opens incoming messages: with the option, and wherever a conversation is bound to a contact (RT-10).
    func opening(_ options: SealOptions, trustsServerTime: Bool) throws -> IncomingOpening {
        IncomingOpening(
            try vault.sealedMessages().ports, opensEverything: options.isOn(in: context),
            trustsServerTime: trustsServerTime)
    }

    /// What saves outgoing messages.
    func dispatch(_ account: RealtimeAccount, _ options: SealOptions) throws -> MessageDispatch {
        MessageDispatch(
            try vault.sealedMessages().ports, account: account, sealsEverything: options.isOn(in: context))
    }

    // MARK: The account

    /// The account whose messages are synced: that of the vault. If the vault has none yet and the token comes from a
    /// file, the server is asked for the token's owner, and retried until it responds.
    func account(_ options: ServerOptions, whileWaiting report: (TransportError, Duration) -> Void) async throws
        -> RealtimeAccount
    {
        let kept = try await RealtimeAccount.stored(in: store)
        let given = try options.server.map { try SyncFailure.address($0) }
        if let kept, let given, kept.server != given { throw SyncFailure.otherAccount(kept) }
        if let kept { return kept }
        guard let given, tokenFile != nil else { throw SyncFailure.notLoggedIn }
        let account = RealtimeAccount(
            server: given, user: try await user(at: given, whileWaiting: report), device: SyncAssembly.device)
        try await account.keep(in: store)
        return account
    }

    /// The account of a vault that has one already.
    func settledAccount(_ options: ServerOptions) async throws -> RealtimeAccount {
        guard let kept = try await RealtimeAccount.stored(in: store) else { throw SyncFailure.notLoggedIn }
        guard try options.server.map({ try SyncFailure.address($0) }) ?? kept.server == kept.server else {
            throw SyncFailure.otherAccount(kept)
        }
        return kept
    }

    private func user(
        at server: ServerAddress, whileWaiting report: (TransportError, Duration) -> Void
    ) async throws -> String {
        var delay = Duration.seconds(1)
        while true {
            let failure: TransportError
            do throws(SyncError) {
                return try await tokens.owner(at: server, by: transport)
            } catch {
                guard case .transport(let cause) = error, SyncFailure.mayPass(cause) else { throw error }
                failure = cause
            }
            report(failure, delay)
            try await Task.sleep(for: delay)
            delay = min(delay * 2, .seconds(30))
        }
    }

    /// The default name of this device.
    static let device = "whisper-sync"
}
