import WhisperRealtimeProtocol

/// The part that pages of changes lack, from one sequence number on, while it is requested again: omitted, or not JSON.
///
/// A sequence number is given up if all the pages lacked it and the last ones were alike: nothing, or the same bytes
/// that are not JSON. Data damaged in transit arrives intact on one of the attempts, or with different damage.
struct MissingEvents: Hashable, Sendable {
    /// The first missing sequence number.
    let first: Int64
    /// The sequence numbers missing from each of the pages, ascending.
    private(set) var sequences: [ClosedRange<Int64>]
    /// The fingerprint of the bytes that are not JSON; nil if there are none.
    private var damage: UInt64?
    /// The number of consecutive identical pages.
    private var pagesAlike = 1
    /// The total number of pages.
    private var pages = 1

    /// Creates the missing events of one page; nil if nothing is missing.
    init?(_ sequences: [ClosedRange<Int64>], damage: UInt64?) {
        guard let first = sequences.first?.lowerBound else { return nil }
        self.first = first
        self.sequences = sequences
        self.damage = damage
    }

    /// Adds the missing events of another page, from the same sequence number on.
    mutating func add(_ other: MissingEvents) {
        sequences = SequenceRanges.common(sequences, other.sequences)
        pagesAlike = damage == other.damage ? pagesAlike + 1 : 1
        damage = other.damage
        pages += 1
    }

    /// Returns whether enough repeated requests have failed. A server whose responses vary gets four times as many.
    func isGivenUp(after limit: Int) -> Bool { pagesAlike > limit || pages > 4 * limit }
}
