import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimeClient
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

    @OptionGroup var size: FileSizeOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    func checkArguments() throws {
        guard (0...1_000_000).contains(pages) else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber, ["option": "--pages", "value": .text(String(pages))])
        }
        try size.check()
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let entry = try await SyncedConversations(store: sync.store).entry(conversation)
        let account = try await sync.account(of: entry.conversation, choice.server)
        var fetched = Fetched()
        var failure: (any Error)?
        do {
            try await fetch(entry, of: account, sync, &fetched)
        } catch {
            failure = error
        }
        await sync.transport.shutDown()
        // What was fetched before a failure is in the vault.
        if failure == nil || fetched.isSomething { try report(fetched, of: entry.conversation, in: context) }
        if let failure { throw failure }
        try fetched.files?.check()
    }

    /// What was fetched.
    private struct Fetched {
        var messages: Int64 = 0
        /// Whether there is nothing left to fetch; nil if that was not found out.
        var isComplete: Bool?
        var files: FileFetchTotals?

        var isSomething: Bool { messages > 0 || files.map { $0 != FileFetchTotals() } ?? false }
    }

    private func fetch(
        _ entry: SyncedConversations.Entry, of account: MessengerAccount, _ sync: SyncAssembly,
        _ fetched: inout Fetched
    ) async throws {
        let messenger = sync.messenger(account)
        guard account.platform != .realtime || files || pages == 0 else {
            return try await fetchOmitted(entry, of: account, sync, &fetched)
        }
        let needed: [MessengerAbility] = (pages > 0 ? [.history] : []) + (files ? [.media] : [])
        guard messenger.abilities.isSuperset(of: needed) else {
            throw SyncFailure.failure(of: .unsupported, account: account)
        }
        guard try messenger.isLoggedIn() else { throw SyncFailure.notLoggedIn }
        if pages > 0 {
            let history = HistoryCount(sync.context)
            defer { fetched.messages = history.end() }
            try await SyncFailure.mapping(of: account) {
                try await messenger.run(.history(of: entry.serverID, pages: pages)) { history.note($0, entry.serverID) }
            }
            try Task.checkCancellation()
            let gaps = try await sync.store.gaps(in: entry.conversation.id)
            fetched.isComplete = !gaps.contains { $0.lower == nil }
        }
        guard files else { return }
        var fetch = sync.files(messenger, size)
        let reporter = FileReporter(sync.context, failure: SyncFailure.failure(ofFile:))
        reporter.begin()
        defer {
            reporter.end()
            fetched.files = fetch.totals
        }
        do throws(FileFetchError<MessengerError>) {
            try await fetch.fetch(in: entry.conversation.id) { reporter.report($0) }
        } catch {
            throw SyncFailure.failure(of: error, account: account)
        }
    }

    /// Fetches what a server of the realtime protocol omitted: all else is there after a run in any case.
    private func fetchOmitted(
        _ entry: SyncedConversations.Entry, of account: MessengerAccount, _ sync: SyncAssembly,
        _ fetched: inout Fetched
    ) async throws {
        guard try sync.messenger(account).isLoggedIn() else { throw SyncFailure.notLoggedIn }
        let found = try await SyncFailure.mapping(of: account) {
            try await OmittedEvents(sync.realtimePorts, account: account).fetch(entry.serverID, pages: pages)
        }
        fetched.messages = Int64(found.messages.count)
        fetched.isComplete = found.isComplete
    }

    private func report(_ fetched: Fetched, of conversation: Conversation, in context: Context) throws {
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "fetched", "conversation": .string(conversation.id.description),
                "messages": .integer(fetched.messages), "complete": fetched.isComplete.map { .bool($0) } ?? .null,
                "files": fetched.files?.json ?? .null,
            ])
        }
        let title = TextArgument.text(conversation.title)
        if pages > 0, fetched.messages > 0 || fetched.isComplete != true {
            context.output.note(
                SyncText.historyFetched, ["conversation": title, "count": .count(fetched.messages)])
        }
        if fetched.isComplete == true { context.output.note(SyncText.historyComplete, ["conversation": title]) }
        fetched.files?.report(limit: size.bytes, in: context)
    }
}

/// Counts earlier messages as they arrive, with a progress bar.
private final class HistoryCount: Sendable {
    private let context: Context
    private let bar: Progress
    private let count = Mutex<Int64>(0)

    init(_ context: Context) {
        self.context = context
        bar = context.startProgress(LocalizedMessage(SyncText.fetchingHistory), unit: .items)
    }

    func note(_ notice: MessengerNotice, _ room: String) {
        guard case .received(room, let new, _) = notice else { return }
        let sum = count.withLock { count in
            count += Int64(new)
            return count
        }
        bar.update(done: sum, total: nil)
    }

    func end() -> Int64 {
        context.endProgress(bar)
        return count.withLock { $0 }
    }
}
