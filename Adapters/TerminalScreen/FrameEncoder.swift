import WhisperScreenPort

/// Turns frames into what a terminal is sent: only the cells that differ from those that it shows (LOOK-7).
///
/// The cursor is placed explicitly after each character whose width terminals do not agree about, so that one character
/// displaces no other. Where a terminal may leave a part of its columns as they were, they are blank; where it may draw over
/// what follows, that is sent again. A row with text that may run from right to left is sent whole, as terminals reorder rows.
package struct FrameEncoder: Sendable {
    private let hasColors: Bool
    private let isUnicode: Bool
    /// What the terminal shows; nil if that is unknown.
    private var shown: ScreenFrame?

    /// The number of unchanged cells that are sent again, if that is shorter than moving the cursor.
    private static let shortGap = 5

    /// - Parameters:
    ///   - hasColors: Whether colours are used; the other properties of a style always are.
    ///   - isUnicode: Whether the terminal reads UTF-8; otherwise everything but ASCII is replaced.
    package init(hasColors: Bool, isUnicode: Bool) {
        self.hasColors = hasColors
        self.isUnicode = isUnicode
    }

    /// What the terminal shows is unknown from now on.
    package mutating func forget() { shown = nil }

    /// The bytes after which a terminal that shows the previous frame shows this one.
    ///
    /// - Parameter size: The size of the terminal; what is beyond it is left out.
    package mutating func bytes(for frame: ScreenFrame, on size: ScreenSize) -> [UInt8] {
        var writer = Writer(hasColors: hasColors, isUnicode: isUnicode)
        let old: ScreenFrame
        if let shown, shown.size == frame.size {
            old = shown
        } else {
            old = ScreenFrame(frame.size)
            writer.clear()
        }
        let columns = min(frame.size.columns, size.columns)
        for row in 0..<min(frame.size.rows, size.rows) {
            let before = old.row(row).prefix(columns)
            let after = frame.row(row).prefix(columns)
            if before != after { encode(Array(after), over: Array(before), row: row, &writer) }
        }
        if let cursor = frame.cursor, cursor.row < size.rows, cursor.column < size.columns {
            if !writer.bytes.isEmpty || shown?.cursor != frame.cursor {
                writer.move(cursor.row, cursor.column)
                writer.write("\u{1B}[?25h")
            }
        } else if shown?.cursor != nil || shown == nil {
            writer.write("\u{1B}[?25l")
        }
        shown = frame
        guard !writer.bytes.isEmpty else { return [] }
        // A synchronised update; terminals that do not know it ignore it.
        return Array("\u{1B}[?2026h".utf8) + writer.bytes + Array("\u{1B}[0m\u{1B}[?2026l".utf8)
    }

    private func encode(_ after: [ScreenCell], over before: [ScreenCell], row: Int, _ writer: inout Writer) {
        let isWhole = after.contains(where: \.style.isIsolated) || before.contains(where: \.style.isIsolated)
        // The blank end of a row is erased, not written.
        var end = after.count
        while end > 0, after[end - 1] == .blank { end -= 1 }
        var isDue = zip(after, before).map { isWhole || $0 != $1 }
        // What comes after a character of uncertain width is sent with it.
        for column in 0..<end where isDue[column] {
            let isCertain = [after[column], before[column]].allSatisfy { Writer.isCertain($0.character) }
            let next = column + max(after[column].width, 1)
            if !isCertain, next < end { isDue[next] = true }
        }
        var column = 0
        while column < end {
            guard isDue[column] else {
                column += 1
                continue
            }
            // A wide character is sent from its first half.
            if after[column].width == 0, column > 0 { column -= 1 }
            var stop = column
            var last = column
            while stop < end, stop - last <= FrameEncoder.shortGap {
                if isDue[stop] { last = stop }
                stop += 1
            }
            stop = min(last + 1, end)
            if stop < end, after[stop].width == 0 { stop += 1 }
            writer.move(row, column)
            for cell in after[column..<stop] { writer.write(cell, row: row) }
            writer.endIsolation()
            column = stop
        }
        guard isWhole || before[end...].contains(where: { $0 != .blank }) else { return }
        if end < after.count {
            writer.move(row, end)
            writer.eraseToEnd()
        }
    }
}

