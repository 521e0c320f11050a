import WhisperMessage

/// The layout of a message with a file: field numbers of `ImageMessage` and similar messages.
struct MediaShape {
    let kind: ContentKind
    /// The name in `platform_specific`, if the kind alone is not specific enough.
    var variant: String?
    let mime: Int
    let digest: Int
    let length: Int
    /// The fields that may contain a name, best first.
    var names: [Int] = []
    var caption: Int?
    var seconds: Int?
    var width: Int?
    var height: Int?
    var context = 17
    var viewOnce: Int?
    /// Where the encrypted file is, and what opens it; nil if its keys are derived in a way that is not supported.
    var encrypted: EncryptedShape?

    static let image = MediaShape(
        kind: .image, mime: 2, digest: 4, length: 5, caption: 3, width: 7, height: 6, viewOnce: 25,
        encrypted: EncryptedShape(key: 8, digest: 9, path: 11))
    static let video = MediaShape(
        kind: .video, mime: 2, digest: 3, length: 4, caption: 7, seconds: 5, width: 10, height: 9, viewOnce: 20,
        encrypted: EncryptedShape(key: 6, digest: 11, path: 13))
    static let document = MediaShape(
        kind: .document, mime: 2, digest: 4, length: 5, names: [8, 3], caption: 20,
        encrypted: EncryptedShape(key: 7, digest: 9, path: 10))

    /// Messages with one file, by their number in `Message`.
    static let all: [Int: MediaShape] = [
        3: .image,
        7: .document,
        8: MediaShape(
            kind: .audio, mime: 2, digest: 3, length: 4, seconds: 5, viewOnce: 21,
            encrypted: EncryptedShape(key: 7, digest: 8, path: 9)),
        9: .video,
        26: MediaShape(
            kind: .sticker, mime: 5, digest: 2, length: 9, width: 7, height: 6,
            encrypted: EncryptedShape(key: 4, digest: 3, path: 8)),
        66: MediaShape(
            kind: .video, variant: "video-note", mime: 2, digest: 3, length: 4, caption: 7, seconds: 5, width: 10,
            height: 9, viewOnce: 20, encrypted: EncryptedShape(key: 6, digest: 11, path: 13)),
        // A pack has keys of a kind of its own.
        86: MediaShape(
            kind: .sticker, variant: "sticker-pack", mime: 0, digest: 6, length: 5, names: [2], caption: 10,
            context: 11),
    ]

    /// In an audio message, whether it is a voice note.
    static let voiceNote = 6
    /// In a video, whether it is shown as an animation without sound.
    static let moving = 8
}

/// The numbers of the fields that lead to an encrypted file. The field with an address of any host is not among them.
struct EncryptedShape {
    /// The key of the file.
    let key: Int
    /// SHA-256 of the encrypted file.
    let digest: Int
    /// The path at WhatsApp's hosts.
    let path: Int
}

/// The file of a message: the part that describes it, and the layout of that.
struct SentFile {
    let message: WireMessage
    let shape: MediaShape
}
