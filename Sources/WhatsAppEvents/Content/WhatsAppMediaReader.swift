public import WhisperMediaPort
public import WhisperMessage
public import WhisperSecretMemory

/// Reads from an event's bytes where the file of its message is, and what opens it (ING-6).
///
/// The attachments are those that `WhatsAppEventDecoder` reports for the same bytes, in the same order. The bytes are
/// untrusted: a path, digest or key that `MediaReference` does not accept is no reference. The address that a message
/// may state beside the path is never read.
public enum WhatsAppMediaReader {
    /// Returns the reference of an attachment, with a copy of its key; nil if there is none, such as for attachments of
    /// newsletters, which have no key, and for packs of stickers.
    ///
    /// - Parameters:
    ///   - name: The event's name, as `RawEvent` has it.
    ///   - raw: The event's bytes.
    ///   - attachment: The index of the attachment in the content of the message, or of the edit.
    ///   - memory: Where the key is stored.
    /// - Throws: `.exhausted` if there is no memory for the key.
    public static func reference(
        name: String, raw: [UInt8], attachment: Int, memory: any SecretAllocator
    ) throws(SecretMemoryError) -> MediaReference? {
        guard let place = place(name: name, raw: raw, attachment: attachment) else { return nil }
        let key = try memory.copy(place.key.span.bytes)
        return MediaReference(file: place.file, key: key, digest: place.digest)
    }

    /// Whether an attachment has a reference. The parameters are those of ``reference(name:raw:attachment:memory:)``.
    public static func hasReference(name: String, raw: [UInt8], attachment: Int) -> Bool {
        place(name: name, raw: raw, attachment: attachment) != nil
    }

    /// Returns the kind of the encrypted file of a message; nil for messages without one. A sticker is an image.
    public static func mediaKind(_ kind: ContentKind) -> MediaKind? {
        switch kind {
        case .image, .sticker: .image
        case .video: .video
        case .audio: .audio
        case .document: .document
        default: nil
        }
    }

    /// Where a file is, and which bytes of the event are its key.
    private struct Place {
        let file: EncryptedFile
        let key: ArraySlice<UInt8>
        let digest: [UInt8]
    }

    private static func place(name: String, raw: [UInt8], attachment: Int) -> Place? {
        // No message of WhatsApp has more than one file.
        guard attachment == 0, let sent = sentFile(name: name, raw: raw), let shape = sent.shape.encrypted,
            let kind = mediaKind(sent.shape.kind), let key = sent.message.bytes(shape.key),
            key.count == MediaReference.keySize, let digest = sent.message.bytes(sent.shape.digest),
            digest.count == EncryptedFile.digestSize, let encryptedDigest = sent.message.bytes(shape.digest),
            let path = sent.message.text(shape.path),
            let file = EncryptedFile(
                kind: kind, path: path, digest: Array(encryptedDigest),
                statedSize: sent.message.integer(sent.shape.length))
        else { return nil }
        return Place(file: file, key: key, digest: Array(digest))
    }

    /// Returns the file of the message in an event, or of the content of an edit.
    private static func sentFile(name: String, raw: [UInt8]) -> SentFile? {
        guard let kind = EventKind(rawValue: name), let event = WireMessage(raw) else { return nil }
        let body: WireMessage?
        switch kind {
        case .message: body = event.sentMessage
        case .historyMessage:
            // The stored form has a single message.
            let entries = event.messages(HistoryField.Conversation.messages)
            guard entries.count == 1 else { return nil }
            body = entries[0].message(HistoryField.Entry.message)?.historyMessage
        default: body = nil
        }
        guard let body else { return nil }
        var reader = MessageReader()
        switch reader.read(body) {
        case .content, .edit: return reader.file
        default: return nil
        }
    }
}
