/// The reason a keychain operation failed.
public enum KeychainError: Error, Hashable, Sendable {
    /// The passphrase, or the key in its place, does not open the keychain.
    case wrongPassphrase
    /// The keychain is locked, or needs a prompt that could not be shown.
    case locked
    /// The data does not have the documented form, or was modified.
    case damaged
    /// The keychain was written by a newer version of the program.
    case newerVersion
    /// The secret exceeds the keychain's limit.
    case tooLarge
    /// The medium is full.
    case full
    /// The service, file or device cannot be read or written; `errno` is 0 if the system reported none.
    case inaccessible(errno: Int32)
    /// No guarded memory is available.
    case outOfMemory
}
