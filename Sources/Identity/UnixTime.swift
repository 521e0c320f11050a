/// Moments as the formats of identities write them: whole seconds since 1970.
package enum UnixTime {
    /// What is written and read: up to the year 36,812, so that no reckoning with it overflows.
    package static let range: ClosedRange<Int64> = 0...(1 << 40)
}
