/// Reports why a keybook was rejected or could not be made. Reveals nothing of its content.
public enum KeybookError: Error, Hashable, Sendable {
    /// The keybook does not have the documented form.
    case malformed
    /// The format version is not supported.
    case unsupportedVersion
    /// The keybook was changed or truncated: its checksum differs.
    case damaged
    /// The keybook contains more than 100,000 contacts.
    case tooLarge
    /// A key is of low order or not in canonical form.
    case weakKey
    /// Two contacts have the same keys.
    case duplicate
}
