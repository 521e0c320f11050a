/// Why a keychain could not do what it was asked.
public enum KeychainError: Error, Hashable, Sendable {
    /// The passphrase, or the key in its place, does not open it.
    case wrongPassphrase
    /// It is locked, or needs a prompt that was not given.
    case locked
    /// It is not of the documented form, or was changed.
    case damaged
    /// It was made by a newer version of the program.
    case newerVersion
    /// The secret is larger than it takes.
    case tooLarge
    /// The medium is full.
    case full
    /// The service, file or device cannot be read or written; 0 where the system gave no number.
    case inaccessible(errno: Int32)
    /// Guarded memory could not be had.
    case outOfMemory
}
