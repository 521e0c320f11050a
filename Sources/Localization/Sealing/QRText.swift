/// What is said about QR codes (QR-3).
public enum QRText: String, TextKey {
    case bundleOf, envelope, codes, written, dense, tooDense, tooWide, tooWideHint, tooTall, tooTallHint, askOpen,
        notOpened, somethingElse
}

extension QRText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .bundleOf:
            "Bundle of {name}, {shortID}"
        case .envelope:
            "A sealed message"
        case .codes:
            .plural(one: "{count} code in the image", other: "{count} codes in the image")
        case .written:
            "Wrote the code to “{path}”."
        case .dense:
            "The code is dense; hold the camera close and steady."
        case .tooDense:
            "The code is too dense for most cameras; send the text instead."
        case .tooWide:
            "The code is {columns} columns wide, but the terminal only {room}."
        case .tooWideHint:
            "Widen the terminal, or write an image: --png FILE, --svg FILE."
        case .tooTall:
            "The code needs {rows} lines, but the terminal shows only {room}."
        case .tooTallHint:
            "Make the window taller, reduce the font size, or write an image: --png FILE, --svg FILE."
        case .askOpen:
            "Open this message?"
        case .notOpened:
            "The sealed message was not opened."
        case .somethingElse:
            "Unknown content"
        }
    }
}
