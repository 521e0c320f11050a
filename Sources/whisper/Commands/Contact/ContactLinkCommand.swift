import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperStorePort
import WhisperCore

/// `whisper contact link`: ties a contact to the person among the senders of messages that it is (CON-1).
struct ContactLinkCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("link", SealingCommandText.contactLink, examples: ["whisper contact link Ben \"Ben Okoro\""])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    @Argument(help: .text(SealingOptionText.linkPerson, value: "SENDER"))
    var sender: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .exact, in: context)
        // The contact has a person of its own name until it is linked.
        let finder = PersonFinder(secrecy.ports.store, in: context, otherThan: contact.record.person)
        let person = try await finder.find(sender)
        let changed = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.tie(contact.id, to: person.id)
        }
        guard !context.output.style.isJSON else {
            return try ContactOutput(secrecy: secrecy, context: context).json(changed)
        }
        context.output.note(
            ContactText.nowLinked, ["name": .text(changed.name), "person": .text(person.displayName)])
    }
}
