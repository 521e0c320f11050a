import WhisperJSONText
import WhisperTextCoding
public import WhisperMediaPort
public import WhisperSecretMemory

extension NormalizedMessage {
    /// Where an attachment's encrypted file is, and what opens it. Its description contains no key.
    public struct Media: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
        /// The encrypted file.
        public var file: EncryptedFile
        /// The key, 32 bytes. Not guarded: it comes from a line, and is stored with it in the vault.
        public var key: [UInt8]
        /// SHA-256 of the content, 32 bytes.
        public var digest: [UInt8]

        /// Creates a description; nil if the key or the digest does not have 32 bytes.
        public init?(file: EncryptedFile, key: [UInt8], digest: [UInt8]) {
            guard key.count == MediaReference.keySize, digest.count == EncryptedFile.digestSize else { return nil }
            // The size that is stated is the attachment's.
            guard let file = EncryptedFile(kind: file.kind, path: file.path, digest: file.digest, statedSize: nil)
            else {
                return nil
            }
            self.file = file
            self.key = key
            self.digest = digest
        }

        /// The kind of file.
        public var description: String { "media (\(file.kind.rawValue))" }

        /// Shows as little as the description.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }

    /// The name under which the bytes of messages in this form are stored with them.
    public static let rawName = "NormalizedMessage"

    /// The message in the bytes that are stored with it, if a later fetch needs them: its line in a constant
    /// version, without number, time and LF. Nil if no attachment can be fetched.
    public var rawBytes: [UInt8]? {
        guard content.attachments.contains(where: { $0.media != nil }) else { return nil }
        return BridgeFrame(sequence: 1, time: 0, body: .message(self)).line(version: BridgeFrame.handshakeVersion)
            .dropLast()
    }

    /// Reads a message from the bytes that were stored with it; nil if they are something else.
    public init?(rawBytes: [UInt8]) {
        let frame = try? BridgeFrame(line: rawBytes, version: BridgeFrame.handshakeVersion)
        guard case .message(let message)? = frame?.body else { return nil }
        self = message
    }

    /// Reads where the file of an attachment is, from the bytes that were stored with its message.
    ///
    /// - Parameters:
    ///   - rawBytes: The bytes, as `rawBytes` has them. Anything else contains no reference.
    ///   - index: Which attachment, from 0.
    ///   - allocator: Holds the key.
    /// - Returns: The reference; nil if there is none.
    /// - Throws: `.exhausted` if the key cannot be held.
    public static func mediaReference(
        in rawBytes: [UInt8], attachment index: Int, _ allocator: any SecretAllocator
    ) throws(SecretMemoryError) -> MediaReference? {
        guard let files = NormalizedMessage(rawBytes: rawBytes)?.content.attachments, files.indices.contains(index),
            let media = files[index].media,
            let file = EncryptedFile(
                kind: media.file.kind, path: media.file.path, digest: media.file.digest, statedSize: files[index].size)
        else { return nil }
        return MediaReference(file: file, key: try allocator.copy(media.key), digest: media.digest)
    }
}

extension NormalizedMessage.Media {
    /// Reads the media of an attachment; nil if it has none, or none that can be used. A message is worth more than its
    /// file, whose data is the sender's.
    init?(ofFile attachment: inout JSONObjectReader) throws(JSONShapeError) {
        guard var reader = try attachment.optionalReader("media") else { return nil }
        let kind = try reader.optionalString("kind").flatMap { MediaKind(rawValue: $0) }
        let path = try reader.optionalString("path")
        guard let kind, let path,
            let key = Self.bytes(try reader.optionalString("key")),
            let digest = Self.bytes(try reader.optionalString("digest")),
            let encrypted = Self.bytes(try reader.optionalString("encrypted_digest")),
            let file = EncryptedFile(kind: kind, path: path, digest: encrypted, statedSize: nil)
        else { return nil }
        self.init(file: file, key: key, digest: digest)
    }

    private static func bytes(_ text: String?) -> [UInt8]? { text.flatMap { Base64.bytes(of: $0) } }

    func write(to writer: inout JSONWriter) {
        writer.name("media")
        writer.beginObject()
        writer.member("kind", file.kind.rawValue)
        writer.member("path", file.path)
        writer.member("key", base64: key)
        writer.member("digest", base64: digest)
        writer.member("encrypted_digest", base64: file.digest)
        writer.endObject()
    }
}
