import WhisperRealtimeProtocol

/// What pages of changes lack, from one sequence on, while it is asked for again: left out, or no JSON.
///
/// A sequence is given up when it was lacking in all of the pages, and the last of them said the same: nothing, or the same
/// bytes that are no JSON. What was merely damaged on its way comes whole on one of the tries, or damaged otherwise.
struct Lack: Hashable, Sendable {
    /// The first sequence that was lacking.
    let first: Int64
    /// What was lacking in each of the pages, ascending.
    private(set) var sequences: [ClosedRange<Int64>]
    /// The fingerprint of the bytes that are no JSON; nil where there are none.
    private var damage: UInt64?
    /// How many pages in a row said the same.
    private var pagesAlike = 1
    /// How many pages there were.
    private var pages = 1

    /// What a page lacks, which is something.
    init?(_ sequences: [ClosedRange<Int64>], damage: UInt64?) {
        guard let first = sequences.first?.lowerBound else { return nil }
        self.first = first
        self.sequences = sequences
        self.damage = damage
    }

    /// Takes in what another page lacks, from the same sequence on.
    mutating func add(_ other: Lack) {
        sequences = SequenceRanges.common(sequences, other.sequences)
        pagesAlike = damage == other.damage ? pagesAlike + 1 : 1
        damage = other.damage
        pages += 1
    }

    /// Whether asking again so often has brought nothing. A server that says something else each time is asked four times
    /// as often.
    func isGivenUp(after limit: Int) -> Bool { pagesAlike > limit || pages > 4 * limit }
}
