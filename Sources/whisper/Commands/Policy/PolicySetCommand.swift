import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperPolicy
import WhisperCore

/// `whisper policy set`: turns a policy on or off.
struct PolicySetCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "set", SealingCommandText.policySet, discussion: SealingCommandText.policySetDiscussion,
            examples: [
                "whisper policy set contact-required-to-send on", "whisper policy set biometric-gated-signing off",
                "whisper policy set biometric-gated-signing off --forget-signing-keys",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(
        help: .text(SealingOptionText.policyName, value: "POLICY"),
        completion: .list(PolicySwitch.allCases.map(\.rawValue)))
    var policy: String

    @Argument(help: .text(SealingOptionText.policyValue, value: "on|off"), completion: .list(["on", "off"]))
    var value: String

    @Flag(name: .long, help: .text(SealingOptionText.forgetSigningKeys))
    var forgetSigningKeys = false

    func checkArguments() throws {
        let chosen = try chosen()
        let isOn = try isOn()
        guard !forgetSigningKeys || (chosen == .biometricGatedSigning && !isOn) else {
            throw CommandFailure(.usage, SealingFailureText.forgetNotHere)
        }
    }

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let chosen = try chosen()
        let isOn = try isOn()
        guard !forgetSigningKeys else { return try await giveUpGate(secrecy, context) }
        try await PolicyFailure.mapping { () async throws(PolicyError) in
            try await secrecy.policies.set(chosen, to: isOn)
        }
        guard !context.output.style.isJSON else { return try chosen.print(isOn: isOn, to: context.output) }
        context.output.note(
            isOn ? PolicyText.nowOn : PolicyText.nowOff, ["policy": .text(chosen.rawValue)])
    }

    private func chosen() throws(CommandFailure) -> PolicySwitch {
        guard let chosen = PolicySwitch(rawValue: policy) else {
            throw CommandFailure(
                .usage, SealingFailureText.unknownPolicy, ["name": .text(policy)],
                hint: LocalizedMessage(SealingFailureText.unknownPolicyHint))
        }
        return chosen
    }

    private func isOn() throws(CommandFailure) -> Bool {
        guard value == "on" || value == "off" else {
            throw CommandFailure(.usage, SealingFailureText.unknownSwitch, ["value": .text(value)])
        }
        return value == "on"
    }

    /// Removes the gate without its proof, after naming what is lost with it.
    private func giveUpGate(_ secrecy: Secrecy, _ context: Context) async throws {
        let lost = try await PolicyFailure.mapping { () async throws(PolicyError) in
            try await secrecy.policies.identitiesBehindGate()
        }
        let names = lost.map { "\($0.name) (\($0.shortID))" }
        let arguments: [String: TextArgument] = ["count": .count(lost.count), "names": .list(names)]
        if !lost.isEmpty { try confirmation.confirm(LocalizedMessage(PolicyText.askForget, arguments), in: context) }
        try await PolicyFailure.mapping { () async throws(PolicyError) in try await secrecy.policies.giveUpGate() }
        let policy = PolicySwitch.biometricGatedSigning
        guard !context.output.style.isJSON else {
            return try policy.print(isOn: false, losing: lost, to: context.output)
        }
        context.output.note(PolicyText.nowOff, ["policy": .text(policy.rawValue)])
        if !lost.isEmpty { context.output.note(PolicyText.forgotten, arguments) }
    }
}
