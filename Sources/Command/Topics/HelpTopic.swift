import WhisperLocalization

/// The subjects that `help` explains besides the commands (CLI-2).
enum HelpTopic: String, CaseIterable {
    case environment
    case exitCodes = "exit-codes"
    case formats
    case disclaimer

    /// The explanation.
    func text(_ localizer: Localizer) -> String {
        switch self {
        case .environment: environment(localizer)
        case .exitCodes: exitCodes(localizer)
        case .formats: formats(localizer)
        case .disclaimer: section(.disclaimerHeading, [localizer(VaultText.disclaimer)], localizer)
        }
    }

    /// The variables of the environment that have a meaning.
    static let variables: [(name: String, text: TopicText)] = [
        ("WHISPER_HOME", .vaultVariable), ("XDG_DATA_HOME", .dataHomeVariable),
        ("XDG_CONFIG_HOME", .configHomeVariable), (Environment.passphraseName, .passphraseVariable),
        ("LC_ALL, LC_MESSAGES, LANG", .languageVariables), ("NO_COLOR", .noColorVariable),
        ("TERM", .terminalVariable), ("PAGER", .pagerVariable),
    ]

    /// Where the programs' files are by default.
    static let files: [(path: String, text: TopicText)] = [
        ("~/.local/share/whisper", .vaultFiles), ("~/.config/whisper/config.toml", .configurationFile),
    ]

    private func environment(_ localizer: Localizer) -> String {
        let settings = Configuration.Key.allCases.map { ($0.rawValue, $0.explanation) }
        return section(.variablesHeading, HelpTopic.variables.map { item($0, localizer($1)) }, localizer) + "\n"
            + section(
                .settingsHeading,
                [TextWrapping.wrapped(localizer(TopicText.settingsIntroduction), width: 78, indent: 2)]
                    + settings.map { item($0, localizer($1)) }, localizer)
    }

    private func exitCodes(_ localizer: Localizer) -> String {
        let lines = ExitStatus.allCases.map { status -> String in
            let number = String(status.rawValue)
            return "  " + String(repeating: " ", count: 3 - number.count) + number + "  "
                + localizer(status.explanation)
        }
        return section(.exitCodesHeading, lines, localizer)
    }

    private func formats(_ localizer: Localizer) -> String {
        let form = #"{"type":"error","code":…,"exit":N,"message":…,"hint":…}"#
        let paragraphs = [
            localizer(TopicText.formatsJSON), localizer(TopicText.formatsError, ["form": .text(form)]),
            localizer(TopicText.formatsVault), localizer(TopicText.formatsMessages),
        ]
        let wrapped = paragraphs.map { TextWrapping.wrapped($0, width: 78, indent: 2) }
        return section(.formatsHeading, [wrapped.joined(separator: "\n\n")], localizer)
    }

    private func section(_ heading: TopicText, _ lines: [String], _ localizer: Localizer) -> String {
        let wrapped = lines.map { $0.hasPrefix(" ") ? $0 : TextWrapping.wrapped($0, width: 78, indent: 2) }
        return localizer(heading) + localizer.language.colon + "\n" + wrapped.joined(separator: "\n") + "\n"
    }

    private func item(_ name: String, _ text: String) -> String {
        "  \(name)\n" + TextWrapping.wrapped(text, width: 78, indent: 6)
    }
}

extension ExitStatus {
    /// What the status means.
    var explanation: TopicText {
        switch self {
        case .success: .exitSuccess
        case .failure: .exitFailure
        case .partial: .exitPartial
        case .noVault: .exitNoVault
        case .vaultHeld: .exitVaultHeld
        case .wrongPassphrase: .exitWrongPassphrase
        case .vaultDamaged: .exitVaultDamaged
        case .notAddressedToYou: .exitNotAddressed
        case .expired: .exitExpired
        case .replay: .exitReplay
        case .invalidEnvelope: .exitInvalidEnvelope
        case .policyViolation: .exitPolicy
        case .keyChanged: .exitKeyChanged
        case .replayProtectionFull: .exitReplayFull
        case .signatureCancelled: .exitSignatureCancelled
        case .messageTooLong: .exitTooLong
        case .passkeyRequired: .exitPasskey
        case .usage: .exitUsage
        case .interrupted: .exitInterrupted
        }
    }
}

extension Configuration.Key {
    /// What the setting means.
    fileprivate var explanation: any TextKey {
        switch self {
        case .vault: TopicText.settingVault
        case .unencryptedVault: TopicText.settingUnencryptedVault
        case .passphraseCommand: TopicText.settingPassphraseCommand
        case .passphraseFile: TopicText.settingPassphraseFile
        case .unlockFor: TopicText.settingUnlockFor
        case .color: TopicText.settingColor
        case .plain: TopicText.settingPlain
        case .pager: TopicText.settingPager
        case .me: TopicText.settingMe
        case .timezone: TopicText.settingTimezone
        case .dateOrder: TopicText.settingDateOrder
        case .syncSeal: TopicText.settingSyncSeal
        case .syncFiles: TopicText.settingSyncFiles
        case .syncCertificates: TopicText.settingSyncCertificates
        case .bridgeHistory: BridgeText.takesHistory
        case .bridgeHistoryLimit: BridgeText.historyLimit
        case .bridgeHistoryInterval: BridgeText.historyInterval
        case .bridgeBatchSize: BridgeText.batchSize
        case .bridgeRetries: BridgeText.retries
        case .bridgeFirstDelay: BridgeText.firstDelay
        case .bridgeSessionTimeout: BridgeText.sessionTimeout
        case .bridgeNotify: BridgeText.notify
        case .bridgeMedia: BridgeText.mediaOption
        case .bridgeMaxFileSize: BridgeText.mediaLimit
        case .bridgeMaxRate: BridgeText.mediaRate
        }
    }
}
