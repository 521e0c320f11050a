import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperPolicy
import WhisperCore

/// `whisper policy list`: the policies, whether they are on, and what they do.
struct PolicyListCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("list", SealingCommandText.policyList, examples: ["whisper policy list"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let settings = try await PolicyFailure.mapping { () async throws(PolicyError) in
            try await secrecy.policies.settings()
        }
        let localizer = context.localizer
        var table = Table([
            .init(heading: localizer(PolicyText.nameHeading)), .init(heading: localizer(PolicyText.stateHeading)),
            .init(heading: localizer(PolicyText.meaningHeading), wraps: true),
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
    /// Its effect, in one line.
    var explanation: PolicyText {
        switch self {
        case .contactRequiredToSend: .contactRequired
        case .requireSignatureForVerified: .signatureRequired
        case .autoArchiveOnRotation: .archiveOnRotation
        case .biometricGatedSigning: .gatedSigning
        }
    }

    /// Prints it as a JSON line.
    ///
    /// - Parameter lost: The identities that lost their signing keys with it; nil if the change does not affect them.
    func print(isOn: Bool, losing lost: [OwnIdentity]? = nil, to output: Output) throws(CommandFailure) {
        var object: JSONObject = [
            "type": "policy", "policy": .string(rawValue), "on": .bool(isOn),
            "explanation": .string(output.localizer(explanation)),
        ]
        if let lost {
            object["signing_keys_lost"] = .array(
                lost.map { ["name": .string($0.name), "fingerprint": .string($0.fingerprint.hex)] })
        }
        try output.json(.object(object))
    }
}
