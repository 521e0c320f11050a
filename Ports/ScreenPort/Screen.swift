/// A terminal's screen that a program has to itself: it shows frames of cells, and reports keys, the pointer, pasted text
/// and changes of size (LOOK-7).
///
/// The rules for every adapter; `WhisperScreenContract` checks them:
/// 1. After `begin` the screen belongs to the program; after `end`, and however else the program ends, the terminal is as
///    it was before.
/// 2. What is visible after `show` is the frame, as far as it fits; nothing in a frame can drive the terminal.
/// 3. Events come in the order in which they happened, and none is made up from others: pasted text is no keys.
///
/// `next` has one consumer at a time. Everything else may be called from any task.
public protocol Screen: AnyObject, Sendable {
    /// Takes the screen over.
    ///
    /// - Returns: Its size.
    /// - Throws: `.unavailable` if there is no such screen; `.ended` after `end`; `.closed`.
    func begin() throws(ScreenError) -> ScreenSize

    /// Waits for the next event.
    ///
    /// - Returns: The event; nil once the screen is ended or closed, or the task that waits is cancelled.
    func next() async -> ScreenEvent?

    /// Shows a frame in place of the one before. Of a frame that is larger than the screen, the upper left part is shown.
    ///
    /// - Throws: `.ended` before `begin` and after `end`; `.closed` if the terminal is gone.
    func show(_ frame: ScreenFrame) throws(ScreenError)

    /// Makes the next frame be shown whole, whatever other programs have written over the one before.
    ///
    /// - Throws: As `show(_:)`.
    func refresh() throws(ScreenError)

    /// Puts a text into the clipboard that belongs to the screen, if it has one that accepts it.
    ///
    /// - Parameter text: At most ``ScreenLimits/copyBytes`` bytes; of a longer one nothing is copied.
    /// - Returns: Whether the text was handed over. Whether it was accepted is unknown.
    /// - Throws: As `show(_:)`.
    func copy(_ text: String) throws(ScreenError) -> Bool

    /// Gives the terminal back while the program is suspended, as `^Z` requests; returns when it goes on. The next event
    /// is then the size, and the next frame is shown whole.
    ///
    /// - Throws: As `show(_:)`.
    func suspend() throws(ScreenError)

    /// Gives the screen back. Idempotent.
    func end()
}

/// The sizes that a screen accepts from outside.
public enum ScreenLimits {
    /// The maximum number of columns; a wider screen is used in part.
    public static let columns = 1_000
    /// The maximum number of rows; a higher screen is used in part.
    public static let rows = 500
    /// The maximum number of bytes of pasted text that are reported; the rest is dropped.
    public static let pasteBytes = 65_536
    /// The maximum number of bytes that can be copied: what common terminals accept.
    public static let copyBytes = 74_000
}

/// Why a screen cannot be used.
public enum ScreenError: Error, Hashable, Sendable {
    /// There is no terminal, or it cannot show a screen.
    case unavailable
    /// The program has given the screen back, or not yet taken it.
    case ended
    /// The terminal is gone.
    case closed
}
