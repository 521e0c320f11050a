import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperSecretMemory

/// `whisper-sync login`: opens a session at a server; the token that renews it is stored in the vault's keychain.
struct LoginCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "login", SyncCommandText.login, discussion: SyncCommandText.loginDiscussion,
            examples: [
                "whisper-sync login https://chat.example.org ana",
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

    @Option(name: .long, help: .text(SyncCommandText.device, value: "NAME"))
    var device = "whisper"

    @Argument(help: .text(SyncCommandText.serverArgument, value: "URL"))
    var server: String

    @Argument(help: .text(SyncCommandText.userArgument, value: "USER"))
    var user: String

    func execute(on vault: Vault, in context: Context) async throws {
        let address = try SyncFailure.address(server)
        let kept = try await RealtimeAccount.stored(in: vault.store)
        if let kept, kept.server != address { throw SyncFailure.otherAccount(kept) }
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let account = try await SyncFailure.mapping(of: kept) {
            let secret = try secret(at: address, in: context)
            let user = try await sync.tokens.logIn(
                user, secret: secret, device: device, at: address, by: sync.transport)
            let account = RealtimeAccount(server: address, user: user, device: device)
            do {
                try await account.keep(in: vault.store)
            } catch {
                // The vault is another user's: this session is of no use to it.
                _ = try? await sync.tokens.logOut(account, by: sync.transport)
                throw error
            }
            // So that one can write at once. What fails here is no failure of the login; a run brings the list in.
            try? await ConversationListing(sync.ports, account: account).fetch()
            return account
        }
        await sync.transport.shutDown()
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "logged-in", "server": .string(account.server.description), "user": .string(account.user),
            ])
        }
        context.output.note(
            SyncText.loggedIn, ["server": .text(account.server.description), "user": .text(account.user)])
    }

    private func secret(at address: ServerAddress, in context: Context) throws -> SecretBytes {
        let question = LocalizedMessage(
            SyncText.askSecret, ["user": .text(user), "server": .text(address.description)])
        do throws(CommandFailure) {
            return try SecretLine(context).read(file: secretFile, descriptor: secretDescriptor, asking: question)
        } catch {
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
