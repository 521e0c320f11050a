/// What two processes do to the same vault at once (R0).
enum PairCommand: String, CaseIterable {
    case rekey, format, passphrase, restore, `import`, backup, delete, create, rotate, contact, trust, inbox, bridge
    case sync
    case setRetention = "retention-set"
    case applyRetention = "retention-apply"

    /// Every pair, a command beside itself included; each once.
    static let pairs: [(PairCommand, PairCommand)] = allCases.indices.flatMap { first in
        allCases[first...].map { (allCases[first], $0) }
    }

    /// The program.
    var program: String { self == .sync ? "whisper-sync" : "whisper" }

    /// Whether it can work under the key that `unlock` keeps. The others are about the passphrase, or about a vault that is not
    /// there yet.
    var worksUnderKeptKey: Bool { self != .passphrase && self != .create && self != .restore }

    /// Its arguments, except vault and passphrase.
    ///
    /// - Parameters:
    ///   - slot: Which of the two it is: they must not perform the same operation.
    ///   - template: What the round's vault is a copy of.
    ///   - folder: The round's own.
    func arguments(_ slot: Int, _ template: PairTemplate, in folder: String) -> [String] {
        switch self {
        case .rekey: ["rekey", "--yes"]
        case .format: ["rekey", "--format", "common"]
        case .passphrase: ["rekey", "--passphrase", "--new-passphrase-file", template.passphraseFile(slot)]
        case .restore: ["restore", template.backup, "--yes"]
        case .import:
            [
                "import", "whatsapp", template.newExport(slot), "--me", "Me", "--timezone", "UTC", "--date-order",
                "dmy",
                "--yes",
            ]
        // Both to the same place.
        case .backup: ["backup", folder + "/backup"]
        case .delete: ["delete", PairTemplate.doomed(slot), "--yes"]
        case .create: ["init", "--accept-disclaimer"]
        case .rotate: ["identity", "rotate", "Me", "--yes"]
        case .contact: ["contact", "import", template.bundle(slot), "--name", PairTemplate.newContact(slot), "--yes"]
        case .trust: ["contact", "verify", PairTemplate.friend(slot), "--yes"]
        case .inbox: ["inbox", "--json"]
        case .bridge:
            [
                "bridge", "run", "--json", "--command",
                "'\(template.programs)/whisper-scripted-bridge' '\(template.scenario)'",
            ]
        case .sync: ["run", "--json"]
        case .setRetention: ["retention", "set", PairTemplate.keptChat, PairTemplate.age(slot)]
        case .applyRetention: ["retention", "apply", "--yes"]
        }
    }
}
