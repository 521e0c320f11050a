import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper contact import`: adds contacts from a bundle or a keybook, after a preview (CON-4, CON-6).
struct ContactImportCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "import", SealingCommandText.contactImport, discussion: SealingCommandText.contactImportDiscussion,
            examples: ["whisper contact import ben.key", "whisper contact import - --name Ben --yes < ben.key"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var source: BundleOptions
    @OptionGroup var adding: ContactAddingOptions

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        try await source.take(in: ContactIntake(secrecy: secrecy, context: context, options: adding))
    }
}

/// `whisper import bundle`: the same as `whisper contact import`, as a subcommand of `import`.
struct ImportBundleCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "bundle", SealingCommandText.importBundle, discussion: SealingCommandText.contactImportDiscussion,
            examples: ["whisper import bundle ben.key"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var source: BundleOptions
    @OptionGroup var adding: ContactAddingOptions

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        try await source.take(in: ContactIntake(secrecy: secrecy, context: context, options: adding))
    }
}

/// Where bundles come from.
struct BundleOptions: ParsableArguments {
    @Argument(help: .text(SealingOptionText.bundlePath, value: "FILE"), completion: .file())
    var path: String

    @Option(name: .long, help: .text(SealingOptionText.bundleName, value: "NAME"))
    var name: String?

    /// A keybook of the most contacts there may be in one, 100,000, has some 20 MB.
    private static let maximumLength = 64 << 20

    /// Reads the file, and imports its contacts.
    func take(in intake: ContactIntake) async throws {
        let text = try InputText.bytes(of: path, atMost: BundleOptions.maximumLength, in: intake.context)
        let contacts = intake.secrecy.contacts
        if BundleForm.isKeybook(text) {
            let previews = try await ContactFailure.mapping { () async throws(ContactError) in
                try await contacts.previewKeybook(text)
            }
            return try await intake.take(previews)
        }
        let preview: ContactPreview
        do throws(ContactError) {
            preview = try await contacts.preview(bundle: text, name: name)
        } catch {
            let failure = ContactFailure.failure(of: error, name: name ?? "")
            guard case .invalidBundle = error, BundleForm.containsBundle(text) else { throw failure }
            throw CommandFailure(
                failure.code, failure.message, hint: LocalizedMessage(SealingFailureText.invalidBundleHint))
        }
        try await intake.take([preview])
    }
}
