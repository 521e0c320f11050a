public import WhisperCore
import WhisperIngestionPort
public import WhisperRowPort

/// How WhatsApp's own database is read.
public struct WhatsAppDatabaseOptions: Sendable {
    /// The path of the program `whisper-reader`, which reads databases in a process of its own.
    public var reader: String
    /// What opens an encrypted backup: the content of a key file, 64 hexadecimal digits, or the password of an iPhone's
    /// backup. Nil for what is not encrypted.
    public var secret: ForeignKey?
    /// The app whose chats are read from a backup of an iPhone that has both; nil to read the only one.
    public var account: WhatsAppAccount?
    /// Whether status posts are imported too.
    public var includesStatuses = false
    /// Whether the vault stays as it is, and the result is what an import would do.
    public var isDryRun = false

    /// Reads with a program, without a key.
    public init(reader: String) {
        self.reader = reader
    }
}

extension Vault {
    /// Imports WhatsApp's own database: `msgstore.db`, `ChatStorage.sqlite`, an encrypted backup of the first, a backup of an
    /// iPhone, or a folder that contains one of these. It is merged with what exports and bridges have reported (WDB-6).
    ///
    /// - Parameter progress: Called now and then, on any thread.
    /// - Throws: ``VaultError`` `.cancelled`, or `.other`, whose `underlying` is the ``ImportError``. Among its reasons are
    ///   `.source(.database(.keyRequired))`, `.wrongKey` and `.passwordProtected`, `.source(.notAnExport)` if nothing of
    ///   WhatsApp's is there, and `.source(.severalChats)` if there are several databases, or two apps without
    ///   ``WhatsAppDatabaseOptions/account``.
    @discardableResult
    public func importWhatsAppDatabase(
        _ path: String, options: WhatsAppDatabaseOptions,
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws(VaultError) -> DatabaseImportSummary {
        let databases = WhatsAppDatabases(
            program: options.reader, temporaryDirectory: layout.directory, adapters: adapters)
        let opened: OpenedDatabase
        do throws(IngestionError) {
            let found = try databases.find(path).filter { $0.isOf(options.account) }
            guard found.count <= 1 else { throw .severalChats }
            guard case .database(let database)? = found.first else { throw .notAnExport }
            if try databases.secret(for: database) != nil, options.secret == nil { throw .database(.keyRequired) }
            opened = try databases.open(
                database, secret: options.secret, includesStatuses: options.includesStatuses)
        } catch {
            throw VaultError(ImportError.source(error), path: path)
        }
        return try await importDatabase(
            opened.source, name: Vault.fileName(path), isDryRun: options.isDryRun, progress: progress)
    }
}
