import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// The root of all commands (RT-9).
struct SyncCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "whisper-sync", SyncCommandText.root, discussion: SyncCommandText.rootDiscussion,
            examples: [
                "whisper-sync login https://chat.example.org ana", "whisper-sync run",
                "whisper-sync send Ben 'See you at nine'", "whisper-sync status",
            ],
            isProgram: true,
            subcommands: [
                LoginCommand.self, RunCommand.self, ChatCommand.self, SendCommand.self, SendDraftCommand.self,
                RetryCommand.self,
                StatusCommand.self,
                BindCommand.self, UnbindCommand.self, RoomsCommand.self, CreateCommand.self, JoinCommand.self,
                LeaveCommand.self, FetchCommand.self, LogoutCommand.self, VersionCommand.self, TopicCommand.self,
                ManualCommand.self,
            ])
    }
}
