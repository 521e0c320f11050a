import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// `whisper doctor`: the program's environment, and whether the vault is set up safely (CLI-9).
struct DoctorCommand: PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "doctor", CommandText.doctor, discussion: CommandText.doctorDiscussion,
            examples: ["whisper doctor", "whisper doctor --json"])
    }

    @OptionGroup var global: GlobalOptions
    /// If one is given, or none is needed, the vault is examined as well; the command never prompts for one.
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(name: .long, help: .text(SealingOptionText.resetClock))
    var resetClock = false

    @Flag(name: .long, help: .text(TrustText.acceptOption))
    var acceptTrust = false

    func execute(in context: Context) async throws {
        let access = try VaultAccess(context)
        if acceptTrust { return try await TrustAcceptance(access: access).run(passphrase, confirmation) }
        if resetClock { return try await ClockReset(access: access).run(passphrase, confirmation) }
        var findings = try Examination(access: access).findings()
        findings += try await VaultExamination(access: access).findings(passphrase)
        if context.output.style.isJSON {
            try context.output.json(.object(object(findings, context.localizer)))
        } else {
            try table(findings, context.localizer).print(to: context.output, fitting: context.tableWidth)
        }
    }

    private func table(_ findings: [Finding], _ localizer: Localizer) -> Table {
        var table = Table([
            .init(heading: localizer(VaultText.checkHeading)), .init(heading: localizer(VaultText.resultHeading)),
            .init(heading: localizer(VaultText.valueHeading), wraps: true),
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
