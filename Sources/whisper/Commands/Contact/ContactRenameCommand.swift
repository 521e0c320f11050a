import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperCore

/// `whisper contact rename`: gives a contact another name.
struct ContactRenameCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("rename", SealingCommandText.contactRename, examples: ["whisper contact rename Ben \"Ben Okoro\""])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    @Argument(help: .text(SealingOptionText.renameTo, value: "NEW-NAME"))
    var newName: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .part, in: context)
        let renamed = try await ContactFailure.mapping(newName) { () async throws(ContactError) in
            try await secrecy.contacts.rename(contact.id, to: newName)
        }
        let others = try await ContactFailure.mapping { () async throws(ContactError) in
            try await secrecy.contacts.all().filter { $0.id != renamed.id }.map(\.name)
        }
        let imitated = NameIndex(others).imitated(by: renamed.name)
        guard !context.output.style.isJSON else {
            return try ContactOutput(secrecy: secrecy, context: context).json(renamed, looksLike: imitated)
        }
        for other in imitated { context.output.warning(NameWatch.warning(renamed.name, looksLike: other)) }
        context.output.note(ContactText.nowRenamed, ["from": .text(contact.name), "to": .text(renamed.name)])
    }
}
