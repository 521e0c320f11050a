import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper bridge`: live sources (ING-6).
struct BridgeGroupCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "bridge", BridgeText.group, discussion: BridgeText.groupDiscussion,
            examples: ["whisper bridge install", "whisper bridge pair", "whisper bridge run"],
            subcommands: [
                BridgeInstallCommand.self, BridgePairCommand.self, BridgeRunCommand.self, BridgeStatusCommand.self,
                BridgeCoverageCommand.self, BridgeRebuildCommand.self, BridgeLogoutCommand.self,
            ])
    }
}
