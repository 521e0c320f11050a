import WhisperQRCode
import WhisperQRCodePort
import WhisperQRRendering
import WhisperTestThreads
import Testing

@Suite("Codes drawn as text and as SVG (QR-1)", .ownThreads)
struct RenderingTests {
    let codes = QRCodes()
    let text = Array("whisper-key1:AQ".utf8)

    /// The modules that lines of half blocks show: true where something is drawn.
    private func drawn(_ lines: [String]) -> [[Bool]] {
        lines.flatMap { line -> [[Bool]] in
            let blocks = Array(line)
            return [blocks.map { "█▀".contains($0) }, blocks.map { "█▄".contains($0) }]
        }
    }

    /// The drawn modules as a matrix that includes the quiet zone.
    private func matrix(_ rows: [[Bool]], isDark: (Bool) -> Bool) throws -> QRMatrix {
        let side = rows.first?.count ?? 0
        return try #require(QRMatrix(side: side, modules: rows.prefix(side).joined().map(isDark)))
    }

    @Test("On a dark terminal what is light is drawn, quiet zone included", arguments: [14, 100, 700])
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

    @Test("On a light terminal what is dark is drawn")
    func darkOnLight() throws {
        let code = try codes.encode(text)
        let rows = drawn(TerminalCode.lines(of: code, style: .darkOnLight))
        #expect(rows.joined().filter { $0 }.count == code.modules.filter { $0 }.count)
        #expect(try codes.scan(matrix(rows) { $0 }) == [text])
    }

    @Test("In colours each line sets black on white of its own and takes it back")
    func coloured() throws {
        let code = try codes.encode(text)
        let plain = TerminalCode.lines(of: code, style: .darkOnLight)
        let coloured = TerminalCode.lines(of: code, style: .coloured)
        #expect(coloured == plain.map { "\u{1B}[38;5;16;48;5;231m\($0)\u{1B}[0m" })
    }

    @Test("Without colours no line holds anything but blocks and spaces")
    func onlyBlocks() throws {
        for style in [TerminalCode.Style.lightOnDark, .darkOnLight] {
            let lines = TerminalCode.lines(of: try codes.encode(text), style: style)
            #expect(lines.joined().allSatisfy { "█▀▄ ".contains($0) })
        }
    }

    @Test("An SVG holds every dark module at its place, and nothing else")
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

    @Test("A scale that is no scale draws at one pixel a module")
    func scale() throws {
        let code = try codes.encode(text)
        for scale in [1, 0, -5, Int.min] {
            #expect(CodeDrawing.svg(of: code, scale: scale, title: "").contains("width=\"\(code.side + 8)\""))
        }
        let side = code.side + 8
        #expect(CodeDrawing.svg(of: code, scale: .max, title: "").contains("viewBox=\"0 0 \(side) \(side)\""))
    }
}
