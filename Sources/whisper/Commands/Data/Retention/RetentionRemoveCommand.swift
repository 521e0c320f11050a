import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperVault

/// `whisper retention remove`: removes the rule of a chat, or the default.
struct RetentionRemoveCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "remove", RetentionText.remove,
            examples: ["whisper retention remove Anna", "whisper retention remove --default"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Flag(name: .customLong("default"), help: .text(RetentionText.defaultOption))
    var isDefault = false

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await RetentionTarget.named(conversation, isDefault: isDefault, in: vault.store, context)
            .conversation
        let schedule = RetentionSchedule(store: vault.store)
        guard let period = try await schedule.period(of: found?.id) else {
            let hint = LocalizedMessage(RetentionText.noneHint)
            guard let found else { throw CommandFailure(.notFound, RetentionText.noneDefault, hint: hint) }
            throw CommandFailure(.notFound, RetentionText.none, ["title": .text(found.title)], hint: hint)
        }
        try await schedule.set(nil, for: found?.id)
        guard !context.output.style.isJSON else {
            return try context.output.json(RetentionOutput.json(period, of: found))
        }
        guard let found else { return context.output.note(RetentionText.removedDefault) }
        context.output.note(RetentionText.removed, ["title": .text(found.title)])
    }
}
