public import WhisperSecretMemory

/// Where the encrypted file of a message is, what opens it, and what it must contain (ING-6).
///
/// Everything in it is the sender's statement: a path leads nowhere but to the service's own hosts (`MediaTransfer`), and
/// only a content with these hashes is the file (`MediaOpener`).
public struct MediaReference: ~Copyable, Sendable {
    /// The encrypted file.
    public let file: EncryptedFile
    /// The key of the file, 32 bytes, from which the keys of the cipher and of the authentication code are derived.
    public let key: SecretBytes
    /// SHA-256 of the content, 32 bytes.
    public let digest: [UInt8]

    /// Creates a reference; nil if the key or the digest does not have 32 bytes.
    public init?(file: EncryptedFile, key: consuming SecretBytes, digest: [UInt8]) {
        guard key.count == MediaReference.keySize, digest.count == EncryptedFile.digestSize else { return nil }
        self.file = file
        self.key = key
        self.digest = digest
    }

    /// The size of a key in bytes.
    public static let keySize = 32
}

/// An encrypted file at a service. Contains no secret.
public struct EncryptedFile: Hashable, Sendable {
    /// The kind, which is part of the derivation of the keys.
    public let kind: MediaKind
    /// The path at the service's hosts, beginning with a slash: 1 … 2,048 visible ASCII characters.
    public let path: String
    /// SHA-256 of the encrypted file, 32 bytes.
    public let digest: [UInt8]
    /// The size of the content in bytes, as the sender states it; nil if it is not stated.
    public let statedSize: Int64?

    /// Creates a description; nil if a path is not one of a service's host, or a digest does not have 32 bytes.
    ///
    public init?(kind: MediaKind, path: String, digest: [UInt8], statedSize: Int64?) {
        guard ServicePath.isPath(path), digest.count == EncryptedFile.digestSize else { return nil }
        self.kind = kind
        self.path = path
        self.digest = digest
        self.statedSize = statedSize.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// The size of a digest in bytes.
    public static let digestSize = 32
}

/// The kinds of encrypted files: each derives its keys in its own way. Raw values are those of the bridge protocol.
public enum MediaKind: String, Hashable, Sendable, CaseIterable {
    /// Pictures and stickers.
    case image
    /// Videos and animations.
    case video
    /// Recordings and voice notes.
    case audio
    /// Any other file.
    case document
}

/// Content that is encrypted with a secret of a message: AES-256-GCM under a key that HKDF-SHA256 derives without a salt.
public struct EncryptedContent: Hashable, Sendable {
    /// The encrypted bytes, followed by their tag: at most 1 MiB.
    public let bytes: [UInt8]
    /// The nonce.
    public let nonce: [UInt8]
    /// What makes this key different from others of the same secret: at most 255 bytes.
    public let information: [UInt8]
    /// What is authenticated with the content.
    public let context: [UInt8]

    /// Creates content; nil if a size is none that there can be.
    public init?(bytes: [UInt8], nonce: [UInt8], information: [UInt8], context: [UInt8] = []) {
        guard (EncryptedContent.tagSize...1 << 20).contains(bytes.count), nonce.count == EncryptedContent.nonceSize,
            information.count <= 255
        else { return nil }
        self.bytes = bytes
        self.nonce = nonce
        self.information = information
        self.context = context
    }

    /// The size of a nonce in bytes.
    public static let nonceSize = 12
    /// The size of a tag in bytes.
    public static let tagSize = 16
}
