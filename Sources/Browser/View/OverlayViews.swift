import WhisperLocalization
import WhisperMessage
import WhisperScreenPort
import WhisperTerminalText

/// Lines under a heading that can be scrolled.
private struct ScrolledLines {
    var heading: String
    var lines: [[MessageBlock.Part]] = []

    func draw(_ scroll: Int, on canvas: inout Canvas) {
        let columns = canvas.size.columns
        let capacity = max(canvas.size.rows - 2, 0)
        if canvas.size.rows > 1 {
            let style = ScreenStyle(isBold: true, isReversed: true)
            canvas.fill(" ", style, row: 0, column: 0, columns: columns)
            canvas.put(heading, style, row: 0, column: 1, columns: columns - 2)
        }
        let first = min(max(scroll, 0), max(lines.count - capacity, 0))
        for (index, parts) in lines.dropFirst(first).prefix(capacity).enumerated() {
            for part in parts {
                canvas.put(
                    part.text, part.style, row: index + 1, column: part.column,
                    columns: min(part.columns, columns - part.column))
            }
        }
    }

    /// Adds a label, and a text beside it or, on a narrow screen, below it.
    mutating func add(_ label: String, _ text: String, labels: Int, columns: Int, limit: Int) {
        let isBeside = columns - labels >= 24
        let column = isBeside ? labels + 2 : 2
        let room = max(columns - column - 1, 1)
        let bold = ScreenStyle(isBold: true)
        var parts = [MessageBlock.Part(text: label, style: bold, column: 1, columns: isBeside ? labels : columns - 1)]
        if !isBeside {
            lines.append(parts)
            parts = []
        }
        var left = limit
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) where left > 0 {
            let pieces = WordWrap.pieces(of: UntrustedText.bare(String(line)), columns: room, limit: left)
            left -= pieces.count
            for piece in pieces {
                lines.append(
                    parts + [MessageBlock.Part(text: piece, style: ScreenStyle(), column: column, columns: room)])
                parts = []
            }
        }
    }
}

/// The keys.
enum HelpView {
    private static let keys: [(String, BrowserText)] = [
        ("↑ ↓  j k", .keyMove), ("PgUp PgDn  b f  u d", .keyPages), ("Home End  g G", .keyEnds), ("Enter  l", .keyOpen),
        ("Esc  h", .keyBack), ("Tab", .keyOther), ("/", .keySearch), ("n N", .keyHits), ("t", .keyDate),
        ("r", .keyAnswered), ("R", .keyThread), ("Backspace  ^O", .keyReturn), ("v", .keyFiles), ("i", .keyDetails),
        ("o", .keyOpenFile),
        ("s", .keySave), ("y", .keyCopy), ("Y", .keyCopyReference),
        ("m", .keyRead), ("P", .keyPin), ("M", .keyMute), ("A", .keyArchive),
        ("D", .keyDelete), ("w", .keyWrite), ("?", .keyHelp), ("^L", .keyRedraw), ("q", .keyQuit),
    ]

    static func draw(_ scroll: Int, of state: BrowserState, on canvas: inout Canvas) {
        var lines = ScrolledLines(heading: state.localizer(BrowserText.keysHeading))
        let labels = keys.map { DisplayWidth.of($0.0) }.max() ?? 0
        for (key, text) in keys where text != .keyWrite || state.composer != nil {
            lines.add(key, state.localizer(text), labels: labels, columns: canvas.size.columns, limit: 10)
        }
        lines.lines.append([])
        let states = [("^", MessageText.pinned), ("~", .muted), ("v", .archived)]
        lines.add(
            states.map(\.0).joined(separator: " "),
            state.localizer.language.list(states.map { "\($0.0) \(state.localizer($0.1))" }), labels: labels,
            columns: canvas.size.columns, limit: 10)
        lines.add(
            MessageBlock.ownSign, state.localizer(BrowserText.ownMessage), labels: labels,
            columns: canvas.size.columns, limit: 10)
        lines.lines.append([])
        lines.add(
            "", state.localizer(StandingText.plainLegend, ["word": .text(state.seals.plain)]), labels: labels,
            columns: canvas.size.columns, limit: 10)
        lines.draw(scroll, on: &canvas)
    }
}

/// What is known about a message.
enum DetailsView {
    /// The maximum number of lines of a value.
    private static let longest = 5_000

    static func draw(_ rows: [DetailRow]?, _ scroll: Int, of state: BrowserState, on canvas: inout Canvas) {
        var lines = ScrolledLines(heading: state.localizer(BrowserText.detailsHeading))
        let columns = canvas.size.columns
        if let rows {
            let labels = min(rows.map { DisplayWidth.of($0.label) }.max() ?? 0, max(columns / 3, 1))
            for row in rows {
                lines.add(row.label, row.value, labels: labels, columns: columns, limit: longest)
            }
        } else {
            lines.add("", state.localizer(BrowserText.loading), labels: 0, columns: columns, limit: 1)
        }
        lines.draw(scroll, on: &canvas)
    }
}

