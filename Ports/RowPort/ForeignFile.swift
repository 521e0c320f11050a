public import WhisperSecretMemory

/// A file that another program wrote: a database, perhaps with a log of what was written last, or any other content.
public struct ForeignFile: Sendable {
    /// The file itself.
    public var content: ForeignContent
    /// The database's `-wal`, which a live copy has beside it.
    public var log: ForeignContent?

    /// Creates a description of a file.
    public init(_ content: ForeignContent, log: ForeignContent? = nil) {
        self.content = content
        self.log = log
    }
}

/// Where a file is, and what surrounds its content.
public struct ForeignContent: Sendable {
    /// The place of a file.
    public enum Place: Hashable, Sendable {
        /// A path.
        case path(String)
        /// An open file, which remains the caller's.
        case descriptor(Int32)
    }

    /// The place.
    public var place: Place
    /// What has to be removed, the outermost first: nothing, `.sealed`, `.sealed` with `.packed`, or `.chained`.
    public var layers: [ForeignLayer]

    /// Creates a description of a file at a path.
    public init(path: String, layers: [ForeignLayer] = []) {
        place = .path(path)
        self.layers = layers
    }

    /// Creates a description of an open file.
    public init(descriptor: Int32, layers: [ForeignLayer] = []) {
        place = .descriptor(descriptor)
        self.layers = layers
    }
}

/// What surrounds the content of a file.
public enum ForeignLayer: Sendable {
    /// AES-256-GCM with a nonce of 16 bytes. `range` has ciphertext, tag and checksum; bytes outside it are not decrypted.
    case sealed(key: ForeignKey, nonce: [UInt8], range: Range<Int64>, checksum: ForeignChecksum)
    /// zlib, or the first database in a zip archive; any other content is not packed.
    case packed
    /// AES-256-CBC from an initial block of zeros, with the size of the content.
    case chained(key: ForeignKey, size: Int64)
}

/// Whether an MD5 checksum of everything before it follows the tag of a sealed file.
public enum ForeignChecksum: UInt8, Sendable {
    /// None.
    case none = 0
    /// Always. A file whose checksum is wrong is damaged; if only the tag is wrong, the key is.
    case required = 1
    /// Perhaps. Without it, a wrong key is recognised by what it decrypts to.
    case optional = 2
}

/// A key of a foreign file, or what one is derived from, in guarded memory.
public final class ForeignKey: Sendable {
    /// The secret.
    public let bytes: SecretBytes
    /// The number of bytes of the keys of layers and ciphers.
    public static let count = 32

    /// Holds a secret.
    public init(_ bytes: consuming SecretBytes) {
        self.bytes = bytes
    }
}
