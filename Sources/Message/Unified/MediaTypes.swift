/// Media types (RFC 6838) of files.
extension Attachment {
    /// Returns the media type that the extension of a file's name indicates; nil if it is unknown.
    package static func mediaType(ofFileNamed name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return mediaTypes[name[name.index(after: dot)...].lowercased()]
    }

    /// Returns whether a text has the form of a media type: two names with a slash between them, of up to 127
    /// characters each, without parameters (RFC 6838, section 4.2).
    package static func isMediaType(_ text: String) -> Bool {
        let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return names.count == 2 && names.allSatisfy { isRestrictedName($0) }
    }

    private static func isRestrictedName(_ name: Substring.UTF8View.SubSequence) -> Bool {
        guard let first = name.first, name.count <= 127, isAlphanumeric(first) else { return false }
        return name.allSatisfy { isAlphanumeric($0) || "!#$&-^_.+".utf8.contains($0) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    private static let mediaTypes: [String: String] = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "heic": "image/heic",
        "bmp": "image/bmp", "avif": "image/avif", "tif": "image/tiff", "tiff": "image/tiff", "webp": "image/webp",
        "mp4": "video/mp4", "m4v": "video/x-m4v", "mov": "video/quicktime", "3gp": "video/3gpp",
        "mkv": "video/x-matroska", "webm": "video/webm", "avi": "video/x-msvideo",
        "opus": "audio/ogg", "ogg": "audio/ogg", "oga": "audio/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4",
        "aac": "audio/aac", "amr": "audio/amr", "wav": "audio/wav", "flac": "audio/flac",
        "vcf": "text/vcard", "pdf": "application/pdf", "txt": "text/plain", "csv": "text/csv", "html": "text/html",
        "json": "application/json", "xml": "text/xml", "rtf": "application/rtf", "zip": "application/zip",
        "apk": "application/vnd.android.package-archive", "epub": "application/epub+zip", "ics": "text/calendar",
        "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "odt": "application/vnd.oasis.opendocument.text", "ods": "application/vnd.oasis.opendocument.spreadsheet",
        "7z": "application/x-7z-compressed", "rar": "application/vnd.rar",
    ]
}

extension ContentKind {
    /// The kind of a message with a file of a media type; a document if the type is nil or none of those shown or
    /// played.
    package init(mediaType: String?) {
        self =
            switch mediaType?.lowercased().prefix(6) {
            case "image/": .image
            case "video/": .video
            case "audio/": .audio
            default: .document
            }
    }
}
