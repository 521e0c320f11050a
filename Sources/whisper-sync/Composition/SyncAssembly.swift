import WhisperVault
import WhisperBlobPort
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
import WhisperCore

/// Puts a messenger together: over which vault, with whose tokens, by which network.
struct SyncAssembly: Sendable {
    /// The vault.
    let store: any VaultStore
    /// The vault's attachments.
    let blobs: any BlobStore
    /// The way to the server.
    let transport: any RealtimeTransport
    /// The file with the access token, if it comes from one.
    let tokenFile: TokenFile?

    let context: Context
    let vault: Vault
    /// The tokens at a server of the realtime protocol: of the session in the keychain, or of the file.
    let realtimeTokens: TokenKeeper
    /// The session at a Matrix server, by the same source.
    let matrixSession: MatrixSession

    /// - Parameters:
    ///   - path: The file with the access token; nil uses the session in the keychain.
    ///   - trust: The certificates that are trusted besides those of the system.
    init(_ context: Context, _ vault: Vault, tokens path: String?, trust: TrustOptions) throws {
        self.context = context
        self.vault = vault
        store = vault.store
        blobs = try vault.attachments()
        transport = try SyncNetwork.transport(trust, in: context)
        let tokenFile = path.map { TokenFile(path: $0, in: context) }
        self.tokenFile = tokenFile
        func source(_ purpose: SecretPurpose) throws -> TokenSource {
            guard let tokenFile else { return .session(try vault.keychain(for: purpose)) }
            return .given { () throws(MessengerError) in try tokenFile.token() }
        }
        realtimeTokens = TokenKeeper(try source(.realtime), memory: vault.adapters.memory)
        matrixSession = MatrixSession(
            try source(.matrix), store: vault.store, memory: vault.adapters.memory, clock: SystemStopwatch(),
            wallClock: context.clock, random: { SystemRandomNumberGenerator() })
    }

    /// The service of an account.
    ///
    /// - Parameters:
    ///   - putsTokenInQuery: Whether the token is placed in the query of a socket's address.
    ///   - opening: What opens incoming messages; nil leaves them sealed.
    func messenger(
        _ account: MessengerAccount, putsTokenInQuery: Bool = false, opening: IncomingOpening? = nil
    ) -> any Messenger {
        if account.platform == .matrix {
            return MatrixMessenger(
                matrixPorts, account: account, random: { SystemRandomNumberGenerator() }, opening: opening)
        }
        var options = SyncOptions()
        options.putsTokenInQuery = putsTokenInQuery
        return RealtimeMessenger(
            realtimePorts, account: account, options: options, random: { SystemRandomNumberGenerator() },
            opening: opening)
    }

    /// The ports of the client of the realtime protocol.
    var realtimePorts: SyncPorts {
        SyncPorts(
            store: store, transport: transport, tokens: realtimeTokens, clock: SystemStopwatch(),
            wallClock: context.clock)
    }

    /// The ports of the client of Matrix.
    private var matrixPorts: MatrixPorts {
        MatrixPorts(
            store: store, transport: transport, session: matrixSession, clock: SystemStopwatch(),
            wallClock: context.clock, crypto: vault.adapters.crypto, blobs: blobs)
    }

    /// What downloads the files of a service's messages.
    func files(_ messenger: any Messenger, _ options: FileSizeOptions) -> FileFetch<MessengerFiles> {
        FileFetch(
            MessengerFiles(messenger), store: store, blobs: blobs, clock: SystemStopwatch(),
            rules: FileFetchRules(limit: options.bytes))
    }

    // MARK: Contents

    /// What opens incoming messages: with the option, and wherever a conversation is bound to a contact (RT-10).
    func opening(_ options: SealOptions, trustsServerTime: Bool) throws -> IncomingOpening {
        IncomingOpening(
            try vault.sealedMessages().ports, opensEverything: options.isOn(in: context),
            trustsServerTime: trustsServerTime)
    }

    /// What saves outgoing messages.
    func dispatch(_ messenger: any Messenger, _ options: SealOptions) throws -> MessageDispatch {
        MessageDispatch(
            try vault.sealedMessages().ports, account: messenger.account, limit: messenger.textLimit,
            sealsEverything: options.isOn(in: context))
    }

    /// The default name of this device.
    static let device = "whisper-sync"
}
