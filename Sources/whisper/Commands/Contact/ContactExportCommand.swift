import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperCore

/// `whisper contact export`: the keybook, which contains every contact's public keys, without trust (CON-6).
struct ContactExportCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "export", SealingCommandText.contactExport, discussion: SealingCommandText.contactExportDiscussion,
            examples: ["whisper contact export -o contacts.keybook"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: [.short, .long], help: .text(DataOptionText.output, value: "FILE"), completion: .file())
    var output = "-"

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let target = try TextTarget(path: output, mayReplace: force)
        let keybook = try await ContactFailure.mapping { () async throws(ContactError) in
            try await secrecy.contacts.exportKeybook()
        }
        if context.output.style.isJSON {
            try target.write(keybook, to: context.output, inJSON: "keybook")
        } else {
            try target.write(bytes: keybook, to: context.output)
        }
    }
}
