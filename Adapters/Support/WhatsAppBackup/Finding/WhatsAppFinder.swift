import WhisperPosixFiles
public import WhisperRowPort

/// Finds out what at a path chats can be imported from (WDB-1): by content, never by name. Names only lead from a database
/// to what belongs to it, such as its media.
///
/// Folders are searched with bounds and without following links, so that no tree can hold it up; the path itself may be a
/// link. What is neither a file nor a folder is never opened.
public struct WhatsAppFinder: Sendable {
    private let reader: any ForeignReader

    /// The deepest folder that is searched: enough for `Android/media/com.whatsapp/WhatsApp/Databases`.
    private static let deepest = 6
    /// The largest number of names of a folder that is searched. Folders of databases have a dozen, those of media more.
    private static let largestFolder = 4_096
    /// The largest number of names that are looked at.
    private static let largestTree = 100_000

    /// Creates a finder. Databases are distinguished by their tables, which the reader lists.
    public init(reader: any ForeignReader) { self.reader = reader }

    /// What is at a path. Several findings are alternatives, in the order of their paths; none means that nothing there is
    /// WhatsApp's. Dated copies of a backup are no alternatives, but listed with it.
    ///
    /// - Throws: `.notFound` or `.inaccessible`; for a single file, why it cannot be read; for a folder without findings, why
    ///   the first of its files cannot.
    public func find(_ path: String) throws(WhatsAppBackupError) -> [WhatsAppFinding] {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        switch try accessing({ () throws(FileError) in try Files.kind(path, followingLinks: true) }) {
        case .directory: return try searchFolder(path)
        case .regular: return try file(path, isGiven: true).map { [$0.finding] } ?? []
        case .other: throw WhatsAppBackupError(.unsuitable)
        }
    }

    // MARK: Files

    /// What a file is, and whether it is a backup that does not state that it has messages; nil if it is nothing of
    /// WhatsApp's.
    private func file(
        _ path: String, isGiven: Bool
    ) throws(WhatsAppBackupError) -> (finding: WhatsAppFinding, isDoubtful: Bool)? {
        switch try ContentKind(path: path, followingLinks: isGiven) {
        case .text, .archive: return (WhatsAppFinding(.export, path: path), false)
        case .key, .other: return nil
        case .container(let container):
            var finding = WhatsAppFinding(.androidBackup(container.form), path: path)
            addAndroidParts(&finding)
            return (finding, !container.statesMessages)
        case .database: return try database(path, isGiven: isGiven).map { ($0, false) }
        }
    }

    private func database(_ path: String, isGiven: Bool) throws(WhatsAppBackupError) -> WhatsAppFinding? {
        let log = log(of: path)
        let file = ForeignFile(ForeignContent(path: path), log: log.map { ForeignContent(path: $0) })
        let tables = try reading { () throws(RowError) in
            let source = try reader.open(file)
            defer { source.close() }
            return Set(try source.tables().map(\.name))
        }
        if tables.contains("ZWAMESSAGE") {
            var finding = WhatsAppFinding(.iosDatabase, path: path, log: log)
            let folder = Files.parent(of: path)
            let beside = { (name: String) in isFilled(folder + "/" + name) ? folder + "/" + name : nil }
            finding.contacts = beside(IOSBackup.App.contacts)
            finding.contactsLog = finding.contacts.flatMap(self.log)
            finding.linkedIDs = beside(IOSBackup.App.linkedIDs)
            finding.linkedIDsLog = finding.linkedIDs.flatMap(self.log)
            finding.media = isFolder(folder + "/Message") ? folder + "/Message" : nil
            return finding
        }
        // Each of these was the table of messages for years, and some releases had both.
        if tables.contains("jid") || tables.contains("chat_list"),
            tables.contains("message") || tables.contains("messages")
        {
            var finding = WhatsAppFinding(.androidDatabase, path: path, log: log)
            addAndroidParts(&finding)
            return finding
        }
        guard isGiven else { return nil }
        let part = WhatsAppFinding.Part(tables: tables)
        return WhatsAppFinding(part.map { .part($0) } ?? .otherDatabase, path: path, log: log)
    }

    /// The contacts and the media that belong to a database or a backup for Android.
    private func addAndroidParts(_ finding: inout WhatsAppFinding) {
        let folder = Files.parent(of: finding.path)
        let isInDatabases = folder.split(separator: "/").last.map { $0.lowercased() == "databases" } ?? false
        let root = isInDatabases ? Files.parent(of: folder) : folder
        if isFolder(root + "/Media") { finding.media = root }
        var names = ["wa.db"]
        if case .androidBackup(let form) = finding.kind { names.append("wa.db." + form.rawValue) }
        for place in [folder, root + "/Backups", root] {
            for name in names where finding.contacts == nil {
                let path = place + "/" + name
                guard path != finding.path, isFilled(path) else { continue }
                switch try? ContentKind(path: path, followingLinks: false) {
                case .database:
                    finding.contacts = path
                    finding.contactsLog = log(of: path)
                case .container: finding.contacts = path
                default: break
                }
            }
        }
    }

