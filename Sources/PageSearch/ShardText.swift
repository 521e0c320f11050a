/// Writes the text of a shard in the 90 characters of `ShardDigits`.
///
/// The units of UTF-16 that occur in the shard are its alphabet. The most frequent ones are one character each, the next
/// two: a prefix and a digit. Any others are four: the last prefix and three digits. So that texts in any script take
/// about as many bytes as in UTF-8, or fewer.
struct ShardText {
    /// The text, in units of UTF-16.
    private(set) var units: [UInt16] = []

    var isEmpty: Bool { units.isEmpty }
    var count: Int { units.count }

    /// The number of characters after which a shard cannot grow by four characters for each unit.
    static let unitSize = 4

    /// The first units of a string, without half a surrogate pair at the end.
    static func units(of string: String, limit: Int) -> [UInt16] {
        var units = Array(string.utf16.prefix(limit))
        if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        return units
    }

    mutating func append(_ text: some Sequence<UInt16>) { units += text }

    mutating func removeAll() { units.removeAll(keepingCapacity: true) }

    /// Appends the members of a JSON object: `"k"`, the number of prefixes; `"a"` and `"b"`, the units of one and of two
    /// characters, ascending, as distances; `"t"`, the text.
    func write(to output: inout [UInt8]) {
        let ranked = frequencies().sorted { ($0.count, $1.unit) > ($1.count, $0.unit) }.map(\.unit)
        let prefixes = ShardText.prefixes(for: ranked.count)
        let ones = ranked.prefix(ShardDigits.count - 1 - prefixes).sorted()
        let twos = ranked.dropFirst(ones.count).prefix(prefixes * ShardDigits.count).sorted()
        output += Array("\"k\":\(prefixes),\"a\":\"".utf8)
        ShardText.appendDistances(ones, to: &output)
        output += Array("\",\"b\":\"".utf8)
        ShardText.appendDistances(twos, to: &output)
        output += Array("\",\"t\":\"".utf8)
        appendText(ones, twos, prefixes, to: &output)
        output.append(UInt8(ascii: "\""))
    }

    private func appendText(_ ones: [UInt16], _ twos: [UInt16], _ prefixes: Int, to output: inout [UInt8]) {
        // A code for every unit: one character; or two, marked by 0x8000; or none.
        var codes = [UInt32](repeating: 0, count: 0x1_0000)
        let digits = ShardDigits.characters
        for (number, unit) in ones.enumerated() { codes[Int(unit)] = UInt32(digits[number]) }
        for (number, unit) in twos.enumerated() {
            let first = digits[ShardDigits.count - 1 - prefixes + number / ShardDigits.count]
            codes[Int(unit)] = UInt32(first) << 8 | UInt32(digits[number % ShardDigits.count])
        }
        output.reserveCapacity(output.count + units.count * 5 / 4)
        for unit in units {
            let code = codes[Int(unit)]
            if code == 0 {
                let value = Int(unit)
                output.append(digits[ShardDigits.count - 1])
                output.append(digits[value / (ShardDigits.count * ShardDigits.count)])
                output.append(digits[value / ShardDigits.count % ShardDigits.count])
                output.append(digits[value % ShardDigits.count])
            } else {
                if code > 0xFF { output.append(UInt8(code >> 8)) }
                output.append(UInt8(truncatingIfNeeded: code))
            }
        }
    }

    private func frequencies() -> [(unit: UInt16, count: Int)] {
        var counts = [Int32](repeating: 0, count: 0x1_0000)
        for unit in units { counts[Int(unit)] += 1 }
        var found: [(unit: UInt16, count: Int)] = []
        for (unit, count) in counts.enumerated() where count > 0 { found.append((UInt16(unit), Int(count))) }
        return found
    }

    /// The number of prefixes with which all units, if possible, have a code.
    private static func prefixes(for units: Int) -> Int {
        var prefixes = 0
        while prefixes < 40, ShardDigits.count - 1 - prefixes + prefixes * ShardDigits.count < units { prefixes += 1 }
        return prefixes
    }

    private static func appendDistances(_ units: [UInt16], to output: inout [UInt8]) {
        var last: UInt16 = 0
        for unit in units {
            ShardDigits.append(UInt64(unit - last), to: &output)
            last = unit
        }
    }
}
