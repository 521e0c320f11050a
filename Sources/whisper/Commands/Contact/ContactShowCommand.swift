import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper contact show`: all there is to know of a contact, earlier keys included (CON-1).
struct ContactShowCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "show", SealingCommandText.contactShow,
            examples: ["whisper contact show Ben", "whisper contact show Ben --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.shownContact, value: "CONTACT"), completion: .contacts)
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .part, in: context)
        let history = try await ContactFailure.mapping(name) { () async throws(ContactError) in
            try await secrecy.contacts.history(of: contact.id)
        }
        let output = ContactOutput(secrecy: secrecy, context: context)
        if context.output.style.isJSON {
            try output.json(contact, history: history)
        } else {
            output.warnOfKeyChange(contact)
            try output.details(contact, history: history)
        }
    }
}
