import WhisperQRCode
import WhisperQRCodePort
import WhisperQRRendering
import WhisperTestThreads
import Testing

@Suite("Codes drawn as text and as SVG (QR-1)", .ownThreads)
struct RenderingTests {
    let codes = QRCodes()
    let text = Array("whisper-key1:AQ".utf8)

    /// Returns the modules shown by lines of half blocks: true if drawn.
    private func drawn(_ lines: [String]) -> [[Bool]] {
        lines.flatMap { line -> [[Bool]] in
            let blocks = Array(line)
            return [blocks.map { "█▀".contains($0) }, blocks.map { "█▄".contains($0) }]
        }
    }

    /// Returns the drawn modules as a matrix that includes the quiet zone.
    private func matrix(_ rows: [[Bool]], isDark: (Bool) -> Bool) throws -> QRMatrix {
        let side = rows.first?.count ?? 0
        return try #require(QRMatrix(side: side, modules: rows.prefix(side).joined().map(isDark)))
    }

    @Test("On a dark terminal light modules are drawn, including the quiet zone", arguments: [14, 100, 700])
    func lightOnDark(_ count: Int) throws {
        let text = [UInt8](repeating: 0x61, count: count)
        let code = try codes.encode(text)
        let lines = TerminalCode.lines(of: code, style: .lightOnDark)
        #expect(lines.count == (code.side + 9) / 2)
        #expect(lines.allSatisfy { $0.count == TerminalCode.columns(of: code) })
        let rows = drawn(lines)
        for line in 0..<4 {
            #expect(rows[line].allSatisfy { $0 })
            #expect(rows[rows.count - 1 - line].allSatisfy { $0 })
        }
        #expect(rows.allSatisfy { row in row.prefix(4).allSatisfy { $0 } && row.suffix(4).allSatisfy { $0 } })
        #expect(try codes.scan(matrix(rows) { !$0 }) == [text])
    }

    @Test("On a light terminal dark modules are drawn")
    func darkOnLight() throws {
        let code = try codes.encode(text)
        let rows = drawn(TerminalCode.lines(of: code, style: .darkOnLight))
        #expect(rows.joined().filter { $0 }.count == code.modules.filter { $0 }.count)
        #expect(try codes.scan(matrix(rows) { $0 }) == [text])
    }

    @Test("In colour each line sets its own black on white and resets it")
    func coloured() throws {
        let code = try codes.encode(text)
        let plain = TerminalCode.lines(of: code, style: .darkOnLight)
        let coloured = TerminalCode.lines(of: code, style: .coloured)
        #expect(coloured == plain.map { "\u{1B}[38;5;16;48;5;231m\($0)\u{1B}[0m" })
    }

    @Test("Without colours lines contain only blocks and spaces")
    func onlyBlocks() throws {
        for style in [TerminalCode.Style.lightOnDark, .darkOnLight] {
            let lines = TerminalCode.lines(of: try codes.encode(text), style: style)
            #expect(lines.joined().allSatisfy { "█▀▄ ".contains($0) })
        }
    }

    @Test("An SVG contains every dark module in its place, and nothing else")
    func drawing() throws {
        let code = try codes.encode(text)
        let svg = CodeDrawing.svg(of: code, scale: 5, title: "code")
        let side = code.side + 8
        #expect(svg.contains("width=\"\(side * 5)\" height=\"\(side * 5)\" viewBox=\"0 0 \(side) \(side)\""))
        #expect(svg.contains("<rect width=\"\(side)\" height=\"\(side)\" fill=\"#fff\"/>"))
        let path = try #require(svg.split(separator: " d=\"").last?.split(separator: "\"").first)
        var modules = [Bool](repeating: false, count: side * side)
        for run in path.split(separator: "M") {
            let numbers = run.split { !"0123456789".contains($0) }.compactMap { Int($0) }
            try #require(numbers.count == 5)
            #expect(String(run) == "\(numbers[0]) \(numbers[1])h\(numbers[2])v1h-\(numbers[2])z")
            for column in numbers[0]..<numbers[0] + numbers[2] {
                #expect(!modules[numbers[1] * side + column], "drawn twice")
                modules[numbers[1] * side + column] = true
            }
        }
        let drawn = try #require(QRMatrix(side: side, modules: modules))
        for row in 0..<side {
            for column in 0..<side {
                #expect(drawn.isDark(row: row, column: column) == code.isDark(row: row - 4, column: column - 4))
            }
        }
        #expect(try codes.scan(drawn) == [text])
    }

    @Test("A title cannot break out of the drawing")
    func title() throws {
        let svg = CodeDrawing.svg(of: try codes.encode(text), title: "a</title><script>&\u{0}\u{1B}\n\"b\"")
        #expect(svg.contains("<title>a&lt;/title&gt;&lt;script&gt;&amp;\u{FFFD}\u{FFFD} \"b\"</title>"))
    }

    @Test("An invalid scale draws one pixel per module")
    func scale() throws {
        let code = try codes.encode(text)
        for scale in [1, 0, -5, Int.min] {
            #expect(CodeDrawing.svg(of: code, scale: scale, title: "").contains("width=\"\(code.side + 8)\""))
        }
        let side = code.side + 8
        #expect(CodeDrawing.svg(of: code, scale: .max, title: "").contains("viewBox=\"0 0 \(side) \(side)\""))
    }
}
