import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity rename`: gives an identity another name.
struct IdentityRenameCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("rename", SealingCommandText.identityRename, examples: ["whisper identity rename work office"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.identityName, value: "NAME"))
    var name: String

    @Argument(help: .text(SealingOptionText.renameTo, value: "NEW-NAME"))
    var newName: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: name)
        let renamed = try await IdentityFailure.mapping(newName) { () async throws(IdentityError) in
            try await secrecy.identities.rename(identity.id, to: newName)
        }
        guard !context.output.style.isJSON else {
            return try IdentityOutput(secrecy: secrecy, context: context).json(renamed)
        }
        context.output.note(IdentityText.nowRenamed, ["from": .text(identity.name), "to": .text(renamed.name)])
    }
}
