import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper restore`: brings a vault back from a backup (ST-10).
struct RestoreCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "restore", CommandText.restore, discussion: CommandText.restoreDiscussion,
            examples: ["whisper restore /media/usb/whisper-backup"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(OptionText.backupSource, value: "DIR"), completion: .directory)
    var source: String

    func execute(in context: Context) async throws {
        let access = try VaultAccess(context)
        let path = access.layout.directory
        let restoration = VaultRestoration(to: access.folder, from: source)
        try restoration.checkSource()
        if try restoration.targetExists {
            try access.requireUnused()
            try confirmation.confirm(
                LocalizedMessage(VaultText.restoreQuestion, ["path": .text(path)]),
                in: context)
        }
        let progress = context.startProgress(LocalizedMessage(VaultText.restoreProgress), unit: .items)
        let outcome: RestorationOutcome
        do {
            defer { context.endProgress(progress) }
            outcome = try await restoration.run(isNamedPlain: access.isNamedUnencrypted()) { done, total in
                progress.update(done: done, total: total)
            } passphrase: { restore in
                let source = try passphrase.source(configuration: context.configuration)
                return try await access.passphraseReader().existing(from: source) { secret in
                    context.denyNetwork()
                    return try await restore(secret)
                }
            }
        }
        guard context.output.style.isJSON else {
            context.output.note(VaultText.restored, ["path": .text(path)])
            if let aside = outcome.setAside { context.output.note(VaultText.setAside, ["path": .text(aside)]) }
            if outcome.isTrustInDoubt { context.output.warning(LocalizedMessage(TrustText.doubtful)) }
            if let unknown = outcome.unknownOpenings { warn(of: unknown, in: context) }
            return VaultCheck(attachments: outcome.attachments).warn(in: context)
        }
        var object = JSONObject()
        object["type"] = .string("restored")
        object["path"] = .string(path)
        object["set_aside"] = outcome.setAside.map { .string($0) } ?? .null
        object["unknown_openings"] =
            outcome.unknownOpenings.map {
                ["begin": .string($0.begin.rfc3339()), "end": .string($0.end.rfc3339())]
            } ?? .null
        object["trust_in_doubt"] = .bool(outcome.isTrustInDoubt)
        object["attachments"] = outcome.attachments.losses
        try context.output.json(.object(object))
    }

    private func warn(of unknown: UnknownOpenings, in context: Context) {
        let calendar = LocalCalendar(context)
        context.output.warning(
            LocalizedMessage(
                VaultText.openingsUnknown,
                [
                    "begin": .text(calendar.dateAndTime(unknown.begin)),
                    "end": .text(calendar.dateAndTime(unknown.end)),
                ]))
    }
}
