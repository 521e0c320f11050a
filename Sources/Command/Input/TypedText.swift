import WhisperTerminalText

/// Text as it is typed or pasted, byte by byte, and edited line by line: what a terminal does itself in its canonical mode,
/// but for lines of any length.
struct TypedText: Sendable {
    /// The keys that edit, as the terminal is set up; 0 for none.
    struct Keys: Sendable {
        var erase: UInt8 = 0x7F
        var eraseWord: UInt8 = 0x17
        var eraseLine: UInt8 = 0x15
        var literally: UInt8 = 0x16
        var reprint: UInt8 = 0x12
        var end: UInt8 = 0x04
    }

    /// A character of the line: its bytes, and the columns that it takes on the screen.
    private struct Cell {
        let bytes: Int
        let columns: Int
    }

    /// The most bytes of a line that can be edited. Of a longer one, what is before them counts as typed.
    private static let longestLine = 1 << 16

    private let keys: Keys
    /// How wide the screen is: only what is on its last row can be erased.
    private let columns: Int
    /// What can no longer be edited, and was not taken yet.
    private var settled: [UInt8] = []
    /// The line that is typed.
    private var line: [UInt8] = []
    private var cells: [Cell] = []
    private var column = 0
    /// The bytes of a character that is not whole yet.
    private var partial: [UInt8] = []
    private var isLiteral = false
    /// What to show, and was not taken yet.
    private var shown = ""

    /// Whether the end was typed.
    private(set) var isAtEnd = false

    init(keys: Keys, columns: Int) {
        self.keys = keys
        self.columns = columns
    }

    /// What was typed and can no longer be edited.
    mutating func takeSettled() -> [UInt8] {
        defer { settled = [] }
        return settled
    }

    /// What the terminal has to show.
    mutating func takeShown() -> String {
        defer { shown = "" }
        return shown
    }

    /// Takes a byte. What comes behind the end is dropped.
    ///
    /// - Parameter isEarly: Whether it was typed before the terminal's mode was changed. The terminal has turned a Control-D
    ///   into a zero then; a later one is what Control-Space types.
    mutating func type(_ byte: UInt8, isEarly: Bool = false) {
        guard !isAtEnd else { return }
        if isLiteral {
            isLiteral = false
            return add(byte)
        }
        switch byte {
        case 0 where isEarly: typeEnd()
        case 0: add(byte)
        case UInt8(ascii: "\n"): endLine()
        case keys.end: typeEnd()
        case keys.erase, 0x08: erase()
        case keys.eraseWord: eraseWord()
        case keys.eraseLine: eraseLine()
        case keys.literally: isLiteral = true
        case keys.reprint: reprint()
        default: add(byte)
        }
    }

    /// Ends the text: what comes next does not share a line with it.
    mutating func end() {
        settle()
        if column > 0 { show("\n") }
        column = 0
        isAtEnd = true
    }

    /// Shows the line once more, on a row of its own.
    mutating func reprint() {
        show("\n")
        column = 0
        let text = line
        (line, cells) = ([], [])
        for byte in text { add(byte) }
    }

    // MARK: Lines

    private mutating func endLine() {
        settle()
        settled.append(UInt8(ascii: "\n"))
        show("\n")
        column = 0
    }

    /// As at any terminal: after the beginning of a line, the key only hands over what was typed so far.
    private mutating func typeEnd() {
        if line.isEmpty, partial.isEmpty { return end() }
        settle()
    }

    private mutating func settle() {
        addMalformed()
        settled += line
        (line, cells) = ([], [])
    }

    // MARK: Characters

    private mutating func add(_ byte: UInt8) {
        guard byte >= 0x80 else {
            addMalformed()
            return addControlOrASCII(byte)
        }
        partial.append(byte)
        if let text = String(validating: partial, as: UTF8.self) {
            let bytes = partial
            partial = []
            // A control character would drive the terminal.
            guard byte >= 0xA0 || bytes.count > 2 || bytes[0] != 0xC2 else { return add(bytes, as: "\u{FFFD}") }
            add(bytes, as: text, columns: DisplayWidth.of(text))
        } else if partial.count == 4 {
            addMalformed()
        }
    }

    private mutating func addControlOrASCII(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\t"):
            let width = 8 - column % 8
            add([byte], as: String(repeating: " ", count: width), columns: width)
        case 0x20..<0x7F: add([byte], as: String(UnicodeScalar(byte)))
        default: add([byte], as: "^" + String(UnicodeScalar(byte ^ 0x40)), columns: 2)
        }
    }

    /// Takes bytes that are no text as they are.
    private mutating func addMalformed() {
        let bytes = partial
        partial = []
        for byte in bytes { add([byte], as: "\u{FFFD}") }
    }

    private mutating func add(_ bytes: [UInt8], as text: String, columns: Int = 1) {
        if line.count >= TypedText.longestLine {
            settled += line
            (line, cells) = ([], [])
        }
        line += bytes
        cells.append(Cell(bytes: bytes.count, columns: columns))
        show(text)
        column += columns
    }

    // MARK: Editing

    private mutating func erase() {
        if !partial.isEmpty { return partial = [] }
        guard let cell = cells.popLast() else { return }
        line.removeLast(cell.bytes)
        column -= cell.columns
        show(String(repeating: "\u{8} \u{8}", count: cell.columns))
    }

    private mutating func eraseWord() {
        partial = []
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        while let last = line.last, blanks.contains(last) { erase() }
        while let last = line.last, !blanks.contains(last) { erase() }
    }

    private mutating func eraseLine() {
        partial = []
        // Of a line on several rows only the last could be erased: the text begins anew on the next.
        guard column >= columns else {
            while !line.isEmpty { erase() }
            return
        }
        (line, cells) = ([], [])
        show("^U\n")
        column = 0
    }

    private mutating func show(_ text: String) { shown += text }
}
