import WhisperLocalization
import WhisperMessage
package import WhisperScreenPort
import WhisperTerminalText

/// Draws a state: a frame of exactly the size of its screen (LOOK-7).
package enum BrowserView {
    /// The frame that shows a state.
    package static func frame(of state: BrowserState) -> ScreenFrame {
        var canvas = Canvas(state.size)
        let layout = state.layout
        switch state.overlay {
        case .help(let scroll): HelpView.draw(scroll, of: state, on: &canvas)
        case .details(_, let rows, let scroll): DetailsView.draw(rows, scroll, of: state, on: &canvas)
        case .search(let panel): SearchView.draw(panel, of: state, on: &canvas)
        default:
            heading(of: state, layout, on: &canvas)
            if layout.chatColumns > 0 { ChatListView.draw(state, layout, on: &canvas) }
            if layout.showsBoth {
                for row in 0..<layout.bodyRows {
                    canvas.fill("│", ScreenStyle(isFaint: true), row: row + 1, column: layout.chatColumns, columns: 1)
                }
            }
            if layout.messageColumns > 0 { MessageListView.draw(state, layout, on: &canvas) }
            if layout.writingRows > 0 { ComposerView.draw(state, layout, on: &canvas) }
        }
        footer(of: state, on: &canvas)
        return canvas.frame
    }

    /// The first row: the program, and the chat that is open.
    private static func heading(of state: BrowserState, _ layout: BrowserLayout, on canvas: inout Canvas) {
        guard canvas.size.rows > 1 else { return }
        let style = ScreenStyle(isReversed: true)
        canvas.fill(" ", style, row: 0, column: 0, columns: canvas.size.columns)
        if layout.chatColumns > 0 { canvas.put("whisper", style, row: 0, column: 1, columns: layout.chatColumns - 1) }
        var end = connection(of: state, style, on: &canvas)
        guard layout.messageColumns > 0, let chat = state.messages?.chat else { return }
        let title = min(DisplayWidth.of(ShownName.bare(chat.conversation.title)), 24)
        for note in notes(of: state) {
            let width = DisplayWidth.of(note)
            guard end - layout.messageColumn - title - width >= 5 else { continue }
            canvas.put(note, style, row: 0, column: end - width - 1, columns: width)
            end -= width + 2
        }
        var style2 = style
        style2.isBold = true
        canvas.put(
            ShownName.bare(chat.conversation.title), style2, row: 0, column: layout.messageColumn + 1,
            columns: end - layout.messageColumn - 2)
    }

    /// What stands at the end of the heading where there is room: which result is shown, and what the messages are that have
    /// no word for their seal (LOOK-4).
    private static func notes(of state: BrowserState) -> [String] {
        var notes: [String] = []
        if state.isFollowingHits, let position = state.lastSearch?.position(state.localizer.language) {
            notes.append(position)
        }
        if state.messages?.rows.isEmpty == false {
            notes.append(state.localizer(BrowserText.unlessMarked, ["word": .text(state.seals.plain)]))
        }
        return notes
    }

    /// The connection to the server, at the end of the first row.
    ///
    /// - Returns: The column that it begins at.
    private static func connection(of state: BrowserState, _ style: ScreenStyle, on canvas: inout Canvas) -> Int {
        let columns = canvas.size.columns
        guard let text = state.composer?.connection, !text.isEmpty else { return columns }
        let width = min(DisplayWidth.of(UntrustedText.bare(text)), columns / 2)
        let start = columns - width - 1
        canvas.put(text, style, row: 0, column: start, columns: width)
        return start
    }

    /// The last row: what is asked, what was done, or which keys there are.
    private static func footer(of state: BrowserState, on canvas: inout Canvas) {
        let row = canvas.size.rows - 1
        let columns = canvas.size.columns
        func hint(_ key: BrowserText) {
            let text = FooterHint.fitted(state.localizer(key), columns: columns)
            canvas.put(text, ScreenStyle(isFaint: true), row: row, column: 0, columns: columns)
        }
        switch state.overlay {
        case .date(let text, _):
            if state.remark != nil { say(state.footer, on: &canvas) }
            prompt(state.localizer(BrowserText.datePrompt), text, row: row, on: &canvas)
        case .question: say(state.footer, on: &canvas)
        case .details where state.remark != nil:
            canvas.put(state.remark ?? "", ScreenStyle(isBold: true), row: row, column: 0, columns: columns)
        case .help, .details:
            hint(.hintList)
        case .search(let panel):
            hint(panel.selected == nil ? .hintNoHits : .hintSearch)
        case nil:
            if state.remark != nil {
                say(state.footer, on: &canvas)
            } else {
                hint(BrowserView.hint(of: state))
            }
        }
    }

    /// The keys that do something.
    private static func hint(of state: BrowserState) -> BrowserText {
        if state.isWriting { return .hintWriting }
        guard state.isInMessages else { return state.chats.selected == nil ? .hintEmpty : .hintChats }
        guard state.messages?.selected != nil else { return .hintNoMessages }
        return state.marks == nil ? .hintMessages : .hintHits
    }

    private static func say(_ lines: [String], on canvas: inout Canvas) {
        for (index, line) in lines.enumerated() {
            canvas.put(
                line, ScreenStyle(isBold: true), row: canvas.size.rows - lines.count + index, column: 0,
                columns: canvas.size.columns)
        }
    }

    /// A line that is typed, of which the end is visible.
    ///
    /// - Parameter end: The column behind it.
    static func prompt(_ label: String, _ text: String, row: Int, before end: Int? = nil, on canvas: inout Canvas) {
        let columns = end ?? canvas.size.columns
        let start = canvas.put(label, ScreenStyle(isBold: true), row: row, column: 0, columns: max(columns * 2 / 3, 1))
        let column = start < columns ? start + 1 : start
        let room = columns - column - 1
        var visible: [Character] = []
        var used = 0
        for character in UntrustedText.bare(text).reversed() {
            let width = DisplayWidth.of(character)
            guard used + width <= room else { break }
            visible.append(character)
            used += width
        }
        let end = canvas.put(String(visible.reversed()), row: row, column: column, columns: max(room, 0))
        canvas.setCursor(row: row, column: max(end, 0))
    }
}

