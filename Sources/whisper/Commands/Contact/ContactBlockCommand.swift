import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper contact block`: seals nothing to a contact, and shows none of its messages (CON-5).
struct ContactBlockCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("block", SealingCommandText.contactBlock, examples: ["whisper contact block Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .part, in: context)
        let changed = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.block(contact.id)
        }
        guard !context.output.style.isJSON else {
            return try ContactOutput(secrecy: secrecy, context: context).json(changed)
        }
        context.output.note(ContactText.nowBlocked, ["name": .text(changed.name)])
    }
}

/// `whisper contact unblock`: undoes `contact block` (CON-5).
struct ContactUnblockCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command("unblock", SealingCommandText.contactUnblock, examples: ["whisper contact unblock Ben"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .exact, in: context)
        let changed = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.unblock(contact.id)
        }
        guard !context.output.style.isJSON else {
            return try ContactOutput(secrecy: secrecy, context: context).json(changed)
        }
        context.output.note(ContactText.nowUnblocked, ["name": .text(changed.name)])
    }
}
