import Testing
import WhisperBrowser
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperScreenPort
import WhisperTestThreads

@Suite("What the full-screen view does (LOOK-7)", .ownThreads)
struct BrowserStateTests {
    private static let chat = UniqueIdentifier(high: 1, low: 1)

    private static func conversation(_ number: UInt64 = 1, title: String = "Ana") -> Conversation {
        let moment = Timestamp(milliseconds: 0)
        return Conversation(
            id: UniqueIdentifier(high: 1, low: number), platform: Platform(rawValue: "whatsapp"), sessionID: "",
            title: title, kind: .direct, createdAt: moment, updatedAt: moment)
    }

    private static func message(
        _ number: UInt64, _ text: String = "text", name: String = "Ana", assurance: MessageAssurance = .plain
    ) -> MessageRow {
        MessageRow(
            id: UniqueIdentifier(high: 2, low: number), day: "Monday", time: "12:00", assurance: assurance, name: name,
            lines: [text])
    }

    /// A view of one chat with messages numbered from one number on, and the keys on its messages.
    private static func view(
        _ rows: [MessageRow], size: ScreenSize = ScreenSize(columns: 100, rows: 20), isWhole: Bool = true
    ) -> BrowserState {
        var state = BrowserState(size: size, localizer: Localizer(.english))
        let row = ChatRow(conversation(), assurance: .plain, time: "12:00")
        for case .readChats(_, _, let ticket) in state.start() {
            _ = state.handle(.chats(ChatListPage(rows: [row], isLast: true, ticket: ticket)))
        }
        _ = state.handle(.screen(.key(ScreenKey(.escape))))
        // Where both are shown, the first chat is open already; elsewhere the key opens it.
        var asked = state.handle(.screen(.key(ScreenKey(.tab))))
        if asked.isEmpty { asked = [.open(chat: chat, at: .newest, ticket: 2)] }
        for case .open(_, _, let ticket) in asked { open(&state, row, rows, ticket, isWhole) }
        return state
    }

    private static func open(
        _ state: inout BrowserState, _ chat: ChatRow, _ rows: [MessageRow], _ ticket: Int, _ isWhole: Bool
    ) {
        guard let first = rows.first, let last = rows.last else { return }
        _ = state.handle(
            .opened(
                OpenedChat(
                    chat: chat, rows: rows, edges: MessageEdges(first: first.id, last: last.id), selected: nil,
                    reachesOldest: isWhole, reachesNewest: true, ticket: ticket)))
    }

    @Test(
        "The chat that is opened at first is the selected one, whichever answer comes first")
    func openedFirst() {
        for pages in [1, 2] {
            var state = BrowserState(size: ScreenSize(columns: 100, rows: 20), localizer: Localizer(.english))
            let rows = (1...4).map { ChatRow(Self.conversation($0, title: "Chat \($0)"), assurance: .plain, time: "") }
            var effects = state.start(in: rows[3].conversation.id)
            for case .open(_, _, let ticket) in effects { Self.open(&state, rows[3], [Self.message(1)], ticket, true) }
            for page in 0..<pages {
                let part = pages == 1 ? rows : Array(rows[page * 2..<page * 2 + 2])
                let asked = effects
                effects = []
                for case .readChats(_, _, let ticket) in asked {
                    effects += state.handle(
                        .chats(ChatListPage(rows: part, isLast: page == pages - 1, ticket: ticket)))
                }
            }
            _ = state.handle(.screen(.key(ScreenKey(.escape))))
            let asked = state.handle(.screen(.key(ScreenKey(.character("M")))))
            #expect(asked.contains { if case .setMuted(rows[3].conversation.id, _) = $0 { true } else { false } })
            #expect(texts(state).contains { $0.hasPrefix("▌") && $0.contains("Chat 4") }, "\(texts(state))")
        }
    }

