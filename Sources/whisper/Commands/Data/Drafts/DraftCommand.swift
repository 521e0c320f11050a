import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper draft`: texts that are begun and not sent (ST-6).
struct DraftCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "draft", DraftText.group, examples: ["whisper draft set Ben 'See you at nine'", "whisper draft list"],
            subcommands: [
                DraftSetCommand.self, DraftShowCommand.self, DraftListCommand.self, DraftRemoveCommand.self,
            ])
    }
}

/// What the commands for drafts have in common.
enum DraftOutput {
    /// The maximum length of a draft in bytes.
    static let longest = 256 << 10

    /// A draft as `--json` prints it.
    static func json(_ draft: Draft, in conversation: Conversation) -> JSONValue {
        [
            "type": "draft", "conversation": .string(conversation.id.description), "title": .string(conversation.title),
            "ref": .string(ShortChatReference(of: conversation).text), "text": .string(draft.text),
            "updated_at": .string(draft.updatedAt.rfc3339()),
        ]
    }
}
