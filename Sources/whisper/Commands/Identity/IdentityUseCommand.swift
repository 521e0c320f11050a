import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity use`: selects the identity with which messages are sealed by default.
struct IdentityUseCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("use", SealingCommandText.identityUse, examples: ["whisper identity use work"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.identityName, value: "NAME"))
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: name)
        let used = try await IdentityFailure.mapping(name) { () async throws(IdentityError) in
            try await secrecy.identities.use(identity.id)
        }
        guard !context.output.style.isJSON else {
            return try IdentityOutput(secrecy: secrecy, context: context).json(used)
        }
        context.output.note(IdentityText.nowUsed, ["name": .text(used.name)])
    }
}
