/// Markup that the drawings of this module made, for a page to take over as it is: only they can make one, and they
/// escape every text in it.
public struct ChartFragment: Hashable, Sendable {
    /// HTML in UTF-8.
    public let bytes: [UInt8]

    init(_ writer: MarkupWriter) {
        bytes = writer.bytes
    }
}
