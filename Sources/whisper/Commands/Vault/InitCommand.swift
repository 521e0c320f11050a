import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperPosixFiles
import WhisperCore

/// `whisper init`: makes a vault.
struct InitCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "init", CommandText.initialize, discussion: CommandText.initializeDiscussion,
            examples: [
                "whisper init", "whisper init --unlock",
                "whisper init --vault DIR --passphrase-file FILE --accept-disclaimer",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(name: .long, help: .text(OptionText.acceptDisclaimer))
    var acceptDisclaimer = false

    @Flag(name: .long, help: .text(OptionText.unencrypted))
    var unencrypted = false

    @Flag(name: .long, help: .text(OptionText.unlockNew))
    var unlock = false

    func execute(in context: Context) async throws {
        let access = try VaultAccess(context)
        if try exists(access) { return try await acceptDisclaimerAgain(access, in: context) }
        guard unencrypted || StoreEngine.canEncrypt else {
            throw CommandFailure(
                .noEncryption, FailureText.noEncryption, hint: LocalizedMessage(FailureText.noEncryptionHint))
        }
        let time = try unlock ? KeepingTime(nil, in: context) : nil
        context.interruptions.sayIfLeft(context.localizer(VaultText.notCreated))
        try confirmDisclaimer(in: context)
        let source = try passphrase.source(configuration: context.configuration)
        var unlocked: KeepingTime?
        try await access.create(from: source, isEncrypted: !unencrypted) { vault in
            context.interruptions.sayIfLeft(nil)
            guard let time else { return }
            do {
                try time.hold(vault, in: context)
                unlocked = time
            } catch {
                // The vault is made; from here on its passphrase is asked for.
                context.output.warning(FailureReport.failure(of: error).message)
            }
        }
        try report(access, isNew: true, unlocked: unlocked, in: context)
    }

    /// Whether there is a vault already, where this can be seen.
    private func exists(_ access: VaultAccess) throws -> Bool {
        do {
            return try access.folder.exists
        } catch let error as FileError {
            throw CommandFailure(
                .output, FailureText.cannotWriteFile,
                [
                    "path": .text(access.layout.directory), "reason": .text(SystemFailure(errno: error.number).reason),
                ])
        }
    }

    /// On an existing vault, init only accepts the disclaimer, if that has not been done.
    private func acceptDisclaimerAgain(_ access: VaultAccess, in context: Context) async throws {
        let exists = CommandFailure(
            .vaultExists, FailureText.vaultExists, ["path": .text(access.layout.directory)],
            hint: LocalizedMessage(FailureText.vaultExistsHint))
        guard acceptDisclaimer else { throw exists }
        let vault = try await access.openUnaccepted(passphrase: passphrase)
        do {
            guard try await !Disclaimer.isAccepted(in: vault.store) else { throw exists }
            try await Disclaimer.accept(in: vault.store, clock: context.clock)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
        try report(access, isNew: false, in: context)
    }

    private func confirmDisclaimer(in context: Context) throws {
        guard !acceptDisclaimer else { return }
        let text = context.localizer(VaultText.disclaimer)
        guard let terminal = ControllingTerminal() else {
            throw CommandFailure(
                .disclaimer, FailureText.disclaimerNeeded, hint: LocalizedMessage(FailureText.disclaimerNeededHint))
        }
        try terminal.write(TextWrapping.wrapped(text, width: min(80, context.terminal.columns), indent: 0) + "\n\n")
        try Confirmation.ask(LocalizedMessage(VaultText.disclaimerQuestion), in: context)
    }

    private func report(
        _ access: VaultAccess, isNew: Bool, unlocked: KeepingTime? = nil, in context: Context
    ) throws {
        let path = access.layout.directory
        guard context.output.style.isJSON else {
            guard isNew else { return context.output.note(VaultText.disclaimerAccepted) }
            context.output.note(unencrypted ? VaultText.createdUnencrypted : VaultText.created, ["path": .text(path)])
            context.output.note(VaultText.createdAdvice)
            if let unlocked { context.output.note(VaultText.unlocked, ["duration": .text(unlocked.text)]) }
            var steps = NextSteps(in: context)
            steps.add(["import", "FILE"], NextStepText.importChat)
            steps.add(["browse"], NextStepText.browse)
            steps.add(["identity", "create", "NAME"], NextStepText.createIdentity)
            return try steps.print()
        }
        var object = JSONObject()
        object["type"] = .string("vault")
        object["path"] = .string(path)
        object["created"] = .bool(isNew)
        object["encrypted"] = .bool(try access.folder.isEncrypted)
        object["disclaimer_version"] = .string(Disclaimer.currentVersion)
        if let unlocked { object["unlocked_seconds"] = .integer(Int64(unlocked.seconds)) }
        try context.output.json(.object(object))
    }
}
