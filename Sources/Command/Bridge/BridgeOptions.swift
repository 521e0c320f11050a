package import ArgumentParser
import Localization

/// Which bridge is run, and what it takes of the past.
package struct BridgeOptions: ParsableArguments {
    @Option(name: .long, help: .text(BridgeText.command, value: "COMMAND"))
    package var command: String?

    @Option(name: .long, help: .text(BridgeText.historyLimit, value: "N"))
    package var historyLimit = 50_000

    package init() {}

    /// Fails where a value makes no sense.
    package func check() throws(CommandFailure) {
        guard historyLimit >= 0 else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber,
                ["option": "--history-limit", "value": .text(String(historyLimit))])
        }
        _ = try words()
    }

    /// The words of the command; nil where none was given.
    package func words() throws(CommandFailure) -> [String]? {
        guard let command else { return nil }
        guard let words = ShellWords.split(command), !words.isEmpty else {
            throw CommandFailure(.usage, BridgeText.malformedCommand, ["option": "--command"])
        }
        return words
    }
}
