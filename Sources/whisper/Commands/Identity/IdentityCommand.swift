import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper identity`: the owner's identities (ID).
struct IdentityCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "identity", SealingCommandText.identity,
            examples: [
                "whisper identity create \"Ana Reis\"", "whisper identity show", "whisper identity export > ana.key",
                "whisper identity backup -o identities.backup",
            ],
            subcommands: [
                IdentityCreateCommand.self, IdentityListCommand.self, IdentityShowCommand.self,
                IdentityUseCommand.self, IdentityRenameCommand.self, IdentityArchiveCommand.self,
                IdentityRotateCommand.self, IdentityExportCommand.self, IdentityBackupCommand.self,
                IdentityRestoreCommand.self,
            ])
    }
}
