/// What the content of an attachment is, by its first bytes and nothing else (LOOK-2).
///
/// To a page that was opened from a file, every file beside it is the page's own; so only what a browser displays
/// without running it keeps a name by which a browser displays it. Everything else is `.bin`: active content (HTML, SVG,
/// XML, scripts, PDF) and what is not recognised.
public enum MediaForm: String, CaseIterable, Sendable {
    case jpeg, png, gif, webp, mp4, threeGP, webm, ogg, mp3, m4a, wav, other

    /// How many of the first bytes are looked at.
    public static let examined = 64

    /// The form of a content that begins with these bytes.
    public init(_ head: some Collection<UInt8>) {
        let head = Array(head.prefix(MediaForm.examined))
        func has(_ text: StaticString, at place: Int = 0) -> Bool {
            let end = place + text.utf8CodeUnitCount
            return head.count >= end && text.withUTF8Buffer { head[place..<end].elementsEqual($0) }
        }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("RIFF"), has("WAVE", at: 8) {
            self = .wav
        } else if has("OggS") {
            self = .ogg
        } else if has("ftyp", at: 4) {
            self = MediaForm.container(brand: head.dropFirst(8).prefix(4))
        } else if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            // The type of the document is among the first elements; Matroska's other type is not displayed.
            let isWebM = head.indices.contains { has("webm", at: $0) }
            self = isWebM ? .webm : .other
        } else if has("ID3") || MediaForm.isFrameOfMP3(head) {
            self = .mp3
        } else {
            self = .other
        }
    }

    private static func container(brand: some Collection<UInt8>) -> MediaForm {
        let brand = String(decoding: brand, as: UTF8.self)
        switch brand {
        case "M4A ", "M4B ": return .m4a
        case "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "MSNV", "dash": return .mp4
        default: return brand.hasPrefix("3gp") || brand.hasPrefix("3g2") ? .threeGP : .other
        }
    }

    /// Whether the bytes are the head of an MPEG frame of layer III with a bit rate and a sampling rate.
    private static func isFrameOfMP3(_ head: [UInt8]) -> Bool {
        guard head.count >= 4, head[0] == 0xFF, head[1] & 0xE6 == 0xE2 else { return false }
        return head[1] & 0x18 != 0x08 && head[2] & 0xF0 != 0xF0 && head[2] & 0xF0 != 0 && head[2] & 0x0C != 0x0C
    }

    /// The extension of the file.
    public var fileExtension: String {
        switch self {
        case .jpeg: "jpg"
        case .threeGP: "3gp"
        case .other: "bin"
        case .png, .gif, .webp, .mp4, .webm, .ogg, .mp3, .m4a, .wav: rawValue
        }
    }

    /// How a page presents it.
    public enum Presentation: Sendable {
        case picture, video, sound, download
    }

    /// How a page presents it.
    public var presentation: Presentation {
        switch self {
        case .jpeg, .png, .gif, .webp: .picture
        case .mp4, .threeGP, .webm: .video
        case .ogg, .mp3, .m4a, .wav: .sound
        case .other: .download
        }
    }
}
