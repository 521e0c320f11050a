package import ArgumentParser
import WhisperLocalization

// The commands that `whisper-bridge` carries out, and for which `whisper` becomes it: both read their words and options here
// and make each a `RunnableCommand` in its own way.

/// `whisper bridge install`: the reference bridge, into an environment of its own.
package struct BridgeInstallCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command(
            "install", BridgeText.install, discussion: BridgeText.installDiscussion,
            examples: ["whisper bridge install"])
    }

    @OptionGroup package var global: GlobalOptions

    package init() {}
}

/// `whisper bridge pair`: links the vault to an account.
package struct BridgePairCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command(
            "pair", BridgeText.pair, discussion: BridgeText.pairDiscussion,
            examples: ["whisper bridge pair", "whisper bridge pair --no-history"])
    }

    @OptionGroup package var global: GlobalOptions
    @OptionGroup package var passphrase: PassphraseOptions
    @OptionGroup package var bridge: BridgeOptions
    @OptionGroup package var confirmation: ConfirmationOptions

    package init() {}

    package func checkArguments() throws { try bridge.check() }
}

/// `whisper bridge run`: brings messages in until it is stopped.
package struct BridgeRunCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command(
            "run", BridgeText.run, discussion: BridgeText.runDiscussion,
            examples: [
                "whisper bridge run", "whisper bridge run --notify content",
                "whisper bridge run --command \"python3 file_bridge.py messages.jsonl\"",
            ])
    }

    @OptionGroup package var global: GlobalOptions
    @OptionGroup package var passphrase: PassphraseOptions
    @OptionGroup package var bridge: BridgeOptions

    @Option(name: .long, help: .text(BridgeText.notify, value: "CHOICE"))
    package var notify: NotificationChoice?

    @Flag(name: .long, help: .text(BridgeText.beginAgain))
    package var beginAgain = false

    package init() {}

    package func checkArguments() throws { try bridge.check() }
}

/// `whisper bridge logout`: unlinks the account and removes what belongs to it.
package struct BridgeLogoutCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command(
            "logout", BridgeText.logout, discussion: BridgeText.logoutDiscussion, examples: ["whisper bridge logout"])
    }

    @OptionGroup package var global: GlobalOptions
    @OptionGroup package var passphrase: PassphraseOptions
    @OptionGroup package var bridge: BridgeOptions
    @OptionGroup package var confirmation: ConfirmationOptions

    package init() {}

    package func checkArguments() throws { try bridge.check() }
}