/// The list of chats.
enum ChatListView {
    static func draw(_ state: BrowserState, _ layout: BrowserLayout, on canvas: inout Canvas) {
        let list = state.chats
        guard !list.rows.isEmpty else {
            let texts: [BrowserText] = list.isRead ? [.noChats, .noChatsHint] : [.loading]
            let columns = layout.chatColumns - 1
            let lines = texts.flatMap { WordWrap.pieces(of: state.localizer($0), columns: columns, limit: 9) }
            for (index, line) in lines.prefix(layout.bodyRows).enumerated() {
                canvas.put(line, ScreenStyle(isFaint: true), row: index + 1, column: 1, columns: columns)
            }
            return
        }
        var row = 1
        for index in list.top..<list.rows.count where row <= layout.messageRows {
            let isSelected = list.selected != nil && index == list.selection
            draw(list.rows[index], isSelected, row, state, layout, on: &canvas)
            row += BrowserLayout.chatRows
        }
    }

    /// The title with the time, and below it the seal, and what was written last or is to be warned of.
    private static func draw(
        _ chat: ChatRow, _ isSelected: Bool, _ row: Int, _ state: BrowserState, _ layout: BrowserLayout,
        on canvas: inout Canvas
    ) {
        let columns = layout.chatColumns
        let conversation = chat.conversation
        let marker = Marker(isSelected: isSelected, isActive: !state.isInMessages)
        marker.draw(row: row, column: 0, on: &canvas)
        let time = chat.time
        let timeColumns = DisplayWidth.of(time)
        var titleStyle = ScreenStyle(isBold: conversation.unreadCount > 0 || isSelected)
        titleStyle.isUnderlined = isSelected && !state.isInMessages
        var states = ""
        if conversation.isPinned { states += "^" }
        if conversation.isMuted { states += "~" }
        if conversation.isArchived { states += "v" }
        if !states.isEmpty { canvas.put(states, ScreenStyle(color: .cyan), row: row, column: 1, columns: 3) }
        let titleColumn = states.isEmpty ? 1 : 2 + states.count
        let hasTime = columns - titleColumn - timeColumns > 10
        canvas.put(
            ShownName.bare(conversation.title), titleStyle, row: row, column: titleColumn,
            columns: columns - titleColumn - 1 - (hasTime ? timeColumns + 1 : 0))
        if hasTime {
            canvas.put(
                time, ScreenStyle(isFaint: true), row: row, column: columns - 1 - timeColumns, columns: timeColumns)
        }
        guard row < layout.bodyRows else { return }
        marker.draw(row: row + 1, column: 0, on: &canvas)
        var column = 1
        if let assurance = chat.assurance {
            canvas.put(
                state.seals.word(assurance), SealColumn.style(assurance), row: row + 1, column: 1,
                columns: min(state.seals.width, columns - 2))
            column += state.seals.width + 1
        }
        var end = columns - 1
        if conversation.unreadCount > 0 {
            let count = state.localizer.language.formatted(conversation.unreadCount)
            let width = DisplayWidth.of(count)
            if end - column > width + 3 {
                canvas.put(
                    count, ScreenStyle(color: .green, isBold: true), row: row + 1, column: end - width, columns: width)
                end -= width + 1
            }
        }
        if let warning = chat.warning {
            canvas.put(warning, ScreenStyle(color: .yellow), row: row + 1, column: column, columns: end - column)
        } else {
            canvas.put(
                preview(of: chat), ScreenStyle(isFaint: true), row: row + 1, column: column, columns: end - column)
        }
    }

