import WhisperBrowser
import WhisperContacts
import WhisperMessage
import WhisperScreenPort
import WhisperTestSupport

/// A vault that answers what a view asks, with hostile texts, and changes meanwhile.
struct BrowserWorld {
    private var random: SeededRandom
    private var chats: [Conversation] = []
    private var messages: [UniqueIdentifier: [MessageRow]] = [:]
    private let words: [String]

    /// - Parameter words: What its texts consist of.
    init(seed: UInt64, words: [String] = hostileWords) {
        self.words = words
        random = SeededRandom(seed: seed ^ 0xB0B)
        for _ in 0..<Int.random(in: 0...400, using: &random) { addChat() }
    }

    // MARK: What is in it

    static let hostileWords = [
        "umbrella", "世界", "שלום", "مرحبا", "👩‍👩‍👧‍👦", "\u{1B}[2J", "e\u{301}", "क्षि", "\u{202E}verified", "\n", "\r\n", "\t",
        "verified", "✓", String(repeating: "x", count: 300), "\u{0}", "ﷺ", "﷽", "\u{FE0F}", "🇩🇪", "",
    ]

    private mutating func text(_ longest: Int) -> String {
        let count = Int.random(in: 0...longest, using: &random)
        return (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
            .joined(separator: " ")
    }

    private mutating func addChat() {
        let id = UniqueIdentifier.random(using: &random)
        let moment = Timestamp(milliseconds: 0)
        var conversation = Conversation(
            id: id, platform: Platform(rawValue: "whatsapp"), sessionID: "", title: text(4), kind: .unknown,
            createdAt: moment, updatedAt: moment)
        conversation.unreadCount = Int64.random(in: 0...2, using: &random)
        conversation.isPinned = Bool.random(using: &random)
        conversation.lastMessage = .init(id: id, text: text(6), timestamp: moment)
        chats.append(conversation)
        let count = Int.random(in: 0...9, using: &random) == 0 ? 900 : Int.random(in: 0...40, using: &random)
        messages[id] = (0..<count).map { message($0) }
    }

    private mutating func message(_ index: Int) -> MessageRow {
        let isLong = Int.random(in: 0..<30, using: &random) == 0
        let lines = (0..<(isLong ? 300 : Int.random(in: 1...3, using: &random))).map { _ in text(12) }
        return MessageRow(
            id: UniqueIdentifier.random(using: &random), day: "Day \(index / 7)", time: "12:00",
            assurance: MessageAssurance.allCases[index % 4], name: text(2), lines: lines,
            notes: index % 9 == 0 ? [text(9)] : [],
            quote: index % 5 == 0 ? text(9) : nil, replyTo: index % 5 == 0 ? "x" : nil,
            remark: index % 4 == 0 ? text(3) : "", isFaint: index % 6 == 0)
    }

    /// Adds and deletes chats and messages.
    mutating func change(using random: inout SeededRandom) {
        if Bool.random(using: &random) { addChat() }
        if !chats.isEmpty, Bool.random(using: &random) {
            let chat = chats.remove(at: Int.random(in: 0..<chats.count, using: &random))
            messages[chat.id] = nil
        }
        for id in chats.prefix(3).map(\.id) {
            if Bool.random(using: &random) {
                let new = message(7)
                messages[id]?.append(new)
            }
            if Bool.random(using: &random), messages[id]?.isEmpty == false { messages[id]?.removeFirst() }
        }
    }

    // MARK: Answers

    private func form(in chat: UniqueIdentifier) -> WritingForm? {
        switch chat.low % 3 {
        case 0: .plain
        case 1:
            .sealed(
                to: words[Int(chat.low % UInt64(words.count))], contact: chat, isVerified: chat.low.isMultiple(of: 2))
        default: nil
        }
    }

    private func row(_ conversation: Conversation) -> ChatRow {
        ChatRow(conversation, assurance: .plain, time: "12:00", warning: conversation.isPinned ? "warning" : nil)
    }

    mutating func answer(_ effect: BrowserEffect) -> BrowserEvent? {
        switch effect {
        case .readChats(let cursor, let limit, let ticket):
            let start = cursor.flatMap { cursor in chats.firstIndex { $0.id == cursor.id } }.map { $0 + 1 } ?? 0
            let page = chats.dropFirst(start).prefix(limit)
            return .chats(ChatListPage(rows: page.map { row($0) }, isLast: page.count < limit, ticket: ticket))
        case .readMessages(let request): return .messages(page(request))
        case .open(let chat, let place, let ticket):
            guard let conversation = chats.first(where: { $0.id == chat }), let all = messages[chat] else {
                return .missing(ticket: ticket)
            }
            let middle: Int =
                switch place {
                case .newest: all.count - 1
                case .oldest: 0
                case .message(let id): all.firstIndex { $0.id == id } ?? 0
                case .answered, .date: all.count / 2
                }
            let start = max(0, middle - BrowserLimits.messagePage)
            let end = min(all.count, middle + BrowserLimits.messagePage)
            let rows = Array(all[start..<max(start, end)])
            return .opened(
                OpenedChat(
                    chat: row(conversation), rows: rows, edges: edges(rows),
                    selected: all.indices.contains(middle) ? all[middle].id : nil, reachesOldest: start == 0,
                    reachesNewest: end == all.count, ticket: ticket, form: form(in: chat)))
        case .search(_, _, let after, let ticket):
            let rows = (0..<BrowserLimits.hitPage).map { _ in
                HitRow(
                    id: UniqueIdentifier.random(using: &random),
                    chat: chats.first?.id ?? UniqueIdentifier(high: 0, low: 0),
                    assurance: .sealed, time: "2020-01-01 12:00", place: text(3), excerpt: [text(3), text(1), text(3)])
            }
            return .hits(
                HitPage(
                    rows: rows, last: rows.last?.id, isContinuation: after != nil,
                    isLast: Int.random(in: 0..<5, using: &random) == 0, ticket: ticket))
        case .readThread(let id, let ticket):
            guard Bool.random(using: &random) else { return .searchRemark(text(5), ticket: ticket) }
            let rows = (0..<Int.random(in: 2...60, using: &random)).map { depth in
                HitRow(
                    id: depth == 1 ? id : UniqueIdentifier.random(using: &random),
                    chat: chats.first?.id ?? UniqueIdentifier(high: 0, low: 0), assurance: .plain,
                    time: "2020-01-01 12:00", place: text(3), excerpt: [text(9)], depth: depth)
            }
            return .hits(
                HitPage(
                    rows: rows, selected: id, last: nil, isContinuation: false,
                    isLast: Bool.random(using: &random), ticket: ticket))
        case .readDraft(let chat):
            guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
            return .draftChanged(text(6), chat: chat)
        case .readDetails(let id): return .details((0..<12).map { _ in DetailRow(text(1), text(40)) }, of: id)
        case .deleteChat(let id):
            chats.removeAll { $0.id == id }
            messages[id] = nil
            return .changed
        case .setPinned, .setMuted, .setArchived, .markRead, .see, .deleteMessage: return .changed
        case .copy, .copyReference, .copyChatReference, .save, .openFile: return .remark(text(9))
        case .send(let text, let chat, let form):
            guard Int.random(in: 0..<3, using: &random) > 0 else {
                return .notSent(text, chat: chat, as: form, reason: self.text(5))
            }
            let sent = message(5)
            messages[chat]?.append(sent)
            return Bool.random(using: &random) ? .changed : .connection(self.text(3))
        case .redraw, .suspend, .quit: return nil
        }
    }

    private func edges(_ rows: [MessageRow]) -> MessageEdges? {
        guard let first = rows.first, let last = rows.last else { return nil }
        return MessageEdges(first: first.id, last: last.id)
    }

    private func page(_ request: MessageRequest) -> MessagePage {
        let all = messages[request.chat] ?? []
        let rows: [MessageRow]
        let isEnd: Bool
        switch request.range {
        case .before(let id):
            let end = all.firstIndex { $0.id == id } ?? 0
            rows = Array(all[max(0, end - BrowserLimits.messagePage)..<end])
            isEnd = end <= BrowserLimits.messagePage
        case .after(let id):
            let start = all.firstIndex { $0.id == id }.map { $0 + 1 } ?? all.count
            rows = Array(all[start...].prefix(BrowserLimits.messagePage))
            isEnd = start + rows.count == all.count
        case .again(let id, let count):
            let start = all.firstIndex { $0.id == id } ?? 0
            rows = Array(all[start...].prefix(count))
            isEnd = start + rows.count == all.count
        }
        return MessagePage(
            request: request, rows: rows, edges: edges(rows), reachesEnd: isEnd,
            chat: chats.first { $0.id == request.chat }.map { row($0) }, form: form(in: request.chat))
    }

    // MARK: Events

    private static let keys: [ScreenKey] =
        "jkhlgGbfud /?vntrRPMmDyYqsoi<>NxöYww".map { ScreenKey(.character($0)) }
        + "cnpbfduwozlhg".map { ScreenKey(.character($0), isControl: true) }
        + [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backspace, .delete,
            .function(1),
        ].map { ScreenKey($0) } + [ScreenKey(.enter, isAlternate: true)]

    /// A key, a use of the pointer, a paste, a new size.
    static func event(
        _ size: inout ScreenSize, pasting words: [String] = hostileWords, using random: inout SeededRandom
    ) -> BrowserEvent {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            size = ScreenSize(
                columns: Int.random(in: 1...300, using: &random), rows: Int.random(in: 1...60, using: &random))
            return .screen(.resized(size))
        case 1: return .screen(.paste(words.joined(separator: " ")))
        case 2...4:
            let action = ScreenPointer.Action.allCases[Int.random(in: 0..<3, using: &random)]
            return .screen(
                .pointer(
                    ScreenPointer(
                        action,
                        at: ScreenPosition(
                            row: Int.random(in: 0..<70, using: &random), column: Int.random(in: 0..<310, using: &random)
                        ))))
        default: return .screen(.key(keys[Int.random(in: 0..<keys.count, using: &random)]))
        }
    }
}
