/// A C expression over `n`, as in the field `Plural-Forms` of a catalogue.
struct PluralExpression {
    private var tokens: [String] = []
    private let n: Int
    private var position = 0

    struct NotUnderstood: Error {
        let token: String
    }

    init(_ text: Substring, n: Int) {
        self.n = n
        var rest = text.filter { $0 != " " }[...]
        while let first = rest.first {
            let length: Int
            if first.isNumber {
                length = rest.prefix { $0.isNumber }.count
            } else {
                length = ["==", "!=", "<=", ">=", "&&", "||"].contains { rest.hasPrefix($0) } ? 2 : 1
            }
            tokens.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
    }

    /// The value for the number.
    mutating func value() throws -> Int {
        let value = try choice()
        guard position == tokens.count else { throw NotUnderstood(token: tokens[position]) }
        return value
    }

    private mutating func take(_ token: String) -> Bool {
        guard position < tokens.count, tokens[position] == token else { return false }
        position += 1
        return true
    }

    private mutating func choice() throws -> Int {
        let condition = try binary(0)
        guard take("?") else { return condition }
        let first = try choice()
        guard take(":") else { throw NotUnderstood(token: "?") }
        let second = try choice()
        return condition != 0 ? first : second
    }

    /// The operators, in ascending order of precedence.
    private static let levels: [[String: @Sendable (Int, Int) -> Int]] = [
        ["||": { $0 != 0 || $1 != 0 ? 1 : 0 }], ["&&": { $0 != 0 && $1 != 0 ? 1 : 0 }],
        ["==": { $0 == $1 ? 1 : 0 }, "!=": { $0 != $1 ? 1 : 0 }],
        [
            "<": { $0 < $1 ? 1 : 0 }, ">": { $0 > $1 ? 1 : 0 }, "<=": { $0 <= $1 ? 1 : 0 },
            ">=": { $0 >= $1 ? 1 : 0 },
        ],
        ["%": { $0 % $1 }],
    ]

    private mutating func binary(_ level: Int) throws -> Int {
        guard level < Self.levels.count else { return try operand() }
        var value = try binary(level + 1)
        while position < tokens.count, let apply = Self.levels[level][tokens[position]] {
            position += 1
            value = apply(value, try binary(level + 1))
        }
        return value
    }

    private mutating func operand() throws -> Int {
        if take("n") { return n }
        if take("(") {
            let value = try choice()
            guard take(")") else { throw NotUnderstood(token: "(") }
            return value
        }
        guard position < tokens.count, let number = Int(tokens[position]) else {
            throw NotUnderstood(token: position < tokens.count ? tokens[position] : "the end")
        }
        position += 1
        return number
    }
}
