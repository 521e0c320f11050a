import WhisperClockPort
import WhisperMessage
import Testing

extension TimeZoneLaw {
    /// Where clocks are set forward and back.
    static let changeLaws = [
        TimeZoneLaw("Clocks change at the exact millisecond, also before 1970") { bench in
            for (zone, time, before, after) in [
                ("Europe/Berlin", "2024-03-31 01:00", "+01:00", "+02:00"),
                ("Europe/Berlin", "2024-10-27 01:00", "+02:00", "+01:00"),
                ("Europe/Berlin", "1945-05-24 00:00", "+02:00", "+03:00"),
                ("America/New_York", "2024-03-10 07:00", "-05:00", "-04:00"),
                ("Australia/Lord_Howe", "2024-04-06 15:00", "+11:00", "+10:30"),
                ("Pacific/Apia", "2011-12-30 10:00", "-10:00", "+14:00"),
            ] {
                let change = try #require(OffsetSample(zone, time, before).reading).secondsSince1970 * 1_000
                let rules = try bench.zone(zone)
                let last = rules.secondsFromUTC(at: Timestamp(milliseconds: change - 1))
                #expect(last == OffsetSample(zone, time, before).offset, "\(zone) until \(time)")
                let first = rules.secondsFromUTC(at: Timestamp(milliseconds: change))
                #expect(first == OffsetSample(zone, time, after).offset, "\(zone) from \(time) on")
            }
        },
        TimeZoneLaw("A local time that never occurs is read with the offset before the change") { bench in
            for sample in [
                // From 02:00 to 03:00.
                OffsetSample("Europe/Berlin", "2024-03-31 01:59", "+01:00"),
                OffsetSample("Europe/Berlin", "2024-03-31 02:00", "+01:00"),
                OffsetSample("Europe/Berlin", "2024-03-31 02:59", "+01:00"),
                OffsetSample("Europe/Berlin", "2024-03-31 03:00", "+02:00"),
                OffsetSample("America/New_York", "2024-03-10 02:30", "-05:00"),
                // Midnight itself is skipped.
                OffsetSample("America/Sao_Paulo", "2018-11-03 23:59", "-03:00"),
                OffsetSample("America/Sao_Paulo", "2018-11-04 00:30", "-03:00"),
                OffsetSample("America/Sao_Paulo", "2018-11-04 01:00", "-02:00"),
                // A whole day is skipped.
                OffsetSample("Pacific/Apia", "2011-12-29 23:59", "-10:00"),
                OffsetSample("Pacific/Apia", "2011-12-30 00:00", "-10:00"),
                OffsetSample("Pacific/Apia", "2011-12-30 23:59", "-10:00"),
                OffsetSample("Pacific/Apia", "2011-12-31 00:00", "+14:00"),
                // Half an hour is skipped.
                OffsetSample("Australia/Lord_Howe", "2024-10-06 02:15", "+10:30"),
                OffsetSample("Australia/Lord_Howe", "2024-10-06 02:30", "+11:00"),
            ] {
                try sample.expectOfReading(bench)
            }
        },
        TimeZoneLaw("A local time that occurs twice means the earlier moment") { bench in
            for sample in [
                // From 03:00 back to 02:00.
                OffsetSample("Europe/Berlin", "2024-10-27 01:59", "+02:00"),
                OffsetSample("Europe/Berlin", "2024-10-27 02:00", "+02:00"),
                OffsetSample("Europe/Berlin", "2024-10-27 02:59", "+02:00"),
                OffsetSample("Europe/Berlin", "2024-10-27 03:00", "+01:00"),
                OffsetSample("America/New_York", "2024-11-03 01:30", "-04:00"),
                OffsetSample("America/New_York", "2024-11-03 02:00", "-05:00"),
                OffsetSample("America/Sao_Paulo", "2019-02-16 23:30", "-02:00"),
                OffsetSample("America/Sao_Paulo", "2019-02-17 00:00", "-03:00"),
                OffsetSample("Australia/Lord_Howe", "2024-04-07 01:29", "+11:00"),
                OffsetSample("Australia/Lord_Howe", "2024-04-07 01:59", "+11:00"),
                OffsetSample("Australia/Lord_Howe", "2024-04-07 02:00", "+10:30"),
            ] {
                try sample.expectOfReading(bench)
            }
        },
        TimeZoneLaw("Around every change of a zone's clocks, local times and moments agree on when it was") { bench in
            for name in [
                "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Australia/Lord_Howe",
                "Pacific/Apia", "Europe/Dublin", "Asia/Tehran",
            ] {
                let zone = try bench.zone(name)
                let changes = zone.changes(from: 820_000_000, to: 1_720_000_000)
                #expect(!changes.isEmpty, "\(name)")
                for change in changes {
                    // The readings between are those that never occur, or occur twice: the clocks had not been moved yet.
                    let low = change.second + Int64(min(change.before, change.after))
                    let high = change.second + Int64(max(change.before, change.after))
                    for (local, offset) in [
                        (low - 1, change.before), (low, change.before), (high - 1, change.before),
                        (high, change.after),
                    ] {
                        let reading = try #require(LocalDateTime(secondsSince1970: local))
                        try #require(zone.secondsFromUTC(at: reading) == offset, "\(name) \(reading)")
                    }
                }
            }
        },
        TimeZoneLaw(
            "The local time of a moment leads back to it, or to the earlier of two moments with that local time"
        ) {
            bench in
            for name in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata"] {
                let zone = try bench.zone(name)
                for moment in stride(from: Int64(0), to: 1_897_000_000, by: 40 * 3_600 + 1_800) {
                    let offset = zone.offset(atSecond: moment)
                    let reading = try #require(LocalDateTime(secondsSince1970: moment + Int64(offset)))
                    let back = zone.secondsFromUTC(at: reading)
                    if back == offset { continue }
                    // One moment is enough: an error here occurs at thousands of them.
                    try #require(back > offset, "\(name) \(moment)")
                    try #require(zone.offset(atSecond: moment + Int64(offset - back)) == back, "\(name) \(moment)")
                }
            }
        },
    ]
}

extension TimeZoneRules {
    /// When the distance from UTC changed, to the second; of several changes within a day one at most.
    fileprivate func changes(from start: Int64, to end: Int64) -> [(second: Int64, before: Int, after: Int)] {
        let day: Int64 = 86_400
        var changes: [(second: Int64, before: Int, after: Int)] = []
        for second in stride(from: start, to: end, by: Int64.Stride(day)) {
            let (before, after) = (offset(atSecond: second), offset(atSecond: second + day))
            if before == after { continue }
            var (low, high) = (second, second + day)
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if offset(atSecond: middle) == before { low = middle } else { high = middle }
            }
            changes.append((high, before, after))
        }
        return changes
    }
}
