import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper contact note`: the user's own words on a contact.
struct ContactNoteCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "note", SealingCommandText.contactNote,
            examples: ["whisper contact note Ben \"met at the harbour\"", "whisper contact note Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    @Argument(help: .text(SealingOptionText.noteText, value: "TEXT"))
    var text = ""

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .part, in: context)
        let changed = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.setNote(contact.id, text)
        }
        guard !context.output.style.isJSON else {
            return try ContactOutput(secrecy: secrecy, context: context).json(changed)
        }
        context.output.note(
            text.isEmpty ? ContactText.noteRemoved : ContactText.nowNoted, ["name": .text(changed.name)])
    }
}
