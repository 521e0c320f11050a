/// Finds telephone numbers in text and replaces them: those of known people with the person's replacement, all others
/// by a closure.
struct NumberTable: Sendable {
    private var byDigits: [String: String] = [:]
    private var byEnding: [String: String] = [:]
    /// Replacements that are in texts already, and may look like numbers.
    private var spared: Set<String> = []
    private var longestSpared = 0

    /// A nationally formatted number matches the international one in this many final digits.
    private static let endingLength = 9

    /// Adds a number in any format.
    mutating func add(_ number: String, replacement: String) {
        let digits = NumberTable.digits(of: number)
        guard digits.utf8.count >= 7 else { return }
        byDigits[digits] = replacement
        if let ending = NumberTable.ending(of: digits) { byEnding[ending] = replacement }
    }

    /// Leaves a replacement as it is where it occurs in a text.
    mutating func spare(_ replacement: String) {
        spared.insert(replacement)
        longestSpared = max(longestSpared, replacement.utf8.count)
    }

    /// The replacement for a number; nil if it is unknown.
    func replacement(of digits: String) -> String? {
        byDigits[digits] ?? NumberTable.ending(of: digits).flatMap { byEnding[$0] }
    }

    /// The text with every number replaced.
    func replaced(_ text: String, unknown: (String) -> String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(where: { (0x30...0x39).contains($0) }) else { return text }
        var result: [UInt8] = []
        var copied = 0
        var position = 0
        while position < bytes.count {
            guard let run = NumberTable.run(in: bytes, at: position) else {
                position += 1
                continue
            }
            if let end = endOfSpared(in: bytes, at: position) {
                position = end
                continue
            }
            position = run.range.upperBound
            let known = replacement(of: run.digits)
            guard known != nil || run.looksLikeNumber else { continue }
            result += bytes[copied..<run.range.lowerBound]
            result += Array((known ?? unknown(run.digits)).utf8)
            copied = run.range.upperBound
        }
        guard copied > 0 else { return text }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Where a spared replacement ends that has its first digits at an index; nil if there is none.
    private func endOfSpared(in bytes: [UInt8], at position: Int) -> Int? {
        guard !spared.isEmpty else { return nil }
        // A replacement is a word, a hyphen and an id.
        guard position > 0, bytes[position - 1] == UInt8(ascii: "-") else { return nil }
        var begin = position - 1
        while begin > 0, NumberTable.isWordByte(bytes[begin - 1]), position - begin < longestSpared { begin -= 1 }
        var end = position
        while end < bytes.count, NumberTable.isWordByte(bytes[end]), end - begin < longestSpared { end += 1 }
        return spared.contains(String(decoding: bytes[begin..<end], as: UTF8.self)) ? end : nil
    }

    /// Digits with the usual separators between them.
    private struct Run {
        var range: Range<Int>
        var digits: String
        var looksLikeNumber: Bool
    }

    /// The run of digits that begins at an index; nil if there is none.
    private static func run(in bytes: [UInt8], at start: Int) -> Run? {
        let isInternational = bytes[start] == UInt8(ascii: "+")
        guard isInternational || isDigit(bytes[start]) else { return nil }
        if start > 0, isWordByte(bytes[start - 1]) { return nil }
        var digits: [UInt8] = []
        var end = isInternational ? start + 1 : start
        var position = end
        var separators = 0
        while position < bytes.count {
            if isDigit(bytes[position]) {
                digits.append(bytes[position])
                position += 1
                end = position
                separators = 0
            } else if separators < 2, let length = separatorLength(bytes, position) {
                position += length
                separators += 1
            } else {
                break
            }
        }
        guard !digits.isEmpty else { return nil }
        // `2020-06-07-15-13-20` is a timestamp, as in names of media files.
        let isDate =
            digits.count >= 8 && (digits.starts(with: [0x31, 0x39]) || digits.starts(with: [0x32, 0x30]))
            && end - start > 4 && bytes[start..<end].dropFirst(4).first == UInt8(ascii: "-")
        let count = digits.count
        let looksLikeNumber =
            !isDate
            && (isInternational
                ? (7...15).contains(count)
                : (10...17).contains(count) || (9...17).contains(count) && digits.first == 0x30)
        return Run(
            range: start..<end, digits: String(decoding: digits, as: UTF8.self), looksLikeNumber: looksLikeNumber)
    }

    /// The length of a separator between the digits of a number: space, no-break space, `-.()/`.
    private static func separatorLength(_ bytes: [UInt8], _ position: Int) -> Int? {
        switch bytes[position] {
        case 0x20, 0x2D, 0x2E, 0x28, 0x29, 0x2F: 1
        case 0xC2 where position + 1 < bytes.count && bytes[position + 1] == 0xA0: 2
        default: nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "+")
    }

    /// The digits of a number, without the `00` of international dialling.
    static func digits(of number: String) -> String {
        var digits = number.utf8.filter { isDigit($0) }
        if digits.starts(with: [0x30, 0x30]) { digits.removeFirst(2) }
        return String(decoding: digits, as: UTF8.self)
    }

    private static func ending(of digits: String) -> String? {
        digits.utf8.count >= endingLength ? String(digits.suffix(endingLength)) : nil
    }
}
