import WhisperScreenPort
import WhisperTerminalText

/// A text that is typed, and the place in it where the next character goes.
struct LineEditor: Hashable, Sendable {
    private var characters: [Character] = []
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    /// Whether the text may have several lines.
    let hasLines: Bool
    /// The maximum number of characters.
    private let limit: Int

    init(_ text: String = "", hasLines: Bool = false, limit: Int = BrowserLimits.input) {
        characters = Array(text)
        cursor = characters.count
        self.hasLines = hasLines
        self.limit = limit
    }

    var text: String { String(characters) }
    /// Whether there is nothing to send.
    var isBlank: Bool { characters.allSatisfy(\.isWhitespace) }
    var isEmpty: Bool { characters.isEmpty }

    // MARK: Editing

    /// Edits with a key, by the keys of shells.
    ///
    /// - Returns: Whether the text or the cursor has changed.
    mutating func press(_ key: ScreenKey) -> Bool {
        let before = self
        switch key.name {
        case .left: cursor -= cursor > 0 ? 1 : 0
        case .right: cursor += cursor < characters.count ? 1 : 0
        case .home: cursor = lineStart
        case .end: cursor = lineEnd
        case .backspace: deleteBackwards(to: cursor - 1)
        case .delete: if cursor < characters.count { characters.remove(at: cursor) }
        case .character(let character) where key.isControl: control(character)
        case .character(let character) where !key.isAlternate: insert(String(character))
        default: break
        }
        return self != before
    }

    private mutating func control(_ character: Character) {
        switch character {
        case "a": cursor = lineStart
        case "e": cursor = lineEnd
        case "b": cursor -= cursor > 0 ? 1 : 0
        case "f": cursor += cursor < characters.count ? 1 : 0
        case "h": deleteBackwards(to: cursor - 1)
        case "d": if cursor < characters.count { characters.remove(at: cursor) }
        case "u": deleteBackwards(to: lineStart)
        case "k": characters.removeSubrange(cursor..<lineEnd)
        case "w":
            var start = cursor
            while start > 0, characters[start - 1].isWhitespace { start -= 1 }
            while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
            deleteBackwards(to: start)
        default: break
        }
    }

    private mutating func deleteBackwards(to start: Int) {
        let start = max(start, 0)
        characters.removeSubrange(start..<cursor)
        cursor = start
    }

    /// Inserts what was typed or pasted, without control characters, as far as there is room. Where the text has one line,
    /// only the first one is inserted.
    mutating func insert(_ more: String) {
        let unbroken = hasLines ? more.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : more
        let wanted = hasLines ? Substring(unbroken) : unbroken.prefix { !$0.isNewline }
        let safe = wanted.filter { character in
            character == "\n"
                || character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        }
        let added = Array(safe).prefix(max(limit - characters.count, 0))
        characters.insert(contentsOf: added, at: cursor)
        cursor += added.count
        // A combining character has joined the one before it.
        let joined = Array(text)
        if joined.count < characters.count {
            cursor = max(cursor - (characters.count - joined.count), 0)
            characters = joined
        }
    }

    private var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
    private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

    // MARK: Rows

    /// The text as rows of so many columns, broken between words where there are any, and the cursor in them. Spaces that
    /// have no room stay at the end of their row.
    ///
    /// - Parameter columns: The columns of a row; the cursor needs one of its own behind the last character.
    func rows(columns: Int) -> (rows: [String], cursor: ScreenPosition) {
        let columns = max(columns, 2)
        let starts = rowStarts(columns)
        let rows = starts.indices.map { row in
            let end = row + 1 < starts.count ? starts[row + 1] : characters.count
            let whole = characters[starts[row]..<end]
            return String(whole.last == "\n" ? whole.dropLast() : whole)
        }
        let row = (starts.lastIndex { $0 <= cursor }) ?? 0
        let column = characters[starts[row]..<cursor].reduce(0) { $0 + DisplayWidth.of($1) }
        return (rows, ScreenPosition(row: row, column: min(column, columns - 1)))
    }

    /// The index of the first character of each row.
    private func rowStarts(_ columns: Int) -> [Int] {
        var starts = [0]
        var used = 0
        // Behind the last space of the row.
        var gap: (index: Int, used: Int)?
        for (index, character) in characters.enumerated() {
            guard character != "\n" else {
                starts.append(index + 1)
                (used, gap) = (0, nil)
                continue
            }
            let width = DisplayWidth.of(character)
            if character == " ", used + width >= columns {
                gap = (index + 1, used)
                continue
            }
            while used + width >= columns {
                if let place = gap {
                    starts.append(place.index)
                    used -= place.used
                } else if used > 0 {
                    starts.append(index)
                    used = 0
                } else {
                    // It is wider than the row.
                    break
                }
                gap = nil
            }
            used += width
            if character == " " { gap = (index + 1, used) }
        }
        return starts
    }
}