    @Test("A chat that is opened and not in the list is sought to the end once, and the list keeps its keys")
    func openedWithoutPlace() {
        var state = BrowserState(size: ScreenSize(columns: 100, rows: 20), localizer: Localizer(.english))
        let count = UInt64(BrowserLimits.chats + 2 * BrowserLimits.chatPage)
        let rows = (1...count).map { ChatRow(Self.conversation($0, title: "Chat \($0)"), assurance: .plain, time: "") }
        let gone = ChatRow(Self.conversation(count + 1, title: "Gone"), assurance: .plain, time: "")
        var effects = state.start(in: gone.conversation.id)
        for case .open(_, _, let ticket) in effects { Self.open(&state, gone, [Self.message(1)], ticket, true) }
        var reads = 0
        while reads < 100, case .readChats(let after, let limit, let ticket)? = effects.first {
            let last = after.flatMap { after in rows.firstIndex { $0.conversation.id == after.id } }
            let start = last.map { $0 + 1 } ?? 0
            let page = Array(rows[start...].prefix(limit))
            effects = state.handle(.chats(ChatListPage(rows: page, isLast: page.count < limit, ticket: ticket)))
            reads += 1
        }
        #expect(reads < 20, "It reads to the end once, and back to where the list begins")
        _ = state.handle(.screen(.key(ScreenKey(.escape))))
        let asked = state.handle(.screen(.key(ScreenKey(.character("M")))))
        #expect(asked.contains { if case .setMuted = $0 { true } else { false } })
    }

    @Test("A key that switches a property of the chat switches it back before the vault was read again")
    func switchedTwice() {
        var state = Self.view([Self.message(1)])
        for key in ["P", "M", "A"] as [Character] {
            var values: [Bool] = []
            for _ in 0..<3 {
                for effect in state.handle(.screen(.key(ScreenKey(.character(key))))) {
                    switch effect {
                    case .setPinned(Self.chat, let value), .setMuted(Self.chat, let value),
                        .setArchived(Self.chat, let value):
                        values.append(value)
                    default: Issue.record("\(effect)")
                    }
                }
            }
            #expect(values == [true, false, true], "\(key)")
        }
    }

    @Test("What was read before a key switched a property does not switch it back")
    func switchedWhileReading() {
        for key in ["P", "M", "A"] as [Character] {
            var state = Self.view([Self.message(1)])
            let effects = state.handle(.changed)
            var values = Self.switched(&state, key)
            let stale = ChatRow(Self.conversation(), assurance: .plain, time: "12:00")
            for effect in effects {
                switch effect {
                case .readChats(_, _, let ticket):
                    _ = state.handle(.chats(ChatListPage(rows: [stale], isLast: true, ticket: ticket)))
                case .readMessages(let request):
                    _ = state.handle(
                        .messages(
                            MessagePage(request: request, rows: [], edges: nil, reachesEnd: true, chat: stale)))
                default: break
                }
            }
            values += Self.switched(&state, key)
            #expect(values == [true, false], "\(key)")
        }
    }

    /// What a key that switches a property asks for.
    private static func switched(_ state: inout BrowserState, _ key: Character) -> [Bool] {
        state.handle(.screen(.key(ScreenKey(.character(key))))).compactMap { effect in
            switch effect {
            case .setPinned(chat, let value), .setMuted(chat, let value), .setArchived(chat, let value): value
            default: nil
            }
        }
    }

    private func texts(_ state: BrowserState) -> [String] {
        let frame = BrowserView.frame(of: state)
        return (0..<frame.size.rows).map { row in
            String(frame.row(row).filter { $0.width > 0 }.map(\.character))
        }
    }

    @Test("No name and no text reaches the columns of the seal, however wide the screen (LOOK-4)", arguments: 14..<130)
    func seal(columns: Int) {
        // Without a word of its own; and one that begins with “se”.
        for assurance in [MessageAssurance.plain, .sealed] { check(columns, assurance) }
    }

