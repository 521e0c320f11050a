/// What happens on a screen.
public enum ScreenEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(ScreenKey)
    /// The pointer was used.
    case pointer(ScreenPointer)
    /// A text was pasted, at most ``ScreenLimits/pasteBytes`` bytes of it, with any characters.
    case paste(String)
    /// The screen has this size now.
    case resized(ScreenSize)
}

/// A key with its modifiers.
public struct ScreenKey: Hashable, Sendable {
    /// The key without modifiers.
    public enum Name: Hashable, Sendable {
        /// A character that the key writes; with `isControl`, the small letter. Never a control character.
        case character(Character)
        case enter, tab, escape, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// A function key, from 1.
        case function(Int)
    }

    /// The key.
    public var name: Name
    /// Whether the control key was held.
    public var isControl: Bool
    /// Whether the alternate key was held.
    public var isAlternate: Bool
    /// Whether the shift key was held; for characters it is part of the character, and false.
    public var isShift: Bool

    /// Creates a key.
    public init(_ name: Name, isControl: Bool = false, isAlternate: Bool = false, isShift: Bool = false) {
        self.name = name
        self.isControl = isControl
        self.isAlternate = isAlternate
        self.isShift = isShift
    }
}

/// A use of the pointer.
public struct ScreenPointer: Hashable, Sendable {
    /// What was done.
    public enum Action: Hashable, Sendable, CaseIterable {
        /// The main button was pressed.
        case press
        /// The wheel was turned up.
        case wheelUp
        /// The wheel was turned down.
        case wheelDown
    }

    /// What was done.
    public var action: Action
    /// Where.
    public var position: ScreenPosition

    /// Creates a use of the pointer.
    public init(_ action: Action, at position: ScreenPosition) {
        self.action = action
        self.position = position
    }
}

/// A place on a screen, from 0.
public struct ScreenPosition: Hashable, Sendable {
    /// The row, from the top.
    public var row: Int
    /// The column, from the left.
    public var column: Int

    /// Creates a position.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

/// The size of a screen in cells.
public struct ScreenSize: Hashable, Sendable {
    /// The number of columns, 1 … ``ScreenLimits/columns``.
    public let columns: Int
    /// The number of rows, 1 … ``ScreenLimits/rows``.
    public let rows: Int

    /// Creates a size; numbers out of range are brought into it.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), ScreenLimits.columns)
        self.rows = min(max(rows, 1), ScreenLimits.rows)
    }
}
