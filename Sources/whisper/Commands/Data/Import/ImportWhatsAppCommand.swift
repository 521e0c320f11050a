import WhisperVault
import ArgumentParser
import WhisperClockPort
import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization
import WhisperMessage
import WhisperCore

/// `whisper import whatsapp`: brings in chats that WhatsApp exported (ING-5).
struct ImportWhatsAppCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "whatsapp", DataCommandText.importWhatsApp, discussion: DataCommandText.importWhatsAppDiscussion,
            examples: [
                "whisper import whatsapp \"WhatsApp Chat with Anna.zip\"",
                "whisper import whatsapp chat.txt --me Ben --dry-run",
                "whisper import whatsapp chat.txt --date-order dmy --timezone Europe/Berlin",
                "whisper import whatsapp few.txt --into Anna",
                "whisper import whatsapp msgstore.db.crypt15 --key-file encrypted_backup.key",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.exportPath, value: "PATH"), completion: .file(extensions: ["txt", "zip"]))
    var paths: [String]

    @OptionGroup var options: ImportOptions

    func execute(in context: Context) async throws {
        // Errors in the command line are reported before the passphrase prompt.
        let description = try description(context)
        _ = try chosenAccount()
        try options.key.check()
        for path in paths where path != "-" {
            try SealedArgument.check(path, in: context)
            try FileArgument.check(path)
        }
        // Where there is no vault yet, a backup is not asked to wait for one.
        if paths.count == 1, let own = OwnFile(at: paths[0]) { throw own.failure(at: paths[0], in: context) }
        guard options.title == nil || paths.count == 1 else { throw CommandFailure(.usage, DataFailureText.oneTitle) }
        let access = try VaultAccess(context)
        try access.folder.requireVault()
        // So are files that cannot be opened, and keys that open none.
        let inputs = try inputs(description, access, context)
        let vault = try await access.open(passphrase: passphrase)
        do {
            try await execute(inputs, on: vault, context)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
    }

    func execute(on vault: Vault, in context: Context) async throws {
        try await execute(try inputs(description(context), VaultAccess(context), context), on: vault, context)
    }

    /// What the paths contain, each with its key.
    private func inputs(
        _ description: ExportDescription, _ access: VaultAccess, _ context: Context
    ) throws -> [WhatsAppInput] {
        let databases = WhatsAppDatabases(
            program: try ForeignReaderProgram.path(), temporaryDirectory: access.layout.directory,
            adapters: access.folder.adapters)
        var search = WhatsAppInputs(
            databases: databases, key: options.key, account: try chosenAccount(), context: context)
        let inputs = try search.inputs(paths)
        try checkOptions(inputs)
        return inputs
    }

    private func execute(_ inputs: [WhatsAppInput], on vault: Vault, _ context: Context) async throws {
        var failed = FailedFiles()
        let partial = try await run(inputs, on: vault, noting: &failed, context)
        try failed.check()
        if let partial { throw partial }
    }

    /// Imports what the paths contain.
    ///
    /// - Parameter failed: Gets the files of several that could not be imported.
    /// - Returns: What to report at the end if something of the others could not be read.
    func run(
        on vault: Vault, noting failed: inout FailedFiles, in context: Context
    ) async throws -> CommandFailure? {
        let inputs = try inputs(description(context), VaultAccess(context), context)
        return try await run(inputs, on: vault, noting: &failed, context)
    }

    private func run(
        _ inputs: [WhatsAppInput], on vault: Vault, noting failed: inout FailedFiles, _ context: Context
    ) async throws -> CommandFailure? {
        let target = try await target(on: vault, context)
        var partial: CommandFailure?
        var imported = 0
        var total = ImportTotal()
        var answers = OwnerAnswers()
        let rehearsal = options.dryRun && inputs.count > 1 ? ImportRehearsal() : nil
        for input in inputs {
            do {
                let work = ExportImporting(
                    vault: vault, options: options, target: target, rehearsal: rehearsal,
                    isOneOfSeveral: inputs.count > 1, context: context)
                partial = try await run(input, with: work, answers: &answers, addingTo: &total) ?? partial
                imported += 1
            } catch {
                let failure =
                    inputs.count > 1
                    ? ImportFailure.failure(of: error, ofSeveral: input.name)
                    : ImportFailure.failure(of: error, path: input.name)
                guard inputs.count > 1, failure.code != .interrupted else {
                    // An earlier import may have been undone, and with it who the owner is in other files.
                    let others = try? await FormerOwner.imports(in: vault.store, takenFor: answers.former)
                    FormerOwner.name(others ?? [], in: context)
                    throw failure
                }
                failed.report(failure, of: input.names, in: context)
            }
            // What was done is said before the next question, which may be the end.
            try context.output.flush()
        }
        failed.imported += imported
        if inputs.count > 1, imported > 0 {
            try total.print(
                isDryRun: options.dryRun, owners: options.me, listsSenders: !options.verbose, to: context)
        }
        try context.output.flush()
        if imported > 0, !options.dryRun {
            FormerOwner.name(try await FormerOwner.imports(in: vault.store, takenFor: answers.former), in: context)
            let several = try await PeopleListing(store: vault.store).severalOwners(on: .whatsapp)
            if !several.isEmpty {
                context.output.warning(LocalizedMessage(PeopleText.severalYou, OwnerChoice.named(several)))
            }
            try NextStep.afterImport(
                of: inputs.count == 1 ? total.title : nil, isSealed: total.mayHoldEnvelopes, in: context)
        }
        return partial ?? total.unreadAttachments
    }

    /// Imports one input.
    ///
    /// - Parameter exports: How a chat is imported, if it is one.
    /// - Returns: What to report at the end if something other than attachments could not be read.
    private func run(
        _ input: WhatsAppInput, with exports: ExportImporting, answers: inout OwnerAnswers,
        addingTo total: inout ImportTotal
    ) async throws -> CommandFailure? {
        let context = exports.context
        switch input {
        case .export(let chat):
            var description = try description(context)
            description.path = chat.path
            description.part = chat.part
            let (summary, isOwnerless) = try await exports.run(description, of: chat, &answers)
            total.add(summary, isOwnerless: isOwnerless)
            guard summary.survey.skippedCount > 0 else { return nil }
            return CommandFailure(
                .partial, DataFailureText.partlyRead, hint: LocalizedMessage(DataFailureText.partlyReadHint))
        case .database(let finding, let secret, let databases):
            let work = DatabaseImporting(
                vault: exports.vault, isDryRun: options.dryRun, includesStatuses: options.statuses,
                owner: options.me.lazy.compactMap(ownAlias).first,
                key: options.key, isVerbose: options.verbose, context: context)
            let (summary, partial) = try await work.run(finding, secret, databases)
            total.add(summary)
            return partial
        case .unreadable(_, let failure): throw failure
        }
    }

    /// The chat that was chosen for the file; nil for none.
    private func target(on vault: Vault, _ context: Context) async throws -> ImportTarget? {
        guard let chat = options.into else { return nil }
        return ImportTarget(
            try await ConversationFinder(vault.store, in: context).find(chat).id, allowsUnlike: options.yes)
    }

    // MARK: Options

    private func description(_ context: Context) throws(CommandFailure) -> ExportDescription {
        let zones = Adapters.zones(context.environment)
        var zone = zones.localZone()
        if let timezone = options.timezone {
            guard let named = zones.zone(named: timezone) else {
                throw CommandFailure(
                    .usage, DataFailureText.unknownZone, ["value": .text(timezone)],
                    hint: LocalizedMessage(DataFailureText.unknownZoneHint))
            }
            zone = named
        }
        var description = ExportDescription(path: "-", zone: zone)
        description.chatTitle = options.title
        // Whether they are is found out once it is known whether the file was read before.
        description.allowsAmbiguousDates = true
        if let dateOrder = options.dateOrder {
            guard let order = DateOrder(rawValue: dateOrder.lowercased()) else {
                throw CommandFailure.unknownChoice(
                    dateOrder, option: "--date-order", among: DateOrder.allCases.map(\.rawValue))
            }
            description.dateOrder = order
        }
        return description
    }

    private func chosenAccount() throws(CommandFailure) -> WhatsAppAccount? {
        guard let account = options.account else { return nil }
        guard let chosen = WhatsAppAccount(rawValue: account.lowercased()) else {
            throw CommandFailure.unknownChoice(
                account, option: "--account", among: WhatsAppAccount.allCases.map(\.rawValue))
        }
        return chosen
    }

    /// The owner's number or linked id, if that is what was given; a name says nothing in a database.
    private func ownAlias(_ me: String) -> PersonAlias? {
        if let number = PhoneNumber.e164(me) { return PersonAlias(kind: .phoneNumber, value: number) }
        return me.hasSuffix("@lid") ? PersonAlias(kind: .linkedID, value: me) : nil
    }

    /// Options that none of the inputs could use are a mistake.
    private func checkOptions(_ inputs: [WhatsAppInput]) throws(CommandFailure) {
        let isForExports = inputs.contains { !$0.isDatabase }
        let isForDatabases = inputs.contains { $0.isDatabase }
        let name = inputs.first?.name ?? ""
        let exportOption =
            options.me.contains { ownAlias($0) == nil }
            ? "--me"
            : options.title != nil
                ? "--title"
                : options.timezone != nil
                    ? "--timezone"
                    : options.dateOrder != nil
                        ? "--date-order" : options.redo ? "--redo" : options.into != nil ? "--into" : nil
        if let option = exportOption, !isForExports {
            throw CommandFailure(
                .usage, DatabaseText.exportOptions, ["option": .text(option), "path": .text(name)])
        }
        if let option = options.key.given ?? (options.statuses ? "--statuses" : nil), !isForDatabases {
            throw CommandFailure(
                .usage, DatabaseText.databaseOptions, ["option": .text(option), "path": .text(name)])
        }
        if let database = inputs.first(where: \.isDatabase), options.me.compactMap(ownAlias).count > 1 {
            throw CommandFailure(.usage, DataFailureText.oneOwnName, ["path": .text(database.name)])
        }
        if options.title != nil, inputs.count > 1 { throw CommandFailure(.usage, DataFailureText.oneTitle) }
        let chats = inputs.compactMap(\.chat)
        if options.into != nil, inputs.count > 1, chats.count < inputs.count || !FoundChat.areOfOneChat(chats) {
            throw CommandFailure(
                .usage, DataFailureText.intoSeveral, hint: LocalizedMessage(DataFailureText.intoSeveralHint))
        }
    }
}