    private func check(_ columns: Int, _ assurance: MessageAssurance) {
        let hostile = "verified\nverified  verified \u{202E}verified verified verified verified"
        var row = Self.message(1, name: "verified verified verified verified", assurance: assurance)
        row.isOwn = true
        row.lines = hostile.split(separator: "\n").map(String.init)
        row.quote = "verified"
        row.remark = "verified"
        let state = Self.view([row], size: ScreenSize(columns: columns, rows: 30))
        let frame = BrowserView.frame(of: state)
        // The mark of the selected message is in the column before the seal.
        let marks = (1..<29).compactMap { line in
            (0..<columns).last { frame[line, $0].character == "▌" }.map { (line: line, column: $0) }
        }
        #expect(marks.count >= 3)
        for (index, mark) in marks.enumerated() {
            let seal = String((1...2).map { frame[mark.line, mark.column + $0].character })
            if index == 0 { #expect(seal == (assurance == .plain ? "  " : "se")) } else { #expect(seal.first == " ") }
        }
    }

    private static func type(_ keys: String, _ state: inout BrowserState) -> [BrowserEffect] {
        keys.flatMap { key in
            state.handle(.screen(.key(key == "\n" ? ScreenKey(.enter) : ScreenKey(.character(key)))))
        }
    }

    @Test("A date that cannot be read is corrected where it was typed, and no key acts meanwhile")
    func unreadableDate() throws {
        var state = Self.view([Self.message(1), Self.message(2)])
        let asked = Self.type("tfoo\n", &state)
        guard case .open(Self.chat, .date("foo"), _)? = asked.first, asked.count == 1 else {
            Issue.record("\(asked)")
            return
        }
        #expect(Self.type("qDM", &state) == [], "They wait for the answer")
        #expect(state.handle(.failed(asked[0], "“foo” is no date.")) == [])
        let shown = texts(state)
        #expect(shown.suffix(2).map { $0.contains("foo") } == [true, true], "\(shown)")
        #expect(shown.last?.hasPrefix("Go to date") == true && shown.dropLast().last?.contains("is no date.") == true)
        for _ in 0..<3 { _ = state.handle(.screen(.key(ScreenKey(.backspace)))) }
        #expect(texts(state).dropLast().last?.contains("is no date.") == false, "Typing takes the remark away")
        let again = Self.type("2020\nM", &state)
        guard case .open(Self.chat, .date("2020"), let ticket)? = again.first, again.count == 1 else {
            Issue.record("\(again)")
            return
        }
        let rows = [Self.message(1), Self.message(2)]
        let found = state.handle(
            .opened(
                OpenedChat(
                    chat: ChatRow(Self.conversation(), assurance: .plain, time: ""), rows: rows,
                    edges: MessageEdges(first: rows[0].id, last: rows[1].id), selected: rows[0].id,
                    reachesOldest: true, reachesNewest: true, ticket: ticket)))
        #expect(found.contains(.setMuted(Self.chat, true)), "The key that waited acts once the date is shown: \(found)")
        #expect(texts(state).last?.hasPrefix("Go to date") == false)
    }

    @Test("Keys that waited for a date are pressed in the chat that they were meant for, and in no other")
    func dateInAnotherChat() throws {
        for (number, isSame) in [(1, true), (9, false)] as [(UInt64, Bool)] {
            var state = Self.view([Self.message(1)])
            let asked = Self.type("t2020\nM", &state)
            guard case .open(Self.chat, .date("2020"), let ticket)? = asked.first, asked.count == 1 else {
                Issue.record("\(asked)")
                return
            }
            let chat = number == 1 ? Self.conversation() : Self.conversation(number, title: "Joined")
            let rows = [Self.message(number)]
            let effects = state.handle(
                .opened(
                    OpenedChat(
                        chat: ChatRow(chat, assurance: .plain, time: ""), rows: rows,
                        edges: MessageEdges(first: rows[0].id, last: rows[0].id), selected: rows[0].id,
                        reachesOldest: true, reachesNewest: true, ticket: ticket)))
            let mutes = effects.contains { if case .setMuted = $0 { true } else { false } }
            #expect(mutes == isSame, "\(effects)")
            #expect(texts(state).last?.hasPrefix("Go to date") == false)
        }
    }

    @Test("A date that is looked up is not waited for after Escape")
    func leftDate() {
        var state = Self.view([Self.message(1)])
        let before = texts(state)
        let asked = Self.type("t2020\n", &state)
        _ = state.handle(.screen(.key(ScreenKey(.escape))))
        for case .open(_, _, let ticket) in asked {
            Self.open(
                &state, ChatRow(Self.conversation(9, title: "Late"), assurance: nil, time: ""), [Self.message(9)],
                ticket, true)
        }
        #expect(texts(state) == before)
    }

    @Test("Only what a blocked contact sealed is said to be hidden for that, as many as there are (CON-5)")
    func hidden() {
        for (hidden, words) in [(0, "No messages here."), (2, "2 messages, which are not shown")] {
            var state = BrowserState(size: ScreenSize(columns: 200, rows: 20), localizer: Localizer(.english))
            var conversation = Self.conversation()
            conversation.messageCount = 7
            let row = ChatRow(conversation, assurance: .plain, time: "12:00")
            for effect in state.start(in: Self.chat) {
                switch effect {
                case .readChats(_, _, let ticket):
                    _ = state.handle(.chats(ChatListPage(rows: [row], isLast: true, ticket: ticket)))
                case .open(_, _, let ticket):
                    _ = state.handle(
                        .opened(
                            OpenedChat(
                                chat: row, rows: [], hidden: hidden, edges: nil, selected: nil, reachesOldest: true,
                                reachesNewest: true, ticket: ticket)))
                default: break
                }
            }
            #expect(texts(state).contains { $0.contains(words) }, "\(texts(state))")
        }
    }

    @Test("An answer to an earlier request changes nothing")
    func lateAnswers() {
        var state = Self.view([Self.message(1, "present")])
        let before = texts(state)
        Self.open(
            &state, ChatRow(Self.conversation(9, title: "Late"), assurance: nil, time: ""), [Self.message(9, "late")],
            1, true)
        #expect(state.handle(.missing(ticket: 1)) == [])
        #expect(texts(state) == before)
    }

    @Test("However far one goes, only a window is held, and each page is asked for once by its key")
    func window() {
        var state = Self.view((1_000_000..<1_000_060).map { Self.message($0) }, isWhole: false)
        var first: UInt64 = 1_000_000
        var pending: [MessageRequest] = []
        for _ in 0..<2_000 {
            let effects = state.handle(.screen(.key(ScreenKey(.pageUp))))
            for case .readMessages(let request) in effects { pending.append(request) }
            #expect(pending.count <= 1)
            guard let request = pending.popLast() else { continue }
            guard case .before(let id) = request.range else {
                Issue.record("\(request)")
                continue
            }
            #expect(id == UniqueIdentifier(high: 2, low: first))
            let rows = (first - UInt64(BrowserLimits.messagePage)..<first).map { Self.message($0) }
            first -= UInt64(BrowserLimits.messagePage)
            let answers = state.handle(
                .messages(
                    MessagePage(
                        request: request, rows: rows, edges: MessageEdges(first: rows[0].id, last: rows[59].id),
                        reachesEnd: false, chat: ChatRow(Self.conversation(), assurance: .plain, time: ""))))
            for case .readMessages(let request) in answers { pending.append(request) }
            #expect(state.heldMessages <= BrowserLimits.messages)
        }
        #expect(first < 990_000)
    }

    /// Turns the wheel over the messages.
    private static func turn(_ state: inout BrowserState, _ action: ScreenPointer.Action) {
        let place = ScreenPosition(row: 5, column: state.size.columns - 5)
        _ = state.handle(.screen(.pointer(ScreenPointer(action, at: place))))
    }

    /// The rows between the first and the last.
    private func body(_ state: BrowserState) -> [String] { Array(texts(state).dropFirst().dropLast()) }

    @Test(
        "The wheel scrolls by rows past messages of any height, from end to end, and is quiet there",
        arguments: [1, 2, 4, 5, 17, 18, 60], [30, 100])
    func wheel(_ height: Int, _ columns: Int) {
        let rows = (1...12).map { number in
            var row = Self.message(UInt64(number))
            row.lines = (1...height).map { "\(number) of \($0)" }
            return row
        }
        var state = Self.view(rows, size: ScreenSize(columns: columns, rows: 20))
        for action in [ScreenPointer.Action.wheelUp, .wheelDown, .wheelUp] {
            var seen = 0
            while case let before = body(state), seen < 1_000 {
                Self.turn(&state, action)
                let after = body(state)
                guard after != before else { break }
                // What was below the edge, or above it, has come nearer by three rows, or by what there was.
                let moved = (1...3).contains { distance in
                    action == .wheelUp
                        ? before.dropLast(distance).map { $0.dropFirst(2) }
                            == after.dropFirst(distance).map { $0.dropFirst(2) }
                        : before.dropFirst(distance).map { $0.dropFirst(2) }
                            == after.dropLast(distance).map { $0.dropFirst(2) }
                }
                #expect(moved || columns == 100)
                #expect(after.contains { $0.contains("▌") })
                seen += 1
                // An answer does not undo it.
                _ = state.handle(.remark(""))
                #expect(body(state) == after)
            }
            #expect(seen < 1_000)
            let shown = body(state).joined()
            #expect(shown.contains(action == .wheelUp ? "1 of 1" : "12 of \(height)"), "\(height)")
            // Quiet at the end.
            let last = BrowserView.frame(of: state)
            for _ in 0..<3 { Self.turn(&state, action) }
            #expect(BrowserView.frame(of: state) == last)
        }
    }

    @Test("A question is answered by a letter that means yes, and by nothing else (LOOK-7)")
    func question() {
        for key in [
            ScreenKey(.enter), ScreenKey(.character("n")), ScreenKey(.character("y"), isControl: true),
            ScreenKey(.escape),
        ] {
            var state = Self.view([Self.message(1)])
            _ = state.handle(.screen(.key(ScreenKey(.character("D")))))
            #expect(texts(state).last?.contains("Permanently delete this message?") == true)
            #expect(state.handle(.screen(.key(key))) == [])
        }
        var state = Self.view([Self.message(1)])
        _ = state.handle(.screen(.key(ScreenKey(.character("D")))))
        #expect(state.handle(.screen(.paste("y"))) == [])
        #expect(
            state.handle(.screen(.key(ScreenKey(.character("y"))))) == [
                .deleteMessage(UniqueIdentifier(high: 2, low: 1))
            ])
    }

