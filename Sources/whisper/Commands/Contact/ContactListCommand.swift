import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper contact list`: the contacts, by name.
struct ContactListCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "list", SealingCommandText.contactList,
            examples: ["whisper contact list", "whisper contact list Be", "whisper contact list --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.contactPrefix, value: "PREFIX"))
    var prefix = ""

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contacts = try await ContactFailure.mapping { () async throws(ContactError) in
            try await secrecy.contacts.all(matching: prefix)
        }
        let output = ContactOutput(secrecy: secrecy, context: context)
        if context.output.style.isJSON {
            for contact in contacts { try output.json(contact) }
        } else if contacts.isEmpty {
            context.output.note(ContactText.noContacts)
        } else {
            try output.table(contacts)
        }
    }
}
