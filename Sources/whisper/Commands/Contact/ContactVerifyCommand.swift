import ArgumentParser
import Command
import Localization
import WhisperCore

/// `whisper contact verify`: shows the words of both parties, and takes the person's word that they agree (CON-3).
struct ContactVerifyCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "verify", SealingCommandText.contactVerify, discussion: SealingCommandText.contactVerifyDiscussion,
            examples: ["whisper contact verify Ben", "whisper contact verify Ben --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"))
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name)
        let output = ContactOutput(secrecy: secrecy, context: context)
        let standard = try await IdentityFailure.telling { () async throws(IdentityError) in
            try await secrecy.identities.standard()
        }
        if !context.output.style.isJSON { output.comparison(of: contact, with: standard) }
        try confirmation.confirm(LocalizedMessage(ContactText.askVerify), in: context)
        let verified = try await ContactFailure.telling(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.verify(contact.id, fingerprint: contact.fingerprint)
        }
        guard !context.output.style.isJSON else { return try output.json(verified) }
        context.output.note(ContactText.nowVerified, ["name": .text(verified.name)])
    }
}
