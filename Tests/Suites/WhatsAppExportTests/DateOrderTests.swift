import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("The order of day and month is inferred from evidence (ING-5)", .ownThreads)
struct DateOrderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let dates: [String]
        let order: DateOrder
        let evidence: DateOrderEvidence
        var body = "Hello"
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        .init(name: "a thirteenth day first", dates: ["13/02/19, 10:00"], order: .dmy, evidence: .impossibleValue),
        .init(name: "a thirteenth day second", dates: ["02/13/19, 10:00"], order: .mdy, evidence: .impossibleValue),
        .init(name: "the year first", dates: ["2019-02-03, 10:00"], order: .ymd, evidence: .impossibleValue),
        .init(
            name: "an Android photo", dates: ["01/02/19, 10:00"], order: .dmy, evidence: .mediaFileName,
            body: "IMG-20190201-WA0001.jpg (file attached)"),
        .init(
            name: "an iPhone photo", dates: ["01/02/19, 10:00"], order: .mdy, evidence: .mediaFileName,
            body: "\u{200E}<attached: 00000042-PHOTO-2019-01-02-15-13-20.jpg>"),
        .init(name: "dates to come", dates: ["03/12/29, 10:00"], order: .mdy, evidence: .fileTime),
        .init(
            name: "fewest jumps back",
            dates: ["01/02/19, 10:00", "02/02/19, 10:00", "01/03/19, 10:00", "02/03/19, 10:00"],
            order: .dmy, evidence: .fewestJumps),
        .init(
            name: "the faster column", dates: (1...9).map { "0\($0)/02/19, 10:00" }, order: .dmy,
            evidence: .fasterColumn),
        .init(name: "American style", dates: ["2/3/19, 10:00 AM"], order: .mdy, evidence: .stylePrior),
        .init(name: "lower case", dates: ["2/3/19, 10:00 am"], order: .dmy, evidence: .stylePrior),
        .init(name: "four digits", dates: ["2/3/2019, 10:00"], order: .dmy, evidence: .stylePrior),
        .init(name: "dots", dates: ["2.3.19, 10:00"], order: .dmy, evidence: .stylePrior),
        .init(name: "dashes", dates: ["2-3-19, 10:00"], order: .dmy, evidence: .stylePrior),
        .init(name: "four digits and AM", dates: ["2/3/2019, 10:00 AM"], order: .dmy, evidence: .stylePrior),
        .init(name: "digits of another script", dates: ["۲/۳/۱۹, ۱۰:۰۰"], order: .dmy, evidence: .stylePrior),
        .init(name: "a part of the day in words", dates: ["2/3/19, 10:00 vorm."], order: .dmy, evidence: .stylePrior),
    ]

    @Test("Each kind of evidence suffices on its own (ING-5)", arguments: cases)
    func evidence(_ one: Case) async throws {
        let text = one.dates.map { "\($0) - Anna: \(one.body)" }.joined(separator: "\n")
        var options = ExportOptions.strict
        if one.evidence == .fileTime { options.writtenAt = Timestamp(milliseconds: 1_868_000_000_000) }
        let reading = try await Reading.text(text, options: options)
        #expect(reading.survey.dateOrder == one.order)
        #expect(reading.survey.evidence.contains(one.evidence))
        #expect(reading.survey.confidence >= 0.75)
    }

    @Test(
        "A year that stands out does not choose the calendar, and one calendar is that of the whole file (ING-5)",
        arguments: [
            (["2019", "2019", "9999", "2019"], ["2019", "2019", "9999", "2019"]),
            (["2019", "2019", "3019", "2019"], ["2019", "2019", "3019", "2019"]),
            (["2562", "2019", "2019", "2019"], ["2562", "2019", "2019", "2019"]),
            (["2562", "2562", "9999", "2562"], ["2019", "2019", "9456", "2019"]),
            (["2562", "2562", "2562", "2019"], ["2019", "2019", "2019", "2019"]),
            (["2562"], ["2019"]), (["9999"], ["9999"]), (["1398", "1398", "9999"], ["2019", "2019", "9999"]),
        ])
    func outliers(written: [String], read: [String]) async throws {
        for form in ["14/03/YEAR, 20:15 - Anna: Hi", "[YEAR-03-14, 20:15:00] Anna: Hi", "20:15, 14/03/YEAR - Anna: Hi"]
        {
            let lines = written.map { form.replacing("YEAR", with: $0) }
            guard !lines[0].contains("1398") || lines[0].hasPrefix("14") else { continue }
            let reading = try await Reading.text(lines.joined(separator: "\n"))
            #expect(reading.messages.map { String($0.clock.prefix(4)) } == read, "\(lines)")
            #expect(reading.survey.messages == Int64(written.count))
        }
    }

    @Test("Without evidence the import stops and asks, unless told to continue (ING-5)")
    func ambiguous() async throws {
        let text = "03/04/21, 14:05 - Anna: Hi\n04/05/21, 14:06 - Ben: Ho"
        await #expect(throws: IngestionError.ambiguousDateOrder) { try await Reading.text(text, options: .strict) }
        #expect(try await Reading.text(text, options: .inUTC).messages.count == 2)
        var options = ExportOptions.strict
        options.dateOrder = .mdy
        let reading = try await Reading.text(text, options: options)
        #expect(reading.messages.first?.clock == "2021-03-04 14:05:00")
        #expect(reading.survey.evidence == [.given])
        #expect(reading.survey.confidence == 1)
    }

    @Test("An order that makes dates impossible is rejected (ING-5)", arguments: [DateOrder.mdy, .ymd])
    func contradicted(_ order: DateOrder) async throws {
        var options = ExportOptions.strict
        options.dateOrder = order
        await #expect(throws: IngestionError.dateOrderContradicted) {
            try await Reading.text("31/12/2021, 14:05 - Anna: Hi", options: options)
        }
    }

    @Test("Of several date formats the most common one counts, of equally common ones the first (ING-5)")
    func mixed() async throws {
        let (german, swedish) = ("31.12.18, 20:15 - Anna: one", "2019-01-01, 20:15 - Anna: two")
        for (lines, order) in [
            ([german, swedish], DateOrder.dmy), ([swedish, german], .ymd), ([german, swedish, swedish], .ymd),
            ([swedish, german, german], .dmy), ([german, swedish, german, swedish], .dmy),
        ] {
            let reading = try await Reading.text(lines.joined(separator: "\n"))
            #expect(reading.survey.dateOrder == order, "\(lines)")
            #expect(reading.messages.count == lines.count)
        }
    }

    @Test("The first and last times are in UTC, whatever the order of lines (ING-5)")
    func firstAndLast() async throws {
        let reading = try await Reading.text(
            "14.12.21, 14:05 - Anna: b\n13.12.21, 09:00 - Anna: a\n15.12.21, 01:00 - Ben: c")
        #expect(reading.survey.first?.milliseconds == 1_639_386_000_000)
        #expect(reading.survey.last?.milliseconds == 1_639_530_000_000)
        #expect(reading.survey.senders == ["Anna", "Ben"])
        #expect(reading.survey.isChronological == false)
    }
}
