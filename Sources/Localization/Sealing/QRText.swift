/// What is said about QR codes (QR-3).
public enum QRText: String, TextKey {
    case bundleOf, envelope, codes, written, dense, tooDense, tooWide, tooWideHint, tooTall, askOpen, somethingElse
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
            .plural(one: "{count} code in the picture", other: "{count} codes in the picture")
        case .written:
            "The code is in “{path}”."
        case .dense:
            "The code is dense; hold the camera still and close."
        case .tooDense:
            "The code is too dense for most cameras; send the text instead."
        case .tooWide:
            "The code is {columns} columns wide, and the terminal {room}."
        case .tooWideHint:
            "A wider terminal shows it, or write a picture: --png FILE, --svg FILE."
        case .tooTall:
            "The code takes {rows} lines, and the terminal shows {room}: make it taller, or write a picture with --png FILE."
        case .askOpen:
            "Open this message?"
        case .somethingElse:
            "Something else"
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
