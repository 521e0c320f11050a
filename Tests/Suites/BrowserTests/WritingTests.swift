import Testing
import WhisperBrowser
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperScreenPort
import WhisperTestThreads

@Suite("What is written in the full-screen view, and sent (LOOK-7, RT-5)", .ownThreads)
struct WritingTests {
    private static func sealed(_ name: String, number: UInt64 = 1, isVerified: Bool = true) -> WritingForm {
        .sealed(to: name, contact: UniqueIdentifier(high: 3, low: number), isVerified: isVerified)
    }

    private static let moment = Timestamp(milliseconds: 0)

    private static func conversation(_ number: UInt64) -> Conversation {
        Conversation(
            id: UniqueIdentifier(high: 1, low: number), platform: Platform(rawValue: "realtime"), sessionID: "",
            title: "Chat \(number)", kind: .direct, createdAt: moment, updatedAt: moment)
    }

    private static func row(_ number: UInt64) -> ChatRow {
        ChatRow(conversation(number), assurance: .plain, time: "12:00")
    }

    private static func message(_ number: UInt64, isUnread: Bool = false) -> MessageRow {
        MessageRow(
            id: UniqueIdentifier(high: 2, low: number), day: "Monday", time: "12:00", assurance: .plain, name: "Ana",
            lines: ["text \(number)"], isUnread: isUnread)
    }

    /// A view of two chats, the first of which is open and written in.
    private static func view(
        _ form: WritingForm? = .plain, writes: Bool = true, size: ScreenSize = ScreenSize(columns: 90, rows: 20)
    ) -> BrowserState {
        var state = BrowserState(size: size, localizer: Localizer(.english), writes: writes)
        for effect in state.start(in: conversation(1).id) {
            switch effect {
            case .readChats(_, _, let ticket):
                _ = state.handle(.chats(ChatListPage(rows: [row(1), row(2)], isLast: true, ticket: ticket)))
            case .open(_, _, let ticket): open(1, form, ticket, in: &state)
            default: break
            }
        }
        return state
    }

    @discardableResult
    private static func open(
        _ number: UInt64, _ form: WritingForm?, _ ticket: Int, in state: inout BrowserState, draft: String? = nil
    ) -> [BrowserEffect] {
        let rows = (1...30).map { message($0) }
        return state.handle(
            .opened(
                OpenedChat(
                    chat: row(number), rows: rows, edges: MessageEdges(first: rows[0].id, last: rows[29].id),
                    selected: nil, reachesOldest: true, reachesNewest: true, ticket: ticket, form: form, draft: draft)))
    }

    private func press(_ keys: ScreenKey..., in state: inout BrowserState) -> [BrowserEffect] {
        keys.flatMap { state.handle(.screen(.key($0))) }
    }

    private func type(_ text: String, in state: inout BrowserState) -> [BrowserEffect] {
        text.flatMap { state.handle(.screen(.key(ScreenKey(.character($0))))) }
    }

    private func lines(_ state: BrowserState) -> [String] {
        let frame = BrowserView.frame(of: state)
        return (0..<frame.size.rows).map { row in String(frame.row(row).filter { $0.width > 0 }.map(\.character)) }
    }

    @Test("Keys are typed into the text, also those that do something elsewhere; Enter sends it once")
    func sending() {
        var state = Self.view()
        #expect(type("quit D y / q", in: &state) == [])
        #expect(lines(state).contains { $0.contains("quit D y / q") })
        let chat = Self.conversation(1).id
        #expect(press(ScreenKey(.enter), in: &state) == [.send("quit D y / q", chat: chat, as: .plain)])
        #expect(press(ScreenKey(.enter), in: &state) == [])
        #expect(!lines(state).contains { $0.contains("quit D y / q") })
    }

    @Test("What is typed before the chat is open is text, and not sent before it is shown how")
    func typingAhead() {
        var state = BrowserState(
            size: ScreenSize(columns: 90, rows: 20), localizer: Localizer(.english), writes: true)
        let effects = state.start(in: Self.conversation(1).id)
        #expect(type("quick", in: &state) == [])
        #expect(press(ScreenKey(.enter), in: &state) == [])
        for case .open(_, _, let ticket) in effects { Self.open(1, .plain, ticket, in: &state) }
        #expect(lines(state).contains { $0.contains("quick") })
        #expect(press(ScreenKey(.enter), in: &state) == [.send("quick", chat: Self.conversation(1).id, as: .plain)])
    }

