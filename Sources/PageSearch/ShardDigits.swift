/// The characters of which the content of every shard consists: 90 printable ones of ASCII.
///
/// Without quotation marks, the backslash, `<` and `&` they need no escaping within a string of JavaScript or JSON, and
/// cannot end it. The script has the same table.
enum ShardDigits {
    static let count = 90
    static let characters = [UInt8]((0x20...0x7E).filter { !Array("\"'\\<&".utf8).contains($0) })

    /// Appends a number: digits of base 45, the lowest first, with 45 added to all but the last.
    static func append(_ number: UInt64, to output: inout [UInt8]) {
        var rest = number
        while rest >= 45 {
            output.append(characters[Int(45 + rest % 45)])
            rest /= 45
        }
        output.append(characters[Int(rest)])
    }

    /// Appends a number that may be negative: the lowest bit is its sign.
    static func append(signed number: Int64, to output: inout [UInt8]) {
        append(unsigned(number), to: &output)
    }

    /// A number that may be negative as one that is not: the lowest bit is its sign.
    static func unsigned(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }
}