    /// A database's `-wal`; nil if there is none, or nothing in it.
    private func log(of path: String) -> String? { isFilled(path + "-wal") ? path + "-wal" : nil }

    private func isFilled(_ path: String) -> Bool {
        if case .regular(let size)? = try? Files.kind(path) { size > 0 } else { false }
    }

    private func isFolder(_ path: String) -> Bool { (try? Files.kind(path)) == .directory }

    // MARK: Folders

    /// What a search has come to.
    private struct Search {
        var findings: [WhatsAppFinding] = []
        /// Backups that do not state that they have messages: other databases, or old ones.
        var doubtful: [WhatsAppFinding] = []
        var firstError: WhatsAppBackupError?
        var names = 0
        var folders: [(path: String, depth: Int)]
    }

    private func searchFolder(_ path: String) throws(WhatsAppBackupError) -> [WhatsAppFinding] {
        var search = Search(folders: [(path, 0)])
        var next = 0
        while next < search.folders.count, search.names < Self.largestTree {
            let (folder, depth) = search.folders[next]
            next += 1
            do throws(WhatsAppBackupError) {
                if let backups = try iosBackups(folder) {
                    search.findings += backups
                } else {
                    try searchNames(folder, depth, &search)
                }
            } catch .cancelled {
                throw .cancelled
            } catch .readerMissing {
                throw .readerMissing
            } catch {
                if depth == 0 { throw error }
                search.firstError = search.firstError ?? error
            }
        }
        let found = search.findings.isEmpty ? search.doubtful : search.findings
        if found.isEmpty, let error = search.firstError { throw error }
        // A backup's contacts are part of it.
        let parts = Set(found.compactMap(\.contacts))
        return DatedCopies.gathered(found.filter { !parts.contains($0.path) }).sorted { $0.path < $1.path }
    }

    /// The apps of a backup of an iPhone; nil if the folder is none.
    private func iosBackups(_ folder: String) throws(WhatsAppBackupError) -> [WhatsAppFinding]? {
        guard let backup = try IOSBackup(path: folder) else { return nil }
        let apps = backup.apps
        guard !apps.isEmpty else {
            if try backup.listsChats(reader: reader) { throw .messagesMissing }
            return [WhatsAppFinding(.iosBackupWithoutChats, path: folder)]
        }
        return apps.map { WhatsAppFinding(.iosBackup($0, isEncrypted: backup.isEncrypted), path: folder) }
    }

    private func searchNames(_ folder: String, _ depth: Int, _ search: inout Search) throws(WhatsAppBackupError) {
        let names: [String]
        do throws(FileError) {
            names = try Files.names(in: folder, limit: Self.largestFolder)
        } catch .unsuitable where depth > 0 {
            return
        } catch {
            throw WhatsAppBackupError(error)
        }
        var hasExport = false
        for name in names.sorted() {
            search.names += 1
            let path = folder == "/" ? "/" + name : folder + "/" + name
            do throws(WhatsAppBackupError) {
                switch try accessing({ () throws(FileError) in try Files.kind(path) }) {
                case .directory:
                    // Media are found through the database.
                    if depth < Self.deepest, name != "Media", name != "Message" {
                        search.folders.append((path, depth + 1))
                    }
                case .regular(let size) where size > 0 && !name.hasSuffix("-wal") && !name.hasSuffix("-shm"):
                    try add(path, isTop: depth == 0, &hasExport, &search)
                default: break
                }
            } catch .cancelled {
                throw .cancelled
            } catch .readerMissing {
                throw .readerMissing
            } catch {
                search.firstError = search.firstError ?? error
            }
        }
        if hasExport { search.findings.append(WhatsAppFinding(.export, path: folder)) }
    }

    private func add(
        _ path: String, isTop: Bool, _ hasExport: inout Bool, _ search: inout Search
    ) throws(WhatsAppBackupError) {
        guard let (finding, isDoubtful) = try file(path, isGiven: false) else { return }
        if finding.kind == .export {
            // Only texts and archives of the folder itself: an app's folders have texts of other kinds.
            hasExport = hasExport || isTop
        } else if isDoubtful {
            search.doubtful.append(finding)
        } else {
            search.findings.append(finding)
        }
    }
}
