/// The path of a page or file in an archive, made of numbers, dates and checked names, never of anything that a message
/// says: lower-case letters and digits of ASCII, `-`, `.` and `/` (LOOK-2).
public struct ArchivePath: Hashable, Sendable {
    /// The path, such as `chats/3/2026-05.html`.
    public let text: String
    private let folder: Folder

    /// A folder of an archive.
    package enum Folder: Hashable, Sendable {
        /// The archive itself.
        case root
        /// A chat's pages.
        case chat(Int)
        /// People, gallery, years and the rest, each in a folder of its own.
        case people, gallery, years, search, media(UInt8)

        fileprivate var text: String {
            switch self {
            case .root: ""
            case .chat(let number): "chats/\(number)/"
            case .people: "people/"
            case .gallery: "gallery/"
            case .years: "years/"
            case .search: "search/"
            case .media(let byte): "media/" + ArchivePath.hex(byte) + "/"
            }
        }

        /// The way from here to the archive itself.
        fileprivate var ascent: String {
            switch self {
            case .root: ""
            case .people, .gallery, .years, .search: "../"
            case .chat, .media: "../../"
            }
        }
    }

    private init(_ folder: Folder, _ name: String) {
        self.folder = folder
        text = folder.text + name
    }

    /// The address from a page in a folder.
    package func relative(to other: Folder) -> String {
        other == folder ? String(text.dropFirst(folder.text.utf8.count)) : other.ascent + text
    }

    // MARK: Pages

    /// A page of the list of chats; the first one is what one opens.
    public static func index(_ page: Int) -> ArchivePath {
        ArchivePath(.root, page == 1 ? "index.html" : "index-\(page).html")
    }

    /// A chat's list of months.
    public static func chat(_ chat: Int) -> ArchivePath { ArchivePath(.chat(chat), "index.html") }

    /// A part of a month of a chat, counted from 1.
    public static func month(_ month: PageMonth, part: Int, ofChat chat: Int) -> ArchivePath {
        ArchivePath(.chat(chat), part == 1 ? "\(month.text).html" : "\(month.text)-\(part).html")
    }

    /// A chat's months, for the script.
    public static func months(ofChat chat: Int) -> ArchivePath { ArchivePath(.chat(chat), "months.js") }

    /// A page of the list of people.
    public static func people(_ page: Int) -> ArchivePath {
        ArchivePath(.people, page == 1 ? "index.html" : "index-\(page).html")
    }

    /// A person.
    public static func person(_ number: Int) -> ArchivePath { ArchivePath(.people, "\(number).html") }

    /// The overview of the gallery.
    public static let gallery = ArchivePath(.gallery, "index.html")

    /// A page of one shelf of the gallery.
    public static func gallery(_ shelf: GalleryShelf, page: Int) -> ArchivePath {
        ArchivePath(.gallery, "\(shelf.rawValue)-\(page).html")
    }

    /// The overview of the years.
    public static let years = ArchivePath(.years, "index.html")

    /// A year.
    public static func year(_ year: Int) -> ArchivePath { ArchivePath(.years, Digits.padded(year, 4) + ".html") }

    /// The statistics.
    public static let statistics = ArchivePath(.root, "statistics.html")
    /// The search.
    public static let search = ArchivePath(.root, "search.html")
    /// The script that searches, beside the data that it reads.
    public static let searchScript = ArchivePath(.search, "search.js")
    /// The style sheet.
    public static let style = ArchivePath(.root, "style.css")
    /// The script.
    public static let script = ArchivePath(.root, "script.js")

    /// The content of an attachment, named after the beginning of its hash and what the content was found to be; nil
    /// unless the hash is 64 lower-case hex digits.
    public static func media(sha256: String, form: MediaForm) -> ArchivePath? {
        let digits = Array(sha256.utf8)
        guard digits.count == 64, digits.allSatisfy({ value(of: $0) != nil }), let high = value(of: digits[0]),
            let low = value(of: digits[1])
        else { return nil }
        let name = String(decoding: digits.prefix(32), as: UTF8.self)
        return ArchivePath(.media(high << 4 | low), name + "." + form.fileExtension)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }
}

/// The shelves of the gallery. Raw values are parts of file names.
public enum GalleryShelf: String, CaseIterable, Sendable {
    case pictures, videos, voice, documents
}
