public import WhisperClockPort
public import WhisperLocalization
public import WhisperMessage
import WhisperContacts

/// What all pages of an archive have in common: the language, the reader's time zone, the colours, and which kinds of
/// pages there are (LOOK-1).
public struct PageSite: Sendable {
    /// The language of everything that is not a message.
    public let language: Language
    /// The colours.
    public let theme: PageTheme
    /// Whether the archive has a page to search it.
    public let hasSearch: Bool
    /// Whether the archive has a gallery.
    public let hasGallery: Bool

    /// The reader's time zone.
    package let zone: any TimeZoneRules
    let localizer: Localizer
    let calendar: PageCalendar
    let words: PageWords

    /// Creates the common parts of an archive's pages.
    ///
    /// - Parameters:
    ///   - zone: The zone in which days begin and times are shown.
    ///   - hasSearch: Whether there is a page at `ArchivePath.search`.
    ///   - hasGallery: Whether there are pages at `ArchivePath.gallery`.
    public init(
        language: Language, theme: PageTheme, zone: any TimeZoneRules, hasSearch: Bool = false, hasGallery: Bool = true
    ) {
        self.language = language
        self.theme = theme
        self.hasSearch = hasSearch
        self.hasGallery = hasGallery
        self.zone = zone
        localizer = Localizer(language)
        calendar = PageCalendar(zone: zone, localizer: localizer)
        words = PageWords(localizer)
    }

    /// What the empty place before a message means (decision 0120).
    var plainLegend: String {
        localizer(StandingText.plainLegend, ["word": .text(localizer(StandingText.plain))])
    }

    /// The month of the reader's calendar in which a message was sent, by the date that is shown.
    public func month(of message: StoredMessage) -> PageMonth { PageMonth(calendar.reading(message.shownAt)) }

    /// The day of the reader's calendar on which a message was sent, in days since 1970-01-01.
    public func day(of message: StoredMessage) -> Int { calendar.reading(message.shownAt).daysSince1970 }
}

/// The colours of an archive. Raw values are those of the option and of the attribute in the pages.
public enum PageTheme: String, CaseIterable, Sendable {
    /// Those that the reader's system asks for.
    case automatic = "auto"
    case light, dark
}

/// The words that stand beside every message, escaped once.
struct PageWords: Sendable {
    private let assurances: [MessageAssurance: EscapedText]
    private let statuses: [EscapedText]

    init(_ localizer: Localizer) {
        // Plain is the empty place.
        assurances = [
            .verified: EscapedText(localizer(StandingText.verified)),
            .unverified: EscapedText(localizer(StandingText.unverified)),
            .sealed: EscapedText(localizer(StandingText.sealed)),
        ]
        statuses = MessageStatus.allCases.map { status in
            let key: PageMessageText =
                switch status {
                case .pending: .pending
                case .sent: .sent
                case .delivered: .delivered
                case .failed: .failed
                case .read: .read
                }
            return EscapedText(localizer(key))
        }
    }

    /// One of the three words of LOOK-4, as they are everywhere; nil for plain.
    func word(_ assurance: MessageAssurance) -> EscapedText? { assurances[assurance] }

    /// The word for what became of an own message.
    func word(_ status: MessageStatus) -> EscapedText {
        statuses[MessageStatus.allCases.firstIndex(of: status) ?? 0]
    }
}
