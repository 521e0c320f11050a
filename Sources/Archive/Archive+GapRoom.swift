import WhisperMessage
import WhisperStorePort

/// Room in a gap that has more messages than numbers (law 7 of `ArrivalLimits`).
extension Archive {
    /// The number of messages that are moved in one transaction.
    private static let part = 4_096

    /// Moves some of the messages above a gap up, from the end: those at and above `movedFrom` have been moved, and are
    /// never touched again. When none are left below it, it becomes the gap's upper bound.
    ///
    /// Every part leaves all messages in their order, so that others may read and write between two of them. What is
    /// moved next goes directly below what was moved before, whatever has come between the two meanwhile.
    func makeRoom(
        for missing: Int64, inGap index: Int, of before: ServerState, in conversation: UniqueIdentifier,
        on platform: Platform
    ) throws(StoreError) {
        let gap = before.gaps[index].gap
        let top: Int64
        if let movedFrom = before.gaps[index].movedFrom {
            top = movedFrom
        } else {
            top = try end(for: missing, above: before.gaps, in: conversation)
        }
        let last = ChatPosition(rawValue: top * ChatPosition.stride - 1)
        guard let low = gap.position, low <= last, gap.lower != nil else { throw StoreError(.constraint) }
        let places = try store.walked(
            .positions(low...last, in: conversation, isBackwards: true), limit: Archive.part)
        // Bounds of other gaps move with the messages that they belong to.
        let isWhole = places.count < Archive.part
        let first = isWhole ? gap.upper : places.last?.nextNumber ?? gap.upper
        let bounds = before.gaps.filter { $0.gap.id != gap.id }.flatMap { [$0.gap.lower, $0.gap.upper] }
            .compactMap(\.self).filter { (first..<top).contains($0) }
        let highest = max(bounds.max() ?? gap.upper, places.first?.numberBelow ?? gap.upper)
        let distance = top - highest - 1
        var after = before
        guard distance > 0 else {
            // What came between the two left no room, so this begins again further up.
            after.gaps[index].movedFrom = nil
            return try store.put(.server(after, of: conversation, on: platform))
        }
        if let lowest = places.last?.position, let highest = places.first?.position {
            try store.renumber(conversation, .moved(lowest...highest, upBy: distance))
        }
        for other in after.gaps.indices where other != index {
            let (lower, upper) = (after.gaps[other].gap.lower, after.gaps[other].gap.upper)
            if let lower, (first..<top).contains(lower) { after.gaps[other].gap.lower = lower + distance }
            if (first..<top).contains(upper) { after.gaps[other].gap.upper = upper + distance }
        }
        let lowest =
            [places.last.map { $0.numberBelow + distance }, bounds.min().map { $0 + distance }]
            .compactMap(\.self).min() ?? top
        after.gaps[index].movedFrom = isWhole ? nil : lowest
        if isWhole { after.gaps[index].gap.upper = lowest }
        try store.put(.server(after, of: conversation, on: platform))
    }

    /// The number below which everything above a gap is to be moved.
    private func end(
        for missing: Int64, above gaps: [StoredGap], in conversation: UniqueIdentifier
    ) throws(StoreError) -> Int64 {
        let units = (missing - 1) / ArrivalLimits.gapNumbers + 1
        let (distance, isOverflow) = units.multipliedReportingOverflow(by: ArrivalLimits.gapNumbers)
        let highest = max(
            try store.highestNumber(in: conversation) ?? 0, gaps.map(\.gap.upper).max() ?? 0)
        guard !isOverflow, distance <= ArrivalLimits.largestNumber - highest else { throw StoreError(.constraint) }
        return highest + distance + 1
    }
}

extension WalkedMessage {
    /// The number of its position, or the one that precedes it.
    fileprivate var numberBelow: Int64 { position.rawValue / ChatPosition.stride }
    /// The number of its position, or the one that follows it.
    fileprivate var nextNumber: Int64 { (position.rawValue + ChatPosition.stride - 1) / ChatPosition.stride }
}
