import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// The root of all commands (CLI-2).
struct WhisperCommand: GroupedProgram {
    static var configuration: CommandConfiguration {
        .command(
            "whisper", CommandText.root, discussion: CommandText.rootDiscussion,
            examples: [
                "whisper init", "whisper import chat.zip", "whisper conversations",
                "whisper search \"birthday party\"", "echo 'See you at nine' | whisper encrypt --to Ben",
            ],
            isProgram: true,
            subcommands: VaultCommands.all + MessageCommands.all + [BridgeGroupCommand.self, SyncHandover.self]
                + SecrecyCommands.all + [
                    CompletionCommand.self, CompleteCommand.self, VersionCommand.self, TopicCommand.self,
                    ManualCommand.self,
                ])
    }

    static var groups: [CommandCluster] {
        [
            CommandCluster(
                .archiveGroup, ["init", "import", "export", "delete", "retention", "media", "backup", "restore"]),
            CommandCluster(
                .readGroup,
                [
                    "browse", "conversations", "messages", "search", "stats", "mark-read", "pin", "unpin", "mute",
                    "unmute", "archive", "unarchive", "conversation", "draft",
                ]),
            CommandCluster(.peopleGroup, ["people", "groups", "receipts"]),
            CommandCluster(
                .sealedGroup,
                ["identity", "contact", "policy", "encrypt", "decrypt", "detect", "inbox", "qr"]),
            CommandCluster(.liveGroup, ["bridge", "sync", "send-draft"]),
            CommandCluster(
                .upkeepGroup,
                [
                    "unlock", "lock", "key", "rekey", "doctor", "verify", "optimize", "completion", "version", "help",
                ]),
        ]
    }
}

/// The commands that manage the vault as a whole.
enum VaultCommands {
    static let all: [any ParsableCommand.Type] = [
        InitCommand.self, UnlockCommand.self, LockCommand.self, DoctorCommand.self, VerifyCommand.self,
        OptimizeCommand.self, BackupCommand.self, RestoreCommand.self, RekeyCommand.self, KeyCommand.self,
    ]
}

/// The commands that import, show and export messages.
enum MessageCommands {
    static let all: [any ParsableCommand.Type] = [
        ImportCommand.self, ExportCommand.self, BrowseCommand.self, ConversationsCommand.self, MessagesCommand.self,
        SearchCommand.self, GroupsCommand.self, PeopleCommand.self, ReceiptsCommand.self,
        MarkReadCommand.self, PinCommand.self, UnpinCommand.self, MuteCommand.self, UnmuteCommand.self,
        ArchiveCommand.self, UnarchiveCommand.self, ConversationCommand.self,
        DeleteCommand.self, RetentionCommand.self, MediaCommand.self, DraftCommand.self, SendDraftHandover.self,
        StatsCommand.self,
    ]
}

/// The commands of identities, contacts, policies and sealed messages.
enum SecrecyCommands {
    static let all: [any ParsableCommand.Type] = [
        IdentityCommand.self, ContactCommand.self, PolicyCommand.self, EncryptCommand.self, DecryptCommand.self,
        DetectCommand.self, InboxCommand.self, QRCommand.self,
    ]
}
