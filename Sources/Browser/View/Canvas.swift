import WhisperScreenPort
import WhisperTerminalText

/// A frame that is drawn on. Whatever is drawn stays within the columns that it is given.
struct Canvas {
    private(set) var frame: ScreenFrame

    init(_ size: ScreenSize) {
        frame = ScreenFrame(size)
    }

    var size: ScreenSize { frame.size }

    /// Draws a text of the program or from outside on one line; what does not fit is cut off with an ellipsis.
    ///
    /// - Parameter marks: What is marked, as offsets in the UTF-8 of the text.
    /// - Returns: The column behind the text.
    @discardableResult
    mutating func put(
        _ text: String, _ style: ScreenStyle = ScreenStyle(), marks: [Range<Int>] = [], row: Int, column: Int,
        columns: Int
    ) -> Int {
        guard (0..<size.rows).contains(row), columns > 0 else { return column }
        var style = style
        let safe = UntrustedText.bare(text)
        style.isIsolated = UntrustedText.hasRightToLeft(safe)
        let end = min(column + columns, size.columns)
        var place = column
        var offset = 0
        // The place of the last character that leaves room for an ellipsis.
        var cut: (column: Int, width: Int)?
        for whole in safe {
            let isMarked = marks.contains { $0.contains(offset) }
            if !marks.isEmpty { offset += whole.utf8.count }
            for (character, width) in Canvas.units(of: whole) where width > 0 {
                guard place + width <= end else {
                    if let cut {
                        for blank in cut.column..<place {
                            frame.place(" ", width: 1, style: style, row: row, column: blank)
                        }
                        frame.place("…", width: 1, style: style, row: row, column: cut.column)
                        return cut.column + 1
                    }
                    return place
                }
                frame.place(
                    character, width: width, style: isMarked ? style.marked : style, row: row, column: place)
                if place < end { cut = (place, width) }
                place += width
            }
        }
        return place
    }

    /// A character with its columns; one that takes more than two, such as a syllable of several signs, in its parts.
    private static func units(of character: Character) -> [(Character, Int)] {
        let width = DisplayWidth.of(character)
        guard width > 2 else { return [(character, width)] }
        var units: [(Character, Int)] = []
        for scalar in character.unicodeScalars {
            let part = Character(scalar)
            let width = min(DisplayWidth.of(part), 2)
            if width == 0, let last = units.last {
                let joined = String(last.0) + String(part)
                if joined.count == 1 { units[units.count - 1].0 = Character(joined) }
            } else {
                units.append((part, width))
            }
        }
        return units
    }

    /// Fills columns of a row with a style, or with a character.
    mutating func fill(
        _ character: Character = " ", _ style: ScreenStyle = ScreenStyle(), row: Int, column: Int, columns: Int
    ) {
        guard columns > 0 else { return }
        for place in column..<min(column + columns, size.columns) {
            frame.place(character, width: 1, style: style, row: row, column: place)
        }
    }

    /// Shows the cursor.
    mutating func setCursor(row: Int, column: Int) {
        frame.cursor = ScreenPosition(row: row, column: min(column, size.columns - 1))
    }
}

extension ScreenStyle {
    /// How what was searched for looks.
    var marked: ScreenStyle {
        var style = self
        style.color = .yellow
        style.isBold = true
        style.isReversed = true
        return style
    }
}
