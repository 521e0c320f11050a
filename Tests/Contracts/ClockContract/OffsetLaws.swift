import WhisperClockPort
import WhisperMessage
import Testing

extension TimeZoneLaw {
    static let offsetLaws = [
        TimeZoneLaw("The offset of UTC is always 0") { bench in
            let zone = try bench.zone("UTC")
            for milliseconds in [Int64.min, -1, 0, 1_720_000_000_000, Int64.max] {
                #expect(zone.secondsFromUTC(at: Timestamp(milliseconds: milliseconds)) == 0)
            }
            for year in [1, 1970, 2024, 9_999] {
                #expect(zone.secondsFromUTC(at: try #require(LocalDateTime(year: year, month: 7, day: 1))) == 0)
            }
        },
        TimeZoneLaw("Offsets from UTC are in seconds east, also if they are not full hours") { bench in
            for sample in [
                OffsetSample("Asia/Kolkata", "2024-07-01 00:00", "+05:30"),
                OffsetSample("Asia/Kathmandu", "2024-01-01 00:00", "+05:45"),
                OffsetSample("Pacific/Chatham", "2024-01-01 00:00", "+13:45"),
                OffsetSample("America/St_Johns", "2024-07-01 12:00", "-02:30"),
                OffsetSample("Africa/Casablanca", "2024-03-20 12:00", "+00:00"),
                OffsetSample("Africa/Casablanca", "2024-07-15 12:00", "+01:00"),
            ] {
                try sample.expectAtMoment(bench)
                try sample.expectOfReading(bench)
            }
        },
        TimeZoneLaw("A zone's former rules apply to the past") { bench in
            for sample in [
                OffsetSample("Europe/Berlin", "1945-07-01 12:00", "+03:00"),
                OffsetSample("Europe/Berlin", "1975-07-01 12:00", "+01:00"),
                OffsetSample("America/New_York", "2006-03-26 12:00", "-05:00"),
                OffsetSample("Asia/Kolkata", "1943-01-01 00:00", "+06:30"),
                OffsetSample("America/Sao_Paulo", "2019-01-01 12:00", "-02:00"),
                OffsetSample("America/Sao_Paulo", "2024-01-01 12:00", "-03:00"),
            ] {
                try sample.expectAtMoment(bench)
                try sample.expectOfReading(bench)
            }
        },
        TimeZoneLaw("A zone's last rule applies to all later years") { bench in
            for sample in [
                OffsetSample("Europe/Berlin", "2050-03-27 00:59", "+01:00"),
                OffsetSample("Europe/Berlin", "2050-03-27 01:00", "+02:00"),
                OffsetSample("Europe/Berlin", "2450-03-27 00:59", "+01:00"),
                OffsetSample("Europe/Berlin", "2450-03-27 01:00", "+02:00"),
                OffsetSample("America/New_York", "9999-07-01 12:00", "-04:00"),
                OffsetSample("America/New_York", "9999-12-31 12:00", "-05:00"),
                OffsetSample("Australia/Lord_Howe", "2100-12-31 12:00", "+11:00"),
                OffsetSample("America/Sao_Paulo", "2100-12-31 12:00", "-03:00"),
            ] {
                try sample.expectAtMoment(bench)
            }
        },
        TimeZoneLaw("The earliest and the latest time have an offset from UTC of about a day at most") { bench in
            for name in ["Europe/Berlin", "Pacific/Apia", "Australia/Lord_Howe", "UTC"] {
                let zone = try bench.zone(name)
                for milliseconds in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
                    #expect(abs(zone.secondsFromUTC(at: Timestamp(milliseconds: milliseconds))) < 93_600)
                }
                for (year, month, day) in [(1, 1, 1), (9_999, 12, 31)] {
                    let reading = try #require(LocalDateTime(year: year, month: month, day: day, hour: 12))
                    #expect(abs(zone.secondsFromUTC(at: reading)) < 93_600)
                }
            }
        },
    ]
}
