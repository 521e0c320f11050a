import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperCore

/// `whisper contact remove`: deletes a contact; its messages stay.
struct ContactRemoveCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "remove", SealingCommandText.contactRemove, discussion: SealingCommandText.contactRemoveDiscussion,
            examples: ["whisper contact remove Ben", "whisper contact remove Ben --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .exact, in: context)
        try confirmation.confirm(
            LocalizedMessage(ContactText.askRemove, ["name": .text(contact.name)]), in: context)
        try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.remove(contact.id)
        }
        guard !context.output.style.isJSON else {
            return try context.output.json(["type": "removed", "name": .string(contact.name)])
        }
        context.output.note(ContactText.nowRemoved, ["name": .text(contact.name)])
    }
}
