/// The reason a messenger's database or backup could not be read (WDB-1, WDB-2). Raw values are the codes in JSON.
public enum DatabaseFailure: String, Hashable, Sendable, CaseIterable {
    /// The program that reads foreign databases is not installed beside `whisper`.
    case readerMissing = "reader-missing"
    /// The program that reads foreign databases ended unexpectedly.
    case readerFailed = "reader-failed"
    /// The content is not a database.
    case notADatabase = "not-a-database"
    /// It is a database, but not one of the messenger's.
    case unknownSchema = "unknown-schema"
    /// It is the messenger's database of contacts, without the one of messages beside which it belongs.
    case contactsAlone = "contacts-alone"
    /// The file is truncated or damaged.
    case damaged
    /// The file was written while it was read.
    case changed
    /// The backup is encrypted, and no key was given.
    case keyRequired = "key-required"
    /// The key belongs to another backup or phone.
    case wrongKey = "wrong-key"
    /// The key's file or text is not a key of this kind of backup.
    case malformedKey = "malformed-key"
    /// The backup's key is kept by the service and released for a password.
    case passwordProtected = "password-protected"
    /// The backup has a form that is not known.
    case unknownBackup = "unknown-backup"
    /// The content exceeds the limits when unpacked, or takes more work than a genuine file can cause.
    case limit
    /// The disk for temporary files is full.
    case full
    /// Part of a backup's folder is missing.
    case incomplete
    /// The list of a backup's files is missing or empty.
    case listMissing = "list-missing"
    /// The database of messages is missing from a backup that lists it, or empty.
    case messagesMissing = "messages-missing"
}
