/// Everything that a screen shows at one moment: its cells, and the place of the cursor.
public struct ScreenFrame: Hashable, Sendable {
    /// The size.
    public let size: ScreenSize
    /// The cells, row by row; as many as the size has.
    public private(set) var cells: [ScreenCell]
    /// The place of the cursor, within the frame; nil hides it.
    public var cursor: ScreenPosition? {
        didSet { if let cursor, !contains(cursor) { self.cursor = nil } }
    }

    /// Creates an empty frame.
    public init(_ size: ScreenSize) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// Whether a position is within the frame.
    public func contains(_ position: ScreenPosition) -> Bool {
        (0..<size.rows).contains(position.row) && (0..<size.columns).contains(position.column)
    }

    /// The cell at a position; a blank one outside the frame.
    public subscript(row: Int, column: Int) -> ScreenCell {
        guard contains(ScreenPosition(row: row, column: column)) else { return .blank }
        return cells[row * size.columns + column]
    }

    /// The cells of a row; none outside the frame.
    public func row(_ row: Int) -> ArraySlice<ScreenCell> {
        guard (0..<size.rows).contains(row) else { return [] }
        return cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Places a character; what does not fit into the frame is not placed. The other half of a wide character that is
    /// overwritten becomes blank.
    ///
    /// - Parameter width: The columns that the character takes, 1 or 2.
    public mutating func place(
        _ character: Character, width: Int, style: ScreenStyle = ScreenStyle(), row: Int, column: Int
    ) {
        let last = column + width - 1
        guard (1...2).contains(width), contains(ScreenPosition(row: row, column: column)),
            contains(ScreenPosition(row: row, column: last))
        else { return }
        let start = row * size.columns
        if cells[start + column].width == 0 { blank(start + column - 1) }
        if last + 1 < size.columns, cells[start + last + 1].width == 0 { blank(start + last + 1) }
        cells[start + column] = ScreenCell(character, width: width, style: style)
        if width == 2 { cells[start + last] = ScreenCell(.blank, width: 0, style: style) }
    }

    private mutating func blank(_ index: Int) {
        cells[index] = ScreenCell(.blank, width: 1, style: cells[index].style)
    }
}

/// One cell of a screen.
public struct ScreenCell: Hashable, Sendable {
    /// The character; a space in the second half of a wide one. Never with a control character.
    public let character: Character
    /// The number of columns of the character: 1 or 2; 0 in the second half of a wide one.
    public let width: Int
    /// How it looks.
    public let style: ScreenStyle

    /// A space.
    public static let blank = ScreenCell(.blank, width: 1, style: ScreenStyle())

    /// A character that holds anything which could drive a terminal is replaced.
    init(_ character: Character, width: Int, style: ScreenStyle) {
        let isSafe = character.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x20...0x7E: true
            case 0...0xFF: scalar.value >= 0xA0
            case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
        self.character = isSafe ? character : width == 2 ? "\u{3000}" : "\u{FFFD}"
        self.width = width
        self.style = style
    }
}

extension Character {
    /// A space.
    fileprivate static let blank: Character = " "
}

/// How a cell looks. No part of it is the only bearer of a meaning (UX-4).
public struct ScreenStyle: Hashable, Sendable {
    /// The colour of the character; nil for the terminal's own.
    public var color: ScreenColor?
    /// Whether it is bold.
    public var isBold: Bool
    /// Whether it is faint.
    public var isFaint: Bool
    /// Whether it is underlined.
    public var isUnderlined: Bool
    /// Whether the colours of character and background are exchanged.
    public var isReversed: Bool
    /// Whether adjacent cells with this property are a text that may run from right to left, and must not affect the
    /// direction of what is beside it (UAX #9).
    public var isIsolated: Bool

    /// Creates a style.
    public init(
        color: ScreenColor? = nil, isBold: Bool = false, isFaint: Bool = false, isUnderlined: Bool = false,
        isReversed: Bool = false, isIsolated: Bool = false
    ) {
        self.color = color
        self.isBold = isBold
        self.isFaint = isFaint
        self.isUnderlined = isUnderlined
        self.isReversed = isReversed
        self.isIsolated = isIsolated
    }
}

/// The eight colours of a theme of 16 that are readable on it; the terminal's theme decides what they look like.
public enum ScreenColor: Int, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
}
