/// The times in identity formats: whole seconds since 1970.
package enum UnixTime {
    /// The valid range: up to the year 36,812, so that arithmetic on it never overflows.
    package static let range: ClosedRange<Int64> = 0...(1 << 40)
}
