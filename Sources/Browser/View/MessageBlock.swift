import WhisperLocalization
import WhisperMessage
import WhisperScreenPort
import WhisperTerminalText

/// The lines of a message in a chat: the day before the first of it, notes, the column of the seal, time, name and text.
///
/// In the first line, the seal comes before anything that others wrote; text and names have columns of their own, which
/// begin behind it (LOOK-4).
struct MessageBlock {
    /// A text at a place in a line.
    struct Part {
        var text: String
        var style: ScreenStyle
        var column: Int
        var columns: Int
        /// What is marked in it, as offsets in its UTF-8.
        var marks: [Range<Int>] = []
    }

    /// One line of the block; `fill` is drawn along it first.
    struct Line {
        var parts: [Part] = []
        var isDay = false
        /// Whether the line belongs to the message, and is marked when it is selected.
        var isMessage = true
    }

    private let row: MessageRow
    private let columns: Int
    private let seals: SealColumn
    private let localizer: Localizer
    private let beginsDay: Bool
    private let marks: SearchExpression?

    /// The columns of `14:03`.
    private static let timeColumns = 5
    /// The width below which the text is shown under the name.
    private static let narrow = 58
    /// The maximum number of lines of a text in a chat.
    private static let longest = 200

    /// - Parameter marks: What is marked in the text.
    init(
        _ row: MessageRow, beginsDay: Bool, columns: Int, seals: SealColumn, localizer: Localizer,
        marks: SearchExpression? = nil
    ) {
        self.marks = marks
        self.row = row
        self.beginsDay = beginsDay
        self.columns = columns
        self.seals = seals
        self.localizer = localizer
    }

    /// All lines; at least one.
    var lines: [Line] {
        var lines: [Line] = []
        if beginsDay {
            lines.append(
                Line(
                    parts: [Part(text: row.day, style: ScreenStyle(isBold: true), column: 0, columns: columns)],
                    isDay: true, isMessage: false))
        }
        for note in row.notes {
            for (index, piece) in wrapped("── " + note, columns, 6).enumerated() {
                let part = Part(
                    text: piece, style: ScreenStyle(color: .yellow), column: index == 0 ? 0 : 3, columns: columns)
                lines.append(Line(parts: [part], isMessage: false))
            }
        }
        return lines + (columns < MessageBlock.narrow ? narrowLines : wideLines)
    }

    /// What precedes the name. The sign of the owner's own messages is before the column of the name, where none reaches it.
    private var head: [Part] {
        let style = SealColumn.style(row.assurance)
        let isMarked = row.isOwn && !row.name.isEmpty
        return [
            Part(text: isMarked ? MessageBlock.ownSign : "", style: nameStyle, column: nameColumn - 1, columns: 1),
            Part(text: seals.word(row.assurance), style: style, column: 1, columns: seals.width),
            Part(
                text: row.time, style: ScreenStyle(isFaint: true), column: seals.width + 2,
                columns: MessageBlock.timeColumns),
        ]
    }

    private var nameStyle: ScreenStyle { ScreenStyle(color: row.isOwn ? .cyan : nil, isBold: true) }
    private var textStyle: ScreenStyle { ScreenStyle(isFaint: row.isFaint) }
    private var nameColumn: Int { seals.width + 2 + MessageBlock.timeColumns + 2 }
    /// What stands before the owner's name.
    static let ownSign = "›"

    private var wideLines: [Line] {
        let nameColumns = min(max(columns / 6, 10), 18)
        let textColumn = nameColumn + nameColumns + 1
        var lines = body(at: textColumn, columns: columns - textColumn - 1)
        lines[0].parts =
            head + [Part(text: row.name, style: nameStyle, column: nameColumn, columns: nameColumns)] + lines[0].parts
        return lines
    }

    private var narrowLines: [Line] {
        let name = Part(text: row.name, style: nameStyle, column: nameColumn, columns: columns - nameColumn)
        return [Line(parts: head + [name])] + body(at: 2, columns: columns - 3)
    }

    /// The answered message, the text, and what became of it.
    private func body(at column: Int, columns: Int) -> [Line] {
        func line(_ text: String, _ style: ScreenStyle) -> Line {
            Line(parts: [Part(text: text, style: style, column: column, columns: max(columns, 1))])
        }
        var lines: [Line] = []
        if let quote = row.quote { lines.append(line("↳ " + quote, ScreenStyle(isFaint: true))) }
        var left = MessageBlock.longest
        var isCut = row.isCut
        for text in row.lines {
            guard left > 0 else {
                isCut = true
                break
            }
            let bare = UntrustedText.bare(text)
            let hits = marks?.hits(in: bare) ?? []
            let pieces = WordWrap.ranges(of: bare, columns: max(columns, 1), limit: left)
            left -= pieces.count
            lines += pieces.map { piece in
                var line = line(String(bare[piece]), textStyle)
                guard !hits.isEmpty else { return line }
                let place = bare.utf8.distance(from: bare.startIndex, to: piece.lowerBound)
                line.parts[0].marks = hits.map { $0.lowerBound - place..<$0.upperBound - place }
                return line
            }
        }
        if isCut || left <= 0 { lines.append(line(localizer(BrowserText.linesLeft), ScreenStyle(isUnderlined: true))) }
        if !row.remark.isEmpty {
            lines += wrapped(row.remark, columns, 4).map { line($0, ScreenStyle(isFaint: true)) }
        }
        return lines.isEmpty ? [line("", textStyle)] : lines
    }

    private func wrapped(_ text: String, _ columns: Int, _ limit: Int) -> [String] {
        WordWrap.pieces(of: UntrustedText.bare(text), columns: max(columns, 1), limit: limit)
    }
}
