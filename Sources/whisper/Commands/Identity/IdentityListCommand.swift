import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity list`: the owner's identities.
struct IdentityListCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("list", SealingCommandText.identityList, examples: ["whisper identity list"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identities = try await IdentityFailure.mapping { () async throws(IdentityError) in
            try await secrecy.identities.all()
        }
        let output = IdentityOutput(secrecy: secrecy, context: context)
        if context.output.style.isJSON {
            for identity in identities { try output.json(identity) }
        } else if identities.isEmpty {
            context.output.note(IdentityText.noIdentities)
        } else {
            try output.table(identities)
        }
    }
}
