import Testing
import WhisperIngestionPort
import WhisperTestThreads
import WhisperWhatsAppExport

@Suite("A file that was cut off in its last line (ING-5)", .ownThreads)
struct CutFileTests {
    /// The first line of a file, and the next one, whose header is cut.
    private static let forms = [
        ("31.12.18, 20:15 - Anna: Hello", "31.12.18, 20:16 - "),
        ("[31/12/2018, 20:15:07] Anna: Hello", "[31/12/2018, 20:16:08]"),
        ("12/31/18, 8:15 PM - Anna: Hello", "12/31/18, 9:05 PM - "),
        ("2018-12-31, 20:15 - Anna: Hello", "2018-12-31, 20:16 - "),
        ("٣١/١٢/٢٠١٨، ٢٠:١٥ - Anna: Hello", "٣١/١٢/٢٠١٨، ٢٠:١٦ - "),
    ]

    @Test("A piece of a date and time is not text of the message before it, and is reported", arguments: forms)
    func pieces(_ line: String, _ header: String) async throws {
        // The third number of the date begins behind its second separator; in these forms, nothing else is that far.
        let dateEnd = try #require(header.firstIndex { $0 == "," || $0 == "،" })
        var count = 0
        for end in header.indices where end > dateEnd && header[end].isNumber {
            // In the middle of a number of two digits.
            guard header[header.index(before: end)].isNumber else { continue }
            let number = header[..<end].split(whereSeparator: { !$0.isNumber }).count
            if number == 4 { continue }
            count += 1
            let piece = header[..<end]
            for lineEnd in ["\n", "\r\n"] {
                let reading = try await Reading.text(line + lineEnd + piece)
                #expect(reading.messages.map(\.content.text) == ["Hello"], "\(piece)")
                #expect(reading.skipped.map(\.reason) == [.cutHeader] && reading.skipped.map(\.line) == [2], "\(piece)")
                #expect(reading.survey.endsInsideLine && reading.survey.skippedCount == 1)
            }
        }
        #expect(count > 0)
    }

    @Test("What a person may have written stays, although the file does not end with a line end")
    func texts() async throws {
        for text in [
            "1", "31", "3.", "31.12.", "31/12/18, 20:15", "2018", "31.12.18", "31.12.18, 20:15", "31.12.18, soon",
            "see you\n31.12.18 then",
        ] {
            let reading = try await Reading.text("31.12.18, 20:15 - Anna: Hello\n" + text)
            #expect(reading.messages.map(\.content.text) == ["Hello\n" + text])
            #expect(!reading.survey.endsInsideLine && reading.skipped.isEmpty, "\(text)")
        }
        // With a line end, nothing is missing.
        let whole = try await Reading.text("31.12.18, 20:15 - Anna: Hello\n31.12.18, 20:1\n")
        #expect(whole.messages.map(\.content.text) == ["Hello\n31.12.18, 20:1"] && !whole.survey.endsInsideLine)
        let first = try await Reading.text("31.12.18, 20:15 - Anna: Hello")
        #expect(first.messages.count == 1 && !first.survey.endsInsideLine)
    }

    @Test("A file that ends within a character ends in the middle of a line", arguments: ["ö", "€", "😀"])
    func characters(_ character: String) async throws {
        let line = "31.12.18, 20:15 - Anna: Grüße, H"
        let bytes = Array((line + character).utf8)
        for count in (line.utf8.count + 1)..<bytes.count {
            let reading = try await Reading.of(.bytes(Array(bytes[..<count]), name: "x.txt"))
            #expect(reading.survey.endsInsideLine && reading.messages.count == 1)
        }
        #expect(try await !Reading.text(line + character).survey.endsInsideLine)
        #expect(try await !Reading.of(.bytes(bytes.dropLast() + [0x0A], name: "x.txt")).survey.endsInsideLine)
    }
}
