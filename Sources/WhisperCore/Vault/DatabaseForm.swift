/// What the keychain of a vault records of its database: the word of someone who knew the passphrase.
///
/// Whoever can write to the vault's directory can put a plain database in the place of an encrypted one; the keychain,
/// which only the passphrase opens, tells that it was not always so.
public enum DatabaseForm: UInt8, Hashable, Sendable, CaseIterable {
    /// The database is encrypted: a plain one in its place is somebody else's.
    case encrypted = 1
    /// The owner wants it plain.
    case plain = 2
    /// It is on its way from one to the other.
    case either = 3
}

/// What is to be made of a database that is not encrypted.
public enum PlainDatabase: Hashable, Sendable {
    /// The owner wants it so.
    case wanted
    /// The keychain is of the time before the form was recorded: only the owner can tell.
    case unrecorded
    /// The vault is encrypted, so this database is none of it.
    case foreign
}
