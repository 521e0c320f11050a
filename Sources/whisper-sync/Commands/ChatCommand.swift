import WhisperMessage
import ArgumentParser
import Synchronization
import WhisperBrowsing
import WhisperCommand
import WhisperLocalization
import WhisperRealtimePort
import WhisperMessengerPort
import WhisperVault

/// `whisper-sync chat`: the vault in the full-screen view, with a text to write below the messages (LOOK-7).
struct ChatCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "chat", SyncCommandText.chat, discussion: SyncCommandText.chatDiscussion,
            examples: ["whisper-sync chat", "whisper-sync chat Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String?

    func execute(in context: Context) async throws {
        try BrowserSession.requireTerminal(in: context)
        try await executeOnVault(in: context)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let totals = RunTotals(context)
        let following = try AccountFollowing(sync, totals, server, sealing, files: .configured(FileSizeOptions()))
        do {
            if try await SyncAssembly.accounts(in: sync.store).isEmpty, server.tokenFile == nil {
                throw SyncFailure.notLoggedIn
            }
            let chat = if let conversation { try await sync.target(conversation).id } else { nil as UniqueIdentifier? }
            let connections = Connections(context.localizer)
            let writer = SyncChatWriter(sync: sync, sealing: sealing)
            let kept = try await BrowserSession.show(vault, in: context, opening: chat, writer: writer) { session in
                do {
                    try await following.run { account, notice in
                        if case .state(let state) = notice {
                            session.showConnection(connections.note(state, of: account))
                        }
                    }
                } catch {
                    guard !Task.isCancelled else { return }
                    session.showConnection(context.localizer(SyncText.stateEnded))
                    let failure = FailureReport.failure(of: error)
                    let words = [failure.message, failure.hint].compactMap { $0?.text(context.localizer) }
                    context.output.warning(LocalizedMessage(verbatim: words.joined(separator: " ")))
                }
            }
            if kept > 0 { context.output.note(BrowserText.draftsKept, ["count": .count(kept)]) }
        } catch {
            await sync.transport.shutDown()
            throw error
        }
        await sync.transport.shutDown()
        try await totals.end(sync.store)
    }
}

/// The connections of all accounts, in one word.
private final class Connections: Sendable {
    private let localizer: Localizer
    private let states = Mutex<[MessengerAccount: MessengerState]>([:])

    init(_ localizer: Localizer) { self.localizer = localizer }

    /// Takes the state of one, and returns what there is to say about all.
    func note(_ state: MessengerState, of account: MessengerAccount) -> String {
        let all = states.withLock { states in
            states[account] = state
            return Array(states.values)
        }
        if all.allSatisfy({ $0 == .live }) { return localizer(SyncText.stateConnected) }
        let isEnded = all.contains { [.signedOut, .wrongUser, .stopped].contains($0) }
        let isConnecting = all.contains { [.connecting, .refreshing].contains($0) }
        return localizer(isEnded ? SyncText.stateEnded : isConnecting ? .stateConnecting : .stateWaiting)
    }
}
