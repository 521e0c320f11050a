/// Why a keybook was refused, or could not be made. Says nothing of what is in it.
public enum KeybookError: Error, Hashable, Sendable {
    /// It is not of the documented form.
    case malformed
    /// It was made by a version that this program does not know.
    case unsupportedVersion
    /// It was changed or cut short: its checksum differs.
    case damaged
    /// It holds more than 100,000 contacts.
    case tooLarge
    /// A key in it is of low order, or not written in the canonical way.
    case weakKey
    /// Two of its contacts have the same keys.
    case duplicate
}
