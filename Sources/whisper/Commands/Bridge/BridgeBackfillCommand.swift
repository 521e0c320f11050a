import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperVault

/// `whisper bridge backfill`: which older messages `bridge run` requests from the phone (ING-6). It needs neither a
/// bridge nor the network.
struct BridgeBackfillCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "backfill", BackfillText.backfill, discussion: BackfillText.backfillDiscussion,
            examples: [
                "whisper bridge backfill --conversation Ana --until 2024", "whisper bridge backfill --count 1000",
                "whisper bridge backfill --list", "whisper bridge backfill --conversation Ana --remove",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .chat, help: .text(BackfillText.conversationOption, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Option(name: .long, help: .text(BackfillText.untilOption, value: "DATE"))
    var until: String?

    @Option(name: .long, help: .text(BackfillText.countOption, value: "N"))
    var count: Int?

    @Flag(name: .long, help: .text(BackfillText.listOption))
    var list = false

    @Flag(name: .long, help: .text(BackfillText.removeOption))
    var remove = false

    func checkArguments() throws {
        let limits = [("--until", until != nil), ("--count", count != nil)].filter(\.1).map(\.0)
        let actions = [("--list", list), ("--remove", remove)].filter(\.1).map(\.0)
        let given = actions + limits
        if let action = actions.first, given.count > 1 {
            throw CommandFailure(
                .usage, BackfillText.oneAction, ["first": .text(action), "second": .text(given[1])])
        }
        if let count { _ = try NumberRange(1...1_000_000).check(count, of: "--count") }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let calendar = LocalCalendar(context)
        let moment = try until.map { try MomentArgument($0, option: "--until", in: context).start }
        if let until, let moment, moment > context.clock.now() {
            throw CommandFailure(.usage, UsageText.invalidValue, ["value": .text(until), "option": "--until"])
        }
        var chat: Conversation?
        if let conversation { chat = try await ConversationFinder(vault.store, in: context).find(conversation) }
        let plan = BackfillPlan(store: vault.store)
        if remove { return try await remove(from: plan, chat, context) }
        if list { return try await BackfillList(vault.store, calendar, context).print(of: chat) }
        let wish = try await plan.set(
            until: moment, count: count.map { Int64($0) }, for: chat?.id, at: context.clock.now())
        let isRunning = try BridgeVault(vault).isHeld()
        try await BackfillReport(vault.store, calendar, context).report(wish, for: chat, isRunning: isRunning)
    }

    private func remove(from plan: BackfillPlan, _ chat: Conversation?, _ context: Context) async throws {
        guard try await plan.remove(for: chat?.id) else {
            let hint = LocalizedMessage(BackfillText.noneHint)
            guard let chat else { throw CommandFailure(.notFound, BackfillText.noneAll, hint: hint) }
            throw CommandFailure(.notFound, BackfillText.noneChat, ["title": .text(chat.title)], hint: hint)
        }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "backfill-removed", "conversation": .string(chat?.id.description),
                "title": .string(chat?.title),
            ])
        }
        guard let chat else { return context.output.note(BackfillText.removedAll) }
        context.output.note(BackfillText.removedChat, ["title": .text(chat.title)])
    }
}
