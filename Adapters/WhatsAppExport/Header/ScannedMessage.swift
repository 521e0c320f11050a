/// One message as it stands in the file: places only, no text made of them.
///
/// Ranges are indices into the window that the scanner was given with it, and good only during that call.
public struct ScannedMessage: Sendable {
    /// Its place among the messages of the file, from 0.
    public var ordinal: UInt64
    /// The line of its header, from 1.
    public var line: UInt64
    /// All its bytes, header and line ends included.
    public var range: Range<Int>
    /// The numbers of its header.
    public var header: ExportHeader
    /// Where date and time stand, as written.
    public var stamp: Range<Int>
    /// Where the sender stands, marks and spaces around it left out; nil where the line names none.
    public var sender: Range<Int>?
    /// Everything behind the header, the sender included, without the last line end.
    public var rest: Range<Int>
    /// What is behind the sender, without the last line end; the same as `rest` where there is none.
    public var body: Range<Int>
    /// Whether the message is longer than the limit, so that `body` is only its beginning.
    public var isCut: Bool
}
