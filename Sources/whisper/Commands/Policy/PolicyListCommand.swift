import ArgumentParser
import JSONText
import Localization
import Policy
import WhisperCore

/// `whisper policy list`: the policies, whether they are on, and what they do.
struct PolicyListCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("list", SealingCommandText.policyList, examples: ["whisper policy list"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let settings = try await PolicyFailure.telling { () async throws(PolicyError) in
            try await secrecy.policies.settings()
        }
        let localizer = context.localizer
        var table = Table([
            .init(heading: localizer(PolicyText.nameHeading)), .init(heading: localizer(PolicyText.stateHeading)),
            .init(heading: localizer(PolicyText.meaningHeading), mayShrink: true),
        ])
        for policy in PolicySwitch.allCases {
            if context.output.style.isJSON {
                try policy.print(isOn: settings[policy], to: context.output)
            } else {
                table.add([
                    policy.rawValue, localizer(settings[policy] ? PolicyText.on : PolicyText.off),
                    localizer(policy.explanation),
                ])
            }
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}

extension PolicySwitch {
    /// What it does, in a line.
    var explanation: PolicyText {
        switch self {
        case .contactRequiredToSend: .contactRequired
        case .requireSignatureForVerified: .signatureRequired
        case .autoArchiveOnRotation: .archiveOnRotation
        case .biometricGatedSigning: .gatedSigning
        }
    }

    /// Prints it as a JSON line.
    func print(isOn: Bool, to output: Output) throws(CommandFailure) {
        try output.json([
            "type": "policy", "policy": .string(rawValue), "on": .bool(isOn),
            "explanation": .string(output.localizer(explanation)),
        ])
    }
}
