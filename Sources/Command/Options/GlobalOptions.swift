package import ArgumentParser
import WhisperLocalization

/// What every command takes (CLI-4, CLI-6).
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

    package init() {}
}
