import WhisperExportGenerator
import WhisperIngestionPort
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppExport

@Suite("Every byte is a header, a continuation, or reported (ING-5)", .ownThreads)
struct AccountingTests {
    @Test("Sums are complete for random mixes of exports and noise, in windows of any size (ING-5)", arguments: 0..<120)
    func property(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bytes = AccountingTests.randomText(&random)
        let whole = AccountingTests.scan(bytes, windows: { bytes.count })
        let pieces = AccountingTests.scan(bytes, windows: { 1 + random.below(200) })
        #expect(whole.figures.messageBytes + whole.figures.skippedBytes == Int64(bytes.count))
        #expect(whole.messages == pieces.messages, "Windows must not be seen in the result")
        #expect(whole.figures.skipped == pieces.figures.skipped)
        #expect(pieces.figures.messageBytes + pieces.figures.skippedBytes == Int64(bytes.count))
    }

    @Test("The shape of the previous header reads a line as the grammar does", arguments: 0..<60)
    func programEqualsGrammar(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bytes = AccountingTests.randomText(&random)
        var table = ShapeTable()
        var start = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let end = start + line.count
            defer { start = end + 1 }
            let taught = table.match(bytes.span, at: start, to: end)
            var fresh = ShapeTable()
            let read = fresh.match(bytes.span, at: start, to: end)
            #expect(taught?.end == read?.end)
            #expect(taught?.header.columns == read?.header.columns)
            #expect(taught?.header.hour == read?.header.hour)
            if let taught, let read {
                #expect(table.shapes[Int(taught.header.shape)] == fresh.shapes[Int(read.header.shape)])
            }
        }
    }

    @Test("Generated exports of every shape are read completely", arguments: ExportShape.allCases)
    func generated(_ shape: ExportShape) async throws {
        var generator = ExportGenerator(shape: shape, messages: 2_000, seed: 5)
        var bytes: [UInt8] = []
        while generator.append(to: &bytes) {}
        let reading = try await Reading.of(.bytes(bytes, name: "x.txt"), .strict)
        #expect(reading.messages.count == 2_000)
        #expect(reading.survey.systemLines == 1)
        #expect(reading.survey.skippedCount == 0)
        #expect(reading.survey.bytes == Int64(bytes.count))
        #expect(reading.survey.senders.count == 5)
        #expect(reading.survey.attachmentsOmitted > 20)
        #expect(reading.survey.attachmentsMissing > 2)
        #expect(reading.messages.first?.clock.hasPrefix("2016-01-02") == true)
    }

    struct Piece: Equatable {
        var line: UInt64
        var bytes: [UInt8]
        var sender: [UInt8]?
        var body: [UInt8]
    }

    @Test("A header that is truncated anywhere at the end of a file is read or counted (ING-5)")
    func cutHeaders() {
        let cases =
            HeaderShapeTests.layouts + HeaderShapeTests.dayPeriods + HeaderShapeTests.digitsAndCalendars
            + HeaderShapeTests.words
        let before = Array("31.12.18, 20:15 - Anna: Hello\n".utf8)
        for one in cases {
            let line = Array(one.line.utf8)
            for length in 0...line.count {
                let bytes = before + line.prefix(length)
                let found = AccountingTests.scan(bytes, windows: { bytes.count })
                #expect(found.figures.messageBytes + found.figures.skippedBytes == Int64(bytes.count))
                let read = found.messages.reduce(into: []) { $0 += $1.bytes }
                #expect(bytes.starts(with: read), "\(one.name), \(length)")
                let isPiece = found.figures.skipped.map(\.reason) == [.cutHeader]
                #expect(read == (isPiece ? before : bytes), "\(one.name), \(length)")
            }
        }
    }

    @Test(
        "A message that is too long is truncated between two characters, and the rest is counted (ING-5)",
        arguments: ["x", "é", "€", "😀"], 0..<4)
    func cutMessages(_ character: String, _ shift: Int) {
        let head = Array("31.12.18, 20:15 - Anna: \(String(repeating: "x", count: shift))".utf8)
        let long = head + Array(String(repeating: character, count: 3 * 4_096).utf8) + [0x0A]
        let short = Array("31.12.18, 20:16 - Ben: short\n".utf8)
        for window in [1, 97, 1_000, 4_096] where window > 1 || shift == 0 {
            let found = AccountingTests.scan(long + short, maximumMessageBytes: 4_096, windows: { window })
            #expect(found.messages.count == 2)
            #expect(found.messages.last?.bytes == short)
            guard let cut = found.messages.first else { continue }
            let text = String(validating: cut.body, as: UTF8.self)
            #expect(text?.hasPrefix(String(repeating: "x", count: shift) + character) == true, "\(window)")
            #expect(cut.bytes.count >= 4_096 - 4 && cut.bytes.count < 4_096 + window)
            #expect(long.starts(with: cut.bytes))
            #expect(found.figures.skipped.map(\.reason) == [.tooLong])
            #expect(found.figures.skippedBytes == Int64(long.count - cut.bytes.count))
        }
    }

    static func scan(
        _ bytes: [UInt8], maximumMessageBytes: Int = 1 << 20, windows: () -> Int
    ) -> (messages: [Piece], figures: ScanFigures) {
        var scanner = ExportScanner(maximumMessageBytes: maximumMessageBytes)
        var messages: [Piece] = []
        var start = 0
        var end = 0
        while true {
            end = min(bytes.count, end + max(1, windows()))
            let window = bytes.span.extracting(start..<end)
            start += scanner.scan(window, isLast: end == bytes.count) { message, _ in
                messages.append(
                    Piece(
                        line: message.line, bytes: window.array(message.range),
                        sender: message.sender.map { window.array($0) }, body: window.array(message.body)))
            }
            if end == bytes.count { break }
        }
        return (messages, scanner.figures)
    }

    /// Lines that are headers, almost headers, text, or noise.
    static func randomText(_ random: inout SeededGenerator) -> [UInt8] {
        let lines =
            HeaderShapeTests.layouts + HeaderShapeTests.dayPeriods + HeaderShapeTests.digitsAndCalendars
            + HeaderShapeTests.marks + HeaderShapeTests.senders
        var bytes: [UInt8] = []
        for _ in 0..<(5 + random.below(60)) {
            var line = Array(lines[random.below(lines.count)].line.utf8)
            switch random.below(6) {
            case 0: line = (0..<random.below(40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            case 1: if !line.isEmpty { line[random.below(line.count)] = UInt8(truncatingIfNeeded: random.next()) }
            case 2: line.removeLast(random.below(line.count))
            case 3: line = [UInt8](repeating: UInt8(ascii: "x"), count: random.below(3_000))
            default: break
            }
            bytes += line
            if random.below(20) > 0 { bytes.append(0x0A) }
        }
        return bytes
    }
}
