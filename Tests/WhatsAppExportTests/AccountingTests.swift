import ExportGenerator
import IngestionPort
import TestThreads
import Testing

@testable import WhatsAppExport

@Suite("Every byte is a header, a continuation, or reported (ING-5)", .ownThreads)
struct AccountingTests {
    @Test("Sums are whole for random pieces of exports and noise, in windows of any size (ING-5)", arguments: 0..<120)
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

    @Test("The shape of the header before reads a line as the grammar does", arguments: 0..<60)
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

    @Test("Generated exports of every shape are read whole", arguments: ExportShape.allCases)
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

    static func scan(
        _ bytes: [UInt8], windows: () -> Int
    ) -> (messages: [Piece], figures: ScanFigures) {
        var scanner = ExportScanner()
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

    /// Lines that are headers, nearly headers, text, or noise.
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
