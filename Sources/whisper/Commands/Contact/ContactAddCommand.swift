import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperCryptoPort
import WhisperLocalization
import WhisperCore

/// `whisper contact add`: adds a contact by hand, from a bundle or from bare keys (CON-1).
struct ContactAddCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "add", SealingCommandText.contactAdd, discussion: SealingCommandText.contactAddDiscussion,
            examples: [
                "whisper contact add Ben whisper-key1:…",
                "whisper contact add Ben X25519-HEX --signing-key ED25519-HEX",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var adding: ContactAddingOptions

    @Argument(help: .text(SealingOptionText.newContactName, value: "NAME"))
    var name: String

    @Argument(help: .text(SealingOptionText.contactKey, value: "KEY"))
    var key: String

    @Option(name: .long, help: .text(SealingOptionText.signingKey, value: "HEX"))
    var signingKey: String?

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let intake = ContactIntake(secrecy: secrecy, context: context, options: adding)
        let preview: ContactPreview
        if BundleForm.isBundle(Array(key.utf8)) {
            preview = try await ContactFailure.mapping(name) { () async throws(ContactError) in
                try await secrecy.contacts.preview(bundle: Array(key.utf8), name: name)
            }
        } else {
            let agreementKey = try KeyArgument.agreementKey(key)
            let signing = try signingKey.map { hex throws(CommandFailure) in try KeyArgument.signingKey(hex) }
            preview = try await ContactFailure.mapping(name) { () async throws(ContactError) in
                try await secrecy.contacts.preview(name: name, agreementKey: agreementKey, signingKey: signing)
            }
        }
        try await intake.take([preview])
    }
}
