import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// The root of all commands (CLI-2).
struct WhisperCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "whisper", CommandText.root, discussion: CommandText.rootDiscussion,
            examples: [
                "whisper init", "whisper import whatsapp chat.zip", "whisper conversations",
                "whisper search \"birthday party\"", "echo 'See you at nine' | whisper encrypt --to Ben",
            ],
            isProgram: true,
            subcommands: VaultCommands.all + DataCommands.all + [BridgeGroupCommand.self, SyncHandover.self]
                + SecrecyCommands.all + [
                    VersionCommand.self, TopicCommand.self, ManualCommand.self,
                ])
    }
}
