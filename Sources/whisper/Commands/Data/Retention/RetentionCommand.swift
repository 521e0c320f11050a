import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper retention`: how long the messages of chats are kept (ST-13).
struct RetentionCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "retention", RetentionText.group,
            examples: [
                "whisper retention set --default 2y", "whisper retention set Anna forever",
                "whisper retention apply --dry-run",
            ],
            subcommands: [
                RetentionSetCommand.self, RetentionListCommand.self, RetentionRemoveCommand.self,
                RetentionApplyCommand.self,
            ])
    }
}

/// What a rule applies to.
enum RetentionTarget {
    case conversation(Conversation)
    case allOthers

    /// Finds the chat that was named; without one, the default must have been named.
    static func named(
        _ name: String?, isDefault: Bool, in store: any VaultStore, _ context: Context
    ) async throws -> RetentionTarget {
        guard let name else {
            guard isDefault else { throw CommandFailure(.usage, RetentionText.oneTarget) }
            return .allOthers
        }
        guard !isDefault else { throw CommandFailure(.usage, RetentionText.oneTarget) }
        return .conversation(try await ConversationFinder(store, in: context).find(name))
    }

    /// The conversation; nil for the default.
    var conversation: Conversation? {
        switch self {
        case .conversation(let conversation): conversation
        case .allOthers: nil
        }
    }
}

/// What the commands for retention have in common.
enum RetentionOutput {
    /// A rule as `--json` prints it; the default has no conversation.
    static func json(_ period: RetentionPeriod, of conversation: Conversation?) -> JSONValue {
        [
            "type": "retention", "conversation": .string(conversation?.id.description),
            "title": .string(conversation?.title),
            "ref": .string(conversation.map { ShortChatReference(of: $0).text }), "keep": .string(period.text),
        ]
    }

    /// A period in the user's language.
    static func words(_ period: RetentionPeriod, _ localizer: Localizer) -> String {
        switch period {
        case .forever: localizer(RetentionText.forever)
        case .limited(let age):
            localizer(text(of: age.unit), ["count": .count(Int64(age.count))])
        }
    }

    private static func text(of unit: MessageAge.Unit) -> RetentionText {
        switch unit {
        case .days: .days
        case .weeks: .weeks
        case .months: .months
        case .years: .years
        }
    }
}