/// Collects what is sent, and knows where that leaves the cursor and the style.
private struct Writer {
    let hasColors: Bool
    let isUnicode: Bool
    var bytes: [UInt8] = []
    private var style = ScreenStyle()
    private var isIsolating = false
    /// Where the cursor is; nil if that is uncertain.
    private var place: (row: Int, column: Int)?

    init(hasColors: Bool, isUnicode: Bool) {
        self.hasColors = hasColors
        self.isUnicode = isUnicode
    }

    mutating func write(_ text: String) { bytes += text.utf8 }

    mutating func clear() {
        write("\u{1B}[0m\u{1B}[2J")
        style = ScreenStyle()
        place = nil
    }

    mutating func move(_ row: Int, _ column: Int) {
        guard place?.row != row || place?.column != column else { return }
        write("\u{1B}[\(row + 1);\(column + 1)H")
        place = (row, column)
    }

    mutating func eraseToEnd() {
        apply(ScreenStyle())
        write("\u{1B}[K")
    }

    mutating func write(_ cell: ScreenCell, row: Int) {
        guard cell.width > 0 else { return }
        guard let column = place?.column ?? pending else { return }
        if place == nil { move(row, column) }
        apply(cell.style)
        if isUnicode, cell.style.isIsolated != isIsolating {
            write(isIsolating ? "\u{2069}" : "\u{2068}")
            isIsolating.toggle()
        }
        let isCertain = !isUnicode || Writer.isCertain(cell.character)
        if cell.width == 2, !isCertain {
            // A terminal that draws it in one column would leave the other as it was.
            write("  ")
            place = nil
            move(row, column)
        }
        write(isUnicode ? String(cell.character) : Ascii.text(of: cell.character, width: cell.width))
        let next = column + cell.width
        pending = next
        place = isCertain ? (row, next) : nil
    }

    /// The column after the last character, where the cursor is moved if it may be elsewhere.
    private var pending: Int?

    mutating func endIsolation() {
        if isIsolating { write("\u{2069}") }
        isIsolating = false
    }

    private mutating func apply(_ new: ScreenStyle) {
        var wanted = new
        wanted.isIsolated = false
        if !hasColors { wanted.color = nil }
        guard wanted != style else { return }
        var codes = ["0"]
        if wanted.isBold { codes.append("1") }
        if wanted.isFaint { codes.append("2") }
        if wanted.isUnderlined { codes.append("4") }
        if wanted.isReversed { codes.append("7") }
        if let color = wanted.color { codes.append(String(30 + color.rawValue)) }
        write("\u{1B}[\(codes.joined(separator: ";"))m")
        style = wanted
    }

    /// Whether all terminals agree how many columns a character takes.
    static func isCertain(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return false }
        switch first.value {
        case 0x20...0x7E, 0x2500...0x257F, 0x3041...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
        case 0xA0...0x24F: return first.value != 0xAD
        case 0x370...0x52F: return !(0x483...0x489).contains(first.value)
        default: return false
        }
    }
}

/// What stands for characters on terminals that do not read UTF-8.
private enum Ascii {
    static func text(of character: Character, width: Int) -> String {
        if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) { return String(character) }
        let one =
            switch character {
            case "─", "━": "-"
            case "│", "▌", "▐": "|"
            case "┼", "├", "┤", "┬", "┴", "┌", "┐", "└", "┘": "+"
            case "“", "”", "„", "«", "»": "\""
            case "’", "‘": "'"
            case "–", "—": "-"
            case "…": "."
            case "•", "●": "*"
            case "↳", "›", "→", "↪": ">"
            case "·": "-"
            case "↑": "^"
            case "↓": "v"
            case "←", "‹": "<"
            case "×": "x"
            case "\u{A0}": " "
            default: "?"
            }
        return width == 2 ? one + one : one
    }
}
