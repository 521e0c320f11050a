import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity export`: the public bundle (ID-5).
struct IdentityExportCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "export", SealingCommandText.identityExport, discussion: SealingCommandText.identityExportDiscussion,
            examples: ["whisper identity export", "whisper identity export work -o work.key"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.identityName, value: "NAME"))
    var name: String?

    @Option(name: [.short, .long], help: .text(DataOptionText.output, value: "FILE"), completion: .file())
    var output = "-"

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: name)
        let target = try TextTarget(path: output, mayReplace: force)
        let bundle = try await IdentityFailure.mapping(identity.name) { () async throws(IdentityError) in
            try await secrecy.identities.bundle(of: identity.id)
        }
        if context.output.style.isJSON {
            try target.write(bundle, to: context.output, inJSON: "bundle")
        } else {
            try target.write(bundle, to: context.output)
        }
    }
}
