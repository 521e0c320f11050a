import Foundation
import WhisperIngestionPort
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppExport

@Suite("Names of the parts of the day (ING-5)", .ownThreads)
struct DayPeriodTests {
    /// How a phone, or a program that passes its files on, may write a name.
    private static func spellings(_ name: String) -> [String] {
        let dotted = name.uppercased().map(String.init).joined(separator: ".\u{202F}") + "."
        return [
            name.precomposedStringWithCanonicalMapping, name.uppercased().precomposedStringWithCanonicalMapping,
            name.capitalized.decomposedStringWithCanonicalMapping, dotted.decomposedStringWithCanonicalMapping,
        ]
    }

    @Test("Every name is read before and after the time, in any spelling and any shape of header (ING-5)")
    func everyName() {
        let hours: [DayPeriod: UInt8] = [.beforeNoon: 9, .afterNoon: 21, .noon: 21, .night: 21]
        for (period, names) in DayPeriodNames.names {
            for name in names {
                let lines = DayPeriodTests.spellings(name).flatMap { spelling in
                    [
                        "14.03.2026 \(spelling)9:05 - Nora: one", "14.03.2026, 9:05\u{202F}\(spelling) - Nora: one",
                        "[14.03.2026 \(spelling) 9:05:41] Nora: one", "[9:05:41 \(spelling), 14/03/2026] Nora: one",
                    ]
                }
                for line in lines where DayPeriodTests.hour(line) != hours[period] {
                    Issue.record("\(line)")
                }
            }
        }
    }

    @Test(
        "Turkish afternoons are read in either case (ING-5)",
        arguments: ["ÖS 9:05", "ös 9:05", "O\u{308}S 9:05", "9:05 ÖS", "9:05\u{202F}ÖS", "9:05 öS"])
    func turkish(_ time: String) async throws {
        let reading = try await Reading.text("14.03.2026 ÖÖ 9:05 - Nora: one\n14.03.2026 \(time) - Amir: two")
        #expect(reading.messages.map(\.clock) == ["2026-03-14 09:05:00", "2026-03-14 21:05:00"])
    }

    @Test("Myanmar digits are read (ING-5)")
    func myanmar() async throws {
        let reading = try await Reading.text("၁၄/၃/၂၀၂၆ ညနေ ၉:၀၅ - Nora: one\n၁၄/၃/၂၀၂၆ ၂၂:၀၅ - Amir: two")
        #expect(reading.messages.map(\.clock) == ["2026-03-14 21:05:00", "2026-03-14 22:05:00"])
    }

    /// The hour of the only header of a text.
    private static func hour(_ text: String) -> UInt8? {
        var scanner = ExportScanner()
        var hours: [UInt8] = []
        _ = scanner.scan(Array(text.utf8).span, isLast: true) { message, _ in hours.append(message.header.hour) }
        return hours.count == 1 ? hours[0] : nil
    }

    // MARK: Unknown names

    private static let before = "14/03/26, 8:00 AM - Ana: one\n14/03/26, 8:01 AM - Ben: two\n"

    @Test(
        "A line that would be a message but for its part of the day stays text, and is reported (ING-5)",
        arguments: [
            "14/03/26, 9:05 XQ - Ben: three", "14/03/26, XQ 9:05 - Ben: three",
            "14/03/26, 9:05\u{202F}x. q. - Ben: three",
        ])
    func unknown(_ line: String) async throws {
        let reading = try await Reading.text(DayPeriodTests.before + line + "\n14/03/26, 9:06 AM - Ana: four")
        #expect(reading.messages.map(\.content.text) == ["one", "two\n\(line)", "four"])
        #expect(reading.skipped == [SkippedInput(line: 3, bytes: 0, reason: .unknownDayPeriod)])
        #expect(reading.survey.skippedCount == 1)
        #expect(reading.survey.skipped.map(\.line) == [3])
    }

    @Test(
        "Text that merely resembles one is not reported (ING-5)",
        arguments: [
            "14/03/26, 8:00 sharp - bring wine", "14/03/26, 8:00 or 9:00 - Ana: choose", "14/03/26, 8:00 sharp",
            "14.03.26, 9:05 XQ - Ben: another separator", "[14/03/26, 9:05:00 XQ] Ben: copied from an iPhone",
            "2026-03-14, 9:05 XQ - Ben: the year first", "8:00 sharp, 14/03/26 - Ana: time first",
            "14/03/26, when the clock has struck at least half past 9:05 - Ben: many words in place of one, of course",
        ])
    func ordinary(_ line: String) async throws {
        let reading = try await Reading.text(DayPeriodTests.before + line)
        #expect(reading.messages.map(\.content.text) == ["one", "two\n\(line)"])
        #expect(reading.skipped.isEmpty && reading.survey.skippedCount == 0)
    }

    @Test("In a file with twenty-four hours no part of the day is missing (ING-5)")
    func twentyFour() async throws {
        let reading = try await Reading.text("14/03/26, 20:00 - Ana: one\n14/03/26, 9:05 XQ - Ben: two")
        #expect(reading.messages.count == 1 && reading.skipped.isEmpty)
    }
}
