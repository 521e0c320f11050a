package import ArgumentParser
import WhisperLocalization

/// The options of every command (CLI-4, CLI-6).
package struct GlobalOptions: ParsableArguments {
    @Option(name: .long, help: .text(OptionText.vault, value: "DIR"), completion: .directory)
    package var vault: String?

    @Flag(name: .long, help: .text(OptionText.json))
    package var json = false

    @Flag(name: .shortAndLong, help: .text(OptionText.quiet))
    package var quiet = false

    @Flag(name: .long, help: .text(OptionText.plain))
    var plain = false

    @Flag(name: .long, help: .text(OptionText.noColor))
    var noColor = false

    @Flag(name: .long, help: .text(OptionText.noPager))
    var noPager = false

    package init() {}
}

extension OutputStyle {
    /// The style before the arguments are parsed, so that even an error in them is printed in the requested style.
    init(early arguments: [String], environment: Environment, terminal: Terminal) {
        let options = arguments.prefix { $0 != "--" }
        self.init(
            isJSON: options.contains("--json"), isQuiet: options.contains("--quiet") || options.contains("-q"),
            isPlain: options.contains("--plain"),
            mayColor: !options.contains("--no-color") && environment.nonEmpty("NO_COLOR") == nil, terminal: terminal)
    }

    /// The style selected by options, environment and configuration file, in this order (CLI-6).
    init(options: GlobalOptions, configuration: Configuration, environment: Environment, terminal: Terminal) {
        let mayColor =
            !options.noColor && environment.nonEmpty("NO_COLOR") == nil && configuration.flag(.color) != false
        self.init(
            isJSON: options.json, isQuiet: options.quiet, isPlain: options.plain || configuration.flag(.plain) == true,
            mayColor: mayColor, terminal: terminal)
    }
}

extension NameSpecification {
    /// The names of the option that chooses a chat, and of the one that chooses who wrote: each command takes both.
    package static var chat: NameSpecification { [.customLong("in"), .customLong("conversation")] }
    package static var writer: NameSpecification { [.customLong("from"), .customLong("from-person")] }
}
