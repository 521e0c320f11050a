import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessengerPort
import WhisperRealtimePort

/// `whisper-sync logout`: ends the session at the server, and removes what could renew it from this machine.
struct LogoutCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "logout", SyncCommandText.logout, discussion: SyncCommandText.logoutDiscussion,
            examples: ["whisper-sync logout"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var choice: ServerChoice
    @OptionGroup var trust: TrustOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let stored = try await SyncAssembly.accounts(in: vault.store)
        let account = stored.isEmpty ? nil : try await sync.account(at: choice.server)
        let isConfirmed = try await SyncFailure.mapping(of: account) { () -> Bool? in
            guard let account else { return nil }
            let messenger = sync.messenger(account)
            guard try messenger.isLoggedIn() else { return nil }
            return try await messenger.logOut()
        }
        await sync.transport.shutDown()
        let output = context.output
        guard !output.style.isJSON else {
            let names = account.map { LogoutCommand.secrets(of: $0) } ?? []
            return try output.json([
                "type": "logged-out", "removed": .array(isConfirmed == nil ? [] : names.map { .string($0) }),
                "confirmed": .bool(isConfirmed == true),
            ])
        }
        switch isConfirmed {
        case nil: output.note(SyncText.nothingToRemove)
        case true?: output.note(SyncText.loggedOut)
        case false?: output.note(SyncText.loggedOutHere)
        }
    }

    /// The names of the secrets that are removed.
    private static func secrets(of account: MessengerAccount) -> [String] {
        account.platform == .matrix ? ["matrix_refresh_token", "matrix_access_token"] : ["realtime_refresh_token"]
    }
}
