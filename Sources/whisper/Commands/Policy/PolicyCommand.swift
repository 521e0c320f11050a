import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper policy`: the four policies (POL).
struct PolicyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "policy", SealingCommandText.policy,
            examples: ["whisper policy list", "whisper policy set contact-required-to-send on"],
            subcommands: [PolicyListCommand.self, PolicySetCommand.self])
    }
}
