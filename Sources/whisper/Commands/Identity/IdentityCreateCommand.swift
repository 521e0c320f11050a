import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperCore

/// `whisper identity create`: makes an identity (ID-1).
struct IdentityCreateCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "create", SealingCommandText.identityCreate, discussion: SealingCommandText.identityCreateDiscussion,
            examples: ["whisper identity create \"Ana Reis\"", "whisper identity create letterbox --no-signing-key"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.newIdentityName, value: "NAME"))
    var name: String

    @Flag(name: .long, help: .text(SealingOptionText.noSigningKey))
    var noSigningKey = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await IdentityFailure.mapping(name) { () async throws(IdentityError) in
            try await secrecy.identities.create(name: name, withSigningKey: !noSigningKey)
        }
        let output = IdentityOutput(secrecy: secrecy, context: context)
        guard !context.output.style.isJSON else { return try output.json(identity) }
        context.output.note(
            IdentityText.created, ["name": .text(identity.name), "shortID": .text(identity.shortID.description)])
        guard context.terminal.errorIsTerminal else { return context.output.note(IdentityText.createdAdvice) }
        var steps = NextSteps(in: context)
        steps.add(
            ["identity", "export", .argument(identity.name), "-o", "FILE"], NextStepText.exportBundle)
        steps.add(["qr", "show", .argument(identity.name)], NextStepText.showCode)
        try steps.print()
    }
}