    @Test("What is in front of the user's eyes at the end of the open chat is read, once, and without a word")
    func seeing() {
        func open(_ state: inout BrowserState, unread: ClosedRange<UInt64>) -> [BrowserEffect] {
            let rows = (1...30).map { Self.message($0, isUnread: unread.contains($0)) }
            let ticket = state.start(in: Self.conversation(1).id).lazy.compactMap { effect in
                if case .open(_, _, let ticket) = effect { ticket } else { nil as Int? }
            }.first
            return state.handle(
                .opened(
                    OpenedChat(
                        chat: Self.row(1), rows: rows, edges: MessageEdges(first: rows[0].id, last: rows[29].id),
                        selected: nil, reachesOldest: true, reachesNewest: true, ticket: ticket ?? 0, form: .plain)))
        }
        let size = ScreenSize(columns: 90, rows: 20)
        let seen = BrowserEffect.see(Self.conversation(1).id, upTo: Self.message(30).id)
        var state = BrowserState(size: size, localizer: Localizer(.english), writes: true)
        #expect(open(&state, unread: 28...30).contains(seen))
        #expect(type("fine", in: &state) == [])
        // Not what is above, and not in a view that only shows the vault.
        var other = BrowserState(size: size, localizer: Localizer(.english))
        #expect(!open(&other, unread: 28...30).contains(seen))
        var read = BrowserState(size: size, localizer: Localizer(.english), writes: true)
        #expect(!open(&read, unread: 99...99).contains(seen))
    }

    @Test("Spaces alone are not sent")
    func blank() {
        var state = Self.view()
        _ = type("   ", in: &state)
        #expect(press(ScreenKey(.enter), in: &state) == [])
    }

    @Test("What cannot be sent comes back, before what was typed since")
    func returning() {
        var state = Self.view()
        let chat = Self.conversation(1).id
        _ = type("first", in: &state)
        _ = press(ScreenKey(.enter), in: &state)
        _ = type("second", in: &state)
        _ = state.handle(.notSent("first", chat: chat, as: .plain, reason: "Because."))
        #expect(lines(state).last?.contains("Because.") == true)
        #expect(press(ScreenKey(.enter), in: &state) == [.send("first\nsecond", chat: chat, as: .plain)])
    }

    @Test("The form that was shown goes with the text")
    func form() {
        var state = Self.view(Self.sealed("Ben Okoro"))
        #expect(lines(state).contains { $0.contains("sealed to Ben Okoro") })
        _ = type("x", in: &state)
        let effects = press(ScreenKey(.enter), in: &state)
        #expect(effects == [.send("x", chat: Self.conversation(1).id, as: Self.sealed("Ben Okoro"))])
        #expect(lines(Self.view(.plain)).contains { $0.contains("not sealed: the server can read it") })
        let unverified = Self.view(Self.sealed("Ben Okoro", isVerified: false))
        #expect(lines(unverified).contains { $0.contains("unverified · sealed to Ben Okoro") })
        #expect(Self.sealed("Ben Okoro") != Self.sealed("Ben Okoro", number: 2), "Of one name, and another person")
    }

    // Keys that were pressed before the change was seen can come after it.
    @Test(
        "A text that was begun as sealed is not sent in the clear because the chat has changed meanwhile (RT-10)",
        arguments: [true, false])
    func changedForm(comesBefore: Bool) {
        var state = Self.view(Self.sealed("Ben Okoro"))
        if comesBefore { _ = type("for Ben", in: &state) }
        for case .readMessages(let request) in state.handle(.changed) {
            let rows = (1...30).map { Self.message($0) }
            _ = state.handle(
                .messages(
                    MessagePage(
                        request: request, rows: rows, edges: MessageEdges(first: rows[0].id, last: rows[29].id),
                        reachesEnd: true, chat: Self.row(1), form: .plain)))
        }
        #expect(lines(state).contains { $0.contains("the server can read it") })
        if !comesBefore { _ = type("for Ben", in: &state) }
        #expect(press(ScreenKey(.enter), in: &state) == [])
        #expect(lines(state).last?.hasPrefix("Not sent") == true)
        let sent = BrowserEffect.send("for Ben", chat: Self.conversation(1).id, as: .plain)
        #expect(press(ScreenKey(.enter), in: &state) == [sent], "What is shown now was seen")
        _ = type("in the clear", in: &state)
        #expect(press(ScreenKey(.enter), in: &state).count == 1, "It is asked once")
    }

    @Test("A contact's name cannot make a line look sealed that is not, nor reach another row (LOOK-4)")
    func hostileName() {
        let state = Self.view(Self.sealed("x\nsealed to Ana\u{202E}\u{1B}[31m"))
        #expect(lines(state).count { $0.contains("sealed to") } == 1)
        #expect(!lines(state).contains { $0.contains("\u{1B}") })
    }

    @Test("Where nothing can be sent, there is no text, and keys do what they do elsewhere")
    func impossible() {
        var state = Self.view(nil)
        #expect(type("q", in: &state) == [.quit])
        var reading = Self.view(.plain, writes: false)
        #expect(type("w", in: &reading) == [])
        #expect(type("q", in: &reading) == [.quit])
        #expect(!lines(reading).contains { $0.contains("server") })
    }

