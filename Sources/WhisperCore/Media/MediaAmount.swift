/// A number of stored contents, and their size (ST-13).
public struct MediaAmount: Hashable, Sendable {
    /// The number of contents; one that several messages have counts once.
    public var contents: Int64
    /// Their size in bytes, unencrypted.
    public var bytes: Int64

    /// Creates an amount; nothing by default.
    public init(contents: Int64 = 0, bytes: Int64 = 0) {
        self.contents = contents
        self.bytes = bytes
    }

    /// Adds a content. Sizes that sources state falsely do not overflow the sum.
    mutating func add(bytes size: Int64) {
        self = with(MediaAmount(contents: 1, bytes: max(0, size)))
    }

    /// This and another amount.
    func with(_ other: MediaAmount) -> MediaAmount {
        let (sum, overflow) = bytes.addingReportingOverflow(other.bytes)
        return MediaAmount(contents: contents + other.contents, bytes: overflow ? .max : sum)
    }

    /// What is left without some of it; never less than nothing.
    func without(_ other: MediaAmount) -> MediaAmount {
        MediaAmount(contents: max(0, contents - other.contents), bytes: max(0, bytes - other.bytes))
    }
}
