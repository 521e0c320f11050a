/// The form of the database as recorded in the vault's keychain, by a user who knew the passphrase.
///
/// Anyone who can write to the vault's directory can replace an encrypted database with a plain one; the keychain,
/// which only the passphrase opens, reveals that.
public enum DatabaseForm: UInt8, Hashable, Sendable, CaseIterable {
    /// The database is encrypted: a plain one in its place is foreign.
    case encrypted = 1
    /// The owner chose a plain database.
    case plain = 2
    /// It is being converted from one to the other.
    case either = 3
}

/// How to treat an unencrypted database.
public enum PlainDatabase: Hashable, Sendable {
    /// The owner chose it.
    case wanted
    /// The keychain predates the record of the form: only the owner can tell.
    case unrecorded
    /// The vault is encrypted, so this database does not belong to it.
    case foreign
}
