import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper identity backup`: identities with their secret keys, under a passphrase of their own (ID-6).
struct IdentityBackupCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "backup", SealingCommandText.identityBackup, discussion: SealingCommandText.identityBackupDiscussion,
            examples: [
                "whisper identity backup -o identities.backup",
                "whisper identity backup work -o work.backup --backup-passphrase-file FILE",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var backupPassphrase: BackupPassphraseOptions

    @Argument(help: .text(SealingOptionText.backupIdentity, value: "NAME"))
    var name: String?

    @Option(name: [.short, .long], help: .text(SealingOptionText.backupOutput, value: "FILE"), completion: .file())
    var output = "-"

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identities: [OwnIdentity]
        if let name {
            identities = [try await secrecy.identity(named: name)]
        } else {
            identities = try await IdentityFailure.mapping { () async throws(IdentityError) in
                try await secrecy.identities.all()
            }
        }
        guard !identities.isEmpty else { throw IdentityFailure.noIdentity }
        let target = try TextTarget(path: output, mayReplace: force)
        let secret = try backupPassphrase.passphrase(in: context).new()
        let text = try await IdentityFailure.mapping { () async throws(IdentityError) in
            try await secrecy.identities.backup(
                identities.map(\.id), under: secret, cost: Adapters.passphraseCost)
        }
        if context.output.style.isJSON {
            try target.write(text, to: context.output, inJSON: "backup")
        } else {
            try target.write(text, to: context.output)
            if output != "-" {
                context.output.note(
                    IdentityText.backedUp, ["count": .count(identities.count), "path": .text(output)])
            }
        }
    }
}
