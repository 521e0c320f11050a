import ArgumentParser
import JSONText
import Localization

/// `whisper doctor`: what the program runs on, and whether the vault is set up safely (CLI-9).
struct DoctorCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "doctor", CommandText.doctor, discussion: CommandText.doctorDiscussion,
            examples: ["whisper doctor", "whisper doctor --json"])
    }

    @OptionGroup var global: GlobalOptions
    /// Where one is given, or a key is kept, the vault is looked into, too; nobody is asked for one.
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(name: .long, help: .text(SealingOptionText.resetClock))
    var resetClock = false

    func execute(in context: Context) async throws {
        let access = VaultAccess(context)
        if resetClock { return try await ClockReset(access: access).run(passphrase, confirmation) }
        var findings = try Examination(access: access).findings()
        findings += try await VaultExamination(access: access).findings(passphrase)
        if context.output.style.isJSON {
            try context.output.json(.object(object(findings, context.localizer)))
        } else {
            try table(findings, context.localizer).print(to: context.output, fitting: nil)
        }
    }

    private func table(_ findings: [Finding], _ localizer: Localizer) -> Table {
        var table = Table([
            .init(heading: localizer(VaultText.checkHeading)), .init(heading: localizer(VaultText.resultHeading)),
            .init(heading: localizer(VaultText.valueHeading)),
        ])
        for finding in findings {
            table.add([
                localizer(finding.subject.name), localizer(finding.verdict.name), finding.value.text(localizer),
            ])
        }
        return table
    }

    private func object(_ findings: [Finding], _ localizer: Localizer) -> JSONObject {
        var object = JSONObject()
        object["type"] = .string("doctor")
        object["healthy"] = .bool(findings.allSatisfy { $0.verdict != .warning })
        for finding in findings {
            var entry = JSONObject()
            entry["verdict"] = .string(finding.verdict.rawValue)
            entry["value"] = .string(finding.value.text(localizer))
            object[finding.subject.rawValue] = .object(entry)
        }
        return object
    }
}

/// What `doctor` found out about one thing.
struct Finding {
    let subject: Subject
    let verdict: Verdict
    let value: LocalizedMessage

    /// What was looked at. Raw values stand in JSON.
    enum Subject: String {
        case version, engine, cipher, libsodium, libarchive, libqrencode, zbar, libpng, libjpeg, system, memory,
            network, vault, permissions, language, identities, clock
        case ledger = "replay_protection"
        case coreDumps = "core_dumps"
        case keyRing = "key_ring"

        /// The name that the user reads.
        var name: any TextKey {
            switch self {
            case .version: VaultText.doctorVersion
            case .engine: VaultText.doctorEngine
            case .cipher: VaultText.doctorCipher
            case .libsodium: VaultText.doctorSodium
            case .libarchive: VaultText.doctorArchive
            case .system: VaultText.doctorSystem
            case .memory: VaultText.doctorMemory
            case .network: VaultText.doctorNetwork
            case .vault: VaultText.doctorVault
            case .permissions: VaultText.doctorPermissions
            case .language: VaultText.doctorLanguage
            case .coreDumps: VaultText.doctorCoreDumps
            case .keyRing: VaultText.doctorKeyCache
            case .libqrencode: DoctorText.qrEncoder
            case .zbar: DoctorText.qrReader
            case .libpng: DoctorText.png
            case .libjpeg: DoctorText.jpeg
            case .identities: DoctorText.identities
            case .clock: DoctorText.clock
            case .ledger: DoctorText.ledger
            }
        }
    }

    /// Whether it is as it should be. Raw values stand in JSON.
    enum Verdict: String {
        case fine, warning

        /// The word that the user reads.
        var name: VaultText { self == .fine ? .resultFine : .resultWarning }
    }
}
