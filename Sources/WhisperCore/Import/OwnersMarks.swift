import WhisperMessage
import WhisperStorePort

/// What is left of messages that the owner has deleted, in a chat that is compared with a file (ING-2).
///
/// A mark has the date under which its message was read. If the import is undone and the file read with another zone or
/// with day and month exchanged, the message has another one, and still does not come back.
struct OwnersMarks {
    let held: [AlignmentElement]
    /// The same in the terms of the alignment.
    let elements: [ReexportAlignment.Element]

    /// The messages of a file that have marks with other dates, by index, with the place of each mark. They become new
    /// messages of the plan, and are stored as marks.
    func renewed(
        _ placements: inout [ReexportAlignment.Placement], _ ledger: FileLedger, _ file: [ReexportAlignment.Element]
    ) -> [Int: Int32] {
        guard held.contains(where: \.isOwnersMark) else { return [:] }
        var unmatched: [ReexportAlignment.Element: [Int32]] = [:]
        for index in held.indices.reversed() where held[index].isOwnersMark {
            unmatched[elements[index], default: []].append(Int32(truncatingIfNeeded: index))
        }
        var shifted: [Int: Int32] = [:]
        var isOtherwiseShifted = false
        for (index, placement) in placements.enumerated() {
            guard case .known(let place) = placement else { continue }
            let known = held[Int(place)]
            // A better source that has reported the message since has given it other seconds.
            let hasOtherTime =
                known.hasLocalTime
                && MinuteKey.start(of: known.timestamp)
                    != MinuteKey.start(of: Timestamp(milliseconds: ledger.seconds[index] * 1_000))
            if known.isOwnersMark {
                unmatched[elements[Int(place)]]?.removeAll { $0 == place }
                if hasOtherTime { shifted[index] = place }
            } else if hasOtherTime {
                isOtherwiseShifted = true
            }
        }
        // Among other messages with their former times, a mark keeps its own.
        if isOtherwiseShifted { shifted = [:] }
        for (index, place) in shifted { placements[index] = .new(after: place) }
        guard ledger.isExchangeable else { return shifted }
        for (index, key) in ledger.exchangedKeys.sorted(by: { $0.key < $1.key }) where placements[index].isNew {
            let element = ReexportAlignment.Element(key: key, sender: file[index].sender)
            if shifted[index] == nil, let place = unmatched[element]?.popLast() { shifted[index] = place }
        }
        return shifted
    }
}
