import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity show`: words, fingerprint and keys of an identity (CON-2).
struct IdentityShowCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "show", SealingCommandText.identityShow, discussion: SealingCommandText.identityShowDiscussion,
            examples: ["whisper identity show", "whisper identity show \"Ana Reis\" --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.identityName, value: "NAME"))
    var name: String?

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: name)
        let output = IdentityOutput(secrecy: secrecy, context: context)
        if context.output.style.isJSON {
            try output.json(identity)
        } else {
            try output.details(identity)
        }
    }
}
