import WhisperContacts
import WhisperLocalization
import WhisperScreenPort
import WhisperTerminalText

/// Where things are on a screen of a size.
struct BrowserLayout: Equatable {
    /// The columns of the list of chats, from the left; 0 if it is not shown.
    let chatColumns: Int
    /// The first column of the messages, and how many there are; 0 if they are not shown.
    let messageColumn: Int
    let messageColumns: Int
    /// The rows between the first, which is the heading, and the last, which is for hints and prompts.
    let bodyRows: Int
    /// The last rows of the messages, in which something is written.
    var writingRows = 0
    /// The rows of a chat.
    static let chatRows = 2

    /// The width from which chats and messages are shown beside each other.
    private static let both = 64

    /// - Parameter footerRows: The last rows, at least one.
    init(_ size: ScreenSize, showsMessages: Bool, footerRows: Int = 1) {
        bodyRows = max(0, size.rows - 1 - footerRows)
        if size.columns >= BrowserLayout.both {
            chatColumns = min(max(size.columns * 3 / 10, 24), 40)
            messageColumn = chatColumns + 1
            messageColumns = size.columns - chatColumns - 1
        } else {
            chatColumns = showsMessages ? 0 : size.columns
            messageColumn = 0
            messageColumns = showsMessages ? size.columns : 0
        }
    }

    /// The rows that show messages.
    var messageRows: Int { bodyRows - writingRows }
    var showsBoth: Bool { chatColumns > 0 && messageColumns > 0 }
    /// The number of chats that fit.
    var chatCapacity: Int { max(1, bodyRows / BrowserLayout.chatRows) }
}

/// The words for the assurance of messages, which have a column of their own (LOOK-4). It is empty for those that are plain,
/// as almost all are; nothing that others write reaches it.
struct SealColumn: Sendable {
    private let words: [MessageAssurance: String]
    /// The word for those without one, which the heading explains.
    let plain: String
    /// The columns of the widest.
    let width: Int

    init(_ localizer: Localizer) {
        plain = localizer(StandingText.plain)
        words = Dictionary(
            uniqueKeysWithValues: MessageAssurance.allCases.filter { $0 != .plain }.map {
                ($0, localizer(StandingText.word(for: $0)))
            })
        width = words.values.map { DisplayWidth.of($0) }.max() ?? 0
    }

    func word(_ assurance: MessageAssurance) -> String { words[assurance] ?? "" }

    /// The weight and colour, which add no information.
    static func style(_ assurance: MessageAssurance) -> ScreenStyle {
        switch assurance {
        case .verified: ScreenStyle(color: .green, isBold: true)
        case .unverified: ScreenStyle(color: .yellow)
        case .sealed, .plain: ScreenStyle(isFaint: true)
        }
    }
}

extension StandingText {
    fileprivate static func word(for assurance: MessageAssurance) -> StandingText {
        switch assurance {
        case .verified: .verified
        case .unverified: .unverified
        case .sealed: .sealed
        case .plain: .plain
        }
    }
}
