package import ArgumentParser
import WhisperLocalization

/// Which program is run as the bridge.
package struct BridgeProgramOptions: ParsableArguments {
    @Option(name: .long, help: .text(BridgeText.command, value: "COMMAND"))
    package var command: String?

    package init() {}

    /// The words of the command; nil if none was given.
    package func words() throws(CommandFailure) -> [String]? {
        guard let command else { return nil }
        guard let words = ShellWords.split(command), !words.isEmpty else {
            throw CommandFailure(.usage, BridgeText.malformedCommand, ["option": "--command"])
        }
        return words
    }
}

/// Which bridge is run, and how it is read.
package struct BridgeOptions: ParsableArguments {
    @OptionGroup package var program: BridgeProgramOptions

    @Flag(name: .long, help: .text(BridgeText.noHistory))
    package var noHistory = false

    @Option(name: .long, help: .text(BridgeText.historyLimit, value: "N", fallback: BridgeNumber.historyLimit.fallback))
    package var historyLimit: Int?

    @Option(
        name: .long,
        help: .text(BridgeText.historyInterval, value: "MS", fallback: BridgeNumber.historyInterval.fallback))
    package var historyInterval: Int?

    @Option(name: .long, help: .text(BridgeText.batchSize, value: "N", fallback: BridgeNumber.batchSize.fallback))
    package var batchSize: Int?

    @Option(name: .long, help: .text(BridgeText.retries, value: "N", fallback: BridgeNumber.retries.fallback))
    package var retries: Int?

    @Option(name: .long, help: .text(BridgeText.firstDelay, value: "MS", fallback: BridgeNumber.firstDelay.fallback))
    package var firstDelay: Int?

    @Option(
        name: .long,
        help: .text(BridgeText.sessionTimeout, value: "DAYS", fallback: BridgeNumber.sessionTimeout.fallback)
    )
    package var sessionTimeout: Int?

    package init() {}

    /// Throws if a value is invalid.
    package func check() throws(CommandFailure) {
        _ = try BridgeConfiguration(self, Configuration())
        _ = try program.words()
    }
}

/// What a desktop notification shows of new messages. Raw values are those of `--notify`.
package enum NotificationChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// There are no notifications.
    case nothing = "none"
    /// The number of messages.
    case count
    /// Also the chat that they are in.
    case chat
    /// Also the text of the newest one.
    case content
}