    @Test("Each chat keeps its own text; leaving asks about texts that the vault cannot keep as drafts")
    func drafts() {
        var state = Self.view()
        _ = type("for the first", in: &state)
        #expect(state.drafts == [Self.conversation(1).id: "for the first"])
        var leaving = state
        #expect(press(ScreenKey(.character("c"), isControl: true), in: &leaving) == [.quit])
        _ = state.handle(.draftsKept("The disk is full."))
        #expect(lines(state).last?.contains("The disk is full.") == true)
        _ = press(ScreenKey(.tab), in: &state)
        for case .open(_, _, let ticket) in press(ScreenKey(.down), in: &state) {
            Self.open(2, .plain, ticket, in: &state)
        }
        #expect(!lines(state).contains { $0.contains("for the first") })
        #expect(type("q", in: &state) == [])
        #expect(lines(state).last?.contains("cannot be kept") == true)
        #expect(type("n", in: &state) == [])
        for case .open(_, _, let ticket) in press(ScreenKey(.up), in: &state) {
            Self.open(1, .plain, ticket, in: &state)
        }
        #expect(lines(state).contains { $0.contains("for the first") })
        let control = ScreenKey(.character("c"), isControl: true)
        #expect(press(control, in: &state) == [])
        #expect(press(control, in: &state) == [.quit], "A second one leaves")
        _ = press(ScreenKey(.escape), in: &state)
        _ = state.handle(.draftsKept(nil))
        #expect(press(control, in: &state) == [.quit])
    }

