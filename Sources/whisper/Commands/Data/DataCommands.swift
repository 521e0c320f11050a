import ArgumentParser
import WhisperCommand

/// The commands that bring messages in, show them and hand them on.
enum DataCommands {
    static let all: [any ParsableCommand.Type] = [
        ImportCommand.self, ExportCommand.self, ConversationsCommand.self, MessagesCommand.self, SearchCommand.self,
        MarkReadCommand.self, PinCommand.self, UnpinCommand.self, MuteCommand.self, UnmuteCommand.self,
        DeleteCommand.self, StatsCommand.self,
    ]
}