/// A search: what is typed in the first row, and below it the results.
enum SearchView {
    static func draw(_ panel: SearchPanel, of state: BrowserState, on canvas: inout Canvas) {
        switch panel.subject {
        case .typed:
            let position = panel.position(state.localizer.language) ?? ""
            let end = canvas.size.columns - DisplayWidth.of(position) - 1
            let isShown = !position.isEmpty && end >= SearchView.leastPrompt
            if isShown {
                canvas.put(
                    position, ScreenStyle(isFaint: true), row: 0, column: end, columns: canvas.size.columns - end)
            }
            BrowserView.prompt(
                state.localizer(BrowserText.searchPrompt), panel.text, row: 0, before: isShown ? end : nil,
                on: &canvas)
        case .files: heading(.filesHeading, panel, state, on: &canvas)
        case .thread: heading(.threadHeading, panel, state, on: &canvas)
        }
        guard !panel.rows.isEmpty else { return say(panel, state, on: &canvas) }
        if panel.isCut, canvas.size.rows > 2 {
            canvas.put(
                state.localizer(BrowserText.threadIsLonger), ScreenStyle(isFaint: true), row: 1, column: 1,
                columns: canvas.size.columns - 2)
        }
        var row = 2
        for index in panel.top..<panel.rows.count where row < canvas.size.rows - 1 {
            draw(panel.rows[index], index == panel.selection, row, state, on: &canvas)
            row += 2
        }
    }

    /// What is listed, and the chat.
    private static func heading(
        _ text: BrowserText, _ panel: SearchPanel, _ state: BrowserState, on canvas: inout Canvas
    ) {
        let columns = canvas.size.columns
        let style = ScreenStyle(isBold: true, isReversed: true)
        canvas.fill(" ", style, row: 0, column: 0, columns: columns)
        let title = ShownName.bare(panel.chat?.conversation.title ?? "")
        let position = panel.position(state.localizer.language) ?? ""
        let end = columns - DisplayWidth.of(position) - 1
        canvas.put("\(state.localizer(text)): \(title)", style, row: 0, column: 1, columns: end - 2)
        canvas.put(position, style, row: 0, column: end, columns: columns - end)
    }

    /// The columns that what is typed has at least.
    private static let leastPrompt = 24

    /// The columns by which an answer is indented below what it answers, and the maximum of them.
    private static let indent = (step: 2, most: 16)

    /// What stands in place of results.
    private static func say(_ panel: SearchPanel, _ state: BrowserState, on canvas: inout Canvas) {
        let text: String
        if let remark = panel.remark {
            text = remark
        } else if panel.isEmpty {
            text = state.localizer(BrowserText.searchHint)
        } else {
            text = state.localizer(
                panel.isWaiting ? BrowserText.loading : panel.subject == .files ? .noFiles : .noHits)
        }
        let columns = canvas.size.columns
        for (index, piece) in WordWrap.pieces(of: UntrustedText.bare(text), columns: columns - 2, limit: 20)
            .enumerated()
        where index + 2 < canvas.size.rows - 1 {
            canvas.put(piece, ScreenStyle(isFaint: true), row: index + 2, column: 1, columns: columns - 1)
        }
    }

    /// The seal, the time and the place, and below them the excerpt.
    private static func draw(
        _ hit: HitRow, _ isSelected: Bool, _ row: Int, _ state: BrowserState, on canvas: inout Canvas
    ) {
        let columns = canvas.size.columns
        let marker = Marker(isSelected: isSelected, isActive: true)
        marker.draw(row: row, column: 0, on: &canvas)
        canvas.put(
            state.seals.word(hit.assurance), SealColumn.style(hit.assurance), row: row, column: 1,
            columns: state.seals.width)
        // The seal is where it is in every list; only what follows is indented.
        let inset = min(hit.depth, indent.most / indent.step) * indent.step
        let time = state.seals.width + 2
        let place = canvas.put(hit.time, ScreenStyle(isFaint: true), row: row, column: time, columns: columns - time)
        canvas.put(
            hit.place, ScreenStyle(isBold: true, isUnderlined: isSelected), row: row, column: place + 1 + inset,
            columns: columns - place - 1 - inset)
        guard row + 1 < canvas.size.rows - 1 else { return }
        marker.draw(row: row + 1, column: 0, on: &canvas)
        var column = 2 + inset
        if inset > 0 {
            canvas.put("↳", ScreenStyle(isFaint: true), row: row + 1, column: column - 2, columns: 1)
        }
        for (index, piece) in hit.excerpt.enumerated() where column < columns {
            let style = index % 2 == 1 ? ScreenStyle(color: .yellow, isBold: true) : ScreenStyle()
            column = canvas.put(piece, style, row: row + 1, column: column, columns: columns - column)
        }
    }
}
