import ArgumentParser
import Localization
import Policy
import WhisperCore

/// `whisper policy set`: turns a policy on or off.
struct PolicySetCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "set", SealingCommandText.policySet, discussion: SealingCommandText.policySetDiscussion,
            examples: [
                "whisper policy set contact-required-to-send on", "whisper policy set biometric-gated-signing off",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(
        help: .text(SealingOptionText.policyName, value: "POLICY"),
        completion: .list(PolicySwitch.allCases.map(\.rawValue)))
    var policy: String

    @Argument(help: .text(SealingOptionText.policyValue, value: "on|off"), completion: .list(["on", "off"]))
    var value: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        guard let chosen = PolicySwitch(rawValue: policy) else {
            throw CommandFailure(
                .usage, SealingFailureText.unknownPolicy, ["name": .text(policy)],
                hint: LocalizedMessage(SealingFailureText.unknownPolicyHint))
        }
        guard value == "on" || value == "off" else {
            throw CommandFailure(.usage, SealingFailureText.unknownSwitch, ["value": .text(value)])
        }
        let isOn = value == "on"
        try await PolicyFailure.telling { () async throws(PolicyError) in
            try await secrecy.policies.set(chosen, to: isOn)
        }
        guard !context.output.style.isJSON else { return try chosen.print(isOn: isOn, to: context.output) }
        context.output.note(
            isOn ? PolicyText.nowOn : PolicyText.nowOff, ["policy": .text(chosen.rawValue)])
    }
}