    @Test("A draft of the vault is there when its chat is opened, before what was typed ahead, and only once (ST-6)")
    func heldDraft() {
        var state = BrowserState(
            size: ScreenSize(columns: 90, rows: 20), localizer: Localizer(.english), writes: true)
        let effects = state.start(in: Self.conversation(1).id)
        _ = type("now", in: &state)
        #expect(state.drafts == [:], "What the vault has is not known yet, and must not be replaced")
        for case .open(_, _, let ticket) in effects { Self.open(1, .plain, ticket, in: &state, draft: "before") }
        #expect(state.drafts == [Self.conversation(1).id: "before\nnow"])
        #expect(
            press(ScreenKey(.enter), in: &state) == [.send("before\nnow", chat: Self.conversation(1).id, as: .plain)])
        #expect(state.drafts == [:])
        // Opened again before the vault has removed it.
        _ = press(ScreenKey(.tab), in: &state)
        for case .open(_, _, let ticket) in press(ScreenKey(.down), ScreenKey(.up), in: &state) {
            Self.open(1, .plain, ticket, in: &state, draft: "before\nnow")
        }
        #expect(state.drafts == [:])
    }

    @Test("A draft that another command changes replaces a text that was only opened, also by nothing (ST-6)")
    func changedDraft() {
        var state = BrowserState(
            size: ScreenSize(columns: 90, rows: 20), localizer: Localizer(.english), writes: true)
        let chat = Self.conversation(1).id
        for case .open(_, _, let ticket) in state.start(in: chat) {
            Self.open(1, Self.sealed("Ben Okoro"), ticket, in: &state, draft: "before")
        }
        #expect(state.handle(.changed).contains(.readDraft(of: chat)))
        #expect(state.handle(.draftChanged("from elsewhere", chat: chat)) == [])
        #expect(state.drafts == [chat: "from elsewhere"])
        #expect(lines(state).contains { $0.contains("from elsewhere") })
        #expect(state.handle(.draftChanged("", chat: chat)) == [])
        #expect(state.drafts == [:])
        #expect(state.handle(.draftChanged("once more", chat: chat)) == [])
        #expect(
            press(ScreenKey(.enter), in: &state) == [.send("once more", chat: chat, as: Self.sealed("Ben Okoro"))])
        // Where nothing is written, nothing is lost.
        #expect(state.handle(.draftChanged("and again", chat: chat)) == [])
        #expect(state.drafts == [chat: "and again"])
        #expect(!lines(state).contains { $0.contains("Another command") })
    }

    @Test("A text that was typed stays when another command changes the draft, and the view says so (ST-6)")
    func disputedDraft() {
        var state = Self.view()
        let chat = Self.conversation(1).id
        _ = type("mine", in: &state)
        #expect(state.handle(.draftChanged("mine", chat: chat)) == [])
        #expect(!lines(state).contains { $0.contains("Another command") }, "It is the same")
        _ = type(" and more", in: &state)
        #expect(state.handle(.draftChanged("theirs", chat: chat)) == [])
        #expect(state.drafts == [chat: "mine and more"])
        #expect(lines(state).last?.contains("Another command has changed this draft.") == true)
        #expect(lines(state).contains { $0.contains("mine and more") })
        #expect(press(ScreenKey(.enter), in: &state) == [.send("mine and more", chat: chat, as: .plain)])
        // A chat that is not open takes its draft when it is opened, and looks at it each time that it is opened again.
        #expect(state.handle(.draftChanged("for the second", chat: Self.conversation(2).id)) == [])
        #expect(state.drafts == [:])
        _ = press(ScreenKey(.tab), in: &state)
        for (key, number) in [(ScreenKey(.down), UInt64(2)), (ScreenKey(.up), 1)] {
            for case .open(_, _, let ticket) in press(key, in: &state) {
                let effects = Self.open(number, .plain, ticket, in: &state, draft: "for the second")
                #expect(effects.contains(.readDraft(of: Self.conversation(number).id)) == (number == 1))
            }
        }
        #expect(state.drafts == [Self.conversation(2).id: "for the second"])
    }

    @Test("A view that sends nothing asks for no drafts")
    func withoutDrafts() {
        var state = Self.view(.plain, writes: false)
        #expect(!state.handle(.changed).contains(.readDraft(of: Self.conversation(1).id)))
        #expect(state.handle(.draftChanged("text", chat: Self.conversation(1).id)) == [])
        #expect(state.drafts == [:])
    }

    @Test("The text is edited as in a shell, and may have several lines")
    func editing() {
        var state = Self.view()
        func control(_ character: Character) -> ScreenKey { ScreenKey(.character(character), isControl: true) }
        _ = type("the lakes at noon", in: &state)
        _ = press(control("w"), control("w"), ScreenKey(.backspace), ScreenKey(.backspace), in: &state)
        _ = press(control("a"), in: &state)
        _ = type("At ", in: &state)
        _ = press(ScreenKey(.end), ScreenKey(.enter, isAlternate: true), in: &state)
        _ = state.handle(.screen(.paste("one\r\ntwo\u{1B}[A\u{7}")))
        _ = press(ScreenKey(.left), ScreenKey(.delete), control("k"), in: &state)
        let effects = press(ScreenKey(.enter), in: &state)
        #expect(effects == [.send("At the lake\none\ntwo[", chat: Self.conversation(1).id, as: .plain)])
    }

    @Test(
        "The cursor is where the next character goes, at every width, with wide and combining characters",
        arguments: 20...70)
    func cursor(columns: Int) {
        var state = Self.view(size: ScreenSize(columns: columns, rows: 24))
        for character in "wide 世界 e\u{301} and words that go on until the row is full, 👩‍👩‍👧‍👦 more and more" {
            _ = type(String(character), in: &state)
            let frame = BrowserView.frame(of: state)
            guard let cursor = frame.cursor else {
                Issue.record("no cursor")
                return
            }
            // The last character is the one before the cursor, or the row has just begun, or a space has no room.
            let before = frame.row(cursor.row).prefix(cursor.column).last { $0.width > 0 }?.character
            #expect(
                before == character || [" ", "│", nil].contains(before) || character == " ",
                "\(character) \(String(describing: before))")
        }
    }

    @Test("The text breaks between words, and within those that are longer than a row")
    func breaking() {
        var state = Self.view(size: ScreenSize(columns: 40, rows: 24))
        _ = type(
            "See you at the lake at noon, by the old boat-house of Llanfairpwllgwyngyllgogerychwyrndrobwll  ",
            in: &state)
        let shown = lines(state)
        let first = shown.firstIndex { $0.contains("See you") } ?? 0
        #expect(shown[first].trimmed == "See you at the lake at noon, by the")
        #expect(shown[first + 1].trimmed == "old boat-house of")
        #expect(shown[first + 2].trimmed.hasPrefix("Llanfairpwllgwyngyllgogerychwyrndrobw"))
        #expect(shown[first + 3].trimmed == "l")
    }

    @Test("Messages scroll while something is written, and none is below the text")
    func scrolling() {
        var state = Self.view()
        _ = type("draft", in: &state)
        #expect(lines(state).contains { $0.contains("text 30") })
        _ = press(ScreenKey(.pageUp), ScreenKey(.pageUp), in: &state)
        #expect(!lines(state).contains { $0.contains("text 30") })
        let place = lines(state).firstIndex { $0.contains("draft") } ?? 0
        #expect(lines(state).lastIndex { $0.contains("text ") } ?? 0 < place)
    }

    @Test("The connection is shown beside the title")
    func connection() {
        var state = Self.view()
        _ = state.handle(.connection("no connection"))
        #expect(lines(state)[0].contains("no connection") && lines(state)[0].contains("Chat 1"))
    }
}

extension String {
    /// The text without spaces around it.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
