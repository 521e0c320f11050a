import ArgumentParser
import Localization

/// `whisper bridge install`: the reference bridge, into an environment of its own.
struct BridgeInstallCommand: BridgeWork {
    static var configuration: CommandConfiguration {
        .command(
            "install", BridgeText.install, discussion: BridgeText.installDiscussion,
            examples: ["whisper bridge install"])
    }

    @OptionGroup var global: GlobalOptions
}

/// `whisper bridge pair`: links the vault to an account.
struct BridgePairCommand: BridgeWork {
    static var configuration: CommandConfiguration {
        .command(
            "pair", BridgeText.pair, discussion: BridgeText.pairDiscussion,
            examples: ["whisper bridge pair", "whisper bridge pair --history-limit 0"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var bridge: BridgeOptions
    @OptionGroup var confirmation: ConfirmationOptions

    func validate() throws { try bridge.check() }
}

/// `whisper bridge run`: brings messages in until it is stopped.
struct BridgeRunCommand: BridgeWork {
    static var configuration: CommandConfiguration {
        .command(
            "run", BridgeText.run, discussion: BridgeText.runDiscussion,
            examples: [
                "whisper bridge run", "whisper bridge run --command \"python3 file_bridge.py messages.jsonl\"",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var bridge: BridgeOptions

    func validate() throws { try bridge.check() }
}

/// `whisper bridge logout`: unlinks the account and removes what belongs to it.
struct BridgeLogoutCommand: BridgeWork {
    static var configuration: CommandConfiguration {
        .command(
            "logout", BridgeText.logout, discussion: BridgeText.logoutDiscussion, examples: ["whisper bridge logout"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var bridge: BridgeOptions
    @OptionGroup var confirmation: ConfirmationOptions

    func validate() throws { try bridge.check() }
}
