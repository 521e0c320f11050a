public import WhisperMediaPort

/// Where the encrypted file of a message is, with the key that opens it, while it is being fetched (ING-6).
public final class MediaAddress: Identifiable, Sendable {
    /// What tells files apart: two with the same encrypted bytes and the same content are one.
    public struct ID: Hashable, Sendable {
        /// The encrypted file.
        public let file: EncryptedFile
        /// SHA-256 of the content, 32 bytes.
        public let digest: [UInt8]
    }

    /// What tells it apart. Contains no secret.
    public let id: ID
    let reference: MediaReference

    init(_ reference: consuming MediaReference) {
        id = ID(file: reference.file, digest: reference.digest)
        self.reference = reference
    }
}
