import WhisperLocalization

/// The settings in the configuration file (CLI-6).
package struct Configuration: Sendable {
    /// The settings that there are. Raw values are the names in the file.
    package enum Key: String, CaseIterable, Sendable {
        /// The vault's directory.
        case vault
        /// The directory of a vault whose database is not encrypted, and opens without a question.
        case unencryptedVault = "unencrypted-vault"
        /// A command that prints the passphrase.
        case passphraseCommand = "passphrase-command"
        /// A file whose first line is the passphrase.
        case passphraseFile = "passphrase-file"
        /// How long `unlock` holds the key, such as `15m`.
        case unlockFor = "unlock-for"
        /// Whether colours are used.
        case color
        /// Whether output is linear.
        case plain
        /// The program that shows long output on a terminal.
        case pager
        /// One's own name in imported chats.
        case me
        /// The zone of imported chats.
        case timezone
        /// The order of day, month and year in imported chats.
        case dateOrder = "date-order"
        /// Whether the realtime client sends nothing in plain.
        case syncSeal = "sync-seal"
        /// Whether the realtime client downloads files as they arrive.
        case syncFiles = "sync-files"
        /// Certificates that the realtime client trusts besides those of the system.
        case syncCertificates = "sync-ca-file"
        /// Whether a phone's history is taken.
        case bridgeHistory = "bridge-history"
        /// How many messages of it at most.
        case bridgeHistoryLimit = "bridge-history-limit"
        /// The milliseconds between two requests for history.
        case bridgeHistoryInterval = "bridge-history-interval"
        /// How many messages of history are committed together.
        case bridgeBatchSize = "bridge-batch-size"
        /// How often in a row a bridge that fails is tried again.
        case bridgeRetries = "bridge-retries"
        /// The milliseconds before the second retry.
        case bridgeFirstDelay = "bridge-first-delay"
        /// The days after which a session must be paired again.
        case bridgeSessionTimeout = "bridge-session-timeout"
        /// What a notification shows.
        case bridgeNotify = "bridge-notify"
        /// Which files are fetched as their messages arrive.
        case bridgeMedia = "bridge-media"
        /// How large such a file may be, in MiB.
        case bridgeMaxFileSize = "bridge-max-file-size"
        /// How fast files are fetched, in KiB per second.
        case bridgeMaxRate = "bridge-max-rate"

        /// How the value is written.
        var form: Form {
            switch self {
            case .color, .plain, .syncSeal, .syncFiles, .bridgeHistory: .boolean
            case .bridgeHistoryLimit, .bridgeHistoryInterval, .bridgeBatchSize, .bridgeRetries, .bridgeFirstDelay,
                .bridgeSessionTimeout, .bridgeMaxFileSize, .bridgeMaxRate:
                .number
            default: .string
            }
        }
    }

    /// A form of values: `"text"`, `true` or `false`, decimal digits.
    enum Form {
        case string, boolean, number
    }

    private let values: [Key: String]

    /// Settings with these values.
    init(_ values: [Key: String] = [:]) {
        self.values = values
    }

    /// The value of a setting; nil if the file does not give it.
    package subscript(key: Key) -> String? { values[key] }

    /// The value of a setting that is true or false.
    package func flag(_ key: Key) -> Bool? { values[key].map { $0 == "true" } }

    /// The value of a setting that is one of several words; nil if the file does not give it.
    ///
    /// - Throws: `CommandFailure` if it is none of them.
    package func choice<Choice: RawRepresentable<String>>(_ key: Key) throws(CommandFailure) -> Choice? {
        guard let text = values[key] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw CommandFailure(
                .configuration, UsageText.invalidValue, ["value": .text(text), "option": .text(key.rawValue)])
        }
        return choice
    }
}
