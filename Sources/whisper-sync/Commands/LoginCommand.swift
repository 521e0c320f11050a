import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperSecretMemory

/// `whisper-sync login`: finds out which service a server offers, and opens a session there; the token that renews it
/// is stored in the vault's keychain (MX-5).
struct LoginCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "login", SyncCommandText.login, discussion: SyncCommandText.loginDiscussion,
            examples: [
                "whisper-sync login https://chat.example.org ana", "whisper-sync login example.org @ana:example.org",
                "pass show chat | whisper-sync login https://chat.example.org ana --secret-file -",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var trust: TrustOptions

    @Option(name: .long, help: .text(SyncCommandText.secretFile, value: "FILE"), completion: .file())
    var secretFile: String?

    @Option(name: .customLong("secret-fd"), help: .text(SyncCommandText.secretDescriptor, value: "N"))
    var secretDescriptor: Int32?

    @Flag(name: .customLong("login-token"), help: .text(SyncCommandText.loginTokenOption))
    var usesLoginToken = false

    @Option(name: .long, help: .text(SyncCommandText.device, value: "NAME"))
    var device = "whisper"

    @Argument(help: .text(SyncCommandText.serverArgument, value: "URL"))
    var server: String

    @Argument(help: .text(SyncCommandText.userArgument, value: "USER"))
    var user: String?

    func checkArguments() throws {
        guard user == nil, !usesLoginToken else { return }
        throw CommandFailure(.usage, SyncText.noUser)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        do {
            let account = try await account(sync, at: try await service(sync), in: context)
            await list(of: account, sync)
            await sync.transport.shutDown()
            warnOfOther(account, in: context)
            try report(account, in: context)
        } catch {
            await sync.transport.shutDown()
            throw error
        }
    }

    /// Says that a Matrix server calls the user something else than they did. Which account a login is of is the server's to
    /// say, and some rename their users, so that the session stays; but that may be a mistake, or another's account.
    private func warnOfOther(_ account: MessengerAccount, in context: Context) {
        guard account.platform == .matrix, !usesLoginToken, let user,
            !account.isMatrixUser(named: user)
        else { return }
        context.output.warning(
            LocalizedMessage(SyncText.otherUser, ["user": .text(account.user), "name": .text(user)]))
    }

    /// Brings the list of chats in, so that one can write at once. What fails here is no failure of the login; a run
    /// brings the list in.
    private func list(of account: MessengerAccount, _ sync: SyncAssembly) async {
        do throws(MessengerError) {
            _ = try await sync.messenger(account).rooms()
        } catch {
            if error == .unsupported { sync.context.output.warning(SyncFailure.noSync(at: account).message) }
        }
    }

    private func service(_ sync: SyncAssembly) async throws -> DiscoveredService {
        do throws(MessengerError) {
            return try await ServiceDiscovery(transport: sync.transport).service(at: server)
        } catch {
            switch error {
            case .invalidArgument: throw SyncFailure.invalidAddress(server)
            case .unsupported:
                throw CommandFailure(
                    FailureCode("unknown-service", .failure), SyncText.serviceUnknown, ["address": .text(server)])
            default: throw SyncFailure.failure(of: error)
            }
        }
    }

    private func account(
        _ sync: SyncAssembly, at service: DiscoveredService, in context: Context
    ) async throws -> MessengerAccount {
        let kept = try await MessengerAccount.stored(in: sync.store, of: service.platform)
        // The user's id at a Matrix server names the server, whose address may change.
        if let kept, service.platform == .realtime, kept.server != service.server {
            throw SyncFailure.otherAccount(kept)
        }
        return try await SyncFailure.mapping(of: kept) {
            guard service.platform == .matrix else { return try await realtimeAccount(sync, at: service, in: context) }
            let method: MatrixLogin.Method = usesLoginToken ? .token : .password(user: user ?? "")
            let way: MatrixLoginMethod = usesLoginToken ? .token : .password
            let offer = try await sync.matrixSession.loginOffer(at: service.server, by: sync.transport)
            if let refusal = offer.refusal(of: way) {
                throw SyncFailure.loginNotOffered(refusal, at: service.server)
            }
            do {
                return try await withSecret(at: service, in: context) { secret in
                    try await sync.matrixSession.logIn(
                        method, secret: secret, at: service.server, deviceName: device, by: sync.transport)
                }
            } catch MessengerError.unsupported {
                throw SyncFailure.loginNotOffered(offer.alternative(to: way), at: service.server)
            }
        }
    }

    private func realtimeAccount(
        _ sync: SyncAssembly, at service: DiscoveredService, in context: Context
    ) async throws -> MessengerAccount {
        guard let user, !usesLoginToken else {
            throw SyncFailure.loginNotOffered(.usePassword, at: service.server)
        }
        let id = try await withSecret(at: service, in: context) { secret in
            try await sync.realtimeTokens.logIn(
                user, secret: secret, device: device, at: service.server.address, by: sync.transport)
        }
        let account = MessengerAccount(platform: .realtime, server: service.server, user: id, device: device)
        do {
            try await account.keep(in: sync.store)
        } catch {
            // The vault is another user's: this session is of no use to it.
            _ = try? await sync.realtimeTokens.logOut(account, by: sync.transport)
            throw error
        }
        return account
    }

    private func report(_ account: MessengerAccount, in context: Context) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "logged-in", "service": .string(account.platform.rawValue),
                "server": .string(account.server.description), "user": .string(account.user),
            ])
        }
        context.output.note(
            SyncText.loggedIn, ["server": .text(account.server.description), "user": .text(account.user)])
    }

    /// Does what needs the secret of the account. One that was typed and refused is asked for again.
    private func withSecret<Result>(
        at service: DiscoveredService, in context: Context, _ use: (borrowing SecretBytes) async throws -> Result
    ) async throws -> Result {
        let address = service.server.description
        var question = LocalizedMessage(SyncText.askSecret, ["user": .text(user ?? ""), "server": .text(address)])
        if usesLoginToken {
            question = LocalizedMessage(SyncText.askLoginToken)
            if secretFile == nil, secretDescriptor == nil {
                let page = MatrixSession.singleSignOnAddress(at: service.server)
                context.output.note(SyncText.singleSignOn, ["address": .text(page)])
            }
        }
        do {
            return try await SecretLine(context).read(
                file: secretFile, descriptor: secretDescriptor, asking: question, trying: use
            ) { error in
                let isRefused =
                    error as? MessengerError == .credentialsRefused
                    || (error as? CommandFailure)?.code == .wrongPassphrase
                return isRefused ? SyncFailure.credentialsRefused.message : nil
            }
        } catch let error as CommandFailure {
            switch error.code {
            case .noPassphrase:
                throw CommandFailure(
                    FailureCode("no-secret", .failure), SyncText.noSecret,
                    hint: LocalizedMessage(SyncText.noSecretHint))
            case .wrongPassphrase: throw SyncFailure.credentialsRefused
            default: throw error
            }
        }
    }
}
