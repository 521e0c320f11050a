/// Parses a header of any shape of ING-5, and records the shape, so that the next one like it is matched byte for byte.
///
/// It parses from left to right without backtracking; marks are skipped everywhere.
struct HeaderGrammar {
    private(set) var shape = HeaderShape()
    private(set) var numbers = HeaderNumbers()
    /// The part of the day, in twelve-hour time.
    private(set) var period: DayPeriod?
    /// The bytes of the header, with an operation in place of each number; see `HeaderProgram`.
    private(set) var program: [UInt8] = []
    /// The end of the header and start of the sender.
    private(set) var position: Int
    private let end: Int
    /// Whether one space after the header belongs to it, if there is one.
    private(set) var allowsBlank = false
    private var isExceptional = false
    private var mixesDigits = false
    private var hasDigits = false
    /// Whether any words are taken for a part of the day.
    private let takesAnyPeriod: Bool
    private var hasUnknownPeriod = false

    /// Whether another header with the same bytes between its numbers is parsed in the same way.
    var isRepeatable: Bool { !mixesDigits && !isExceptional }

    private init(at index: Int, to end: Int, takesAnyPeriod: Bool = false) {
        position = index
        self.end = end
        self.takesAnyPeriod = takesAnyPeriod
    }

    /// Parses the header at the start of a line; nil if there is none.
    static func read(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> HeaderGrammar? {
        var grammar = HeaderGrammar(at: index, to: end)
        return grammar.header(bytes) ? grammar : nil
    }

    /// Parses what would be a header if some words in it named a part of the day; nil if nothing is like that.
    static func readUnknownPeriod(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> HeaderGrammar? {
        var grammar = HeaderGrammar(at: index, to: end, takesAnyPeriod: true)
        return grammar.header(bytes) && grammar.hasUnknownPeriod ? grammar : nil
    }

    // MARK: Productions

    private mutating func header(_ bytes: Span<UInt8>) -> Bool {
        marks(bytes)
        if literal(UInt8(ascii: "["), bytes) {
            shape.isBracketed = true
            blanks(bytes)
        }
        guard isTimeNext(bytes) ? timeFirst(bytes) : dateFirst(bytes) else { return false }
        return terminator(bytes)
    }

    private mutating func dateFirst(_ bytes: Span<UInt8>) -> Bool {
        date(bytes) && glue(bytes) && time(bytes)
    }

    private mutating func timeFirst(_ bytes: Span<UInt8>) -> Bool {
        shape.isTimeFirst = true
        return time(bytes) && glue(bytes) && date(bytes)
    }

    /// A number followed by a colon begins a time.
    private func isTimeNext(_ bytes: Span<UInt8>) -> Bool {
        guard let system = DigitSystem.at(bytes, position, end) else { return false }
        var index = position
        while system.value(bytes, index, end) != nil { index += system.width }
        index = Marks.skip(bytes, from: index, to: end)
        return index < end && bytes[index] == UInt8(ascii: ":")
    }

    private mutating func date(_ bytes: Span<UInt8>) -> Bool {
        if era(bytes) { shape.hasYearFirst = true }
        guard let first = number(bytes, allowsYear: true) else { return false }
        if first == 4 { shape.hasYearFirst = true }
        guard let separator = separator(bytes) else { return false }
        shape.separator = separator
        guard number(bytes, allowsYear: false) != nil, self.separator(bytes) != nil else { return false }
        // An iPhone set to another region with the Japanese calendar writes `3/18/R4`.
        if !shape.hasYearFirst, era(bytes) { shape.hasEraLast = true }
        guard let last = number(bytes, allowsYear: !shape.hasYearFirst && !shape.hasEraLast) else { return false }
        if last == 4 { shape.hasLongYearLast = true }
        suffix(bytes)
        return true
    }

    private mutating func time(_ bytes: Span<UInt8>) -> Bool {
        if dayPeriod(bytes) { blanks(bytes) }
        guard number(bytes, allowsYear: false) != nil, timeSeparator(bytes), pair(bytes) else { return false }
        let beforeSeconds = self
        let hasUnits = !timeSeparator(bytes) && unit("min", bytes)
        if position > beforeSeconds.position, pair(bytes) {
            shape.hasSeconds = true
            if hasUnits { _ = unit("s", bytes) }
        } else {
            self = beforeSeconds
        }
        _ = unit("ч.", bytes) || unit("น.", bytes)
        if period == nil {
            let beforePeriod = self
            blanks(bytes)
            if !dayPeriod(bytes) { self = beforePeriod }
        }
        return true
    }

    /// The text between date and time: a comma, a space, a word such as `à` or `klo`.
    private mutating func glue(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        marks(bytes)
        _ = literal(UInt8(ascii: ","), bytes) || literal("،", bytes) || literal("，", bytes) || literal("、", bytes)
        blanks(bytes)
        if literal(UInt8(ascii: "-"), bytes) || glueWord(bytes) { blanks(bytes) }
        return position > start || shape.separator == 0
    }

    private mutating func glueWord(_ bytes: Span<UInt8>) -> Bool {
        if isPeriodNext(bytes) { return false }
        for candidate in HeaderWords.glue where word(candidate, bytes) { return true }
        return false
    }

    private mutating func terminator(_ bytes: Span<UInt8>) -> Bool {
        marks(bytes)
        if shape.isBracketed {
            blanks(bytes)
            allowsBlank = true
            return literal(UInt8(ascii: "]"), bytes)
        }
        if literal(UInt8(ascii: ";"), bytes) {
            allowsBlank = true
            return true
        }
        if literal(UInt8(ascii: ":"), bytes) {
            marks(bytes)
            return blank(bytes)
        }
        guard blank(bytes) else { return false }
        marks(bytes)
        guard literal(UInt8(ascii: "-"), bytes) || literal("–", bytes) || literal("—", bytes) else { return false }
        marks(bytes)
        if blank(bytes) { return true }
        // A line without text whose final space was trimmed.
        isExceptional = true
        return position == end || bytes[position] == 0x0D
    }

    /// Parses an era before a year, and returns whether there is one.
    private mutating func era(_ bytes: Span<UInt8>) -> Bool {
        let start = self
        for (name, calendar) in HeaderWords.eras where literal(name, bytes) {
            blanks(bytes)
            guard DigitSystem.at(bytes, position, end) != nil else {
                self = start
                continue
            }
            shape.calendar = calendar
            return true
        }
        return false
    }

    /// The text that may follow a date: a dot, the word for year, an era.
    private mutating func suffix(_ bytes: Span<UInt8>) {
        if shape.separator == UInt8(ascii: ".") { _ = literal(UInt8(ascii: "."), bytes) }
        _ = literal("日", bytes) || literal("일", bytes)
        let start = self
        blanks(bytes)
        for (name, calendar) in HeaderWords.suffixes where !isPeriodNext(bytes) && word(name, bytes) {
            if calendar != .gregorian { shape.calendar = calendar }
            return
        }
        self = start
    }

    // MARK: Tokens

    private mutating func separator(_ bytes: Span<UInt8>) -> UInt8? {
        marks(bytes)
        for byte in HeaderWords.separators where literal(byte, bytes) {
            blanks(bytes)
            return byte
        }
        for word in HeaderWords.columnWords where literal(word, bytes) {
            blanks(bytes)
            return 0
        }
        return nil
    }

    private mutating func timeSeparator(_ bytes: Span<UInt8>) -> Bool {
        if colon(bytes) { return true }
        let start = self
        marks(bytes)
        if colon(bytes) { return true }
        blanks(bytes)
        if literal(UInt8(ascii: "h"), bytes) {
            blanks(bytes)
            return true
        }
        self = start
        return false
    }

    /// A unit of time behind its number: `20:15 ч.`, `20 h 15 min 42 s`.
    private mutating func unit(_ name: StaticString, _ bytes: Span<UInt8>) -> Bool {
        let start = self
        blanks(bytes)
        guard literal(name, bytes) else {
            self = start
            return false
        }
        let behind = self
        blanks(bytes)
        // The blank before what ends a header is part of that.
        if DigitSystem.at(bytes, position, end) == nil { self = behind }
        return true
    }

    private mutating func colon(_ bytes: Span<UInt8>) -> Bool {
        literal(UInt8(ascii: ":"), bytes) || literal(UInt8(ascii: "."), bytes) || literal("：", bytes)
    }

    private mutating func dayPeriod(_ bytes: Span<UInt8>) -> Bool {
        guard let match = DayPeriodNames.match(bytes, at: position, to: end) else { return unknownPeriod(bytes) }
        take(bytes, upTo: match.end)
        period = match.period
        shape.periodStyle = match.style
        return true
    }

    /// Whether what begins like another word of a header is the name of a part of the day.
    private func isPeriodNext(_ bytes: Span<UInt8>) -> Bool {
        DayPeriodNames.match(bytes, at: position, to: end) != nil
    }

    /// More bytes than that are a sentence, and no name of a part of the day.
    private static let longestPeriod = 32

    private mutating func unknownPeriod(_ bytes: Span<UInt8>) -> Bool {
        guard takesAnyPeriod, !hasUnknownPeriod else { return false }
        let stop = DayPeriodNames.wordsEnd(bytes, from: position, to: end)
        guard stop > position, stop - position <= HeaderGrammar.longestPeriod else { return false }
        take(bytes, upTo: stop)
        hasUnknownPeriod = true
        return true
    }

    /// A number of one or two digits, or of four where a year is allowed.
    /// - Returns: The number of its digits.
    private mutating func number(_ bytes: Span<UInt8>, allowsYear: Bool) -> Int? {
        marks(bytes)
        guard let (value, length) = digits(bytes) else { return nil }
        guard length <= 2 || length == 4 && allowsYear else { return nil }
        append(value, length == 4 ? HeaderProgram.year : HeaderProgram.shortNumber)
        return length
    }

    private mutating func pair(_ bytes: Span<UInt8>) -> Bool {
        marks(bytes)
        guard let (value, length) = digits(bytes), length == 2 else { return false }
        append(value, HeaderProgram.pair)
        return true
    }

    private mutating func append(_ value: UInt16, _ operation: UInt8) {
        numbers.append(value)
        program.append(operation)
    }

    private mutating func digits(_ bytes: Span<UInt8>) -> (value: UInt16, length: Int)? {
        guard let system = DigitSystem.at(bytes, position, end) else { return nil }
        if hasDigits, system != shape.digits { mixesDigits = true }
        hasDigits = true
        shape.digits = system
        var value: UInt16 = 0
        var length = 0
        while let digit = system.value(bytes, position, end) {
            guard length < 4 else { return nil }
            value = value * 10 + digit
            length += 1
            position += system.width
        }
        return (value, length)
    }

    private mutating func take(_ bytes: Span<UInt8>, upTo stop: Int) {
        while position < stop {
            program.append(bytes[position])
            position += 1
        }
    }

    private mutating func marks(_ bytes: Span<UInt8>) {
        take(bytes, upTo: Marks.skip(bytes, from: position, to: end))
    }

    @discardableResult private mutating func blank(_ bytes: Span<UInt8>) -> Bool {
        let length = Blanks.length(bytes, at: position, to: end)
        take(bytes, upTo: position + length)
        return length > 0
    }

    private mutating func blanks(_ bytes: Span<UInt8>) {
        while true {
            let start = position
            marks(bytes)
            blank(bytes)
            if position == start { return }
        }
    }

    private mutating func literal(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
        guard position < end, bytes[position] == byte else { return false }
        take(bytes, upTo: position + 1)
        return true
    }

    private mutating func literal(_ text: StaticString, _ bytes: Span<UInt8>) -> Bool {
        let length = text.utf8CodeUnitCount
        guard end - position >= length else { return false }
        for offset in 0..<length where unsafe bytes[position + offset] != text.utf8Start[offset] { return false }
        take(bytes, upTo: position + length)
        return true
    }

    private mutating func literal(_ text: [UInt8], _ bytes: Span<UInt8>) -> Bool {
        guard bytes.starts(with: text, at: position, to: end) else { return false }
        take(bytes, upTo: position + text.count)
        return true
    }

    /// A word that is not followed by an ASCII letter.
    private mutating func word(_ text: [UInt8], _ bytes: Span<UInt8>) -> Bool {
        let stop = position + text.count
        guard bytes.starts(with: text, at: position, to: end) else { return false }
        if stop < end, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[stop] | 0x20) { return false }
        take(bytes, upTo: stop)
        return true
    }
}

/// The words that occur inside headers, as bytes.
enum HeaderWords {
    /// Between date and time.
    static let glue = bytes([
        "à", "klo", "saat", "kl.", "kl", "um", "at", "às", "a las", "om", "ob", "во", "в", "о", "و",
    ])

    /// Between the columns of a date.
    static let separators: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")]

    /// Between the columns of a date, as words.
    static let columnWords = bytes(["年", "月", "년", "월", "／", "．", "－"])

    /// Before the year.
    static let eras: [([UInt8], ExportCalendar)] = [
        (Array("R".utf8), .reiwa), (Array("令和".utf8), .reiwa), (Array("H".utf8), .heisei),
        (Array("平成".utf8), .heisei), (Array("S".utf8), .showa), (Array("昭和".utf8), .showa),
    ]

    /// After the year.
    static let suffixes: [([UInt8], ExportCalendar)] = [
        (Array("BE".utf8), .buddhist), (Array("B.E.".utf8), .buddhist), (Array("พ.ศ.".utf8), .buddhist),
        (Array("г.".utf8), .gregorian), (Array("р.".utf8), .gregorian), (Array("AD".utf8), .gregorian),
        (Array("A".utf8), .gregorian), (Array("CE".utf8), .gregorian),
    ]

    private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
}