/// What the import of WhatsApp's files can be told, also where the kind of file is found out.
struct ImportOptions: ParsableArguments {
    @Option(name: .long, help: .text(DataOptionText.ownName, value: "NAME"))
    var me: [String] = []

    @Option(name: .long, help: .text(DataOptionText.chatTitle, value: "TITLE"))
    var title: String?

    @Option(name: .long, help: .text(DataOptionText.intoChat, value: "CONVERSATION"), completion: .chats)
    var into: String?

    @Option(name: .long, help: .text(DataOptionText.timezone, value: "ZONE"))
    var timezone: String?

    @Option(name: .long, help: .text(DataOptionText.dateOrder, value: "ORDER"))
    var dateOrder: String?

    @OptionGroup var key: BackupKeyOptions

    @Option(
        name: .long, help: .text(DataOptionText.backupAccount, value: "APP"),
        completion: .list(["whatsapp", "business"]))
    var account: String?

    @Flag(name: .long, help: .text(DataOptionText.statusPosts))
    var statuses = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.verboseImport))
    var verbose = false

    @Flag(name: .long, help: .text(DataOptionText.redo))
    var redo = false

    @Flag(name: .shortAndLong, help: .text(DataOptionText.importYes))
    var yes = false

    /// Whether a file is to be imported again, and nothing says what was wrong.
    var isRedoAlone: Bool { redo && [title, timezone, dateOrder, into].allSatisfy { $0 == nil } }
}

/// The files of several that could not be imported, which are named at the end.
struct FailedFiles {
    /// How many files were imported.
    var imported = 0
    private var names: [String] = []
    private var last: CommandFailure?
    private var reasons = 0

    /// Reports why files could not be imported.
    mutating func report(_ failure: CommandFailure, of names: [String], in context: Context) {
        context.output.report(failure)
        last = failure
        reasons += 1
        self.names += names.map { UntrustedText.line($0) }
    }

    /// Ends the import with their names, if there are any.
    func check() throws(CommandFailure) {
        guard let last else { return }
        // The only reason that several files have names them.
        let areNamed = reasons == 1 && names.count > 1
        throw CommandFailure(
            imported > 0 ? .partial : last.code, areNamed ? DataFailureText.theseFilesFailed : .someFilesFailed,
            ["count": .count(names.count), "names": .list(names, most: OwnerChoice.mostNamed)])
    }
}
