/// The header shapes of a file; the most recent one is tried first.
struct ShapeTable {
    /// All shapes in order of appearance.
    private(set) var shapes: [HeaderShape] = []
    /// Whether any of them names the part of the day.
    private(set) var hasPeriods = false
    private var programs: [HeaderProgram] = []
    /// The bytes of the programs, in slots of fixed size.
    private var bytes = [UInt8](repeating: 0, count: ShapeTable.slots * ShapeTable.slotSize)
    private var recent = 0
    private var nextSlot = 0

    /// More than any genuine file needs; a hostile file only loses speed.
    private static let slots = 24
    private static let slotSize = 96

    /// Parses the header at the start of a line.
    /// - Returns: Its numbers and its end; nil if the line has none.
    @inline(__always)
    mutating func match(
        _ line: Span<UInt8>, at index: Int, to end: Int
    ) -> (header: ExportHeader, end: Int)? {
        if recent < programs.count, let match = programs[recent].match(bytes, line, at: index, to: end) {
            return match
        }
        return matchOther(line, at: index, to: end)
    }

    @inline(never)
    private mutating func matchOther(
        _ line: Span<UInt8>, at index: Int, to end: Int
    ) -> (header: ExportHeader, end: Int)? {
        for slot in 0..<programs.count where slot != recent {
            guard let match = programs[slot].match(bytes, line, at: index, to: end) else { continue }
            recent = slot
            return match
        }
        guard let grammar = HeaderGrammar.read(line, at: index, to: end) else { return nil }
        let blank = grammar.allowsBlank ? Blanks.length(line, at: grammar.position, to: end) : 0
        return (learn(grammar), grammar.position + blank)
    }

    /// Whether a line is the beginning of a header as the file has others of its own.
    func begins(_ line: Span<UInt8>, at index: Int, to end: Int, except pasted: PastedHeaders) -> Bool {
        programs.contains {
            $0.begins(bytes, line, at: index, to: end)
                && !pasted.contains(shapes[Int($0.shape)], followsReturn: nil)
        }
    }

    private mutating func learn(_ grammar: HeaderGrammar) -> ExportHeader {
        let shape = number(of: grammar.shape)
        let slot = programs.count < ShapeTable.slots ? programs.count : nextSlot
        let start = slot * ShapeTable.slotSize
        let program = HeaderProgram(
            start: start, end: start + grammar.program.count, digits: grammar.shape.digits, period: grammar.period,
            isTimeFirst: grammar.shape.isTimeFirst, hasSeconds: grammar.shape.hasSeconds,
            allowsBlank: grammar.allowsBlank, shape: shape)
        if grammar.isRepeatable, grammar.program.count <= ShapeTable.slotSize {
            bytes.replaceSubrange(start..<start + grammar.program.count, with: grammar.program)
            if slot == programs.count {
                programs.append(program)
            } else {
                programs[slot] = program
                nextSlot = (nextSlot + 1) % ShapeTable.slots
            }
            recent = slot
        }
        return program.header(grammar.numbers)
    }

    private mutating func number(of shape: HeaderShape) -> UInt16 {
        if let known = shapes.firstIndex(of: shape) { return UInt16(known) }
        shapes.append(shape)
        if shape.periodStyle != .none { hasPeriods = true }
        return UInt16(shapes.count - 1)
    }
}
