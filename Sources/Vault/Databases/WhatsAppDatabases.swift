import WhisperDatabaseReader
package import WhisperIngestionPort
package import WhisperMessage
package import WhisperRowPort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperWhatsAppBackup

/// WhatsApp's own databases and the backups of them, which the program `whisper-reader` reads for this process (WDB-1,
/// WDB-2).
package struct WhatsAppDatabases: Sendable {
    let reader: any ForeignReader
    let sealing: any Sealing
    let memory: any SecretAllocator

    /// Prepares reading; nothing is started before it is needed.
    ///
    /// - Parameters:
    ///   - program: The path of `whisper-reader`, which is installed beside `whisper`.
    ///   - temporaryDirectory: A directory with room for an unpacked backup, which is encrypted there.
    ///   - adapters: Where keys are kept, and what computes the digests of media.
    package init(program: String, temporaryDirectory: String, adapters: VaultAdapters) {
        reader = DatabaseReader(program: program, temporaryDirectory: temporaryDirectory, memory: adapters.memory)
        sealing = adapters.sealing
        memory = adapters.memory
    }

    /// Whether a file that begins with these bytes is the key of a backup.
    package static func isBackupKey(_ bytes: [UInt8]) -> Bool { BackupKeyFile.isMarked(bytes) }

    /// What at a path can be imported, found out by content: alternatives, in the order of their paths.
    ///
    /// - Throws: The reason why nothing there can be read.
    package func find(_ path: String) throws(IngestionError) -> [FoundArchive] {
        do throws(WhatsAppBackupError) {
            return try WhatsAppFinder(reader: reader).find(path).map(FoundArchive.init)
        } catch {
            throw IngestionError(error)
        }
    }

    /// What opens a database; nil if it is not encrypted.
    ///
    /// - Throws: `.passwordProtected` for a backup whose key WhatsApp keeps; the reason why it cannot be read.
    package func secret(for database: FoundDatabase) throws(IngestionError) -> BackupSecret? {
        switch database.finding.kind {
        case .androidBackup:
            do throws(WhatsAppBackupError) {
                guard let container = try BackupContainer(path: database.path) else { throw .changed }
                switch container.keyHolder {
                case .password, .passkey: throw .passwordProtected
                case .phone, .owner: return .key
                }
            } catch {
                throw IngestionError(error)
            }
        case .iosBackup(_, let isEncrypted): return isEncrypted ? .password : nil
        case .export, .androidDatabase, .iosDatabase, .iosBackupWithoutChats, .part, .otherDatabase: return nil
        }
    }

    /// Opens a database or a backup.
    ///
    /// - Parameters:
    ///   - database: What to open.
    ///   - secret: What ``secret(for:)`` requires: the content of the key file, or the password; nil if it requires none.
    ///   - includesStatuses: Whether status posts are imported too (WDB-4).
    ///   - owner: The number or linked id of the owner, where the database does not say who that is.
    /// - Throws: The reason why it cannot be opened: `.keyRequired`, `.wrongKey`, `.damaged` and others are distinguished.
    package func open(
        _ database: FoundDatabase, secret: ForeignKey? = nil, includesStatuses: Bool = false, owner: PersonAlias? = nil
    ) throws(IngestionError) -> OpenedDatabase {
        let finding = database.finding
        do throws(WhatsAppBackupError) {
            switch finding.kind {
            case .androidDatabase, .androidBackup:
                return try openAndroid(finding, secret, includesStatuses: includesStatuses, owner: owner)
            case .iosDatabase: return try openIOS(finding, includesStatuses: includesStatuses, owner: owner)
            case .iosBackup(let app, _):
                return try openIOS(backup: finding, app, secret, includesStatuses: includesStatuses, owner: owner)
            case .export, .iosBackupWithoutChats, .part, .otherDatabase: throw .notADatabase
            }
        } catch {
            throw IngestionError(error)
        }
    }
}

/// What opens an encrypted backup.
package enum BackupSecret: Hashable, Sendable {
    /// A key: 64 hexadecimal digits, 32 bytes, or a key file of the phone.
    case key
    /// The password of an iPhone's backup, as UTF-8.
    case password
}

/// A database that is ready to be imported.
package struct OpenedDatabase: Sendable {
    /// What delivers its content. The files are closed with the last reference to it.
    package let source: any DatabaseIngestionSource
    /// Why the names of contacts could not be read, so that people are shown as the database itself knows them; nil if they
    /// could, or if there are none.
    package let contactsFailure: IngestionError?
    /// Why the numbers behind linked ids could not be read; nil if they could, or if they are in no file of their own.
    package var linkedIDsFailure: IngestionError?
}

extension IngestionError {
    /// The reason why a backup cannot be opened, as sources report it.
    init(_ error: WhatsAppBackupError) {
        switch error {
        case .notFound: self = .notFound
        case .inaccessible(let number): self = .inaccessible(errno: number)
        case .cancelled: self = .cancelled
        default: self = .database(error.failureCode.flatMap(DatabaseFailure.init) ?? .damaged)
        }
    }
}

/// Runs calls of the reader, with their errors as those of backups.
func reading<Value>(_ body: () throws(RowError) -> Value) throws(WhatsAppBackupError) -> Value {
    do throws(RowError) {
        return try body()
    } catch {
        throw WhatsAppBackupError(error)
    }
}
