import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper contact`: the vault's own address book (CON).
struct ContactCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "contact", SealingCommandText.contact,
            examples: [
                "whisper contact import ben.key", "whisper contact verify Ben", "whisper contact list",
                "whisper contact show Ben",
            ],
            subcommands: [
                ContactAddCommand.self, ContactListCommand.self, ContactShowCommand.self, ContactVerifyCommand.self,
                ContactRevokeCommand.self, ContactBlockCommand.self, ContactUnblockCommand.self,
                ContactRenameCommand.self, ContactNoteCommand.self, ContactLinkCommand.self,
                ContactRemoveCommand.self, ContactExportCommand.self, ContactImportCommand.self,
            ])
    }
}
