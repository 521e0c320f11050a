import ArgumentParser
import JSONText
import Localization

/// `whisper rekey`: changes the key, the form or the passphrase of the vault (ST-2).
struct RekeyCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "rekey", CommandText.rekey, discussion: CommandText.rekeyDiscussion,
            examples: [
                "whisper rekey", "whisper rekey --passphrase", "whisper rekey --format 4", "whisper rekey --encrypt",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(name: .customLong("passphrase"), help: .text(OptionText.rekeyPassphrase))
    var changesPassphrase = false

    @OptionGroup var newPassphrase: NewPassphraseOptions

    @Option(name: .long, help: .text(OptionText.rekeyFormat, value: "FORMAT"))
    var format: CipherFormat?

    @Flag(name: .long, help: .text(OptionText.rekeyEncrypt))
    var encrypt = false

    @Flag(name: .long, help: .text(OptionText.rekeyDecrypt))
    var decrypt = false

    func execute(in context: Context) async throws {
        let access = VaultAccess(context)
        try access.requireVault()
        let change = try change()
        if change == .decryption {
            try confirmation.confirm(LocalizedMessage(VaultText.decryptQuestion), in: context)
        }
        let renewal = VaultRenewal(access: access, passphrase: passphrase, newPassphrase: newPassphrase)
        try await renewal.run(change)
        guard context.output.style.isJSON else {
            context.output.note(change.done)
            if change == .key { context.output.note(VaultText.rekeyAdvice) }
            return
        }
        var object = JSONObject()
        object["type"] = .string("rekeyed")
        object["change"] = .string(change.name)
        try context.output.json(.object(object))
    }

    private func change() throws -> VaultChange {
        var changes: [VaultChange] = []
        if changesPassphrase { changes.append(.passphrase) }
        if let format { changes.append(.format(format)) }
        if encrypt { changes.append(.encryption) }
        if decrypt { changes.append(.decryption) }
        guard changes.count <= 1 else { throw CommandFailure(.usage, FailureText.twoChanges) }
        return changes.first ?? .key
    }
}

/// What `rekey` changes.
enum VaultChange: Hashable, Sendable {
    /// The database's key.
    case key
    /// The passphrase, and nothing else.
    case passphrase
    /// The form of the encrypted file.
    case format(CipherFormat)
    /// From a database that is not encrypted to one that is.
    case encryption
    /// The way back.
    case decryption

    /// The name in JSON.
    var name: String {
        switch self {
        case .key: "key"
        case .passphrase: "passphrase"
        case .format(let format): "format-" + format.rawValue
        case .encryption: "encrypt"
        case .decryption: "decrypt"
        }
    }

    /// What is said when it is done.
    var done: VaultText {
        switch self {
        case .key: .rekeyed
        case .passphrase: .passphraseChanged
        case .format(.common): .reformattedCommon
        case .format(.four): .reformatted
        case .encryption: .encrypted
        case .decryption: .decrypted
        }
    }
}

/// The forms of an encrypted database. Raw values are those of `--format`.
enum CipherFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Read and written by SQLCipher 3.4 and 4 alike.
    case common
    /// SQLCipher 4's own.
    case four = "4"
}
