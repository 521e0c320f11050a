import ArgumentParser

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A command as ArgumentParser describes it to tools (`--experimental-dump-help`, serialisation version 0).
struct CommandDescription: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let defaultSubcommand: String?
    let subcommands: [CommandDescription]?
    let arguments: [Argument]?

    /// An argument, option or flag.
    struct Argument: Decodable {
        let kind: Kind
        let shouldDisplay: Bool
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let preferredName: Name?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
    }

    /// What an argument is.
    enum Kind: String, Decodable {
        case positional, option, flag
    }

    /// A name of an option.
    struct Name: Decodable {
        let kind: NameKind
        let name: String

        /// The name as it is typed.
        var spelling: String { kind == .long ? "--" + name : "-" + name }
    }

    /// How a name is written.
    enum NameKind: String, Decodable {
        case long, short, longWithSingleDash
    }

    /// The description of a command; nil if ArgumentParser's has an unknown form.
    init?(of command: any ParsableCommand.Type) {
        struct ToolInfo: Decodable {
            let command: CommandDescription
        }
        let text = command._dumpHelp()
        guard let info = try? JSONDecoder().decode(ToolInfo.self, from: Data(text.utf8)) else { return nil }
        self = info.command
    }

    /// The subcommand that runs if the arguments name none, where it has no name for the user.
    private var unnamed: CommandDescription? {
        subcommands?.first { $0.commandName == defaultSubcommand && $0.shouldDisplay == false }
    }

    /// The arguments that the user is shown, those that ArgumentParser adds itself left out.
    var shownArguments: [Argument] {
        ((arguments ?? []) + (unnamed?.arguments ?? [])).filter { argument in
            argument.shouldDisplay && !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
        }
    }

    /// The subcommands that the user is shown, the one that ArgumentParser adds itself left out.
    var shownSubcommands: [CommandDescription] {
        (subcommands ?? []).filter { $0.shouldDisplay != false && $0.abstract != HelpExample.foreignHelpAbstract }
    }

    /// The command lines in the discussion.
    var examples: [String] { HelpExample.examples(in: discussion ?? "") }

    /// The discussion without its command lines.
    var explanation: String { HelpExample.explanation(in: discussion ?? "") }
}
