/// One message in the file as ranges, without creating strings.
///
/// The ranges are indices into the window that was passed to the scanner, and valid only during that call.
public struct ScannedMessage: Sendable {
    /// Its index among the messages of the file, from 0.
    public var ordinal: UInt64
    /// The line number of its header, from 1.
    public var line: UInt64
    /// All its bytes, including header and line ends.
    public var range: Range<Int>
    /// The numbers of its header.
    public var header: ExportHeader
    /// The date and time, as written.
    public var stamp: Range<Int>
    /// The sender, without surrounding marks and spaces; nil if the line names none.
    public var sender: Range<Int>?
    /// Everything after the header, including the sender, without the last line end.
    public var rest: Range<Int>
    /// The part after the sender, without the last line end; equal to `rest` if there is no sender.
    public var body: Range<Int>
    /// Whether the message exceeds the limit, so that `body` is only its beginning.
    public var isCut: Bool
}