    /// The beginning of the last message on one line, behind the name of the contact who signed it.
    private static func preview(of chat: ChatRow) -> String {
        let text = (chat.conversation.lastMessage?.text ?? "").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        return chat.signer.map { "\(ShownName.bare($0)): \(text)" } ?? text
    }
}

/// The mark of what is selected: a bar, and a thin one where keys do not act.
struct Marker {
    let isSelected: Bool
    let isActive: Bool

    func draw(row: Int, column: Int, on canvas: inout Canvas) {
        guard isSelected else { return }
        canvas.put(
            isActive ? "▌" : "│", ScreenStyle(color: isActive ? .cyan : nil, isBold: isActive), row: row,
            column: column, columns: 1)
    }
}

/// The messages of the open chat.
enum MessageListView {
    static func draw(_ state: BrowserState, _ layout: BrowserLayout, on canvas: inout Canvas) {
        let origin = layout.messageColumn
        guard let list = state.messages, !list.rows.isEmpty else {
            guard !state.chats.rows.isEmpty || state.messages != nil else { return }
            let columns = layout.messageColumns - 1
            let lines = WordWrap.pieces(of: emptyText(of: state), columns: columns, limit: layout.bodyRows)
            for (index, line) in lines.enumerated() {
                canvas.put(line, ScreenStyle(isFaint: true), row: index + 1, column: origin + 1, columns: columns)
            }
            return
        }
        var row = 1 - list.topLine
        for index in list.top..<list.rows.count where row <= layout.bodyRows {
            let marker = Marker(isSelected: state.isInMessages && index == list.selection, isActive: true)
            for line in state.block(at: index, of: list).lines {
                defer { row += 1 }
                guard row >= 1, row <= layout.messageRows else { continue }
                draw(line, row, layout, on: &canvas)
                if line.isMessage { marker.draw(row: row, column: origin, on: &canvas) }
            }
        }
    }

    /// Why there is no message to show. What is in the chat and not shown is sealed by blocked contacts (CON-5).
    private static func emptyText(of state: BrowserState) -> String {
        if state.openTicket == nil, let hidden = state.messages?.hidden, hidden > 0 {
            return state.localizer(BrowserText.allBlocked, ["count": .count(hidden)])
        }
        let isWaiting = state.openTicket != nil || state.messages?.isReading == true
        return state.localizer(isWaiting ? BrowserText.loading : .noMessages)
    }

    private static func draw(
        _ line: MessageBlock.Line, _ row: Int, _ layout: BrowserLayout, on canvas: inout Canvas
    ) {
        let origin = layout.messageColumn
        let columns = layout.messageColumns
        guard !line.isDay else {
            let day = line.parts.first?.text ?? ""
            let left = max(0, (columns - DisplayWidth.of(day) - 2) / 2)
            canvas.fill("─", ScreenStyle(isFaint: true), row: row, column: origin, columns: columns)
            canvas.put(" \(day) ", ScreenStyle(isBold: true), row: row, column: origin + left, columns: columns - left)
            return
        }
        for part in line.parts {
            canvas.put(
                part.text, part.style, marks: part.marks, row: row, column: origin + part.column,
                columns: min(part.columns, columns - part.column))
        }
    }
}

/// The keys in the last row, as far as they fit: the first ones, which explain the others, and the last one, which leads
/// back. None is cut.
package enum FooterHint {
    private static let separator = " · "

    /// The parts of a hint that fit into a number of columns.
    package static func fitted(_ hint: String, columns: Int) -> String {
        guard DisplayWidth.of(hint) > columns else { return hint }
        var parts = hint.split(separator: separator).map(String.init)
        while parts.count > 2, DisplayWidth.of(parts.joined(separator: separator)) > columns {
            parts.remove(at: parts.count - 2)
        }
        while parts.count > 1, DisplayWidth.of(parts.joined(separator: separator)) > columns { parts.removeLast() }
        return parts.joined(separator: separator)
    }
}
