import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization
import WhisperRowPort
import WhisperSecretMemory
import WhisperVault

/// Something that `whisper import whatsapp` reads.
enum WhatsAppInput {
    /// An exported chat: a file, or one of several in an archive or a folder.
    case export(FoundChat)
    /// A database or a backup, with the key or password that it needs.
    case database(FoundDatabase, ForeignKey?, WhatsAppDatabases)
    /// Paths of several that cannot be read, for one reason.
    case unreadable(paths: [String], CommandFailure)

    /// The names of the files, under which it is reported.
    var names: [String] {
        switch self {
        case .export(let chat): [chat.place]
        case .database(let database, _, _): [database.path]
        case .unreadable(let paths, _): paths
        }
    }

    /// The name of its only or first file.
    var name: String { names.first ?? "" }

    /// The database; nil for exports, and for what cannot be read.
    var database: FoundDatabase? { if case .database(let database, _, _) = self { database } else { nil } }

    /// The exported chat; nil for anything else.
    var chat: FoundChat? { if case .export(let chat) = self { chat } else { nil } }

    /// Whether it is a database or a backup of one.
    var isDatabase: Bool { database != nil }
}

/// Finds out what paths contain, and reads the keys that it needs (WDB-1, WDB-2).
struct WhatsAppInputs {
    let databases: WhatsAppDatabases
    let key: BackupKeyOptions
    /// The app that is chosen of those in a backup of an iPhone; nil if none is.
    let account: WhatsAppAccount?
    let context: Context
    /// The key and the password, once they were read: they are asked for once.
    private var secrets: [BackupSecret: ForeignKey] = [:]
    /// What belongs beside a database of messages, and was given by its own path.
    private var parts: [FoundPart] = []

    init(databases: WhatsAppDatabases, key: BackupKeyOptions, account: WhatsAppAccount?, context: Context) {
        self.databases = databases
        self.key = key
        self.account = account
        self.context = context
    }

    /// The inputs of all paths, in their order. A path of several that cannot be read is one that is reported later.
    mutating func inputs(_ paths: [String]) throws -> [WhatsAppInput] {
        var inputs: [WhatsAppInput] = []
        for path in paths {
            do {
                inputs += try self.inputs(path)
            } catch {
                let failure = ImportFailure.failure(of: error, path: path)
                guard paths.count > 1, failure.code != .interrupted else { throw failure }
                inputs.append(.unreadable(paths: [path], failure))
            }
        }
        for part in parts where !WhatsAppInputs.add(part, to: &inputs) {
            let failure = DatabaseFailureReport.failure(.contactsAlone, path: part.path)
            guard paths.count > 1 else { throw failure }
            inputs.append(.unreadable(paths: [part.path], failure))
        }
        // An encrypted one looks like a database of messages.
        let databases = inputs.compactMap(\.database)
        return inputs.filter { input in
            guard let path = input.database?.path else { return true }
            return !databases.contains { $0.has(path) }
        }
    }

    /// Adds what belongs beside a database of messages to the only one that it can belong to.
    private static func add(_ part: FoundPart, to inputs: inout [WhatsAppInput]) -> Bool {
        let places = inputs.indices.filter { inputs[$0].database?.with(part) != nil }
        if places.contains(where: { inputs[$0].database?.has(part.path) == true }) { return true }
        guard let place = places.first, places.count == 1,
            case .database(let database, let secret, let all) = inputs[place], let whole = database.with(part)
        else { return false }
        inputs[place] = .database(whole, secret, all)
        return true
    }

    private mutating func inputs(_ path: String) throws -> [WhatsAppInput] {
        guard path != "-" else { return exports(path, isAlone: false) }
        if let own = OwnFile(at: path) { throw own.failure(at: path, in: context) }
        var found = try chosen(try databases.find(path), path)
        // Texts beside a database, such as a licence, are no chats.
        if found.count > 1 { found.removeAll { $0.isWithoutChats } }
        let archives = found.filter { !$0.isExport }
        // The importer of exports reports best what is neither.
        var inputs = archives.isEmpty || archives.count < found.count ? exports(path, isAlone: archives.isEmpty) : []
        guard archives.count <= 1 else {
            let failure = several(archives, path)
            // The folder's own exports have no path of their own.
            guard !inputs.isEmpty else { throw failure }
            // An iPhone's backup is found once for each app in it.
            var paths: [String] = []
            for archive in archives where !paths.contains(archive.path) { paths.append(archive.path) }
            return inputs + [.unreadable(paths: paths, failure)]
        }
        switch archives.first {
        case nil, .export: break
        case .part(let part): parts.append(part)
        case .otherDatabase where inputs.isEmpty: throw IngestionError.database(.unknownSchema)
        case .backupWithoutChats where inputs.isEmpty:
            throw CommandFailure(
                .notAnExport, DatabaseText.backupWithoutWhatsApp, ["path": .text(path)],
                hint: LocalizedMessage(DatabaseText.nothingFoundHint))
        case .otherDatabase, .backupWithoutChats: break
        case .database(let database):
            do {
                let secret = try databases.secret(for: database)
                inputs.append(.database(database, try secret.map { try self.secret($0, path) }, databases))
            } catch {
                // A database that does not open keeps no exports beside it out.
                let failure = ImportFailure.failure(of: error, path: database.path)
                guard !inputs.isEmpty, failure.code != .interrupted else { throw error }
                inputs.append(.unreadable(paths: [database.path], failure))
            }
        }
        return inputs
    }

