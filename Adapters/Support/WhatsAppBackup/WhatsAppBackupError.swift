import WhisperPosixFiles
public import WhisperRowPort

/// The reason a backup cannot be opened (WDB-2). The description contains nothing of its content.
public enum WhatsAppBackupError: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case notFound
    /// The system refuses access, or it is no file or folder.
    case inaccessible(errno: Int32)
    /// The program that reads foreign databases is not beside the others.
    case readerMissing
    /// The program that reads foreign databases ended unexpectedly.
    case readerFailed
    /// The content is not a database.
    case notADatabase
    /// The file is truncated or damaged.
    case damaged
    /// The file was written while it was read.
    case changed
    /// The backup is encrypted, and no key was given.
    case keyRequired
    /// The key belongs to another backup or phone, or the password is another one.
    case wrongKey
    /// It is no key, or the key of another kind of backup.
    case malformedKey
    /// The backup's key is kept by WhatsApp, and released for a password or a passkey.
    case passwordProtected
    /// The backup has a form that is not known.
    case unknownBackup
    /// The content exceeds the limits.
    case limit
    /// The disk for temporary files, or the memory for secrets, is full.
    case full
    /// Part of a backup's folder is missing.
    case incomplete
    /// The list of a backup's files, `Manifest.db`, is missing or empty.
    case listMissing
    /// The database of messages is missing from a backup that lists it, or empty.
    case messagesMissing
    /// The calling task was cancelled.
    case cancelled

    /// The code under which sources and commands report the reason: the raw value of a `DatabaseFailure`, whose port support
    /// does not depend on. Nil for `.notFound`, `.inaccessible` and `.cancelled`, which are no matter of databases alone.
    public var failureCode: String? {
        switch self {
        case .notFound, .inaccessible, .cancelled: nil
        case .readerMissing: "reader-missing"
        case .readerFailed: "reader-failed"
        case .notADatabase: "not-a-database"
        case .damaged: "damaged"
        case .changed: "changed"
        case .keyRequired: "key-required"
        case .wrongKey: "wrong-key"
        case .malformedKey: "malformed-key"
        case .passwordProtected: "password-protected"
        case .unknownBackup: "unknown-backup"
        case .limit: "limit"
        case .full: "full"
        case .incomplete: "incomplete"
        case .listMissing: "list-missing"
        case .messagesMissing: "messages-missing"
        }
    }

    /// The reason for which the reader failed.
    public init(_ error: RowError) {
        self =
            switch error {
            case .readerMissing: .readerMissing
            case .notADatabase: .notADatabase
            case .damaged: .damaged
            case .changed: .changed
            case .wrongKey: .wrongKey
            case .notAvailable: .unknownBackup
            case .tooMany, .limit: .limit
            case .full: .full
            case .cancelled: .cancelled
            case .failed(0): .readerFailed
            case .failed(let number): WhatsAppBackupError(FileError(number: number))
            }
    }

    /// The reason for which a file cannot be opened.
    init(_ error: FileError) {
        self = error == .notFound ? .notFound : .inaccessible(errno: error.number)
    }
}

/// Runs calls of the reader, with their errors as this module's.
func reading<Value>(_ body: () throws(RowError) -> Value) throws(WhatsAppBackupError) -> Value {
    do throws(RowError) {
        return try body()
    } catch {
        throw WhatsAppBackupError(error)
    }
}

/// Runs calls of the file system, with their errors as this module's.
func accessing<Value: ~Copyable>(
    _ body: () throws(FileError) -> Value
) throws(WhatsAppBackupError) -> Value {
    do throws(FileError) {
        return try body()
    } catch {
        throw WhatsAppBackupError(error)
    }
}
