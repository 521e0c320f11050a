import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper contact revoke`: its keys are no longer trusted (CON-3).
struct ContactRevokeCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "revoke", SealingCommandText.contactRevoke, discussion: SealingCommandText.contactRevokeDiscussion,
            examples: ["whisper contact revoke Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .exact, in: context)
        try confirmation.confirm(
            LocalizedMessage(ContactText.askRevoke, ["name": .text(contact.name)]), in: context)
        let changed = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.revoke(contact.id)
        }
        guard !context.output.style.isJSON else {
            return try ContactOutput(secrecy: secrecy, context: context).json(changed)
        }
        context.output.note(ContactText.nowRevoked, ["name": .text(changed.name)])
    }
}