    /// What was found, of two apps in one backup the chosen one.
    private func chosen(_ found: [FoundArchive], _ path: String) throws(CommandFailure) -> [FoundArchive] {
        guard let account else { return found }
        let chosen = found.filter { $0.isOf(account) }
        guard chosen.contains(where: { $0.account == account }) else {
            throw CommandFailure(
                .notAnExport, DatabaseText.noSuchAccount, ["path": .text(path), "app": .text(account.appName)],
                hint: LocalizedMessage(DatabaseText.noSuchAccountHint))
        }
        return chosen
    }

    /// The failure for a path that has several things to import.
    private func several(_ found: [FoundArchive], _ path: String) -> CommandFailure {
        let accounts = found.compactMap(\.account)
        if accounts.count == found.count, Set(found.map(\.path)).count == 1 {
            let apps = accounts.map { "\($0.appName) (--account \($0.rawValue))" }
            return CommandFailure(
                .severalSources, DatabaseText.severalAccounts,
                ["path": .text(path), "apps": .list(apps)],
                hint: LocalizedMessage(DatabaseText.severalAccountsHint))
        }
        return CommandFailure(
            .severalSources, DatabaseText.severalDatabases,
            [
                "path": .text(path),
                "found": .list(found.map { UntrustedText.line($0.path) }, most: OwnerChoice.mostNamed),
            ],
            hint: LocalizedMessage(DatabaseText.severalFoundHint))
    }

    /// The chats of an export, and of all exports in a folder and the folders in it. If there are several, all of them are
    /// named and imported (ING-5).
    ///
    /// - Parameter isAlone: Whether there is nothing else to import at the path.
    private func exports(_ path: String, isAlone: Bool) -> [WhatsAppInput] {
        let found = FoundChats(at: path)
        let chats = found.all
        if chats.count > 1 {
            context.output.note(
                ImportText.severalChats,
                [
                    "count": .count(chats.count), "path": .text(path),
                    "chats": .list(chats.map { UntrustedText.line($0.name) }, most: OwnerChoice.mostNamed),
                ])
        }
        let others = isAlone && chats.count > 1 ? found.others : []
        if !others.isEmpty {
            context.output.note(
                ImportText.otherFiles,
                [
                    "count": .count(others.count), "path": .text(path),
                    "names": .list(others.map { UntrustedText.line($0) }, most: 5),
                ])
        }
        return chats.map { .export($0) }
    }

    private mutating func secret(_ kind: BackupSecret, _ path: String) throws -> ForeignKey {
        if let known = secrets[kind] { return known }
        if key.given == nil, ControllingTerminal() == nil {
            throw IngestionError.database(.keyRequired)
        }
        let secret = try kind.read(from: key, in: context)
        secrets[kind] = secret
        return secret
    }
}

extension BackupSecret {
    /// Reads it from where the options say, or asks for it.
    func read(from options: BackupKeyOptions, in context: Context) throws -> ForeignKey {
        switch self {
        case .key: ForeignKey(try options.key(in: context))
        case .password: ForeignKey(try options.password(in: context))
        }
    }
}

/// The program that reads databases, beside this one.
enum ForeignReaderProgram {
    /// Its path. Whether it is there shows when it is needed.
    static func path() throws -> String {
        try SiblingProgram("whisper-reader") { DatabaseFailureReport.failure(.readerMissing, path: $0) }.path
    }
}

extension FoundArchive {
    /// Whether it is an exported chat, or a folder of such.
    fileprivate var isExport: Bool { if case .export = self { true } else { false } }

    /// The app of a backup of an iPhone; nil for anything else.
    fileprivate var account: WhatsAppAccount? {
        if case .database(let database) = self { database.account } else { nil }
    }

    /// Whether it is a folder whose texts and archives turn out to have no chat.
    fileprivate var isWithoutChats: Bool {
        guard case .export(let path) = self else { return false }
        return ((try? ExportDescription.chats(inFileAt: path)) ?? []).isEmpty
    }
}
