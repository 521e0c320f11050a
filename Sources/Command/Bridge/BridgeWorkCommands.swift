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
            examples: ["whisper bridge pair", "whisper bridge pair --phone +15550100123"])
    }

    @OptionGroup package var global: GlobalOptions
    @OptionGroup package var passphrase: PassphraseOptions
    @OptionGroup package var bridge: BridgeOptions
    @OptionGroup package var confirmation: ConfirmationOptions

    @Option(name: .long, help: .text(BridgeText.pairPhone, value: "NUMBER"))
    package var phone: String?

    package init() {}

    package func checkArguments() throws {
        try bridge.check()
        _ = try phoneDigits()
    }

    /// The digits of the account's number; nil if a QR code is to be scanned.
    ///
    /// - Throws: `CommandFailure` unless it is a number in international form. A zero in parentheses is dialled within a
    ///   country only: with it, the code would be another person's.
    package func phoneDigits() throws(CommandFailure) -> String? {
        guard let phone else { return nil }
        let digits = phone.filter { !" -()".contains($0) }.drop { $0 == "+" }
        guard (7...15).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            digits.first != "0", !phone.contains("(0)")
        else {
            throw CommandFailure(
                .usage, UsageText.invalidValue, ["value": .text(phone), "option": "--phone"],
                hint: LocalizedMessage(BridgeText.pairPhoneHint))
        }
        return String(digits)
    }
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

    @OptionGroup package var media: BridgeMediaOptions

    @Flag(name: .long, help: .text(BridgeText.beginAgain))
    package var beginAgain = false

    package init() {}

    package func checkArguments() throws {
        try bridge.check()
        try media.check()
    }
}

/// `whisper bridge fetch`: brings the files of messages that came without them.
package struct BridgeFetchCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command(
            "fetch", BridgeText.fetch, discussion: BridgeText.fetchDiscussion,
            examples: ["whisper bridge fetch", "whisper bridge fetch --conversation Ben --images"])
    }

    @OptionGroup package var global: GlobalOptions
    @OptionGroup package var passphrase: PassphraseOptions

    @Option(name: .chat, help: .text(DataOptionText.conversation, value: "CONVERSATION"))
    package var conversation: String?

    @Flag(name: .long, help: .text(BridgeText.fetchImages))
    package var images = false

    @Flag(name: .long, help: .text(BridgeText.fetchMissing))
    package var missing = false

    @OptionGroup package var bounds: MediaBounds

    @OptionGroup package var program: BridgeProgramOptions

    package init() {}

    package func checkArguments() throws {
        try bounds.check()
        _ = try program.words()
    }
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
