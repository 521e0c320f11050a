import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperVault

/// `whisper retention set`: sets how long the messages of a chat, or by default of all chats, are kept.
struct RetentionSetCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "set", RetentionText.set, discussion: RetentionText.setDiscussion,
            examples: [
                "whisper retention set Anna 90d", "whisper retention set Anna forever",
                "whisper retention set --default 2y",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    /// With `--default`, the age is the first argument.
    @Argument(help: .text(RetentionText.chatArgument, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Argument(help: .text(RetentionText.ageArgument, value: "AGE"))
    var age: String?

    @Flag(name: .customLong("default"), help: .text(RetentionText.defaultOption))
    var isDefault = false

    func execute(on vault: Vault, in context: Context) async throws {
        guard let text = isDefault ? conversation : age, !isDefault || age == nil else {
            throw CommandFailure(.usage, isDefault ? RetentionText.oneTarget : RetentionText.ageMissing)
        }
        guard let period = RetentionPeriod(text) else {
            throw CommandFailure(
                .usage, RetentionText.invalid, ["value": .text(text)],
                hint: LocalizedMessage(RetentionText.invalidHint))
        }
        let target = try await RetentionTarget.named(
            isDefault ? nil : conversation, isDefault: isDefault, in: vault.store, context)
        let found = target.conversation
        try await RetentionSchedule(store: vault.store).set(period, for: found?.id)
        guard !context.output.style.isJSON else {
            return try context.output.json(RetentionOutput.json(period, of: found))
        }
        let words = TextArgument.text(RetentionOutput.words(period, context.localizer))
        if let found {
            context.output.note(RetentionText.saved, ["title": .text(found.title), "period": words])
        } else {
            context.output.note(RetentionText.savedDefault, ["period": words])
        }
        guard period != .forever else { return }
        var steps = NextSteps(in: context)
        steps.add(["retention", "apply", "--dry-run"], NextStepText.applyRetention)
        try steps.print()
    }
}
