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
    /// Taken so that a script may give every command the same options; nothing here needs the passphrase.
    @OptionGroup var passphrase: PassphraseOptions

    func execute(in context: Context) async throws {
        let findings = try Examination(access: VaultAccess(context)).findings()
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
        case version, engine, cipher, libsodium, libarchive, system, memory, network, vault, permissions, language
        case coreDumps = "core_dumps"
        case keyRing = "key_ring"

        /// The name that the user reads.
        var name: VaultText {
            switch self {
            case .version: .doctorVersion
            case .engine: .doctorEngine
            case .cipher: .doctorCipher
            case .libsodium: .doctorSodium
            case .libarchive: .doctorArchive
            case .system: .doctorSystem
            case .memory: .doctorMemory
            case .network: .doctorNetwork
            case .vault: .doctorVault
            case .permissions: .doctorPermissions
            case .language: .doctorLanguage
            case .coreDumps: .doctorCoreDumps
            case .keyRing: .doctorKeyCache
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
