import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessengerPort
import Synchronization

/// `whisper-sync fetch`: fetches earlier messages of a conversation, and its files.
struct FetchCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "fetch", SyncCommandText.fetch, discussion: SyncCommandText.fetchDiscussion,
            examples: ["whisper-sync fetch 'Hiking club' --pages 10", "whisper-sync fetch Ben --pages 0 --files"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var choice: ServerChoice
    @OptionGroup var trust: TrustOptions

    @Option(name: .long, help: .text(SyncCommandText.pagesOption, value: "N"))
    var pages = 1

    @Flag(name: .long, help: .text(SyncCommandText.filesOption))
    var files = false

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    func checkArguments() throws {
        guard (0...1_000_000).contains(pages) else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber, ["option": "--pages", "value": .text(String(pages))])
        }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let entry = try await SyncedConversations(store: sync.store).entry(conversation)
        let account = try await sync.account(of: entry.conversation, choice.server)
        let received = Mutex<Int64>(0)
        try await sync.requesting(account) { messenger in
            guard messenger.abilities.contains(.history) else { throw MessengerError.unsupported }
            if pages > 0 {
                try await messenger.run(.history(of: entry.serverID, pages: pages)) { notice in
                    guard case .received(entry.serverID, let count, _) = notice else { return }
                    received.withLock { $0 += Int64(count) }
                }
            }
        }
        await sync.transport.shutDown()
        try report(entry.conversation, received.withLock { $0 }, in: context)
    }

    private func report(_ conversation: Conversation, _ messages: Int64, in context: Context) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "fetched", "conversation": .string(conversation.id.description),
                "messages": .integer(messages),
            ])
        }
        context.output.note(
            SyncText.historyFetched,
            [
                "conversation": .text(conversation.title),
                "count": .text(context.localizer.language.formatted(messages)),
            ])
    }
}
