import WhisperLocalization
import WhisperMessage
import WhisperScreenPort

/// A list of messages to choose from: the results of a search as it is typed, the files of a chat, a thread of replies.
struct SearchPanel: Sendable {
    /// What it lists.
    enum Subject: Hashable, Sendable {
        /// What is found for the text.
        case typed
        /// The files of the chat.
        case files
        /// What a message answers, and what answers it.
        case thread(UniqueIdentifier)
    }

    /// What it lists.
    var subject = Subject.typed
    /// What is typed.
    var text = ""
    /// The chat that is searched; nil for all.
    var chat: ChatRow?
    private(set) var rows: [HitRow] = []
    private(set) var selection = 0
    private(set) var top = 0
    /// What is said in place of results.
    private(set) var remark: String?
    /// Whether results are awaited.
    private(set) var isWaiting = false
    /// What was searched for, to be marked in messages.
    private(set) var expression: SearchExpression?
    private var last: UniqueIdentifier?
    private var reachesEnd = true
    private var ticket = 0

    /// Whether it is a thread of which not all messages are listed, nor can be.
    var isCut: Bool {
        if case .thread = subject { !isWaiting && !reachesEnd } else { false }
    }

    var selected: HitRow? { rows.indices.contains(selection) ? rows[selection] : nil }

    /// The place of the selected one among all that are known, as `3/312`, with a plus sign where there are more; nil
    /// without any.
    func position(_ language: Language) -> String? {
        guard !rows.isEmpty else { return nil }
        let count = language.formatted(Int64(rows.count)) + (reachesEnd ? "" : "+")
        return "\(language.formatted(Int64(selection + 1)))/\(count)"
    }

    /// Whether nothing is searched.
    var isEmpty: Bool { subject == .typed && text.allSatisfy(\.isWhitespace) }

    /// Searches for what is typed now, or reads what is listed.
    mutating func search(_ ticket: inout Int) -> BrowserEffect? {
        ticket += 1
        self.ticket = ticket
        remark = nil
        guard !isEmpty else {
            expression = nil
            rows = []
            selection = 0
            isWaiting = false
            reachesEnd = true
            return nil
        }
        isWaiting = true
        if case .thread(let id) = subject { return .readThread(of: id, ticket: ticket) }
        return .search(text: text, chat: chat?.conversation.id, after: nil, ticket: ticket)
    }

    /// Reads more results if the last ones are near, or to know how many there are.
    mutating func extend(_ ticket: inout Int, counting: Bool = false) -> BrowserEffect? {
        guard !isWaiting, !reachesEnd, !isCut, let last, rows.count < BrowserLimits.hits,
            counting || selection >= rows.count - BrowserLimits.hitPage / 2
        else { return nil }
        ticket += 1
        self.ticket = ticket
        isWaiting = true
        return .search(text: text, chat: chat?.conversation.id, after: last, ticket: ticket)
    }

    mutating func take(_ page: HitPage) {
        guard page.ticket == ticket else { return }
        isWaiting = false
        last = page.last ?? last
        reachesEnd = page.isLast
        expression = page.expression
        if page.isContinuation {
            rows += page.rows.prefix(max(0, BrowserLimits.hits - rows.count))
        } else {
            rows = page.rows
            selection = page.selected.flatMap { id in rows.firstIndex { $0.id == id } } ?? 0
            top = 0
        }
    }

    mutating func take(_ remark: String, ticket: Int) {
        guard ticket == self.ticket else { return }
        isWaiting = false
        self.remark = remark
        rows = []
        selection = 0
        reachesEnd = true
    }

    mutating func move(by count: Int) {
        selection = min(max(selection + count, 0), max(rows.count - 1, 0))
    }

    mutating func reveal(_ capacity: Int) {
        let capacity = max(capacity, 1)
        top = min(max(top, selection - capacity + 1), selection)
        top = max(0, min(top, max(rows.count - capacity, 0)))
        top = min(top, selection)
    }
}

/// What lies over the chats and messages.
enum BrowserOverlay: Sendable {
    case help(scroll: Int)
    case details(UniqueIdentifier, [DetailRow]?, scroll: Int)
    case search(SearchPanel)
    /// A date is asked for; with the keys to press later while it is looked up.
    case date(String, later: [ScreenKey]?)
    /// Whether to delete something, or to leave.
    case question(BrowserTarget)
}

/// What is to be deleted, or lost.
enum BrowserTarget: Hashable, Sendable {
    case message(UniqueIdentifier)
    case chat(ChatRow)
    /// What is written and not sent.
    case leaving
}
