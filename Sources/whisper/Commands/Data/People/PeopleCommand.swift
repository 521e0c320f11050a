import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper people`: people and the names they are known by (ING-1).
struct PeopleCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "people", PeopleText.group, discussion: PeopleText.groupDiscussion,
            examples: [
                "whisper people", "whisper people Ana 170", "whisper people show Ana",
                "whisper people join Ana 'Ana Reis'", "whisper people split Ana",
            ],
            subcommands: [
                PeopleListCommand.self, PeopleShowCommand.self, PeopleJoinCommand.self, PeopleSplitCommand.self,
                PeopleNotMeCommand.self, PeopleForgetCommand.self,
            ],
            fallback: PeopleListCommand.self)
    }
}