    @Test("What cannot be read is said, and not asked for again by itself")
    func failure() {
        var state = Self.view((100..<160).map { Self.message($0) }, isWhole: false)
        var asked: [MessageRequest] = []
        for _ in 0..<60 {
            for case .readMessages(let request) in state.handle(.screen(.key(ScreenKey(.up)))) {
                asked.append(request)
                #expect(state.handle(.failed(.readMessages(request), "cannot be read")) == [])
                #expect(texts(state).last?.contains("cannot be read") == true)
            }
        }
        #expect(asked.count == 1)
    }

    @Test("Pasted text is typed at a prompt, and nowhere else")
    func paste() {
        var state = Self.view([Self.message(1)])
        #expect(state.handle(.screen(.paste("qD\ny"))) == [])
        _ = state.handle(.screen(.key(ScreenKey(.character("/")))))
        let effects = state.handle(.screen(.paste("lake\u{1B}[A\nq")))
        guard case .search("lake[A", nil, nil, _)? = effects.first else {
            Issue.record("\(effects)")
            return
        }
    }

    @Test("The thread is listed with what is answered above its answers, the message selected, and opened by Enter")
    func thread() {
        var state = Self.view([Self.message(1, "first"), Self.message(2, "second")])
        let id = UniqueIdentifier(high: 2, low: 2)
        let asked = state.handle(.screen(.key(ScreenKey(.character("R")))))
        guard case .readThread(id, let ticket)? = asked.first else {
            Issue.record("\(asked)")
            return
        }
        let rows = (0..<9).map { depth in
            HitRow(
                id: UniqueIdentifier(high: 2, low: UInt64(depth)), chat: Self.chat, assurance: .sealed,
                time: "2024-02-03 10:00", place: "verified", excerpt: ["text \(depth)"], depth: depth * 3)
        }
        let page = HitPage(
            rows: rows, selected: id, last: nil, isContinuation: false, isLast: true, ticket: ticket)
        #expect(state.handle(.hits(page)) == [])
        let shown = texts(state)
        #expect(shown[0].contains("Thread: Ana"))
        #expect(shown[3].hasPrefix("  text 0"))
        #expect(shown[5].hasPrefix("        ↳ text 1".dropFirst(2)))
        // However deep, the seal is in its column and the text on the screen.
        for line in stride(from: 2, to: 18, by: 2) {
            #expect(shown[line].dropFirst().hasPrefix("sealed"), "\(shown[line])")
            #expect(shown[line + 1].contains("text"))
        }
        #expect(shown[6].hasPrefix("▌"))
        // It is a list: letters move or close, and are not typed.
        _ = state.handle(.screen(.key(ScreenKey(.character("j")))))
        #expect(
            state.handle(.screen(.key(ScreenKey(.enter)))).contains { effect in
                if case .open(Self.chat, .message(UniqueIdentifier(high: 2, low: 3)), _) = effect {
                    true
                } else {
                    false
                }
            })
    }

    // MARK: Search

    /// Types letters, and answers with results.
    private static func search(
        _ typed: String, in state: inout BrowserState, finding rows: [HitRow], isLast: Bool = true
    ) -> [BrowserEffect] {
        var effects = state.handle(.screen(.key(ScreenKey(.character("/")))))
        for letter in typed { effects = state.handle(.screen(.key(ScreenKey(.character(letter))))) }
        var answers: [BrowserEffect] = []
        for case .search(let text, _, nil, let ticket) in effects {
            #expect(text == typed)
            answers += state.handle(
                .hits(
                    HitPage(
                        rows: rows, last: rows.last?.id, isContinuation: false, isLast: isLast, ticket: ticket,
                        expression: SearchQuery.parse(typed: typed))))
        }
        return answers
    }

    private static func hit(_ number: UInt64, chat: UniqueIdentifier = chat) -> HitRow {
        HitRow(
            id: UniqueIdentifier(high: 2, low: number), chat: chat, assurance: .plain, time: "2024-02-03 10:00",
            place: "Ana", excerpt: ["", "sour", "dough"])
    }

    /// The parts of the messages that are marked.
    private func marked(_ state: BrowserState) -> String {
        let frame = BrowserView.frame(of: state)
        return (1..<frame.size.rows - 1).map { row in
            String(frame.row(row).filter { $0.style.isReversed && $0.width > 0 }.map(\.character))
        }.filter { !$0.isEmpty }.joined(separator: "|")
    }

    @Test("A person who is found leads to what they wrote, and n and N pass them by (LOOK-7)")
    func person() {
        var state = Self.view([Self.message(1)])
        let person = HitRow(
            id: UniqueIdentifier(high: 3, low: 1), chat: UniqueIdentifier(high: 3, low: 1), assurance: .plain,
            time: "Person", place: "Ana", excerpt: [""], query: "--from \"Ana\"")
        _ = Self.search("an", in: &state, finding: [person, Self.hit(1), Self.hit(2)])
        let listed = state.handle(.screen(.key(ScreenKey(.enter))))
        guard case .search("--from \"Ana\"", nil, nil, let ticket)? = listed.first else {
            Issue.record("\(listed)")
            return
        }
        let page = HitPage(
            rows: [person, Self.hit(1), Self.hit(2)], last: nil, isContinuation: false, isLast: true, ticket: ticket)
        #expect(state.handle(.hits(page)) == [])
        #expect(texts(state)[0].contains("--from \"Ana\""))
        _ = state.handle(.screen(.key(ScreenKey(.down))))
        #expect(!state.handle(.screen(.key(ScreenKey(.enter)))).isEmpty)
        // Nothing is behind the first message but the person.
        let back = state.handle(.screen(.key(ScreenKey(.character("N")))))
        #expect(!back.contains { if case .open = $0 { true } else { false } }, "\(back)")
        let next = state.handle(.screen(.key(ScreenKey(.character("n")))))
        #expect(
            next.contains { effect in
                if case .open(Self.chat, .message(UniqueIdentifier(high: 2, low: 2)), _) = effect {
                    true
                } else {
                    false
                }
            }, "\(next)")
    }

    @Test("A search says which result is chosen of how many, and reads on to know it (LOOK-7)")
    func positions() {
        var state = Self.view([Self.message(1)])
        let answers = Self.search("sour", in: &state, finding: (1...40).map { Self.hit($0) }, isLast: false)
        #expect(texts(state)[0].hasSuffix("1/40+ "))
        guard case .search("sour", nil, UniqueIdentifier(high: 2, low: 40), let ticket)? = answers.first else {
            Issue.record("\(answers)")
            return
        }
        let more = HitPage(
            rows: (41...45).map { Self.hit($0) }, last: nil, isContinuation: true, isLast: true, ticket: ticket)
        #expect(state.handle(.hits(more)) == [])
        _ = state.handle(.screen(.key(ScreenKey(.down))))
        _ = state.handle(.screen(.key(ScreenKey(.down))))
        #expect(texts(state)[0].hasSuffix("3/45 "))
    }

    @Test("A chat without files is said to have none (LOOK-7)")
    func noFiles() {
        var state = Self.view([Self.message(1)])
        for case .search(_, _, nil, let ticket) in state.handle(.screen(.key(ScreenKey(.character("v"))))) {
            _ = state.handle(
                .hits(HitPage(rows: [], last: nil, isContinuation: false, isLast: true, ticket: ticket)))
        }
        #expect(texts(state).contains { $0.contains("No files in this chat.") }, "\(texts(state))")
    }

    @Test("After a jump the words stay marked until Escape, and n and N go on with the place in the heading (LOOK-7)")
    func jump() {
        let texts = ["Sourdough, sour dough", "no such word", "the sour one"]
        let rows = texts.enumerated().map { Self.message(UInt64($0.offset + 1), $0.element) }
        var state = Self.view(rows)
        #expect(marked(state) == "")
        _ = Self.search("sour", in: &state, finding: [Self.hit(3), Self.hit(1)])
        for (key, place) in [(ScreenKey(.enter), "1/2"), (ScreenKey(.character("n")), "2/2")] {
            for case .open(_, .message, let ticket) in state.handle(.screen(.key(key))) {
                Self.open(&state, ChatRow(Self.conversation(), assurance: .plain, time: ""), rows, ticket, true)
            }
            #expect(marked(state) == "Sourdoughsour|sour", "\(place)")
            #expect(self.texts(state)[0].contains(place))
        }
        #expect(state.handle(.screen(.key(ScreenKey(.character("n"))))) == [])
        #expect(self.texts(state).last?.contains("There is no further result.") == true)
        _ = state.handle(.screen(.key(ScreenKey(.escape))))
        #expect(marked(state) == "")
        #expect(!self.texts(state)[0].contains("2/2"))
        // The messages are still what keys act on.
        #expect(self.texts(state).last?.contains("Enter details") == true)
    }

    @Test("What is marked is marked where lines are broken, and moves nothing", arguments: 20...60)
    func brokenMarks(_ columns: Int) {
        var row = Self.message(1)
        row.lines = ["世界 sour and\tsour and שלום sour, sourdough sour e\u{301}sour sour", "sour"]
        var state = Self.view([row], size: ScreenSize(columns: columns, rows: 30))
        let before = texts(state).dropFirst().dropLast()
        _ = Self.search("sour", in: &state, finding: [Self.hit(1)])
        for case .open(_, _, let ticket) in state.handle(.screen(.key(ScreenKey(.enter)))) {
            Self.open(&state, ChatRow(Self.conversation(), assurance: .plain, time: ""), [row], ticket, true)
        }
        #expect(Array(texts(state).dropFirst().dropLast()) == Array(before))
        #expect(marked(state).replacing("|", with: "") == "soursoursoursourdoughsoursoursour")
    }

    @Test("A chat that is found by its name is opened at its end, and marks nothing (LOOK-7)")
    func foundChat() {
        let other = UniqueIdentifier(high: 1, low: 9)
        var state = Self.view([Self.message(1, "Ana Reis")])
        let row = HitRow(
            id: other, chat: other, assurance: .plain, time: "Chat", place: "Ana Reis", excerpt: ["See you"])
        _ = Self.search("ana", in: &state, finding: [row])
        #expect(texts(state)[2].contains("Chat Ana Reis"))
        let effects = state.handle(.screen(.key(ScreenKey(.enter))))
        guard case .open(other, .newest, _)? = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(marked(state) == "")
    }

    // MARK: What is said

    @Test(
        "A key that can do nothing says why",
        arguments: [
            ("r", "This message answers nothing."), ("n", "Search first: /"), ("N", "Search first: /"),
            ("Z", "This key does nothing here. ? shows the keys."),
            (":", "This key does nothing here. ? shows the keys."),
        ] as [(Character, String)])
    func silentKeys(_ key: Character, _ answer: String) {
        var state = Self.view([Self.message(1)])
        #expect(state.handle(.screen(.key(ScreenKey(.character(key))))) == [])
        #expect(texts(state).last?.hasPrefix(answer) == true)
    }

    @Test("In the list of chats, keys for messages say that a chat is to be opened first", arguments: Array("iysorR"))
    func keysForMessages(_ key: Character) {
        var state = Self.view([Self.message(1)])
        _ = state.handle(.screen(.key(ScreenKey(.escape))))
        #expect(state.handle(.screen(.key(ScreenKey(.character(key))))) == [])
        #expect(texts(state).last?.hasPrefix("Open a chat first: Enter") == true)
    }

    @Test(
        "An empty vault says what comes next, and offers only keys that do something (LOOK-7)", arguments: [20, 40, 80])
    func empty(_ columns: Int) {
        var state = BrowserState(size: ScreenSize(columns: columns, rows: 24), localizer: Localizer(.english))
        for case .readChats(_, _, let ticket) in state.start() {
            _ = state.handle(.chats(ChatListPage(rows: [], isLast: true, ticket: ticket)))
        }
        let shown = texts(state).map { line in
            line.replacing("│", with: " ").split(separator: " ").joined(separator: " ")
        }
        #expect(shown.dropFirst().prefix(4).joined(separator: " ").contains("No chats yet. Import one: whisper import"))
        #expect(shown.last == "? keys · q quit")
        for key in "iPMDmysorRvtY" {
            #expect(state.handle(.screen(.key(ScreenKey(.character(key))))) == [])
            #expect(texts(state).contains { $0.hasPrefix("No chats yet.") }, "\(key)")
        }
    }

    @Test(
        "The whole question is shown on a narrow terminal, and the selected chat above it (LOOK-7)", arguments: 24...60)
    func longQuestion(_ columns: Int) {
        var chat = Self.conversation(title: "Ada Live " + String(repeating: "and everybody ", count: 30))
        chat.messageCount = 12_345
        var state = BrowserState(size: ScreenSize(columns: columns, rows: 24), localizer: Localizer(.english))
        for case .readChats(_, _, let ticket) in state.start() {
            let row = ChatRow(chat, assurance: nil, time: "")
            _ = state.handle(.chats(ChatListPage(rows: [row], isLast: true, ticket: ticket)))
        }
        _ = state.handle(.screen(.key(ScreenKey(.character("D")))))
        let shown = texts(state)
        let words = shown.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
        #expect(words.contains("Permanently delete the chat “Ada Live"))
        #expect(words.contains("with 12,345 messages? [y/N]"))
        #expect(shown.contains { $0.hasPrefix("▌") })
    }

    @Test("What is the owner's own is seen without colour, where no name reaches (LOOK-4)", arguments: [40, 100])
    func ownMessages(_ columns: Int) throws {
        var own = Self.message(1, "mine", name: "Ben")
        own.isOwn = true
        let state = Self.view(
            [own, Self.message(2, "theirs", name: "›Ben")], size: ScreenSize(columns: columns, rows: 20))
        let heads = texts(state).filter { $0.contains("Ben") }
        #expect(heads.count == 2)
        #expect(heads[0].contains("12:00 ›Ben"))
        #expect(heads[1].contains("12:00  ›Ben"))
    }

    @Test("A thread that is longer than what is listed says so, and reads no further", arguments: [true, false])
    func longThread(_ isWhole: Bool) {
        var state = Self.view([Self.message(1, "first")])
        for case .readThread(let id, let ticket) in state.handle(.screen(.key(ScreenKey(.character("R"))))) {
            #expect(!texts(state).contains { $0.contains("The thread is longer") })
            let rows = (1...9).map { number in
                HitRow(
                    id: UniqueIdentifier(high: 2, low: UInt64(number)), chat: Self.chat, assurance: .plain,
                    time: "2024-02-03 10:00", place: "Ana", excerpt: ["text \(number)"], depth: number)
            }
            let page = HitPage(
                rows: rows, selected: id, last: nil, isContinuation: false, isLast: isWhole, ticket: ticket)
            #expect(state.handle(.hits(page)) == [])
        }
        #expect(texts(state)[1].contains("The thread is longer: only a part of it is shown.") == !isWhole)
        #expect(texts(state)[2].contains("Ana"))
        for _ in 0..<12 { #expect(state.handle(.screen(.key(ScreenKey(.down)))) == []) }
    }

    @Test("A message without a thread says so, and late answers to it change nothing")
    func noThread() {
        var state = Self.view([Self.message(1, "first")])
        for case .readThread(_, let ticket) in state.handle(.screen(.key(ScreenKey(.character("R"))))) {
            _ = state.handle(.searchRemark("Nothing answers it.", ticket: ticket - 1))
            #expect(!texts(state).contains { $0.contains("Nothing answers it.") })
            _ = state.handle(.searchRemark("Nothing answers it.", ticket: ticket))
        }
        #expect(texts(state).contains { $0.contains("Nothing answers it.") })
        _ = state.handle(.screen(.key(ScreenKey(.character("q")))))
        #expect(texts(state).contains { $0.contains("first") })
    }
}
