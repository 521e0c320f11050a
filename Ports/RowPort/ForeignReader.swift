/// Opens files that other programs wrote, and computes the keys of encrypted ones (WDB-1, WDB-2).
///
/// Foreign bytes are parsed, and foreign ciphers run, outside the caller's process. No secret of the vault is passed in.
public protocol ForeignReader: Sendable {
    /// Opens a database.
    ///
    /// The whole file is verified before anything of it is parsed. `.notADatabase`, `.wrongKey` and `.damaged` are
    /// distinguished as ``ForeignChecksum`` states; a wrong key of a `.chained` file is recognised by the content.
    ///
    /// - Throws: `.readerMissing`, `.notADatabase`, `.wrongKey`, `.damaged`, `.changed`, `.limit`, `.full`, `.cancelled`
    ///   or `.failed`.
    func open(_ file: ForeignFile) throws(RowError) -> any RowSource

    /// Opens a file of any content.
    ///
    /// - Throws: As `open`.
    func read(_ content: ForeignContent) throws(RowError) -> any ForeignBytes

    /// Derives a key.
    ///
    /// - Throws: `.limit` for parameters beyond those of genuine files; `.readerMissing`, `.cancelled` or `.failed`.
    func derive(_ derivation: ForeignDerivation, from secret: ForeignKey) throws(RowError) -> ForeignKey

    /// Unwraps a key (RFC 3394) of 24 to 256 bytes.
    ///
    /// - Throws: `.wrongKey` if the wrapping key is another one; `.readerMissing`, `.cancelled` or `.failed`.
    func unwrap(_ wrapped: [UInt8], under key: ForeignKey) throws(RowError) -> ForeignKey

    /// Starts decrypting a stream: AES-256-CBC without padding, from an initial block of zeros.
    ///
    /// - Throws: `.tooMany` if too many are in use; `.readerMissing`, `.cancelled` or `.failed`.
    func decryptor(_ key: ForeignKey) throws(RowError) -> any ForeignDecryptor
}

/// The bytes of a foreign file, its layers removed. Used by one task at a time.
public protocol ForeignBytes: Sendable {
    /// The number of bytes.
    var size: Int64 { get }

    /// The bytes from an offset on, at most 128 KiB; fewer than requested only at the end.
    ///
    /// - Throws: `.damaged`, `.changed`, `.cancelled` or `.failed`.
    func read(at offset: Int64, atMost count: Int) throws(RowError) -> [UInt8]

    /// Checks that the file is still the one that was opened.
    ///
    /// - Throws: `.changed` if it was written since; `.failed`.
    func verify() throws(RowError)

    /// Releases the resources. Idempotent.
    func close()
}

/// Decrypts a stream of chained blocks. Used by one task at a time.
public protocol ForeignDecryptor: Sendable {
    /// Decrypts the next blocks: a multiple of 16 bytes, at most 256 KiB. What fills the last block is part of the result.
    ///
    /// - Throws: `.failed` for another number of bytes, or if the reader has ended; `.cancelled`.
    func decrypt(_ blocks: [UInt8]) throws(RowError) -> [UInt8]

    /// Releases the key. Idempotent.
    func close()
}

/// How a key is derived.
public enum ForeignDerivation: Hashable, Sendable {
    /// The hash of PBKDF2.
    public enum Hash: Sendable { case sha1, sha256 }

    /// PBKDF2 (RFC 8018), at most fifty million rounds, to a key of 32 bytes.
    case rounds(Hash, salt: [UInt8], count: Int64)
    /// HKDF-SHA256 (RFC 5869), to a key of 32 bytes.
    case expanded(salt: [UInt8], information: [UInt8])
}
