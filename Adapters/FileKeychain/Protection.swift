/// What the file key is sealed under; in the file this is the version (docs/formats.md).
enum Protection: UInt8 {
    /// A passphrase, at the cost of a derivation.
    case passphrase = 1
    /// A key of 32 bytes that is stored elsewhere.
    case key = 2
}
