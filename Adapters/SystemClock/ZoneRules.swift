import WhisperClockPort
import WhisperMessage

/// A zone's complete history and future as one table.
///
/// The calendar, including the days of the week, repeats every 400 years, and so does every rule: times beyond the
/// table are looked up a multiple of 400 years earlier or later.
struct ZoneRules: TimeZoneRules {
    let identifier: String
    /// The transitions, ascending.
    private let transitions: [Int64]
    /// The offset before the first transition and after each.
    private let offsets: [Int32]
    /// Where the repeating part of the table starts, and whether the table also repeats before it.
    private let cycle: (start: Int64, reachesBack: Bool)?

    /// 146,097 days.
    private static let cycleLength: Int64 = 12_622_780_800
    /// Greater than any offset from UTC (RFC 8536, section 3.2).
    private static let beyondAnyOffset: Int64 = 93_600

    /// Creates the zone that a file describes.
    init(identifier: String, file: TimeZoneFile) {
        let rule = file.footer.flatMap { PosixTimeZone($0) }
        guard let rule, let last = file.transitions.last else {
            if let rule {
                self.init(identifier: identifier, rule: rule)
            } else {
                self.init(identifier: identifier, file.transitions, file.offsets, cycle: nil)
            }
            return
        }
        guard rule.daylight != nil, let year = LocalDateTime(secondsSince1970: last)?.year,
            let start = LocalDateTime(year: year + 1, month: 1, day: 1)?.secondsSince1970
        else {
            self.init(identifier: identifier, file.transitions, file.offsets, cycle: nil)
            return
        }
        let following = (year...year + 402).flatMap { rule.transitions(inYear: $0) }.filter { $0.time > last }
        self.init(
            identifier: identifier, file.transitions + following.map(\.time), file.offsets + following.map(\.offset),
            cycle: (start, false))
    }

    /// Creates the zone that a rule describes, for all time.
    init(identifier: String, rule: PosixTimeZone) {
        let all = (1969...2372).flatMap { rule.transitions(inYear: $0) }
        self.init(
            identifier: identifier, all.map(\.time), [rule.standard] + all.map(\.offset),
            cycle: all.isEmpty ? nil : (0, true))
    }

    /// Omits transitions without effect, and all but the last of several at one moment.
    private init(
        identifier: String, _ times: [Int64], _ following: [Int32], cycle: (start: Int64, reachesBack: Bool)?
    ) {
        var transitions: [Int64] = []
        var offsets = Array(following.prefix(1))
        for (time, offset) in zip(times, following.dropFirst()) {
            if transitions.last == time {
                transitions.removeLast()
                offsets.removeLast()
            }
            guard offset != offsets.last else { continue }
            transitions.append(time)
            offsets.append(offset)
        }
        self.identifier = identifier
        self.transitions = transitions
        self.offsets = offsets
        self.cycle = cycle
    }

    func secondsFromUTC(at moment: Timestamp) -> Int {
        let (seconds, rest) = moment.milliseconds.quotientAndRemainder(dividingBy: 1_000)
        return Int(offsets[segment(at: intoTable(rest < 0 ? seconds - 1 : seconds))])
    }

    func secondsFromUTC(at local: LocalDateTime) -> Int {
        let reading = intoTable(local.secondsSince1970)
        // Segments are consecutive; the first one that does not end before the local time contains it or begins after
        // it.
        var segment = segment(at: reading - ZoneRules.beyondAnyOffset)
        while segment < transitions.count, reading - Int64(offsets[segment]) >= transitions[segment] { segment += 1 }
        let beginsLater = segment > 0 && reading - Int64(offsets[segment]) < transitions[segment - 1]
        return Int(offsets[beginsLater ? segment - 1 : segment])
    }

    /// The same time of the year in a year that the table covers.
    private func intoTable(_ seconds: Int64) -> Int64 {
        guard let cycle else { return seconds }
        let length = ZoneRules.cycleLength
        let distance = seconds - cycle.start
        if distance >= length { return cycle.start + distance % length }
        if distance < 0, cycle.reachesBack { return cycle.start + (distance % length + length) % length }
        return seconds
    }

    /// The number of transitions at or before a moment.
    private func segment(at seconds: Int64) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
