import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper groups`: groups and their members (ING-6).
struct GroupsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "groups", GroupText.group, discussion: GroupText.groupDiscussion,
            examples: ["whisper groups", "whisper groups --limit 20", "whisper groups show \"Trip to Rome\""],
            subcommands: [GroupsListCommand.self, GroupsShowCommand.self], fallback: GroupsListCommand.self)
    }
}
