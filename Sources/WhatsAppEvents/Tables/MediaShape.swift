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

    static let image = MediaShape(
        kind: .image, mime: 2, digest: 4, length: 5, caption: 3, width: 7, height: 6, viewOnce: 25)
    static let video = MediaShape(
        kind: .video, mime: 2, digest: 3, length: 4, caption: 7, seconds: 5, width: 10, height: 9, viewOnce: 20)
    static let document = MediaShape(kind: .document, mime: 2, digest: 4, length: 5, names: [8, 3], caption: 20)

    /// Messages with one file, by their number in `Message`.
    static let all: [Int: MediaShape] = [
        3: .image,
        7: .document,
        8: MediaShape(kind: .audio, mime: 2, digest: 3, length: 4, seconds: 5, viewOnce: 21),
        9: .video,
        26: MediaShape(kind: .sticker, mime: 5, digest: 2, length: 9, width: 7, height: 6),
        66: MediaShape(
            kind: .video, variant: "video-note", mime: 2, digest: 3, length: 4, caption: 7, seconds: 5, width: 10,
            height: 9, viewOnce: 20),
        86: MediaShape(
            kind: .sticker, variant: "sticker-pack", mime: 0, digest: 6, length: 5, names: [2], caption: 10,
            context: 11),
    ]

    /// In an audio message, whether it is a voice note.
    static let voiceNote = 6
    /// In a video, whether it is shown as an animation without sound.
    static let moving = 8
}
