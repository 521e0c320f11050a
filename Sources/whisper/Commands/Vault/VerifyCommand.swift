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
        let access = VaultAccess(context)
        try access.requireVault()
        if let recoverTo { return try recover(to: recoverTo, access) }
        let secret = try access.passphraseForChecks(passphrase)
        let vault: OpenVault
        do {
            vault = try await open(access, secret)
        } catch let error as StoreError where error.code == .alteredSchema {
            return try reportSchema(secret, access, error)
        }
        let checks: [VaultCheck]
        do {
            checks = [
                try await checkDatabase(vault), try await checkAttachments(vault, in: context),
                try checkRecovery(vault, secret, access),
            ]
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
        try report(checks, in: context)
    }

    /// What is wrong with a vault that is not opened, as its database is not made as it should be.
    private func reportSchema(
        _ secret: borrowing SecretBytes?, _ access: VaultAccess, _ error: StoreError
    ) throws {
        let differences: [String]
        switch secret {
        case .some(let secret): differences = try SchemaExamination(access: access).differences(under: secret)
        case .none: throw error
        }
        let findings = differences.map { LocalizedMessage(verbatim: "schema: \($0)") }
        try report([VaultCheck(.database, findings: findings)], in: access.context)
    }

    private func recover(to target: String, _ access: VaultAccess) throws {
        let output = access.context.output
        let source = try passphrase.source(configuration: access.context.configuration)
        let secret = try access.passphraseReader(try Adapters.sealing()).existing(from: source)
        let report = try VaultRescue(access: access, target: target).run(under: secret)
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
                        VaultText.recoveredUncounted, ["tables": .text(uncounted.joined(separator: ", "))]))
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
                entry["kept"] = .number(JSONNumber(loss.kept))
                entry["lost"] = loss.lost.map { .number(JSONNumber($0)) } ?? .null
                return .object(entry)
            })
        try output.json(.object(object))
    }

    private func open(_ access: VaultAccess, _ secret: borrowing SecretBytes?) async throws -> OpenVault {
        switch secret {
        case .some(let secret):
            if repair, try access.repairKeychain(under: secret) {
                access.context.output.warning(LocalizedMessage(VaultText.keychainRepaired))
            }
            return try await access.open(under: secret)
        case .none:
            return try await access.open(passphrase: passphrase)
        }
    }

    private func checkDatabase(_ vault: OpenVault) async throws -> VaultCheck {
        let report = try await vault.store.verify(repair: repair)
        let details = report.findings.map { LocalizedMessage(verbatim: "\($0.kind.rawValue): \($0.detail)") }
        return VaultCheck(.database, findings: details, repaired: report.repaired)
    }

    private func checkAttachments(_ vault: OpenVault, in context: Context) async throws -> VaultCheck {
        let referenced = try await vault.store.referencedBlobs()
        guard try !referenced.isEmpty || Files.exists(vault.layout.attachments) else {
            return VaultCheck(.attachments, findings: [])
        }
        let blobs = try vault.attachments()
        let progress = context.startProgress(LocalizedMessage(VaultText.verifyProgress), unit: .items)
        defer { context.endProgress(progress) }
        var missing = 0
        var damaged = 0
        for (index, hex) in referenced.enumerated() {
            try Task.checkCancellation()
            switch try BlobID(hex: hex).map({ id in try state(of: id, in: blobs) }) ?? .missing {
            case .sound: break
            case .missing: missing += 1
            case .damaged: damaged += 1
            }
            progress.update(done: Int64(index + 1), total: Int64(referenced.count))
        }
        var findings: [LocalizedMessage] = []
        if missing > 0 { findings.append(LocalizedMessage(VaultText.attachmentsMissing, ["count": .count(missing)])) }
        if damaged > 0 { findings.append(LocalizedMessage(VaultText.attachmentsDamaged, ["count": .count(damaged)])) }
        let orphans = try await orphans(in: blobs, of: vault, context)
        if repair, orphans > 0 {
            findings.append(LocalizedMessage(VaultText.attachmentsOrphaned, ["count": .count(orphans)]))
        }
        return VaultCheck(
            .attachments, findings: findings, repaired: repair && orphans > 0 ? 1 : 0,
            remark: attachments || referenced.isEmpty ? nil : .attachmentsUnread)
    }

    /// How many contents belong to no message: no damage, yet what was deleted ought to be gone (ST-11). A repair removes
    /// them.
    private func orphans(in blobs: any BlobStore, of vault: OpenVault, _ context: Context) async throws -> Int {
        let collection = BlobCollection(store: vault.store, blobs: blobs)
        do {
            if repair { return try await collection.removeOrphans().count }
            let count = try await collection.compare().orphaned.count
            if count > 0 { context.output.note(VaultText.attachmentsOrphaned, ["count": .count(count)]) }
            return count
        } catch BlobCollectionError.blobs(.damaged) {
            // A file that no longer tells what it is: nothing is removed on its word. What it was is missing above.
            return 0
        }
    }

    private enum BlobState {
        case sound, missing, damaged
    }

    /// How a content is: by its length, name and header, and, where that is asked for, to its last byte.
    private func state(of id: BlobID, in blobs: any BlobStore) throws -> BlobState {
        do {
            let reader = try blobs.makeReader(id)
            while attachments, try !reader.read().isEmpty {}
            return .sound
        } catch BlobError.notFound {
            return .missing
        } catch BlobError.damaged {
            return .damaged
        }
    }

    private func checkRecovery(
        _ vault: OpenVault, _ passphrase: borrowing SecretBytes?, _ access: VaultAccess
    ) throws -> VaultCheck {
        let state: RecoveryState
        switch passphrase {
        case .some(let passphrase):
            state = try vault.withKeys { keys in
                try access.checkRecovery(of: keys, under: passphrase, repair: repair)
            }
        case .none:
            state = try access.checkRecoveryForm()
        }
        return VaultCheck(recovery: state)
    }

    private func report(_ checks: [VaultCheck], in context: Context) throws {
        try VerificationOutput(checks: checks).print(to: context.output)
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
