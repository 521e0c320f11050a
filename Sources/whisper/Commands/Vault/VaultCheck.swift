import WhisperStorePort
import WhisperVault
import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// What one of the checks of `verify` found.
struct VaultCheck {
    /// What was checked. Raw values appear in JSON.
    enum Subject: String {
        case database, attachments
        case recovery = "recovery-copy"

        /// The name that the user reads.
        var name: VaultText {
            switch self {
            case .database: .checkDatabase
            case .attachments: .checkAttachments
            case .recovery: .checkRecovery
            }
        }
    }

    let subject: Subject
    /// What is wrong, or was.
    let findings: [LocalizedMessage]
    /// How many findings were repaired.
    let repaired: Int
    /// What the check omitted; nil if it was complete.
    let remark: VaultText?

    init(_ subject: Subject, findings: [LocalizedMessage], repaired: Int = 0, remark: VaultText? = nil) {
        self.subject = subject
        self.findings = findings
        self.repaired = repaired
        self.remark = remark
    }

    init(database report: VerificationReport) {
        let findings = report.findings.map { LocalizedMessage(verbatim: "\($0.kind.rawValue): \($0.detail)") }
        self.init(.database, findings: findings, repaired: report.repaired)
    }

    init(attachments: AttachmentVerification) {
        var findings: [LocalizedMessage] = []
        if attachments.missing > 0 {
            findings.append(LocalizedMessage(VaultText.attachmentsMissing, ["count": .count(attachments.missing)]))
        }
        if attachments.damaged > 0 {
            findings.append(LocalizedMessage(VaultText.attachmentsDamaged, ["count": .count(attachments.damaged)]))
        }
        if !attachments.unidentified.isEmpty {
            let names = attachments.unidentified.map { "blobs/\($0)" }
            findings.append(
                LocalizedMessage(
                    VaultText.attachmentsUnidentified,
                    [
                        "count": .count(attachments.unidentified.count),
                        "names": .list(names, most: VaultCheck.mostNames),
                    ]))
        }
        if attachments.orphansRemoved {
            findings.append(LocalizedMessage(VaultText.attachmentsOrphaned, ["count": .count(attachments.orphaned)]))
        }
        self.init(
            .attachments, findings: findings, repaired: attachments.orphansRemoved ? 1 : 0,
            remark: attachments.wasRead || attachments.referenced == 0 ? nil : .attachmentsUnread)
    }

    /// How many files are named.
    private static let mostNames = 5

    init(recovery state: RecoveryState) {
        subject = .recovery
        switch state {
        case .sound:
            (findings, repaired, remark) = ([], 0, nil)
        case .renewed:
            (findings, repaired, remark) = ([LocalizedMessage(VaultText.recoveryRenewed)], 1, nil)
        case .unopened:
            (findings, repaired, remark) = ([], 0, .recoveryUnchecked)
        case .missing:
            (findings, repaired, remark) = ([LocalizedMessage(VaultText.recoveryMissing)], 0, nil)
        case .differs:
            (findings, repaired, remark) = ([LocalizedMessage(VaultText.recoveryDiffers)], 0, nil)
        case .damaged:
            (findings, repaired, remark) = ([LocalizedMessage(VaultText.recoveryDamaged)], 0, nil)
        }
    }

    /// Warns of what was found.
    func warn(in context: Context) {
        for finding in findings { context.output.warning(finding) }
    }

    /// How many findings are still wrong.
    var remaining: Int { max(0, findings.count - repaired) }
}

/// What `verify` prints.
struct VerificationOutput {
    let checks: [VaultCheck]

    func print(in context: Context) throws {
        let output = context.output
        if output.style.isJSON {
            try output.json(.object(object(output.localizer)))
        } else {
            try table(output.localizer).print(to: output, fitting: context.tableWidth)
        }
    }

    private func table(_ localizer: Localizer) -> Table {
        var table = Table([
            .init(heading: localizer(VaultText.checkHeading)),
            .init(heading: localizer(VaultText.resultHeading), wraps: true),
        ])
        for check in checks {
            var results = check.findings.map { $0.text(localizer) }
            if check.repaired > 0 {
                results.append(localizer(VaultText.verifyRepaired, ["count": .count(check.repaired)]))
            }
            if let remark = check.remark {
                results.append(localizer(remark))
            } else if results.isEmpty {
                results = [localizer(VaultText.resultFine)]
            }
            for result in results { table.add([localizer(check.subject.name), result]) }
        }
        return table
    }

    private func object(_ localizer: Localizer) -> JSONObject {
        var object = JSONObject()
        object["type"] = .string("verification")
        object["sound"] = .bool(checks.allSatisfy { $0.remaining == 0 })
        object["checks"] = .array(
            checks.map { check in
                var entry = JSONObject()
                entry["check"] = .string(check.subject.rawValue)
                entry["complete"] = .bool(check.remark == nil)
                if let remark = check.remark { entry["unread"] = .string(localizer(remark)) }
                entry["findings"] = .array(check.findings.map { .string($0.text(localizer)) })
                entry["repaired"] = .number(JSONNumber(Int64(check.repaired)))
                return .object(entry)
            })
        return object
    }
}

extension AttachmentVerification {
    /// What programs read of the attachments of a copy; null if nobody looked.
    var losses: JSONValue {
        guard wasExamined else { return ["missing": .null, "damaged": .null] }
        return ["missing": .integer(Int64(missing)), "damaged": .integer(Int64(damaged))]
    }
}
