import WhisperMessage

/// The type of a file, inferred from its name.
struct MediaType {
    /// The kind of message that it makes.
    let kind: ContentKind
    /// The media type (RFC 6838).
    let mime: String

    /// The type of a file; a document if the name gives no indication.
    init(fileName: String) {
        let name = fileName.lowercased()
        let suffix = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
        guard let known = MediaType.table[suffix] else {
            kind = .document
            mime = "application/octet-stream"
            return
        }
        mime = known.mime
        kind = known.kind
    }

    /// Whether the extension of a name is known.
    static func isKnown(fileName: String) -> Bool {
        guard let dot = fileName.lastIndex(of: ".") else { return false }
        return table[fileName[fileName.index(after: dot)...].lowercased()] != nil
    }

    private static let table: [String: (kind: ContentKind, mime: String)] = [
        "jpg": (.image, "image/jpeg"), "jpeg": (.image, "image/jpeg"), "png": (.image, "image/png"),
        "gif": (.image, "image/gif"), "heic": (.image, "image/heic"), "bmp": (.image, "image/bmp"),
        "avif": (.image, "image/avif"), "tif": (.image, "image/tiff"), "tiff": (.image, "image/tiff"),
        "webp": (.sticker, "image/webp"), "was": (.sticker, "application/octet-stream"),
        "mp4": (.video, "video/mp4"), "m4v": (.video, "video/x-m4v"), "mov": (.video, "video/quicktime"),
        "3gp": (.video, "video/3gpp"), "mkv": (.video, "video/x-matroska"), "webm": (.video, "video/webm"),
        "avi": (.video, "video/x-msvideo"),
        "opus": (.audio, "audio/ogg"), "ogg": (.audio, "audio/ogg"), "oga": (.audio, "audio/ogg"),
        "mp3": (.audio, "audio/mpeg"), "m4a": (.audio, "audio/mp4"), "aac": (.audio, "audio/aac"),
        "amr": (.audio, "audio/amr"), "wav": (.audio, "audio/wav"), "flac": (.audio, "audio/flac"),
        "vcf": (.contact, "text/vcard"),
        "pdf": (.document, "application/pdf"), "txt": (.document, "text/plain"), "csv": (.document, "text/csv"),
        "html": (.document, "text/html"), "json": (.document, "application/json"), "xml": (.document, "text/xml"),
        "rtf": (.document, "application/rtf"), "zip": (.document, "application/zip"),
        "apk": (.document, "application/vnd.android.package-archive"), "epub": (.document, "application/epub+zip"),
        "ics": (.document, "text/calendar"), "doc": (.document, "application/msword"),
        "docx": (.document, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        "xls": (.document, "application/vnd.ms-excel"),
        "xlsx": (.document, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        "ppt": (.document, "application/vnd.ms-powerpoint"),
        "pptx": (.document, "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        "odt": (.document, "application/vnd.oasis.opendocument.text"),
        "ods": (.document, "application/vnd.oasis.opendocument.spreadsheet"),
        "7z": (.document, "application/x-7z-compressed"), "rar": (.document, "application/vnd.rar"),
    ]
}
