import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperRealtimeClient
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
    @OptionGroup var trust: TrustOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let account = try await RealtimeAccount.stored(in: vault.store)
        let isTold = try await SyncFailure.mapping(of: account) { () -> Bool? in
            guard let account, try sync.tokens.hasSession() else { return nil }
            return try await sync.tokens.logOut(account, by: sync.transport)
        }
        await sync.transport.shutDown()
        let output = context.output
        guard !output.style.isJSON else {
            return try output.json([
                "type": "logged-out", "removed": .array(isTold == nil ? [] : [.string(Self.token)]),
                "confirmed": .bool(isTold == true),
            ])
        }
        switch isTold {
        case nil: output.note(SyncText.nothingToRemove)
        case true?: output.note(SyncText.loggedOut, ["names": .text(Self.token)])
        case false?: output.note(SyncText.loggedOutHere, ["names": .text(Self.token)])
        }
    }

    /// The name of the secret that is removed.
    private static let token = "realtime_refresh_token"
}
