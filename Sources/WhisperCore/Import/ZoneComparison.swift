import WhisperMessage
import WhisperStorePort

/// Compares the time zone of a file with that of the vault's messages of the same chat (ING-2).
///
/// A re-export shows the same local times, by which its messages are recognised. If these now mean other moments, the
/// file is read in another zone than before, and its new messages would be placed at wrong times.
enum ZoneComparison {
    /// How many messages must be known, and what share of them must differ consistently.
    private static let required = 3
    private static let requiredShare = 0.8

    /// How much later the file places the common messages than the vault; nil if they agree, if the evidence is
    /// unclear, or if the file contains nothing new.
    ///
    /// - Returns: Seconds, in whole quarter hours; negative for earlier.
    static func offset(of ledger: FileLedger, _ plan: ImportPlan, from held: [AlignmentElement]) -> Int64? {
        guard plan.placements?.contains(where: \.isNew) == true else { return nil }
        var counts: [Int64: Int] = [:]
        var compared = 0
        for offset in offsets(of: ledger, plan, from: held) {
            compared += 1
            counts[offset, default: 0] += 1
        }
        guard let (offset, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            offset != 0, offset.isMultiple(of: 900), count >= required,
            Double(count) >= requiredShare * Double(compared)
        else { return nil }
        return offset
    }

    /// How many of the common messages the file places at other times than the vault.
    static func differing(_ ledger: FileLedger, _ plan: ImportPlan, from held: [AlignmentElement]) -> Int {
        offsets(of: ledger, plan, from: held).reduce(0) { $1 == 0 ? $0 : $0 + 1 }
    }

    /// How much later the file places each of the common messages that an export has brought: seconds, in whole minutes.
    private static func offsets(
        of ledger: FileLedger, _ plan: ImportPlan, from held: [AlignmentElement]
    ) -> some Sequence<Int64> {
        (plan.placements ?? []).enumerated().lazy.compactMap { index, placement in
            guard case .known(let place) = placement, held[Int(place)].hasLocalTime, !held[Int(place)].isOwnersMark
            else { return nil }
            return (minute(ledger.seconds[index]) - minute(held[Int(place)].timestamp.wholeSeconds)) * 60
        }
    }

    /// The minute of a second, rounded towards the past.
    private static func minute(_ second: Int64) -> Int64 { (second - ((second % 60) + 60) % 60) / 60 }
}
