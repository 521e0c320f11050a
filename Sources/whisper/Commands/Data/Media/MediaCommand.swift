import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper media`: the files of messages (ST-13).
struct MediaCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "media", MediaText.group,
            examples: ["whisper media stats", "whisper media prune --keep-under 5GB --dry-run"],
            subcommands: [MediaStatsCommand.self, MediaPruneCommand.self, BridgeFetchCommand.self])
    }
}
