import WhisperVault
import ArgumentParser
import WhisperBlobPort
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperPosixFiles
import WhisperSecretMemory
import WhisperStorePort
import WhisperCore

/// `whisper verify`: checks the vault for damage (ST-10).
struct VerifyCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "verify", CommandText.verify, discussion: CommandText.verifyDiscussion,
            examples: ["whisper verify", "whisper verify --attachments", "whisper verify --repair"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(name: .long, help: .text(OptionText.repair))
    var repair = false

    @Flag(name: .long, help: .text(OptionText.verifyAttachments))
    var attachments = false

    @Option(name: .long, help: .text(OptionText.recoverTo, value: "DIR"), completion: .directory)
    var recoverTo: String?

    func execute(in context: Context) async throws {
        do {
            try await check(in: context)
        } catch {
            let failure = FailureReport.failure(of: error)
            let isOwn = error is CommandFailure || ![.vaultDamaged, .alteredVault].contains(failure.code)
            if isOwn { throw error }
            // The hint of other commands names this one.
            throw CommandFailure(
                failure.code, failure.message,
                hint: LocalizedMessage(recoverTo == nil ? FailureText.recoverHint : .restoreBackupHint))
        }
    }

    private func check(in context: Context) async throws {
        let access = try VaultAccess(context)
        try access.folder.requireVault()
        if let recoverTo { return try await recover(to: recoverTo, access) }
        var opened: Vault?
        var altered: StoreError?
        let secret = try await access.passphraseForChecks(passphrase) { secret in
            do {
                opened = try await open(access, under: secret)
            } catch let error as StoreError where error.code == .alteredSchema {
                altered = error
            }
        }
        if let altered { return try reportSchema(secret, access, altered) }
        let vault: Vault
        do {
            vault = if let opened { opened } else { try await access.open(passphrase: passphrase) }
        } catch let error as StoreError where error.code == .alteredSchema {
            return try reportSchema(secret, access, error)
        }
        let found: VaultVerification
        let progress = context.startProgress(LocalizedMessage(VaultText.verifyProgress), unit: .items)
        do {
            defer { context.endProgress(progress) }
            found = try await verify(vault, secret, progress)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
        if found.attachments.orphaned > 0, !found.attachments.orphansRemoved {
            context.output.note(VaultText.attachmentsOrphaned, ["count": .count(found.attachments.orphaned)])
        }
        try report(
            [
                VaultCheck(database: found.database), VaultCheck(attachments: found.attachments),
                VaultCheck(recovery: found.recoveryCopy),
            ], in: context)
    }

    private func verify(
        _ vault: Vault, _ secret: borrowing SecretBytes?, _ progress: Progress
    ) async throws -> VaultVerification {
        let report: @Sendable (Int64, Int64) -> Void = { done, total in progress.update(done: done, total: total) }
        switch secret {
        case .some(let secret):
            return try await vault.verify(
                passphrase: secret, repair: repair, readsAttachments: attachments, progress: report)
        case .none:
            return try await vault.verify(repair: repair, readsAttachments: attachments, progress: report)
        }
    }

    /// What is wrong with a vault that is not opened, as its database is not made as it should be.
    private func reportSchema(
        _ secret: borrowing SecretBytes?, _ access: VaultAccess, _ error: StoreError
    ) throws {
        let differences: [String]
        switch secret {
        case .some(let secret):
            access.context.denyNetwork()
            differences = try access.folder.schemaDifferences(under: secret)
        case .none: throw error
        }
        let findings = differences.map { LocalizedMessage(verbatim: "schema: \($0)") }
        try report([VaultCheck(.database, findings: findings)], in: access.context)
    }

    private func recover(to target: String, _ access: VaultAccess) async throws {
        let output = access.context.output
        let source = try passphrase.source(configuration: access.context.configuration)
        let report = try await access.passphraseReader().existing(from: source) { secret in
            access.context.denyNetwork()
            return try rescue(to: target, access, secret)
        }
        guard output.style.isJSON else {
            output.note(VaultText.recovered, ["count": .count(report.messages), "path": .text(target)])
            for loss in report.losses {
                guard let lost = loss.lost else { continue }
                output.warning(
                    LocalizedMessage(
                        VaultText.recoveredLost, ["count": .count(lost), "table": .text(loss.table)]))
            }
            let uncounted = report.losses.filter { $0.lost == nil }.map(\.table)
            if !uncounted.isEmpty {
                output.warning(
                    LocalizedMessage(
                        VaultText.recoveredUncounted, ["tables": .list(uncounted)]))
            }
            return
        }
        var object = JSONObject()
        object["type"] = .string("recovered")
        object["path"] = .string(target)
        object["messages"] = .number(JSONNumber(report.messages))
        object["rows"] = .number(JSONNumber(report.rows))
        object["lost"] = .array(
            report.losses.map { loss in
                var entry = JSONObject()
                entry["table"] = .string(loss.table)
                entry["kept"] = .number(JSONNumber(loss.recovered))
                entry["lost"] = loss.lost.map { .number(JSONNumber($0)) } ?? .null
                return .object(entry)
            })
        try output.json(.object(object))
    }

    private func open(_ access: VaultAccess, under secret: borrowing SecretBytes) async throws -> Vault {
        if repair, try access.folder.repairKeychain(under: secret) {
            access.context.output.warning(LocalizedMessage(VaultText.keychainRepaired))
        }
        return try await access.open(under: secret)
    }

    /// Rescues. There is no option by which it could replace what is there.
    private func rescue(
        to target: String, _ access: VaultAccess, _ secret: borrowing SecretBytes
    ) throws -> RescueReport {
        do {
            return try access.folder.rescue(to: target, under: secret, isNamedPlain: access.isNamedUnencrypted())
        } catch let error as VaultError where error.code == .targetExists {
            throw CommandFailure(.fileExists, FailureText.fileExists, ["path": .text(error.path ?? target)])
        }
    }

    private func report(_ checks: [VaultCheck], in context: Context) throws {
        try VerificationOutput(checks: checks).print(in: context)
        let wrong = checks.reduce(0) { $0 + $1.remaining }
        guard wrong == 0 else {
            // What was found is data, and stays on standard output beside the failure.
            try context.output.flush()
            throw CommandFailure(
                .vaultDamaged, FailureText.verificationFailed, ["count": .count(wrong)],
                hint: LocalizedMessage(FailureText.verificationFailedHint))
        }
        context.output.note(VaultText.verifySound)
    }
}
