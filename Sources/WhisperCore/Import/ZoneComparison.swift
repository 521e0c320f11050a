import WhisperMessage
import WhisperStorePort

/// Compares the zone that a file is read in with that of what the vault holds of the same chat (ING-2).
///
/// A re-export shows the same readings of the clock, by which its messages are recognised. If these stand for other moments
/// now, the file is read in another zone than before, and what is new in it would stand at wrong times.
enum ZoneComparison {
    /// How many messages must be known, and which share of them must differ alike.
    private static let required = 3
    private static let requiredShare = 0.8

    /// How much later than the vault the file places the messages that both have; nil where they agree, where the evidence is
    /// not clear, and where the file brings nothing new.
    ///
    /// - Returns: Seconds, in whole quarter hours, less than zero for earlier.
    static func offset(of ledger: FileLedger, _ plan: ImportPlan, from held: [AlignmentElement]) -> Int64? {
        guard let placements = plan.placements, placements.contains(where: \.isNew) else { return nil }
        var counts: [Int64: Int] = [:]
        var compared = 0
        for (index, placement) in placements.enumerated() {
            guard case .known(let place) = placement, held[Int(place)].hasLocalTime else { continue }
            compared += 1
            let offset = minute(ledger.seconds[index]) - minute(held[Int(place)].timestamp.wholeSeconds)
            counts[offset * 60, default: 0] += 1
        }
        guard let (offset, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            offset != 0, offset.isMultiple(of: 900), count >= required,
            Double(count) >= requiredShare * Double(compared)
        else { return nil }
        return offset
    }

    /// The minute that a second is in, rounded towards the past.
    private static func minute(_ second: Int64) -> Int64 { (second - ((second % 60) + 60) % 60) / 60 }
}
