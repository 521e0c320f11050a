import WhisperScreenPort
import WhisperTerminalText

/// A terminal, as far as a screen uses one: what it shows after the bytes that it was sent. It shares nothing with what
/// encodes frames.
struct TerminalModel {
    struct Cell: Equatable {
        var text = " "
        var codes: [Int] = []
    }

    private(set) var rows: [[Cell]]
    private(set) var isAlternate = false
    private(set) var showsCursor = true
    private(set) var row = 0
    private(set) var column = 0
    /// What cannot be understood.
    private(set) var faults: [String] = []
    private var codes: [Int] = []
    private var rest: [UInt8] = []
    /// Whether a sign that a selector makes a picture takes the columns of the sign, as on some terminals.
    private let isNarrow: Bool

    init(_ size: ScreenSize, isNarrow: Bool = false) {
        self.isNarrow = isNarrow
        rows = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
    }

    /// The text of each row, without the spaces at its end.
    var texts: [String] {
        rows.map { row in
            var text = row.map(\.text).joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// The screen has another size, and shows anything.
    mutating func resize(_ size: ScreenSize) {
        rows = Array(repeating: Array(repeating: Cell(text: "?"), count: size.columns), count: size.rows)
    }

    mutating func read(_ bytes: [UInt8]) {
        rest += bytes
        var text = ""
        var place = 0
        loop: while place < rest.count {
            switch rest[place] {
            case 0x1B:
                write(text)
                text = ""
                guard let end = sequence(from: place) else { break loop }
                place = end
            case 0..<0x20, 0x7F:
                // Raw mode turns no line end into two characters; nothing else may be sent.
                faults.append("control \(rest[place])")
                place += 1
            default:
                let length = rest[place] < 0x80 ? 1 : rest[place] < 0xE0 ? 2 : rest[place] < 0xF0 ? 3 : 4
                guard place + length <= rest.count else { break loop }
                text += String(decoding: rest[place..<place + length], as: UTF8.self)
                place += length
            }
        }
        write(text)
        rest.removeFirst(place)
    }

    private mutating func write(_ text: String) {
        for character in text {
            let isPicture = character.unicodeScalars.contains("\u{FE0F}")
            let width = isNarrow && isPicture ? 1 : DisplayWidth.of(character)
            guard width > 0 else { continue }
            guard column + width <= rows[row].count else {
                faults.append("beyond the margin")
                continue
            }
            // What is left of a wide character that is written over.
            if rows[row][column].text.isEmpty, column > 0 { rows[row][column - 1].text = " " }
            if column + width < rows[row].count, rows[row][column + width].text.isEmpty {
                rows[row][column + width].text = " "
            }
            rows[row][column] = Cell(text: String(character), codes: codes)
            if width == 2 { rows[row][column + 1] = Cell(text: "", codes: codes) }
            column += width
        }
    }

    /// Obeys a sequence; returns its end, or nil if it is not complete.
    private mutating func sequence(from start: Int) -> Int? {
        guard start + 1 < rest.count else { return nil }
        if rest[start + 1] == UInt8(ascii: "]") {
            return rest[start...].firstIndex(of: 0x07).map { $0 + 1 }
        }
        guard rest[start + 1] == UInt8(ascii: "["),
            let end = rest[(start + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) })
        else { return nil }
        let parameters = String(decoding: rest[(start + 2)..<end], as: UTF8.self)
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch rest[end] {
        case UInt8(ascii: "H"):
            row = min((numbers.first ?? 1) - 1, rows.count - 1)
            column = min((numbers.count > 1 ? numbers[1] : 1) - 1, rows[row].count - 1)
        case UInt8(ascii: "J") where parameters == "2":
            for index in rows.indices { rows[index] = rows[index].map { _ in Cell() } }
        case UInt8(ascii: "K") where parameters.isEmpty:
            if rows[row][column].text.isEmpty, column > 0 { rows[row][column - 1].text = " " }
            for index in column..<rows[row].count { rows[row][index] = Cell() }
        case UInt8(ascii: "m"): codes = numbers.filter { $0 != 0 }
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            let isOn = rest[end] == UInt8(ascii: "h")
            if parameters == "?1049" { isAlternate = isOn }
            if parameters == "?25" { showsCursor = isOn }
        default: faults.append("sequence \(parameters)\(Character(Unicode.Scalar(rest[end])))")
        }
        return end + 1
    }
}

extension ScreenFrame {
    /// The cells as a terminal with colours has them.
    var modelled: [[TerminalModel.Cell]] {
        (0..<size.rows).map { index in
            row(index).map { cell in
                var codes: [Int] = []
                if cell.style.isBold { codes.append(1) }
                if cell.style.isFaint { codes.append(2) }
                if cell.style.isUnderlined { codes.append(4) }
                if cell.style.isReversed { codes.append(7) }
                if let color = cell.style.color { codes.append(30 + color.rawValue) }
                return TerminalModel.Cell(text: cell.width == 0 ? "" : String(cell.character), codes: codes)
            }
        }
    }
}
