import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity archive`: from then on an identity only opens (ID-2).
struct IdentityArchiveCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "archive", SealingCommandText.identityArchive, discussion: SealingCommandText.identityArchiveDiscussion,
            examples: ["whisper identity archive work"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.identityName, value: "NAME"))
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: name)
        try confirmation.confirm(
            LocalizedMessage(IdentityText.askArchive, ["name": .text(identity.name)]), in: context)
        let archived = try await IdentityFailure.mapping(name) { () async throws(IdentityError) in
            try await secrecy.identities.archive(identity.id)
        }
        guard !context.output.style.isJSON else {
            return try IdentityOutput(secrecy: secrecy, context: context).json(archived)
        }
        context.output.note(IdentityText.nowArchived, ["name": .text(archived.name)])
    }
}
