import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperVault

/// `whisper import`: brings messages in.
struct ImportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "import", DataCommandText.importing, discussion: DataCommandText.importingDiscussion,
            examples: [
                "whisper import \"WhatsApp Chat with Anna.zip\"",
                "whisper import msgstore.db.crypt15 --key-file encrypted_backup.key",
                "whisper import messages.jsonl", "whisper import bundle ben.key", "whisper import list",
                "whisper import undo",
            ],
            subcommands: [
                ImportPathsCommand.self, ImportWhatsAppCommand.self, ImportJSONCommand.self, ImportBundleCommand.self,
                ImportListCommand.self, ImportUndoCommand.self,
            ], fallback: ImportPathsCommand.self)
    }
}

/// `whisper import PATH…`: finds out what each path is, and does what the command of that kind does. It has no name that
/// users are shown.
struct ImportPathsCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("any-path", DataCommandText.importing, shouldDisplay: false)
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.importPath, value: "PATH"), completion: .file())
    var paths: [String]

    @OptionGroup var options: ImportOptions

    @Option(name: .long, help: .text(DataOptionText.attachmentsFrom, value: "DIR"), completion: .directory)
    var attachments: String?

    @Flag(name: .long, help: .text(DataOptionText.restoreJSON))
    var restore = false

    func execute(in context: Context) async throws {
        if let first = paths.first, first != "-", !first.contains("/"), (try? FileArgument.check(first)) == nil,
            let failure = context.misspelledCommand(first, under: ["import"])
        {
            throw failure
        }
        guard !paths.contains("-") else {
            throw CommandFailure(
                .usage, DataFailureText.unknownInput, hint: LocalizedMessage(DataFailureText.unknownInputHint))
        }
        for path in paths {
            try SealedArgument.check(path, in: context)
            try FileArgument.check(path)
        }
        guard options.title == nil || paths.count == 1 else { throw CommandFailure(.usage, DataFailureText.oneTitle) }
        let lines = paths.filter(OwnFile.hasLines)
        if paths.count == 1, lines.isEmpty, let own = OwnFile(at: paths[0]) {
            throw own.failure(at: paths[0], in: context)
        }
        try checkOptions(lines)
        // Each asks for the passphrase once what can be checked without it is in order.
        if lines.isEmpty { return try await whatsApp(paths).execute(in: context) }
        if lines.count == paths.count, lines.count == 1 { return try await json(lines[0]).execute(in: context) }
        try await executeOnVault(in: context)
    }

    /// Imports files of several kinds, or several of JSON Lines; what fails is reported, and the others are imported.
    func execute(on vault: Vault, in context: Context) async throws {
        let lines = paths.filter(OwnFile.hasLines)
        let others = paths.filter { !lines.contains($0) }
        var failed = FailedFiles()
        var partial: CommandFailure?
        func attempt(_ path: String, _ body: (inout FailedFiles) async throws -> CommandFailure?) async throws {
            do {
                partial = try await body(&failed) ?? partial
            } catch {
                let failure = ImportFailure.failure(of: error, ofSeveral: path)
                guard failure.code != .interrupted, failure.code != .usage else { throw failure }
                guard failure.code != .partial else { return partial = failure }
                failed.report(failure, of: [path], in: context)
            }
        }
        if let first = others.first {
            try await attempt(first) { failed in
                try await whatsApp(others).run(on: vault, noting: &failed, in: context)
            }
        }
        for path in lines {
            try await attempt(path) { failed in
                try await json(path).execute(on: vault, in: context)
                failed.imported += 1
                return nil
            }
        }
        try context.output.flush()
        try failed.check()
        if let partial { throw partial }
    }

    /// Options that no path could use are a mistake.
    private func checkOptions(_ lines: [String]) throws(CommandFailure) {
        if lines.isEmpty {
            let option = attachments != nil ? "--attachments" : restore ? "--restore" : nil
            guard let option else { return }
            throw CommandFailure(
                .usage, DataFailureText.optionForLines, ["option": .text(option), "path": .text(paths[0])])
        }
        if options.into != nil, lines.count < paths.count {
            throw CommandFailure(.usage, DataFailureText.intoOther, ["path": .text(lines[0])])
        }
        if options.me.count > 1 {
            throw CommandFailure(.usage, DataFailureText.oneOwnName, ["path": .text(lines[0])])
        }
        guard lines.count == paths.count else { return }
        let given = [
            (options.title != nil, "--title"), (options.timezone != nil, "--timezone"),
            (options.dateOrder != nil, "--date-order"), (options.key.given != nil, options.key.given ?? ""),
            (options.account != nil, "--account"), (options.statuses, "--statuses"), (options.redo, "--redo"),
            (options.into != nil, "--into"),
        ]
        guard let option = given.first(where: \.0)?.1 else { return }
        throw CommandFailure(
            .usage, DataFailureText.optionNotForLines, ["option": .text(option), "path": .text(lines[0])])
    }

    private func whatsApp(_ paths: [String]) -> ImportWhatsAppCommand {
        var command = ImportWhatsAppCommand()
        command.global = global
        command.passphrase = passphrase
        command.paths = paths
        command.options = options
        return command
    }

    private func json(_ path: String) -> ImportJSONCommand {
        var command = ImportJSONCommand()
        command.global = global
        command.passphrase = passphrase
        command.path = path
        command.me = options.me
        command.attachments = attachments
        command.restore = restore
        command.dryRun = options.dryRun
        var confirmation = ConfirmationOptions()
        confirmation.yes = options.yes
        command.confirmation = confirmation
        return command
    }
}
