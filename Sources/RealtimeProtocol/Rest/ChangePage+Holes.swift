extension ChangePage {
    /// Returns the sequence numbers missing from the page, in ascending order.
    ///
    /// These are the ones after `cursor` and through `next` for which there is no element in any form.
    public func holes(after cursor: Int64) -> [ClosedRange<Int64>] {
        let came = (events.map(\.event.sequence) + unknown + unreadable).filter { $0 > cursor && $0 <= next }.sorted()
        var holes: [ClosedRange<Int64>] = []
        var reached = cursor
        for sequence in came {
            if sequence - reached > 1 { holes.append(reached + 1...sequence - 1) }
            reached = sequence
        }
        if next > reached { holes.append(reached + 1...next) }
        return holes
    }

    /// The highest sequence number of any element of the page, in whatever form; 0 if there is none.
    public var lastSequence: Int64 {
        max(events.last?.event.sequence ?? 0, unknown.max() ?? 0, unreadable.max() ?? 0)
    }
}
